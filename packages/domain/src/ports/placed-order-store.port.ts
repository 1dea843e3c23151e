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

/** The changes to a stored order and to the registries of its lines. */
export interface OrderChange {
  readonly order: OrderRecord;
  readonly facts: ReadonlyArray<FactsOfRegistry>;
  readonly emails: ReadonlyArray<Email>;
  /** Ends all links to the order except this one. */
  readonly endLinksBut: O.Option<LinkToken>;
}

/** The order to change, once per key, and what is locked for it: the order and the registries of its lines, or the order alone. */
export interface ChangedOrder {
  readonly orderNumber: OrderNumber;
  readonly idempotency: O.Option<Idempotency<OrderNumber>>;
  readonly locks: 'registries' | 'order';
}

/** A refund that was not paid yet. */
export interface UnpaidReturn {
  readonly reference: string;
  readonly orderNumber: OrderNumber;
  readonly authorization: Authorization;
  readonly amount: Cents;
  /** Whether a dispute of the payment is open or lost: then the payer has the money from their bank. */
  readonly isDisputed: boolean;
}

/** The order of a link, which may have ended: it then opens the order in the browser that placed it (EDIT-01). */
export interface OrderLink {
  readonly orderNumber: OrderNumber;
  readonly hasEnded: boolean;
}

/** Driven port: the stored orders as their givers change them, and the private links to them. */
export interface PlacedOrderStore {
  readonly find: (orderNumber: OrderNumber) => TE.TaskEither<Unavailable, O.Option<HeldOrder>>;
  /** The link with that secret; one that has ended is kept for thirty days. */
  readonly withLink: (token: LinkToken, now: Instant) => TE.TaskEither<Unavailable, O.Option<OrderLink>>;
  /** Stores a link to the order that expires at the given time or never; false, with nothing stored, when the order does not exist. */
  readonly storeLink: (
    orderNumber: OrderNumber,
    token: LinkToken,
    end: O.Option<Instant>,
  ) => TE.TaskEither<Unavailable, boolean>;
  /**
   * Locks the key, the registries by number and the order, always in this order; decides, and stores the differences
   * with the facts and the emails, all or nothing. A used key returns the order as it is. Units for pickup that come
   * back are added to their store's stock again.
   */
  readonly change: <R>(
    changed: ChangedOrder,
    decide: (held: O.Option<HeldOrder>) => E.Either<R, OrderChange>,
  ) => TE.TaskEither<R | KeyRefusal | Unavailable, HeldOrder>;
  /** The refunds of captured orders that were not paid yet: all of them, or the one with that reference. */
  readonly unpaidReturns: (reference: O.Option<string>) => TE.TaskEither<Unavailable, ReadonlyArray<UnpaidReturn>>;
  readonly markPaid: (reference: string) => TE.TaskEither<Unavailable, void>;
  /** Records that the refund turned out not to be paid. */
  readonly markUnpaid: (reference: string) => TE.TaskEither<Unavailable, void>;
}
