import type { IdempotencyKey } from '@gift-registry/domain';
import type { io as IO } from 'fp-ts';

/** The keys of deeds: one for an intent, and the same again until it is known whether it took effect (CART-08). */
export interface DeedKeys {
  /** The key for what is asked of that item: so many pieces, or by what it is replaced. */
  readonly keyFor: (item: string, asked: string | number) => IdempotencyKey;
  /** The deed took effect, or surely did not. */
  readonly settle: (item: string) => void;
}

/** Whether the deed may have taken effect although no answer says so. */
export const isUncertain = ({ _tag }: { readonly _tag: string }): boolean =>
  _tag === 'Unavailable' || _tag === 'Misunderstood' || _tag === 'InFlight';

/** Keys made by `newKey`. */
export const deedKeys = (newKey: IO.IO<IdempotencyKey>): DeedKeys => {
  const open = new Map<string, { readonly asked: string | number; readonly key: IdempotencyKey }>();
  return {
    keyFor: (item, asked) => {
      const before = open.get(item);
      if (before?.asked === asked) return before.key;
      const key = newKey();
      open.set(item, { asked, key });
      return key;
    },
    settle: (item) => {
      open.delete(item);
    },
  };
};
