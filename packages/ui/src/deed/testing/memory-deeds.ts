import { option as O } from 'fp-ts';
import type { DeedAttempt, DeedMemory } from '../deed-memory.ts';

/** A memory that lasts as long as the object: pages made one after the other over the same one are reloads of a page. */
export const memoryDeeds = <Asked extends string | number = number>(): DeedMemory<Asked> => {
  let kept: O.Option<ReadonlyArray<DeedAttempt<Asked>>> = O.none;
  return {
    read: () => kept,
    keep: (attempts) => () => {
      kept = O.some(attempts);
    },
  };
};
