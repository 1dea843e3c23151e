import {
  type ChecklistKey,
  type ChecklistTrouble,
  mergeTicks,
  type RegistryChecklist,
  tickByHand,
} from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';

/** The outcome of the last tick of an entry by hand, while it is shown. */
export type TickMutation =
  | { readonly _tag: 'Saving'; readonly isTicked: boolean }
  | { readonly _tag: 'Failed'; readonly trouble: ChecklistTrouble };

/** The state of reading a registry's checklist. */
export type ChecklistReading =
  | { readonly _tag: 'Reading' }
  | { readonly _tag: 'NotRead'; readonly trouble: ChecklistTrouble }
  | {
      readonly _tag: 'Read';
      readonly groups: RegistryChecklist['groups'];
      /** The manually ticked entries, as last received from the service. */
      readonly byHand: ReadonlyArray<ChecklistKey>;
      readonly mutations: ReadonlyMap<ChecklistKey, TickMutation>;
    };

/** The entries that are ticked by hand as the page shows them, pending changes included. */
export const shownManualTicks = ({
  byHand,
  mutations,
}: Extract<ChecklistReading, { readonly _tag: 'Read' }>): ReadonlyArray<ChecklistKey> =>
  [...mutations].reduce(
    (all, [key, mutation]) => (mutation._tag === 'Saving' ? tickByHand(all, key, mutation.isTicked) : all),
    byHand,
  );

type Read = Extract<ChecklistReading, { readonly _tag: 'Read' }>;

/** The checklist after ticking an entry began or ended; `byHand` are the manual ticks known then. */
export const withMutation = (
  read: Read,
  key: ChecklistKey,
  mutation: O.Option<TickMutation>,
  byHand: ReadonlyArray<ChecklistKey> = read.byHand,
): Read => {
  const mutations = new Map(read.mutations);
  if (O.isSome(mutation)) mutations.set(key, mutation.value);
  else mutations.delete(key);
  return { ...read, byHand, mutations };
};

/**
 * The checklist after it was read. An automatic read (`newer` given) never discards pending changes or newer ticks, and
 * leaves the checklist as it is when it fails.
 */
export const afterReading = (
  before: ChecklistReading,
  answer: E.Either<ChecklistTrouble, RegistryChecklist>,
  newer: O.Option<ReadonlyArray<ChecklistKey>>,
): ChecklistReading => {
  const isKept = before._tag === 'Read' && O.isSome(newer);
  if (E.isLeft(answer)) return isKept ? before : { _tag: 'NotRead', trouble: answer.left };
  const { groups, byHand } = answer.right;
  return isKept
    ? { ...before, groups, byHand: mergeTicks(before.byHand, byHand, newer.value) }
    : { _tag: 'Read', groups, byHand, mutations: new Map() };
};
