import { type Cents, outcomeUnknown, plus, type RegistryItem } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import type { ContributionReason } from './contribution-source.ts';

/** What went into the cart: what was asked for, or what had been asked for before and gone in without an answer. */
export interface Giving {
  readonly amount: Cents;
  readonly isEarlier: boolean;
}

/** What was done in the dialog, beside what the registry says of the item. */
export interface ContributionState {
  /** The item as it was when the dialog was opened. */
  readonly item: RegistryItem;
  /** How much the fund took then. */
  readonly missingAtFirst: Cents;
  readonly amount: string;
  /** What was typed is told to be wrong, as long as it is. */
  readonly isChecked: boolean;
  readonly refused: O.Option<ContributionReason>;
  /** How much the fund takes at most, as a refusal told it: it may know more than the page. */
  readonly told: O.Option<Cents>;
  /** How much the own cart holds for the fund already; none until it is known. */
  readonly inCart: O.Option<Cents>;
  /** Money is on its way to the cart. */
  readonly isGiving: boolean;
  /** What went into the cart, once something did. */
  readonly given: O.Option<Giving>;
  readonly lookAgain: number;
}

/** The dialog as it opens for an item whose fund takes that much. */
export const opened = (item: RegistryItem, missingAtFirst: Cents): ContributionState => ({
  item,
  missingAtFirst,
  amount: '',
  isChecked: false,
  refused: O.none,
  told: O.none,
  inCart: O.none,
  isGiving: false,
  given: O.none,
  lookAgain: 0,
});

/** The state once something else is typed: what was said of it before is said no more, and who has emptied the field to begin anew is not told that it is empty. */
export const typed = (state: ContributionState, amount: string): ContributionState => ({
  ...state,
  amount,
  isChecked: state.isChecked && amount !== '',
  refused: O.none,
});

/** How much the fund takes at most, where a refusal tells it. */
const stillMissing = (reason: ContributionReason): O.Option<Cents> => {
  if (reason._tag === 'FundFull') return O.some(reason.missing);
  return reason._tag === 'AlreadyInCart' && reason.missing > 0 ? O.some(plus(reason.inCart, reason.missing)) : O.none;
};

/** The state once the money was not taken, and why. */
export const refusedFor = (state: ContributionState, reason: ContributionReason): ContributionState => ({
  ...state,
  isGiving: false,
  refused: O.some(reason),
  told: O.alt(() => state.told)(stillMissing(reason)),
  inCart: reason._tag === 'AlreadyInCart' ? O.some(reason.inCart) : state.inCart,
  lookAgain: state.lookAgain + 1,
});

/** The state once it is known how much the cart holds; what was told since it was asked counts for more. */
export const knownInCart = (state: ContributionState, inCart: Cents): ContributionState =>
  O.isSome(state.inCart) || state.isGiving || O.isSome(state.given) ? state : { ...state, inCart: O.some(inCart) };

/** The state once money is on its way. */
export const begun = (state: ContributionState): ContributionState => ({ ...state, isGiving: true, refused: O.none });

/** The state once so much went into the cart. */
export const given =
  (amount: Cents, isEarlier: boolean) =>
  (state: ContributionState): ContributionState => ({
    ...state,
    isGiving: false,
    given: O.some({ amount, isEarlier }),
  });

/** The state once nobody is in doubt any more what became of the money; what the cart holds is not known anew yet. */
export const undoubted = (state: ContributionState): ContributionState =>
  O.exists(outcomeUnknown)(state.refused) ? { ...state, refused: O.none, inCart: O.none } : state;
