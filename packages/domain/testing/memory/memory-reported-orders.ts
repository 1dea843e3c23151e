import type { PlacedOrder, ReportedOrderId, ReportedOrderStore } from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import type { MemoryRegistries } from './memory-registries.ts';
import type { MemoryThanks } from './memory-thanks.ts';

interface Kept {
  readonly fingerprint: string;
  readonly order: PlacedOrder;
}

/** Orders that were placed elsewhere, in a Map. Deciding and keeping is one step, so that no two reports mix. */
export const memoryReportedOrders = (registries: MemoryRegistries, thanks: MemoryThanks): ReportedOrderStore => {
  const kept = new Map<ReportedOrderId, Kept>();
  return {
    keep:
      ({ orderId, fingerprint, grId }, decide) =>
      () => {
        const before = kept.get(orderId);
        if (before !== undefined)
          return Promise.resolve(
            before.fingerprint === fingerprint ? E.right(before.order) : E.left({ _tag: 'IdempotencyKeyReused' }),
          );
        const decided = decide(O.fromNullable(registries.get(grId)));
        if (E.isLeft(decided)) return Promise.resolve(decided);
        const { order, giver, message, facts } = decided.right;
        kept.set(orderId, { fingerprint, order });
        thanks.enter(grId, { order, giver, message }, facts);
        registries.write(grId, facts);
        return Promise.resolve(E.right(order));
      },
  };
};
