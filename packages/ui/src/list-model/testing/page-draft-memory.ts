import type { DraftMemory } from '../drafts.ts';

/** A memory held in an object, which outlives the streams over it. */
export const pageDraftMemory = (): DraftMemory => {
  let kept: ReadonlyMap<string, string> = new Map();
  return {
    read: () => kept,
    keep: (typed) => () => {
      kept = typed;
    },
  };
};
