import type { GiftCardOver } from '../../cross-brand/index.ts';
import { formatPrice } from '../../money/index.ts';
import type { Site } from '../../site/index.ts';

/** The gift card that was chosen on the other brand's site before one came to the page of the gift cards, and what is left to do (XB-07). */
export const chosenGiftCard = ({ currencyPrefix }: Pick<Site, 'currencyPrefix'>, { kind, amount }: GiftCardOver) => {
  const card = `${kind === 'GiftCard' ? 'A gift card' : 'An eGift card'} for ${formatPrice(currencyPrefix, amount)}`;
  return {
    heading: 'What you chose',
    paragraphs: [
      `${card}. It isn’t in your cart yet: open the registry it’s for, and enter this amount in the GIFT CARDS section.`,
    ],
    points: [],
  };
};
