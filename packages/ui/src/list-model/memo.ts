/** Returns the previous result for a key while its parts are the same objects; otherwise makes a new one. */
type Memo<A> = (key: string, parts: ReadonlyArray<unknown>, make: () => A) => A;

const areSame = (a: ReadonlyArray<unknown>, b: ReadonlyArray<unknown>): boolean =>
  a.length === b.length && a.every((part, index) => Object.is(part, b[index]));

/** Creates a cache with one result for each key. */
export const createMemo = <A>(): Memo<A> => {
  const made = new Map<string, { readonly parts: ReadonlyArray<unknown>; readonly thing: A }>();
  return (key, parts, make) => {
    const before = made.get(key);
    if (before !== undefined && areSame(before.parts, parts)) return before.thing;
    const thing = make();
    made.set(key, { parts, thing });
    return thing;
  };
};
