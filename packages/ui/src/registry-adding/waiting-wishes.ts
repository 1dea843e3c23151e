import { option as O } from 'fp-ts';
import type { WaitingMemory } from './adding-memory.ts';
import type { AddWish } from './adding-model.ts';

/** What waits until somebody is signed in. */
export interface WaitingWishes {
  readonly wait: (wish: AddWish) => void;
  /** What waited, once; its terms were accepted before. */
  readonly take: () => O.Option<AddWish>;
}

/** Wishes over the memory of the tab. */
export const waitingWishes = ({ read, keep }: WaitingMemory): WaitingWishes => ({
  wait: ({ sku, personalizationId, name, quantity }) =>
    keep(O.some({ identity: { sku, personalizationId }, name, quantity }))(),
  take: () => {
    const wanted = read();
    if (O.isNone(wanted)) return O.none;
    keep(O.none)();
    const { identity, ...wish } = wanted.value;
    return O.some({ ...wish, ...identity, hasCustomOrderConfirmation: false, toldBy: 'toast' });
  },
});
