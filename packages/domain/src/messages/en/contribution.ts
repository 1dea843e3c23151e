import type { ContributionVerdict } from '../../fund/index.ts';
import type { AmountRange, Cents } from '../../money/index.ts';
import type { CartContributionRefusal, Fault } from '../../ports/index.ts';
import { type ContributionRefusal, MINIMUM_CONTRIBUTION } from '../../registry/index.ts';
import type { Site } from '../../site/index.ts';
import { addRefused, cartFull } from './cart.ts';
import { addToCartFaultSentence, keyRefused } from './fault.ts';
import { formatAmount } from './formats.ts';
import { GROUP_GIFTS_NOT_OFFERED } from './registry.ts';
import { REGISTRY_NOT_FOUND } from './registry-name.ts';

type Money = Pick<Site, 'currencyPrefix'>;

/** Shown for an amount that is too small (GC-04). */
const startsAt = (currencyPrefix: Site['currencyPrefix']): string =>
  `Contributions start at ${formatAmount(currencyPrefix, MINIMUM_CONTRIBUTION)}.`;

const UNREADABLE = 'Please enter an amount like 25 or 25.50.';
const onlyMissing = (missing: string): string => `Only ${missing} is still needed. Please enter that amount or less.`;
const exactlyMissing = (missing: string): string =>
  `Only ${missing} is still needed. Please enter exactly that amount.`;

/** The message below the contribution field; empty when the amount is right (GG-01, GC-04). */
export const contributionVerdictMessages = ({ currencyPrefix }: Money, verdict: ContributionVerdict): string => {
  switch (verdict._tag) {
    case 'Ok':
      return '';
    case 'Unreadable':
      return UNREADABLE;
    case 'Empty':
    case 'OutOfRange':
      return verdict.minimum < MINIMUM_CONTRIBUTION
        ? exactlyMissing(formatAmount(currencyPrefix, verdict.maximum))
        : startsAt(currencyPrefix);
    case 'AboveMissing':
      return (verdict.minimum === verdict.maximum ? exactlyMissing : onlyMissing)(
        formatAmount(currencyPrefix, verdict.maximum),
      );
  }
};

/** Like `contributionVerdictMessages`, when the cart already holds money for the fund; the range is what can be added to it (GG-01, GG-05). */
export const remainingRangeMessages = (
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

/** Why a contribution was refused (GG-01, GG-03); for an amount the same text as below the field (GC-04). */
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
      return refusal.minimum < MINIMUM_CONTRIBUTION
        ? exactlyMissing(formatAmount(currencyPrefix, refusal.minimum))
        : startsAt(currencyPrefix);
    case 'FundsClosed':
      return 'The time to give to this fund is over. Please choose another gift.';
    case 'FundFull': {
      if (refusal.missing === 0) return 'Guests have paid for this gift in full. Please choose another one.';
      const sentence = refusal.missing <= MINIMUM_CONTRIBUTION ? exactlyMissing : onlyMissing;
      return sentence(formatAmount(currencyPrefix, refusal.missing));
    }
  }
};

/** Why a contribution was not added to the cart (GG-01, GG-05). */
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

/**
 * Why a group gift accepts no more money: it is complete, this cart holds the rest, it was removed from the registry,
 * it is no longer a group gift, or its registry's funds are closed.
 */
export type ContributionEnd = 'full' | 'in-cart' | 'gone' | 'not-together' | 'closed';

/** Title and text for each reason. */
const ends: Readonly<Record<ContributionEnd, { readonly title: string; readonly text: string }>> = {
  full: {
    title: 'This gift is complete',
    text: 'Guests have just paid for this gift in full, so nothing more is needed. Nothing new was added to your cart; any contribution you added before is still there. Please choose another gift.',
  },
  'in-cart': {
    title: 'All in your cart',
    text: 'Your cart has everything still needed for this gift, so there’s nothing more to give. It’s added to the fund when you place your order.',
  },
  gone: {
    title: 'No longer on the registry',
    text: 'This gift was just removed from the registry. Nothing new was added to your cart; any contribution you added before is still there. Please choose another gift.',
  },
  'not-together': {
    title: 'No longer a group gift',
    text: 'This gift no longer takes group contributions. Nothing new was added to your cart; any contribution you added before is still there. You can look at the gift on the list again.',
  },
  closed: {
    title: 'This fund is closed',
    text: 'The time to give to this fund is over. Nothing new was added to your cart; any contribution you added before is still there. Please choose another gift.',
  },
};

/** The dialog of a group gift; amounts arrive formatted. */
export const contributionMessages = {
  /** Below the field: the amounts that the fund accepts. */
  takes: (least: string, most: string): string =>
    least === most ? `Please enter exactly ${most}.` : `Any amount from ${least} to ${most}.`,
  /** How much the cart already holds for the fund, and how much can be added (GG-05). */
  inCart: (amount: string): string => `Your cart already has ${amount} for this gift.`,
  takesBeside: (most: string): string => `You can add up to ${most} more.`,
  takesBesideFrom: (least: string, most: string): string =>
    least === most ? `Only ${most} more can be added.` : `You can add ${least} to ${most} more.`,
  title: 'Contribute to Group Gift Fund',
  amount: 'Amount',
  suggestions: 'Suggested amounts',
  allOf: (missing: string): string => `All ${missing}`,
  allOfLabel: (missing: string): string => `All ${missing} still needed`,
  allBesideLabel: (most: string): string => `All ${most} that can be added`,
  note: 'Your contribution stays in your cart until you place your order. It counts from then on.',
  /** Someone contributed while the dialog was open. */
  meanwhile: (missing: string): string => `Someone just contributed to this gift. ${missing} is still needed.`,
  add: 'Add to Cart',
  adding: 'Adding to Cart…',
  cancel: 'Cancel',
  close: 'Close',
  added: 'Added to your cart',
  addedEarlier: 'Already in your cart',
  addedText: (amount: string, name: string): string => `Your contribution of ${amount} to ${name} is in your cart.`,
  /** An earlier, unconfirmed attempt had succeeded with a different amount (CART-08). */
  addedEarlierText: (amount: string, name: string): string =>
    `Your earlier contribution of ${amount} to ${name} was already in your cart. Nothing more was added. To give more, contribute to this gift again.`,
  addedNote: 'It’s added to the fund when you place your order.',
  viewCart: 'View Cart',
  keepLooking: 'Keep Browsing',
  /** Closes the toast. */
  dismiss: 'Dismiss',
  ended: (end: ContributionEnd): { readonly title: string; readonly text: string } => ends[end],
} as const;

/** Why a contribution was not added to the cart, or that the outcome is unknown (CART-08). */
export const contributionNotAdded = (
  money: Pick<Site, 'currencyPrefix'>,
  reason: CartContributionRefusal | Fault,
): string => {
  switch (reason._tag) {
    case 'Unavailable':
    case 'CookiesRefused':
    case 'BadRequest':
    case 'UnreadableResponse':
    case 'TooManyRequests':
    case 'RequestInProgress':
      return addToCartFaultSentence(reason);
    default:
      return cartContributionRefused(money, reason);
  }
};
