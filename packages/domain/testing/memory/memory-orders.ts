import {
  type Authorization,
  type Clock,
  type CodeUses,
  type DueEmail,
  designedLines,
  type EmailedOwner,
  type GrId,
  giftsByRegistry,
  type HeldAttempt,
  type Idempotency,
  type Instant,
  type OrderNumber,
  type OrderSituation,
  type OrderStore,
  type PlacedOrder,
  pickupLines,
  productLines,
  type ReportedOrderId,
  type ReportedOrderStore,
  registriesIn,
} from '@gift-registry/domain';
import { either as E, option as O, taskEither as TE } from 'fp-ts';
import type { MemoryCarts } from './memory-carts.ts';
import type { MemoryCatalogue } from './memory-catalogue.ts';
import type { MemoryDesigns } from './memory-designs.ts';
import type { MemoryEmails } from './memory-emails.ts';
import type { MemoryKeys } from './memory-keys.ts';
import type { MemoryPlacedOrders } from './memory-placed-orders.ts';
import type { MemoryRegistries } from './memory-registries.ts';
import type { MemoryStores } from './memory-stores.ts';
import type { MemoryThanks } from './memory-thanks.ts';

/** A payment that is about to be authorized, or waits for its payer. */
interface PaymentAttempt {
  readonly scope: string;
  readonly isAbandoned: boolean;
  readonly attemptedAt: Instant;
  readonly held?: HeldAttempt & { readonly until: Instant };
}

interface OrderEntry {
  readonly order: PlacedOrder;
  readonly authorization: Authorization;
  readonly isCaptured: boolean;
}

/** Queues the emails to the owners of a registry. */
export type NotifyOwners = (grId: GrId, emailTo: (owner: EmailedOwner) => O.Option<DueEmail>) => void;

