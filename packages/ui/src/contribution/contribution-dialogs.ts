import { option as O } from 'fp-ts';
import type { ContributionState } from './contribution-state.ts';

/** The dialogs of the funds that were opened, by identity key, of which one lies over the page or fades away. */
export interface ContributionDialogs {
  readonly isOpen: boolean;
  /** Empty before the first was opened. */
  readonly shown: string;
  readonly states: ReadonlyMap<string, ContributionState>;
}

/** None was opened yet. */
export const NO_DIALOG: ContributionDialogs = { isOpen: false, shown: '', states: new Map() };

/** What was done in the dialog that is shown. */
export const shownState = ({ shown, states }: ContributionDialogs): ContributionState | undefined => states.get(shown);

/** The dialogs with that one changed; the same when there is none. */
export const withState = (
  dialogs: ContributionDialogs,
  key: string,
  change: (state: ContributionState) => ContributionState,
): ContributionDialogs => {
  const state = dialogs.states.get(key);
  return state === undefined ? dialogs : { ...dialogs, states: new Map(dialogs.states).set(key, change(state)) };
};

/** Whether the dialog of that one lies over the page, and says by itself what became of it. */
export const isSeen = ({ isOpen, shown }: ContributionDialogs, key: string): boolean => isOpen && shown === key;

/** What was refused while another dialog was shown, and is still to be told. */
const isUntold = ({ shown }: ContributionDialogs, key: string, { refused }: ContributionState): boolean =>
  key !== shown && O.isSome(refused);

/** The dialogs once that one is opened: as it was left while its money is on its way or its refusal is untold, else as `begin` says; the same where nothing can be given. */
export const opening = (
  dialogs: ContributionDialogs,
  key: string,
  begin: () => O.Option<ContributionState>,
): ContributionDialogs => {
  const kept = [...dialogs.states].filter(([one, state]) => state.isGiving || isUntold(dialogs, one, state));
  const state = O.alt(begin)(O.fromNullable(new Map(kept).get(key)));
  return O.isNone(state) ? dialogs : { isOpen: true, shown: key, states: new Map(kept).set(key, state.value) };
};

/** The dialogs once that one was refused: it opens again unless another one is open. */
export const told = (dialogs: ContributionDialogs, key: string): ContributionDialogs =>
  dialogs.isOpen || !dialogs.states.has(key) ? dialogs : { ...dialogs, isOpen: true, shown: key };

/** The dialogs once the open one is closed: one that was refused meanwhile comes up. */
export const closing = (dialogs: ContributionDialogs): ContributionDialogs => {
  const untold = [...dialogs.states].find(([key, state]) => isUntold(dialogs, key, state));
  if (untold === undefined) return { ...dialogs, isOpen: false };
  const states = [...dialogs.states].filter(([key, { isGiving }]) => key !== dialogs.shown || isGiving);
  return { isOpen: true, shown: untold[0], states: new Map(states) };
};
