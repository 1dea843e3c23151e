import { option as O } from 'fp-ts';
import type { DeedAttempt, DeedMemory } from '../deed-memory.ts';

/** A memory that lasts as long as the object: pages made one after the other over the same one are reloads of a page. */
export const memoryDeeds = (): DeedMemory => {
  let kept: O.Option<ReadonlyArray<DeedAttempt>> = O.none;
  return {
    read: () => kept,
    keep: (attempts) => () => {
      kept = O.some(attempts);
    },
  };
};
