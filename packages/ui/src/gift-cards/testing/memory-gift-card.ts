import { option as O } from 'fp-ts';
import type { GiftCardMemory, KeptGiftCard } from '../gift-card-memory.ts';

/** A memory that lasts as long as the object: pages made one after the other over the same one are reloads of a page. */
export const memoryGiftCard = (before?: KeptGiftCard): GiftCardMemory => {
  let kept = O.fromNullable(before);
  return {
    read: () => kept,
    keep: (next) => () => {
      kept = O.some(next);
    },
  };
};
