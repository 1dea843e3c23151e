import type { FundShown } from '../../item/index.ts';
import { formatAmount } from '../../money/index.ts';
import type { CartContributionRefusal, Fault } from '../../ports/index.ts';
import type { Site } from '../../site/index.ts';
import { cartContributionRefused } from './contribution-refusal.ts';
import { formatCount } from './count.ts';
import { mayBeInCart } from './unanswered.ts';

/** Why there is nothing more to give to a group gift: it has all of its money, the own cart holds what it still misses, it was given some other way, or is a group gift no longer. */
export type ContributionEnd = 'full' | 'in-cart' | 'gone' | 'not-together';

/** How to read: for the reason on the left, what is told on the right. */
const ends: Readonly<Record<ContributionEnd, { readonly title: string; readonly text: string }>> = {
  full: {
    title: 'This Gift Is Complete',
    text: 'Guests have just paid for this gift in full, so nothing more is needed. Nothing new was added to your cart; any contribution you added before is still there. Please choose another gift.',
  },
  'in-cart': {
    title: 'All in Your Cart',
    text: 'Your cart has everything still needed for this gift, so there’s nothing more to give. It counts once you place your order.',
  },
  gone: {
    title: 'No Longer on the Registry',
    text: 'This gift was just taken off the registry. Nothing new was added to your cart; any contribution you added before is still there. Please choose another gift.',
  },
  'not-together': {
    title: 'No Longer a Group Gift',
    text: 'This gift no longer takes group contributions. Nothing new was added to your cart; any contribution you added before is still there. You can look at the gift on the list again.',
  },
};

const raisedOf = (raised: string, goal: string): string => `${raised} of ${goal} raised`;

const fundProgressMessages = ({ currencyPrefix }: Pick<Site, 'currencyPrefix'>, shown: FundShown): string => {
  const { raised, goal, wanted, whole } = shown;
  const money = raisedOf(formatAmount(currencyPrefix, raised), formatAmount(currencyPrefix, goal));
  if (whole === 0) return money;
  const bought = `${formatCount(whole)} of ${formatCount(wanted)} bought outright`;
  return goal === 0 ? bought : `${bought}; ${money} for the rest`;
};

/** What stands where guests pay for a gift together; amounts come as they are shown. */
export const contributionMessages = {
  /** GG-01. */
  contribute: 'Contribute to Group Gift Fund',
  /** The accessible name of the button: there may be one on several cards. */
  contributeLabel: (name: string): string => `Contribute to Group Gift Fund: ${name}`,
  /** GG-03: progress, in words, with the pieces that were bought whole told apart: nobody collects for them. */
  progress: fundProgressMessages,
  toGo: (missing: string): string => `${missing} to go`,
  /** What the meter is called. */
  fund: (name: string): string => `Group gift fund for ${name}`,
  anyAmountFrom: (least: string): string => `Group gift, any amount from ${least}`,
  onlyMissing: (missing: string): string => `Group gift, only ${missing} still needed`,
  /** Under the field: what the fund takes. */
  takes: (least: string, most: string): string =>
    least === most ? `Please enter exactly ${most}.` : `Any amount from ${least} to ${most}.`,
  /** GG-05: what the own cart holds for the fund, and what can go beside it. */
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
  /** Somebody gave while the dialog was open. */
  meanwhile: (missing: string): string => `Someone just contributed to this gift. ${missing} is still needed.`,
  add: 'Add to Cart',
  adding: 'Adding to Cart…',
  cancel: 'Cancel',
  close: 'Close',
  added: 'Added to Your Cart',
  addedEarlier: 'Already in Your Cart',
  addedText: (amount: string, name: string): string => `Your contribution of ${amount} to ${name} is in your cart.`,
  /** CART-08: the first try went in without an answer, and another amount was asked for then. */
  addedEarlierText: (amount: string, name: string): string =>
    `Your earlier contribution of ${amount} to ${name} was already in your cart. Nothing more was added. To give more, contribute to this gift again.`,
  addedNote: 'It counts once you place your order.',
  viewCart: 'View Cart',
  keepLooking: 'Keep Browsing',
  /** Of what is told at the foot of the page, once the dialog was closed. */
  dismiss: 'Dismiss',
  ended: (end: ContributionEnd): { readonly title: string; readonly text: string } => ends[end],
} as const;

/** Why no money was put into the cart, or why nobody knows whether it was (CART-08). */
export const contributionNotAdded = (
  money: Pick<Site, 'currencyPrefix'>,
  reason: CartContributionRefusal | Fault,
): string => {
  switch (reason._tag) {
    case 'Unavailable':
    case 'BadRequest':
    case 'UnreadableResponse':
    case 'TooManyRequests':
    case 'RequestInProgress':
      return mayBeInCart(reason);
    default:
      return cartContributionRefused(money, reason);
  }
};
