import { createState, type ObservableState } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { type GiftCardMemory, type KeptGiftCard, NO_GIFT_CARD } from './gift-card-memory.ts';

/** What is kept at present, and how it changes. */
export interface KeptGiftCardCell {
  readonly live: ObservableState<KeptGiftCard>;
  readonly change: (change: Partial<KeptGiftCard>) => void;
}

/** What a memory kept, read once; every change is kept in it. */
export const keptGiftCard = (memory: GiftCardMemory): KeptGiftCardCell => {
  const cell = createState<KeptGiftCard>(O.getOrElse(() => NO_GIFT_CARD)(memory.read()));
  return {
    live: cell,
    change: (changed) => {
      cell.set({ ...cell.value, ...changed });
      memory.keep(cell.value)();
    },
  };
};
