import { type Cents, type GiftCardKind, type IdempotencyKey, type Live, liveCell } from '@gift-registry/domain';
import { type io as IO, option as O } from 'fp-ts';
import { type GiftCardMemory, type KeptGiftCard, NO_GIFT_CARD } from './gift-card-memory.ts';

/** What is kept at present, how it changes, and the keys of what was sent. */
export interface KeptGiftCardCell {
  readonly live: Live<KeptGiftCard>;
  readonly change: (change: Partial<KeptGiftCard>) => void;
  /** The key for a card of that kind and amount: the same again until it is known whether it went in (CART-08). */
  readonly keyFor: (kind: GiftCardKind, amount: Cents) => IdempotencyKey;
  /** The card of that kind that was sent last went in, or surely did not. */
  readonly settle: (kind: GiftCardKind) => void;
}

/** What a memory kept, read once; every change is kept in it. */
export const keptGiftCard = (memory: GiftCardMemory, newKey: IO.IO<IdempotencyKey>): KeptGiftCardCell => {
  const cell = liveCell<KeptGiftCard>(O.getOrElse(() => NO_GIFT_CARD)(memory.read()));
  const change = (changed: Partial<KeptGiftCard>): void => {
    cell.set({ ...cell.value, ...changed });
    memory.keep(cell.value)();
  };
  const others = (kind: GiftCardKind) => cell.value.unsettled.filter((attempt) => attempt.kind !== kind);
  return {
    live: cell,
    change,
    keyFor: (kind, amount) => {
      const before = cell.value.unsettled.find((attempt) => attempt.kind === kind && attempt.amount === amount);
      if (before !== undefined) return before.key;
      const key = newKey();
      change({ unsettled: [...others(kind), { kind, amount, key }] });
      return key;
    },
    settle: (kind) => change({ unsettled: others(kind) }),
  };
};