/** Orders in a Map, over the other stores. Deciding and storing is one step, so that no two orders mix; the key is locked a moment before. */
export const memoryOrders = (
  keys: MemoryKeys,
  carts: MemoryCarts,
  registries: MemoryRegistries,
  catalogue: MemoryCatalogue,
  stores: MemoryStores,
  designs: MemoryDesigns,
  thanks: MemoryThanks,
  placed: MemoryPlacedOrders,
  emails: MemoryEmails,
  clock: Clock,
  notifyOwners: NotifyOwners,
): OrderStore => {
  const stored = new Map<OrderNumber, OrderEntry>();

  const registriesOf = (grIds: ReadonlyArray<GrId>): OrderSituation['registries'] =>
    grIds.flatMap((grId) => {
      const registry = registries.get(grId);
      return registry === undefined ? [] : [registry];
    });

  const codeUses = (grIds: ReadonlyArray<GrId>): ReadonlyArray<CodeUses> =>
    [...stored.values()]
      .flatMap(({ order: { completionCode, orderNumber } }) =>
        completionCode !== undefined && grIds.includes(completionCode.grId) && !placed.isCanceled(orderNumber)
          ? [completionCode]
          : [],
      )
      .reduce<ReadonlyArray<CodeUses>>((uses, code) => {
        const isSame = (use: CodeUses) => use.grId === code.grId && use.couponNumber === code.couponNumber;
        const before = uses.find(isSame)?.uses ?? 0;
        return [...uses.filter((use) => !isSame(use)), { ...code, uses: before + 1 }];
      }, []);

  const running = new Map<string, Idempotency>();
  const attempts = new Map<OrderNumber, PaymentAttempt>();
  const findStored: OrderStore['findStored'] = (once) => () => Promise.resolve(keys.look(once));

  return {
    begin: (idempotency) => async () => {
      const recorded = await findStored(idempotency)();
      if (E.isLeft(recorded) || O.isSome(recorded.right)) return recorded;
      const begun = running.get(idempotency.scope);
      if (begun !== undefined)
        return E.left({
          _tag:
            begun.key === idempotency.key && begun.fingerprint !== idempotency.fingerprint
              ? 'IdempotencyKeyReused'
              : 'RequestInProgress',
        });
      running.set(idempotency.scope, idempotency);
      return recorded;
    },
    end: (idempotency) =>
      TE.fromIO(() => {
        if (running.get(idempotency.scope)?.key === idempotency.key) running.delete(idempotency.scope);
      }),
    findStored,
    codeUses: (grIds) => TE.fromIO(() => codeUses(grIds)),
    recordPaymentAttempt: ({ scope }, orderNumber) =>
      TE.fromIO(() => {
        attempts.set(orderNumber, { scope, isAbandoned: false, attemptedAt: clock.now() });
      }),
    forgetPaymentAttempt: (orderNumber) =>
      TE.fromIO(() => {
        attempts.delete(orderNumber);
      }),
    holdPaymentAttempt: (held, until) =>
      TE.fromIO(() => {
        const attempt = attempts.get(held.orderNumber);
        if (attempt !== undefined) attempts.set(held.orderNumber, { ...attempt, held: { ...held, until } });
      }),
    heldPaymentAttempts: ({ scope }) =>
      TE.fromIO(() =>
        [...attempts.values()].flatMap(({ scope: own, held, isAbandoned }) =>
          own === scope && held !== undefined && !isAbandoned ? [held] : [],
        ),
      ),
    abandonedPaymentAttempts: TE.fromIO(() => {
      for (const [orderNumber, attempt] of attempts)
        if (!running.has(attempt.scope) && (attempt.held === undefined || attempt.held.until < clock.now()))
          attempts.set(orderNumber, { ...attempt, isAbandoned: true });
      return [...attempts].flatMap(([orderNumber, { isAbandoned, attemptedAt, held }]) =>
        isAbandoned ? [{ orderNumber, authorization: O.fromNullable(held?.authorization), attemptedAt }] : [],
      );
    }),
    place: (owner, idempotency, decide) => async () => {
      const before = keys.look(idempotency);
      if (E.isLeft(before)) return before;
      if (O.isSome(before.right)) return E.right({ order: before.right.value, isRepeat: true });
      keys.begin(idempotency);
      await Promise.resolve();
      // What follows is one step, so the key needs no lock any more.
      keys.end(idempotency, O.none);
      const cart = carts.getOrNew(owner);
      const products = catalogue.get(
        owner.market,
        productLines(cart.lines).map(({ identity }) => identity.sku),
      );
      const shelves = stores.stockOf(pickupLines(cart.lines).map(({ identity }) => identity.sku));
      const decided = decide({
        cart,
        registries: registriesOf(registriesIn(cart.lines)),
        products,
        shelves,
        designs: designs.named(designedLines(cart.lines)),
        codeUses: codeUses(registriesIn(cart.lines)),
      });
      if (E.isLeft(decided)) return decided;
      const {
        order,
        giver,
        message,
        authorization,
        facts,
        shippingMethod,
        emails: letters,
        postalAddress,
        isAddressShared,
        isSurprise,
        isNearDay,
        ownerEmails,
      } = decided.right;
      if (attempts.get(order.orderNumber)?.isAbandoned !== false) return E.left({ _tag: 'Unavailable' });
      attempts.delete(order.orderNumber);
      stored.set(order.orderNumber, { order, authorization, isCaptured: false });
      const { site, visitor } = owner;
      placed.enter(
        order,
        {
          source: 'here',
          boughtAt: O.none,
          site,
          visitor: O.some(visitor),
          giver,
          message,
          shippingMethod: O.some(shippingMethod),
          postalAddress,
          isAddressShared,
          isSurprise,
          isNearDay,
        },
        authorization,
      );
      letters.forEach(emails.keep);
      carts.order(owner, order.orderNumber);
      stores.take(order.lines);
      keys.end(idempotency, O.some(order));
      for (const { grId, facts: own } of facts) {
        thanks.enter(grId, { order, giver, message, postalAddress, isAddressShared }, own);
        registries.write(grId, own);
        notifyOwners(grId, ownerEmails(grId));
      }
      return E.right({ order, isRepeat: false });
    },
    markCaptured: (orderNumber) =>
      TE.fromIO(() => {
        const present = stored.get(orderNumber);
        if (present === undefined) return;
        stored.set(orderNumber, { ...present, isCaptured: true });
        placed.captured(orderNumber, clock.now());
      }),
    markReleased: (orderNumber) =>
      TE.fromIO(() => {
        const present = stored.get(orderNumber);
        if (present === undefined || present.isCaptured) return;
        stored.set(orderNumber, { ...present, isCaptured: true });
        placed.released(orderNumber);
      }),
    recordDispute: (orderNumber, dispute) => TE.fromIO(() => placed.disputed(orderNumber, dispute)),
    findPaid: (authorization) =>
      TE.fromIO(() =>
        O.fromNullable([...stored.values()].find((entry) => entry.authorization === authorization)?.order.orderNumber),
      ),
    uncaptured: TE.fromIO(() =>
      [...stored.values()]
        .filter(({ isCaptured }) => !isCaptured)
        .map(({ order: { orderNumber }, authorization }) => ({
          orderNumber,
          authorization,
          isTakenBack: placed.isTakenBack(orderNumber),
        })),
    ),
  };
};

