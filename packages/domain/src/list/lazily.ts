import type { function as F } from 'fp-ts';

/** Makes it when it is first asked for, and gives the same ever after. */
export const lazily = <A>(make: F.Lazy<A>): F.Lazy<A> => {
  let give = (): A => {
    const made = make();
    give = () => made;
    return made;
  };
  return () => give();
};
