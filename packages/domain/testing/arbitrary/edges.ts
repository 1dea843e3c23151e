import fc from 'fast-check';

/** Whole numbers from `min` to `max`, half of them within one of an edge: a wrong bound survives uniform draws and dies there. */
export const nearEdges = (min: number, max: number, edges: ReadonlyArray<number>): fc.Arbitrary<number> => {
  const near = edges.flatMap((edge) => [edge - 1, edge, edge + 1]).filter((value) => value >= min && value <= max);
  return fc.oneof(fc.constantFrom(min, max, ...near), fc.integer({ min, max }));
};
