import { type Cents, plus, type RegistryItem } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { type MutationState, withoutReason } from '../mutation/index.ts';
import type { TimedToast } from '../toast/index.ts';
import type { ContributionReason } from './contribution-source.ts';

/** The amount added to the cart, and whether an earlier, unconfirmed request had added it. */
export interface Giving {
  readonly amount: Cents;
  readonly isEarlier: boolean;
}

/** The state of the dialog, beside the registry's item. */
export interface ContributionState {
  /** The item as it was when the dialog was opened. */
  readonly item: RegistryItem;
  /** The amount the fund took when the dialog was opened. */
  readonly missingAtFirst: Cents;
  readonly amount: string;
  /** Whether errors of the amount are shown. */
  readonly isChecked: boolean;
  /** The most the fund takes according to a refusal, which may be newer than the page; otherwise none. */
  readonly missing: O.Option<Cents>;
  /** The amount that this person's cart holds for the fund; none until it is known. */
  readonly inCart: O.Option<Cents>;
  /** The state of adding the contribution; stays `Succeeded` once it was added. */
  readonly giving: MutationState<ContributionReason, Cents>;
  readonly focusRequests: number;
}

/** The dialog's initial state for an item whose fund takes at most that amount. */
export const opened = (item: RegistryItem, missingAtFirst: Cents): ContributionState => ({
  item,
  missingAtFirst,
  amount: '',
  isChecked: false,
  missing: O.none,
  inCart: O.none,
  giving: { _tag: 'Idle' },
  focusRequests: 0,
});

/** The state after typing: the old notice is removed, and an emptied field is not reported as empty. */
export const typed = (state: ContributionState, amount: string): ContributionState => ({
  ...state,
  amount,
  isChecked: state.isChecked && amount !== '',
  giving: withoutReason(state.giving),
});

/** The most the fund takes, where a refusal contains it. */
const stillMissing = (reason: ContributionReason): O.Option<Cents> => {
  if (reason._tag === 'FundFull') return O.some(reason.missing);
  return reason._tag === 'AlreadyInCart' && reason.missing > 0 ? O.some(plus(reason.inCart, reason.missing)) : O.none;
};

/** The state once the cart's amount is known; notices that came since the request take precedence. */
export const knownInCart = (state: ContributionState, inCart: Cents): ContributionState =>
  O.isSome(state.inCart) || state.giving._tag === 'Pending' || state.giving._tag === 'Succeeded'
    ? state
    : { ...state, inCart: O.some(inCart) };

/**
 * The state after a change of the mutation. Once another tab learned the outcome of an unconfirmed contribution, the
 * amount in the cart has to be read again.
 */
export const afterGiving =
  (giving: ContributionState['giving']) =>
  (state: ContributionState): ContributionState => {
    switch (giving._tag) {
      case 'Idle':
        return state.giving._tag === 'Unconfirmed' ? { ...state, giving, inCart: O.none } : state;
      case 'Pending':
      case 'Succeeded':
        return { ...state, giving };
      default: {
        const { reason } = giving;
        return {
          ...state,
          giving,
          missing: O.alt(() => state.missing)(stillMissing(reason)),
          inCart: reason._tag === 'AlreadyInCart' ? O.some(reason.inCart) : state.inCart,
          focusRequests: state.focusRequests + 1,
        };
      }
    }
  };

/** An addition whose dialog was not shown. */
export interface AddedContribution extends Giving {
  /** The name of the gift. */
  readonly name: string;
}

/** The toasts that announce such additions. */
export type ContributionToasts = TimedToast<AddedContribution>;

/** The dialogs of the funds that were opened, by identity key; one of them is open or fades out. */
export interface ContributionDialogs {
  readonly isOpen: boolean;
  /** The key of the dialog shown last; empty before the first. */
  readonly shown: string;
  readonly states: ReadonlyMap<string, ContributionState>;
}

/** None was opened yet. */
export const NO_DIALOG: ContributionDialogs = { isOpen: false, shown: '', states: new Map() };

export const shownState = ({ shown, states }: ContributionDialogs): ContributionState | undefined => states.get(shown);

/** The dialogs with that one changed; unchanged if there is none under the key. */
export const withState = (
  dialogs: ContributionDialogs,
  key: string,
  change: (state: ContributionState) => ContributionState,
): ContributionDialogs => {
  const state = dialogs.states.get(key);
  return state === undefined ? dialogs : { ...dialogs, states: new Map(dialogs.states).set(key, change(state)) };
};

/** Whether the dialog of that fund is open, and shows the outcome itself. */
export const isSeen = ({ isOpen, shown }: ContributionDialogs, key: string): boolean => isOpen && shown === key;

/** Whether it failed while another dialog was shown, so that its reason is still to be shown. */
const isUnshown = ({ shown }: ContributionDialogs, key: string, { giving }: ContributionState): boolean =>
  key !== shown && 'reason' in giving;

/**
 * The dialogs after opening that one. It continues from its earlier state while its contribution is pending or its
 * reason was not shown yet, otherwise from `begin`; unchanged if the item takes no contributions.
 */
export const opening = (
  dialogs: ContributionDialogs,
  key: string,
  begin: () => O.Option<ContributionState>,
): ContributionDialogs => {
  const states = [...dialogs.states].filter(
    ([one, state]) => state.giving._tag === 'Pending' || isUnshown(dialogs, one, state),
  );
  const state = O.alt(begin)(O.fromNullable(new Map(states).get(key)));
  return O.isNone(state) ? dialogs : { isOpen: true, shown: key, states: new Map(states).set(key, state.value) };
};

/** The dialogs after that one failed: it opens again unless a different one is open. */
export const reopened = (dialogs: ContributionDialogs, key: string): ContributionDialogs =>
  dialogs.isOpen || !dialogs.states.has(key) ? dialogs : { ...dialogs, isOpen: true, shown: key };

/** The dialogs once the open one is closed: one that was refused meanwhile opens. */
export const closing = (dialogs: ContributionDialogs): ContributionDialogs => {
  const unshown = [...dialogs.states].find(([key, state]) => isUnshown(dialogs, key, state));
  if (unshown === undefined) return { ...dialogs, isOpen: false };
  const states = [...dialogs.states].filter(([key, { giving }]) => key !== dialogs.shown || giving._tag === 'Pending');
  return { isOpen: true, shown: unshown[0], states: new Map(states) };
};
