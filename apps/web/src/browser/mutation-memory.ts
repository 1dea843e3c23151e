import { parseIdempotencyKey } from '@gift-registry/domain';
import type { MutationAttempt, MutationMemory } from '@gift-registry/ui';
import { option as O } from 'fp-ts';
import * as t from 'io-ts';
import type { Observable } from 'rxjs';
import { type StorageMemories, storedAs } from './storage-memory.ts';

/**
 * The unconfirmed mutations under that storage key (CART-08). Idempotency keys belong to the visitor: for a different
 * cart or account they count as new. Attempts that the storage refuses are kept by the page until it accepts some
 * again.
 */
export const mutationMemory = <Asked extends string | number>(
  memories: StorageMemories,
  key: string,
  asked: t.Type<Asked>,
  /** Emits each time another page may have changed the storage. */
  changed$: Observable<unknown>,
): MutationMemory<Asked> => {
  const stored = memories<ReadonlyArray<MutationAttempt<Asked>>>(
    key,
    t.array(t.type({ item: t.string, asked: t.array(asked), key: storedAs(t.string, parseIdempotencyKey) })),
  );
  let refused: ReturnType<MutationMemory<Asked>['read']> = O.none;
  return {
    read: () => (O.isSome(refused) ? refused : stored.read()),
    keep: (attempts) => () => {
      refused = stored.keep(attempts)() ? O.none : O.some(attempts);
    },
    changed$,
  };
};
