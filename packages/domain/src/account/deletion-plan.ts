/*
 * [AUTH-06] Who deletes an account takes along what is theirs alone: a registry without another owner goes, one that is shared stays with the co-registrant.
 *
 * @example deletionPlan([{ owners: 1 }, { owners: 2 }]) // => { goes: [{ owners: 1 }], stays: [{ owners: 2 }] }
 * @example isShownDeletion({ goes: [grIdOf('7310442')], stays: [] }, { goes: [], stays: [{ grId: grIdOf('7310442') }] }) // => false
 */
import type { GrId } from '../identity/index.ts';

/** The registries that are deleted with an account, and those that stay. */
export interface AccountDeletion<Held> {
  readonly goes: ReadonlyArray<Held>;
  readonly stays: ReadonlyArray<Held>;
}

/** Decides which registries are deleted with one of their owners: those without another owner. */
export const deletionPlan = <Held extends { readonly owners: number }>(
  held: ReadonlyArray<Held>,
): AccountDeletion<Held> => ({
  goes: held.filter(({ owners }) => owners <= 1),
  stays: held.filter(({ owners }) => owners > 1),
});

const sameNumbers = (shown: ReadonlyArray<GrId>, now: ReadonlyArray<{ readonly grId: GrId }>): boolean =>
  shown.length === now.length && now.every(({ grId }) => shown.includes(grId));

/** Whether the current plan has the same registries that the person was shown. */
export const isShownDeletion = (
  shown: AccountDeletion<GrId>,
  { goes, stays }: AccountDeletion<{ readonly grId: GrId }>,
): boolean => sameNumbers(shown.goes, goes) && sameNumbers(shown.stays, stays);

/** The plan as numbers of registries, as shown to the person. */
export const shownDeletion = ({ goes, stays }: AccountDeletion<{ readonly grId: GrId }>): AccountDeletion<GrId> => ({
  goes: goes.map(({ grId }) => grId),
  stays: stays.map(({ grId }) => grId),
});
