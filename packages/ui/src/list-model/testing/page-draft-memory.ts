import type { DraftMemory } from '../drafts.ts';

/** A memory that outlives what stands on it, and nothing else. */
export const pageDraftMemory = (): DraftMemory => {
  let kept: ReadonlyMap<string, string> = new Map();
  return {
    read: () => kept,
    keep: (typed) => () => {
      kept = typed;
    },
  };
};
