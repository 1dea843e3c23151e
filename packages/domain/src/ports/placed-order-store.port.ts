import type { either as E, option as O, taskEither as TE } from 'fp-ts';
import type { Instant } from '../calendar/index.ts';
import type { Idempotency, KeyRefusal } from '../idempotency/index.ts';
import type { LinkToken, OrderNumber } from '../identity/index.ts';
import type { Email } from '../mail/index.ts';
import type { Cents } from '../money/index.ts';
import type { FactsOfRegistry } from '../order/index.ts';
import type { Authorization } from '../payment/index.ts';
import type { HeldOrder, OrderRecord } from '../placed-order/index.ts';
import type { Unavailable } from './fault.ts';

/** What becomes of a stored order, and of the registries of its lines. */
export interface OrderChange {
  readonly order: OrderRecord;
  readonly facts: ReadonlyArray<FactsOfRegistry>;
  readonly emails: ReadonlyArray<Email>;
  /** Ends all links of the order but this one. */
  readonly endLinksBut: O.Option<LinkToken>;
}

/** Which order is changed, once for its key, and what is locked for that: the registries of its lines as well, or the order alone. */
export interface ChangedOrder {
  readonly orderNumber: OrderNumber;
  readonly idempotency: O.Option<Idempotency<OrderNumber>>;
  readonly locks: 'registries' | 'order';
}

/** Money that goes back and was not paid yet. */
export interface UnpaidReturn {
  readonly reference: string;
  readonly orderNumber: OrderNumber;
  readonly authorization: Authorization;
  readonly amount: Cents;
}

/** Driven port: the stored orders as their givers change them, and the private links to them. */
export interface PlacedOrderStore {
  readonly find: (orderNumber: OrderNumber) => TE.TaskEither<Unavailable, O.Option<HeldOrder>>;
  /** The order of a link that works. */
  readonly withLink: (token: LinkToken, now: Instant) => TE.TaskEither<Unavailable, O.Option<OrderNumber>>;
  /** Keeps a link to the order, which ends then or never; false, and none is kept, where there is no such order. */
  readonly keepLink: (
    orderNumber: OrderNumber,
    token: LinkToken,
    end: O.Option<Instant>,
  ) => TE.TaskEither<Unavailable, boolean>;
  /**
   * Locks the key, the registries by their numbers and the order, always in this order; decides, and stores what is different, with the facts and the emails, all or nothing. A key that was used gives the order
   * as it is. Pieces that were to be picked up and came back are in their store's stock again.
   */
  readonly change: <R>(
    changed: ChangedOrder,
    decide: (held: O.Option<HeldOrder>) => E.Either<R, OrderChange>,
  ) => TE.TaskEither<R | KeyRefusal | Unavailable, HeldOrder>;
  /** What was not paid back yet of orders whose money was taken: all of it, or that of one return. */
  readonly unpaidReturns: (reference: O.Option<string>) => TE.TaskEither<Unavailable, ReadonlyArray<UnpaidReturn>>;
  readonly markPaid: (reference: string) => TE.TaskEither<Unavailable, void>;
}
