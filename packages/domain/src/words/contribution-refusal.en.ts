import type { ContributionVerdict } from '../fund/index.ts';
import { type AmountRange, type Cents, formatPrice } from '../money/index.ts';
import type { CartContributionRefusal } from '../ports/index.ts';
import { type ContributionRefusal, LEAST_CONTRIBUTION } from '../registry/index.ts';
import type { Site } from '../site/index.ts';
import { addRefused, cartFull } from './cart.en.ts';
import { giftCardHint } from './gift-card.en.ts';
import { keyRefused } from './once.en.ts';
import { GROUP_GIFTS_NOT_OFFERED, REGISTRY_NOT_FOUND } from './registry.en.ts';

type Money = Pick<Site, 'currencyPrefix'>;

const onlyMissing = (missing: string): string => `Only ${missing} is still missing. Please give that, or less.`;
const exactlyMissing = (missing: string): string => `Only ${missing} is still missing. Please give exactly that.`;

/** What the field for a contribution to a group gift says, nothing when the amount is right (GG-01, GC-04). */
export const contributionVerdictWords = ({ currencyPrefix }: Money, verdict: ContributionVerdict): string => {
  const wrong = ({ minimum, maximum }: AmountRange, otherwise: string): string =>
    minimum < LEAST_CONTRIBUTION ? exactlyMissing(formatPrice(currencyPrefix, maximum)) : otherwise;
  switch (verdict._tag) {
    case 'Ok':
      return '';
    case 'Empty':
      return giftCardHint('GiftCard');
    case 'OutOfRange':
      return wrong(verdict, giftCardHint('GiftCard'));
    case 'AboveMissing':
      return wrong(verdict, onlyMissing(formatPrice(currencyPrefix, verdict.maximum)));
  }
};

/** Why no money was taken for a fund (GG-01, GG-03); of an amount it says what the field says (GC-04). */
export const contributionRefused = ({ currencyPrefix }: Money, refusal: ContributionRefusal): string => {
  switch (refusal._tag) {
    case 'NotInMarket':
      return GROUP_GIFTS_NOT_OFFERED;
    case 'NotAGroupGift':
      return 'This gift is no longer a group gift. You can buy it instead.';
    case 'NoLongerAvailable':
    case 'PersonalizationError':
      return addRefused(refusal);
    case 'ContributionTooSmall':
      return refusal.minimum < LEAST_CONTRIBUTION
        ? exactlyMissing(formatPrice(currencyPrefix, refusal.minimum))
        : giftCardHint('GiftCard');
    case 'FundFull': {
      if (refusal.missing === 0) return 'Guests have paid for this gift in full. Please choose another one.';
      const words = refusal.missing < LEAST_CONTRIBUTION ? exactlyMissing : onlyMissing;
      return words(formatPrice(currencyPrefix, refusal.missing));
    }
  }
};

/** Why no money for a group gift was put into the cart (GG-01, GG-05). */
export const cartContributionRefused = (money: Money, refusal: CartContributionRefusal): string => {
  const priced = (amount: Cents): string => formatPrice(money.currencyPrefix, amount);
  switch (refusal._tag) {
    case 'RegistryNotFound':
      return REGISTRY_NOT_FOUND;
    case 'NotOnRegistry':
    case 'OtherBrand':
      return addRefused(refusal);
    case 'AlreadyInCart':
      return refusal.missing === 0
        ? `Your cart holds ${priced(refusal.inCart)} for this gift, and that is all that is missing.`
        : `Your cart holds ${priced(refusal.inCart)} for this gift, so only ${priced(refusal.missing)} more is missing. To give another amount, remove that from your cart first.`;
    case 'CartFull':
      return cartFull(refusal);
    case 'KeyReused':
    case 'InFlight':
      return keyRefused(refusal);
    default:
      return contributionRefused(money, refusal);
  }
};