/** Orders that were placed elsewhere, in a Map. */
export const memoryReportedOrders = (
  keys: MemoryKeys,
  emails: MemoryEmails,
  registries: MemoryRegistries,
  catalogue: MemoryCatalogue,
  thanks: MemoryThanks,
  placed: MemoryPlacedOrders,
  notifyOwners: NotifyOwners,
): ReportedOrderStore => {
  const stored = new Map<ReportedOrderId, { readonly fingerprint: string; readonly order: PlacedOrder }>();
  return {
    keep: ({ orderId, fingerprint, grIds, items, site, market }, decide) =>
      TE.fromIOEither(() => {
        const before = stored.get(orderId);
        if (before !== undefined)
          return before.fingerprint === fingerprint
            ? E.right(before.order)
            : E.left({ _tag: 'IdempotencyKeyReused' as const });
        const decided = decide({
          registries: grIds.flatMap((grId) => registries.get(grId) ?? []),
          products: catalogue.get(
            market,
            items.map(({ sku }) => sku),
          ),
        });
        if (E.isLeft(decided)) return decided;
        const { order, giver, message, gifts } = decided.right;
        stored.set(orderId, { fingerprint, order });
        placed.enter(order, {
          source: 'reported',
          boughtAt: O.none,
          site,
          visitor: O.none,
          giver,
          message,
          shippingMethod: O.none,
          postalAddress: O.none,
          isAddressShared: false,
          isSurprise: false,
          isNearDay: false,
        });
        for (const { grId, facts } of giftsByRegistry(gifts)) {
          thanks.enter(grId, { order, giver, message }, facts);
          registries.write(grId, facts);
          notifyOwners(grId, decided.right.ownerEmails(grId));
        }
        return E.right(order);
      }),
    keepElsewhere: ({ grId, site, visitor, idempotency }, decide) =>
      TE.fromIOEither(() =>
        keys.once(O.some(idempotency), () => {
          const decided = decide(O.fromNullable(registries.get(grId)));
          if (E.isLeft(decided)) return decided;
          const { order, giver, message, boughtAt, isSurprise, facts } = decided.right;
          placed.enter(order, {
            source: 'elsewhere',
            boughtAt: O.some(boughtAt),
            site,
            visitor: O.some(visitor),
            giver,
            message,
            shippingMethod: O.none,
            postalAddress: O.none,
            isAddressShared: false,
            isSurprise,
            isNearDay: false,
          });
          thanks.enter(grId, { order, giver, message, shop: boughtAt.shop }, facts);
          registries.write(grId, facts);
          decided.right.emails.forEach(emails.keep);
          notifyOwners(grId, decided.right.ownerEmails(grId));
          return E.right(order.orderNumber);
        }),
      ),
  };
};
