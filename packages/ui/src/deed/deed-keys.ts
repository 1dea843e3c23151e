import type { IdempotencyKey } from '@gift-registry/domain';
import type { io as IO } from 'fp-ts';

/** The keys of deeds: one for an intent, and the same again until it is known whether it took effect (CART-08). */
export interface DeedKeys {
  /** The key for so many pieces of that item. */
  readonly keyFor: (item: string, quantity: number) => IdempotencyKey;
  /** The deed took effect, or surely did not. */
  readonly settle: (item: string) => void;
}

/** Whether the deed may have taken effect although no answer says so. */
export const isUncertain = ({ _tag }: { readonly _tag: string }): boolean =>
  _tag === 'Unavailable' || _tag === 'Misunderstood' || _tag === 'InFlight';

/** Keys made by `newKey`. */
export const deedKeys = (newKey: IO.IO<IdempotencyKey>): DeedKeys => {
  const open = new Map<string, { readonly quantity: number; readonly key: IdempotencyKey }>();
  return {
    keyFor: (item, quantity) => {
      const before = open.get(item);
      if (before?.quantity === quantity) return before.key;
      const key = newKey();
      open.set(item, { quantity, key });
      return key;
    },
    settle: (item) => {
      open.delete(item);
    },
  };
};
