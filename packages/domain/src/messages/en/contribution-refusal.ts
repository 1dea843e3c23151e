import type { ContributionVerdict } from '../../fund/index.ts';
import { type AmountRange, type Cents, formatAmount } from '../../money/index.ts';
import type { CartContributionRefusal } from '../../ports/index.ts';
import { type ContributionRefusal, LEAST_CONTRIBUTION } from '../../registry/index.ts';
import type { Site } from '../../site/index.ts';
import { addRefused, cartFull } from './cart.ts';
import { keyRefused } from './key-refusal.ts';
import { GROUP_GIFTS_NOT_OFFERED, REGISTRY_NOT_FOUND } from './registry.ts';

type Money = Pick<Site, 'currencyPrefix'>;

/** Said of too little for a fund (GC-04). */
const startsAt = (currencyPrefix: Site['currencyPrefix']): string =>
  `Contributions start at ${formatAmount(currencyPrefix, LEAST_CONTRIBUTION)}.`;

const UNREADABLE = 'Please enter an amount like 25 or 25.50.';
const onlyMissing = (missing: string): string => `Only ${missing} is still needed. Please enter that amount or less.`;
const exactlyMissing = (missing: string): string =>
  `Only ${missing} is still needed. Please enter exactly that amount.`;

/** What the field for a contribution to a group gift says, nothing when the amount is right (GG-01, GC-04). */
export const contributionVerdictMessages = ({ currencyPrefix }: Money, verdict: ContributionVerdict): string => {
  switch (verdict._tag) {
    case 'Ok':
      return '';
    case 'Unreadable':
      return UNREADABLE;
    case 'Empty':
    case 'OutOfRange':
      return verdict.minimum < LEAST_CONTRIBUTION
        ? exactlyMissing(formatAmount(currencyPrefix, verdict.maximum))
        : startsAt(currencyPrefix);
    case 'AboveMissing':
      return (verdict.minimum === verdict.maximum ? exactlyMissing : onlyMissing)(
        formatAmount(currencyPrefix, verdict.maximum),
      );
  }
};

/** What that field says where the cart holds money for the fund already: what the range takes goes beside it (GG-01, GG-05). */
export const besideVerdictMessages = (
  { currencyPrefix }: Money,
  { minimum, maximum }: AmountRange,
  verdict: ContributionVerdict,
): string => {
  const [least, most] = [formatAmount(currencyPrefix, minimum), formatAmount(currencyPrefix, maximum)];
  if (verdict._tag === 'Ok') return '';
  if (verdict._tag === 'Unreadable') return UNREADABLE;
  if (minimum === maximum) return `Only ${most} more can be added. Please enter exactly that amount.`;
  if (verdict._tag === 'AboveMissing') return `Only ${most} more can be added. Please enter that amount or less.`;
  return minimum === 1 ? `Please enter an amount up to ${most}.` : `Please enter an amount from ${least} to ${most}.`;
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
        ? exactlyMissing(formatAmount(currencyPrefix, refusal.minimum))
        : startsAt(currencyPrefix);
    case 'FundFull': {
      if (refusal.missing === 0) return 'Guests have paid for this gift in full. Please choose another one.';
      const words = refusal.missing <= LEAST_CONTRIBUTION ? exactlyMissing : onlyMissing;
      return words(formatAmount(currencyPrefix, refusal.missing));
    }
  }
};

/** Why no money for a group gift was put into the cart (GG-01, GG-05). */
export const cartContributionRefused = (money: Money, refusal: CartContributionRefusal): string => {
  const priced = (amount: Cents): string => formatAmount(money.currencyPrefix, amount);
  switch (refusal._tag) {
    case 'RegistryNotFound':
      return REGISTRY_NOT_FOUND;
    case 'NotOnRegistry':
    case 'OtherBrand':
      return addRefused(refusal);
    case 'AlreadyInCart':
      return refusal.missing === 0
        ? `Your cart already has ${priced(refusal.inCart)} for this gift, and nothing more can be added.`
        : `Your cart already has ${priced(refusal.inCart)} for this gift, so only ${priced(refusal.missing)} more can be added. Please enter that amount or less.`;
    case 'CartFull':
      return cartFull(refusal);
    case 'IdempotencyKeyReused':
    case 'RequestInProgress':
      return keyRefused(refusal);
    default:
      return contributionRefused(money, refusal);
  }
};
