import fc from 'fast-check';

/** Checks that the predicate holds for all values that fast-check draws: `fc.assert(fc.property(…))`. */
export const forAll = <Values extends [unknown, ...unknown[]]>(
  ...args: [
    ...arbitraries: { [K in keyof Values]: fc.Arbitrary<Values[K]> },
    // biome-ignore lint/suspicious/noConfusingVoidType: a predicate asserts or answers, as in `fc.property`
    predicate: (...values: Values) => boolean | void,
  ]
): void => fc.assert(fc.property(...args));
