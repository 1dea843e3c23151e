/** Gives back what was made last under a key for as long as the parts it was made of are the same objects. */
export type Remember<A> = (key: string, parts: ReadonlyArray<unknown>, make: () => A) => A;

const areSame = (a: ReadonlyArray<unknown>, b: ReadonlyArray<unknown>): boolean =>
  a.length === b.length && a.every((part, index) => Object.is(part, b[index]));

/** A memory of its own: one made thing for each key. */
export const remembering = <A>(): Remember<A> => {
  const made = new Map<string, { readonly parts: ReadonlyArray<unknown>; readonly thing: A }>();
  return (key, parts, make) => {
    const before = made.get(key);
    if (before !== undefined && areSame(before.parts, parts)) return before.thing;
    const thing = make();
    made.set(key, { parts, thing });
    return thing;
  };
};
