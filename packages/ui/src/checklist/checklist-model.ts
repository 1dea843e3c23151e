import {
  type ChecklistKey,
  type ChecklistTrouble,
  heardTicks,
  type RegistryChecklist,
  tickByHand,
} from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';

/** How the last tick of an entry by hand went, while that is worth saying. */
export type TickDeed =
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
      readonly deeds: ReadonlyMap<ChecklistKey, TickDeed>;
    };

/** The entries that are ticked by hand as the page shows them: what is being kept counts already. */
export const shownByHand = ({
  byHand,
  deeds,
}: Extract<ChecklistReading, { readonly _tag: 'Read' }>): ReadonlyArray<ChecklistKey> =>
  [...deeds].reduce((all, [key, deed]) => (deed._tag === 'Saving' ? tickByHand(all, key, deed.isTicked) : all), byHand);

type Read = Extract<ChecklistReading, { readonly _tag: 'Read' }>;

/** The checklist after the tick of an entry began or ended, with what is ticked by hand then where that is known. */
export const withDeed = (
  read: Read,
  key: ChecklistKey,
  deed: O.Option<TickDeed>,
  byHand: ReadonlyArray<ChecklistKey> = read.byHand,
): Read => {
  const deeds = new Map(read.deeds);
  if (O.isSome(deed)) deeds.set(key, deed.value);
  else deeds.delete(key);
  return { ...read, byHand, deeds };
};

/** The checklist after it was read. What is read by itself, where something is known that is newer, takes nothing from the page: neither what is being kept, nor all of it where that fails. */
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
    : { _tag: 'Read', groups, byHand, deeds: new Map() };
};
