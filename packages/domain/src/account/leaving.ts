/*
 * [AUTH-06] Who deletes an account takes along what is theirs alone: a registry without another owner goes, one that is shared stays with the co-registrant.
 *
 * Laws:
 * - a registry goes exactly when there is no other owner
 * - each registry goes or stays, in the order in which they came
 *
 * @example leavingOf([{ owners: 1 }, { owners: 2 }]) // => { goes: [{ owners: 1 }], stays: [{ owners: 2 }] }
 */

/** What becomes of the registries of somebody who leaves. */
export interface Leaving<Held> {
  readonly goes: ReadonlyArray<Held>;
  readonly stays: ReadonlyArray<Held>;
}

/** What becomes of these registries when one of their owners leaves. */
export const leavingOf = <Held extends { readonly owners: number }>(held: ReadonlyArray<Held>): Leaving<Held> => ({
  goes: held.filter(({ owners }) => owners <= 1),
  stays: held.filter(({ owners }) => owners > 1),
});
