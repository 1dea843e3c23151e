import { option as O } from 'fp-ts';

/** The value, in data that we write ourselves and that tests read whole; throws with `what` when it is wrong all the same. */
export const certain = <A>(value: O.Option<A>, what: string): A => {
  if (O.isNone(value)) throw new Error(`The demo data is wrong: ${what}`);
  return value.value;
};
