import {
  type ChecklistKey,
  type ChecklistTrouble,
  heardTicks,
  type RegistryChecklist,
  tickByHand,
} from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';

/** The outcome of the last tick of an entry by hand, while it is shown. */
export type TickMutation =
  | { readonly _tag: 'Saving'; readonly isTicked: boolean }
  | { readonly _tag: 'Failed'; readonly trouble: ChecklistTrouble };

/** The checklist of a registry on its way to the screen. */
export type ChecklistReading =
  | { readonly _tag: 'Reading' }
  | { readonly _tag: 'NotRead'; readonly trouble: ChecklistTrouble }
  | {
      readonly _tag: 'Read';
      readonly groups: RegistryChecklist['groups'];
      /** As the service knows them. */
      readonly byHand: ReadonlyArray<ChecklistKey>;
      readonly mutations: ReadonlyMap<ChecklistKey, TickMutation>;
    };

/** The entries that are ticked by hand as the page shows them, pending changes included. */
export const shownByHand = ({
  byHand,
  mutations,
}: Extract<ChecklistReading, { readonly _tag: 'Read' }>): ReadonlyArray<ChecklistKey> =>
  [...mutations].reduce(
    (all, [key, mutation]) => (mutation._tag === 'Saving' ? tickByHand(all, key, mutation.isTicked) : all),
    byHand,
  );

type Read = Extract<ChecklistReading, { readonly _tag: 'Read' }>;

/** The checklist after the tick of an entry began or ended, with what is ticked by hand then where that is known. */
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

/** The checklist after it was read. An automatic reading that is older than what the page knows takes nothing from it: neither pending changes, nor everything where it fails. */
export const afterReading = (
  before: ChecklistReading,
  answer: E.Either<ChecklistTrouble, RegistryChecklist>,
  newer: O.Option<ReadonlyArray<ChecklistKey>>,
): ChecklistReading => {
  const isKept = before._tag === 'Read' && O.isSome(newer);
  if (E.isLeft(answer)) return isKept ? before : { _tag: 'NotRead', trouble: answer.left };
  const { groups, byHand } = answer.right;
  return isKept
    ? { ...before, groups, byHand: heardTicks(before.byHand, byHand, newer.value) }
    : { _tag: 'Read', groups, byHand, mutations: new Map() };
};
