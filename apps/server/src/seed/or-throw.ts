import type { either as E, option as O } from 'fp-ts';

/** The value in that place of the shop's data, which was checked when it was read; throws with the reason if it is invalid. */
export const orThrow = <A>(value: O.Option<A> | E.Either<unknown, A>, what: string): A => {
  if (value._tag === 'Some') return value.value;
  if (value._tag === 'Right') return value.right;
  throw new Error(`The shop's data is wrong: ${what} ${value._tag === 'Left' ? JSON.stringify(value.left) : ''}`);
};
