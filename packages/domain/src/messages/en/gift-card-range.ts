import { type GiftCardKind, giftCardRange } from '../../gift-card/index.ts';
import { formatAmount } from '../../money/index.ts';
import type { Site } from '../../site/index.ts';

/** How much a card of that kind may be worth, as it is told where one is chosen later (GC-03). */
export const giftCardRangeSaid = ({ currencyPrefix }: Pick<Site, 'currencyPrefix'>, kind: GiftCardKind): string => {
  const { minimum, maximum } = giftCardRange(kind, 'form');
  return `Any amount from ${formatAmount(currencyPrefix, minimum)} to ${formatAmount(currencyPrefix, maximum)}.`;
};
