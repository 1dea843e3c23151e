import {
  type Authorization,
  type GrId,
  type Idempotency,
  type OrderNumber,
  type OrderSituation,
  type OrderStore,
  type PlacedOrder,
  pickupLines,
  productLines,
  registriesIn,
  sites,
  wordedLines,
} from '@gift-registry/domain';
import { either as E, option as O, taskEither as TE } from 'fp-ts';
import type { MemoryCarts } from './memory-carts.ts';
import type { MemoryCatalogue } from './memory-catalogue.ts';
import type { MemoryDesigns } from './memory-designs.ts';
import type { MemoryKeys } from './memory-keys.ts';
import type { MemoryRegistries } from './memory-registries.ts';
import type { MemoryStores } from './memory-stores.ts';
import type { MemoryThanks } from './memory-thanks.ts';

interface Kept {
  readonly order: PlacedOrder;
  readonly authorization: Authorization;
  readonly isCaptured: boolean;
}

/** Orders in a Map, over the other stores. Deciding and keeping is one step, so that no two orders mix; the key is held for a moment longer. */
export const memoryOrders = (
  keys: MemoryKeys,
  carts: MemoryCarts,
  registries: MemoryRegistries,
  catalogue: MemoryCatalogue,
  stores: MemoryStores,
  designs: MemoryDesigns,
  thanks: MemoryThanks,
): OrderStore => {
  const kept = new Map<OrderNumber, Kept>();

  const registriesOf = (grIds: ReadonlyArray<GrId>): OrderSituation['registries'] =>
    grIds.flatMap((grId) => {
      const registry = registries.get(grId);
      return registry === undefined ? [] : [registry];
    });

  const running = new Map<string, Idempotency>();
  const attempts = new Map<OrderNumber, { readonly scope: string; readonly isAbandoned: boolean }>();
  const findKept: OrderStore['findKept'] = (once) => () => Promise.resolve(keys.look(once));

  return {
    begin: (once) => async () => {
      const kept = await findKept(once)();
      if (E.isLeft(kept) || O.isSome(kept.right)) return kept;
      const begun = running.get(once.scope);
      if (begun !== undefined)
        return E.left({
          _tag:
            begun.key === once.key && begun.fingerprint !== once.fingerprint
              ? 'IdempotencyKeyReused'
              : 'RequestInProgress',
        });
      running.set(once.scope, once);
      return kept;
    },
    end: (once) =>
      TE.fromIO(() => {
        if (running.get(once.scope)?.key === once.key) running.delete(once.scope);
      }),
    findKept,
    keepPaymentAttempt: ({ scope }, orderNumber) =>
      TE.fromIO(() => {
        attempts.set(orderNumber, { scope, isAbandoned: false });
      }),
    forgetPaymentAttempt: (orderNumber) =>
      TE.fromIO(() => {
        attempts.delete(orderNumber);
      }),
    abandonedPaymentAttempts: TE.fromIO(() => {
      for (const [orderNumber, { scope }] of attempts)
        if (!running.has(scope)) attempts.set(orderNumber, { scope, isAbandoned: true });
      return [...attempts].flatMap(([orderNumber, { isAbandoned }]) => (isAbandoned ? [orderNumber] : []));
    }),
    place: (owner, once, decide) => async () => {
      const before = keys.look(once);
      if (E.isLeft(before)) return before;
      if (O.isSome(before.right)) return E.right({ order: before.right.value, isRepeat: true });
      keys.begin(once);
      await Promise.resolve();
      // What follows is one step: nobody can find the key taken any more.
      keys.end(once, O.none);
      const cart = carts.getOrNew(owner);
      const products = catalogue.get(
        sites[owner.site].market,
        productLines(cart.lines).map(({ identity }) => identity.sku),
      );
      const shelves = stores.relationship(pickupLines(cart.lines).map(({ identity }) => identity.sku));
      const decided = decide({
        cart,
        registries: registriesOf(registriesIn(cart.lines)),
        products,
        shelves,
        designs: designs.named(wordedLines(cart.lines)),
      });
      if (E.isLeft(decided)) return decided;
      const { order, giver, message, authorization, facts } = decided.right;
      if (attempts.get(order.orderNumber)?.isAbandoned !== false) return E.left({ _tag: 'Unavailable' });
      attempts.delete(order.orderNumber);
      kept.set(order.orderNumber, { order, authorization, isCaptured: false });
      carts.order(owner, order.orderNumber);
      stores.take(order.lines);
      keys.end(once, O.some(order));
      for (const { grId, facts: its } of facts) {
        thanks.enter(grId, { order, giver, message }, its);
        registries.write(grId, its);
      }
      return E.right({ order, isRepeat: false });
    },
    markCaptured: (orderNumber) =>
      TE.fromIO(() => {
        const present = kept.get(orderNumber);
        if (present !== undefined) kept.set(orderNumber, { ...present, isCaptured: true });
      }),
    uncaptured: TE.fromIO(() =>
      [...kept.values()]
        .filter(({ isCaptured }) => !isCaptured)
        .map(({ order: { orderNumber }, authorization }) => ({ orderNumber, authorization })),
    ),
  };
};
