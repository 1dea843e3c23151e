import type { either as E, option as O, taskEither as TE } from 'fp-ts';
import type { CalendarDay, Instant } from '../calendar/index.ts';
import type { PostalAddress, PostalAddressInvalid } from '../delivery/index.ts';
import type { Idempotency, IdempotencyKey, KeyRefusal } from '../idempotency/index.ts';
import type { GrId, LinkToken, OrderNumber } from '../identity/index.ts';
import type { Email } from '../mail/index.ts';
import type { Cents } from '../money/index.ts';
import type { FactsOfRegistry, PostalAddressMissing } from '../order/index.ts';
import type { Authorization } from '../payment/index.ts';
import type {
  ClosingFunds,
  EventHasCome,
  HeldContributions,
  HeldOrder,
  OrderRecord,
  OrderView,
  ReturnRefusal,
  ReturnRequest,
} from '../placed-order/index.ts';
import type { Registry } from '../registry/index.ts';
import type { Market } from '../site/index.ts';
import type { Fault, Unavailable } from './failures.ts';

/** The link belongs to no order, or is no longer valid. */
export interface OrderLinkUnknown {
  readonly _tag: 'OrderLinkUnknown';
}

/** No order has that number and that email; which of the two is wrong is not revealed. */
export interface OrderNotFound {
  readonly _tag: 'OrderNotFound';
}

/** Why nothing was taken back. */
export type TakeBackRefusal = OrderLinkUnknown | ReturnRefusal | KeyRefusal;

/** Why the message was not changed. */
export type MessageRefusal =
  | OrderLinkUnknown
  | { readonly _tag: 'MessageInvalid' }
  | { readonly _tag: 'AlreadyShipped' }
  | KeyRefusal;

/** Why the email address was not changed. */
export type EmailChangeRefusal = OrderLinkUnknown | { readonly _tag: 'EmailInvalid' } | KeyRefusal;

/** Only the browser that placed the order may do that; a link alone may not (EDIT-01). */
export interface OwnBrowserNeeded {
  readonly _tag: 'OwnBrowserNeeded';
}

/** Why the giver's address was not changed. */
export type AddressChangeRefusal =
  | OrderLinkUnknown
  | PostalAddressInvalid
  | OwnBrowserNeeded
  | { readonly _tag: 'AlreadyShipped' }
  | KeyRefusal;

/** Why an order was not hidden from, or shown to, the owners. */
export type SurpriseRefusal = OrderLinkUnknown | EventHasCome | KeyRefusal;

/** Why it was not changed whether the owners see the giver's address. */
export type SharingRefusal = OrderLinkUnknown | PostalAddressMissing | OwnBrowserNeeded | KeyRefusal;

/**
 * Driving port: a placed order, for anyone with its private link (GIVE-02, GIVE-03). The browser that placed it opens
 * it with links that have ended, too, and finds it by its number alone; only there its postal address is shown (EDIT-01).
 */
export interface PlacedOrders {
  readonly open: (token: LinkToken) => TE.TaskEither<OrderLinkUnknown | Fault, OrderView>;
  /** A new link to the order with that number and email, as typed; rate limited like sign-ins (AUTH-07). */
  readonly find: (orderNumber: string, email: string) => TE.TaskEither<OrderNotFound | Fault, LinkToken>;
  /** A new link to an order that was placed in this browser. */
  readonly findOwn: (orderNumber: OrderNumber) => TE.TaskEither<OrderNotFound | Fault, LinkToken>;
  /** Takes back units of a line, once per key, and returns the changed order. */
  readonly takeBack: (
    token: LinkToken,
    request: Omit<ReturnRequest, 'kind'>,
    key: IdempotencyKey,
  ) => TE.TaskEither<TakeBackRefusal | Fault, OrderView>;
  readonly changeMessage: (token: LinkToken, message: string) => TE.TaskEither<MessageRefusal | Fault, OrderView>;
  /** Sends a receipt to the new address and a notice to the old one; other links to the order end. A change with the link alone can be undone in the browser that placed the order. */
  readonly changeEmail: (token: LinkToken, email: string) => TE.TaskEither<EmailChangeRefusal | Fault, OrderView>;
  /** Sets the giver's postal address, so that the owners can send a thank-you card; `none` removes it. The owners see it. One that is there is changed in the browser that placed the order alone. */
  readonly changeAddress: (
    token: LinkToken,
    address: O.Option<PostalAddress>,
  ) => TE.TaskEither<AddressChangeRefusal | Fault, OrderView>;
  /**
   * Sets whether the owners see the giver's address. An address to which nothing ships is stored for the owners alone,
   * so withdrawing it in the browser that placed the order deletes it; a link alone hides it.
   */
  readonly shareAddress: (token: LinkToken, isShared: boolean) => TE.TaskEither<SharingRefusal | Fault, OrderView>;
  /** Lets the gifts stay although their registry was paused (PAUSE-01); they can be taken back as before. */
  readonly letStay: (token: LinkToken) => TE.TaskEither<OrderLinkUnknown | KeyRefusal | Fault, OrderView>;
  /** Sets whether the order is hidden from the owners until the event. */
  readonly changeSurprise: (token: LinkToken, isSurprise: boolean) => TE.TaskEither<SurpriseRefusal | Fault, OrderView>;
}

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

/** The changed orders with contributions to a registry, and its facts. */
export interface FundsChange extends Pick<ClosingFunds, 'orders' | 'facts'> {
  readonly emails: ReadonlyArray<Email>;
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
  /**
   * The registries with funds to close, in that order: those of the market whose event was on or before a day, unless they are paused, whose funds are open or still have money of which it was not certain whether it comes;
   * those with contributions whose givers could choose until before `today`; and deleted ones with money in a fund (FUND-04).
   */
  readonly fundsToClose: (
    eventsUntil: ReadonlyArray<{ readonly market: Market; readonly day: CalendarDay }>,
    today: CalendarDay,
  ) => TE.TaskEither<Unavailable, ReadonlyArray<GrId>>;
  /** Locks the registry, unless it was deleted, and the orders with contributions to it, and stores what is decided with the emails, all or nothing. Answers whether anything was decided. */
  readonly closeFunds: (
    grId: GrId,
    decide: (registry: O.Option<Registry>, held: HeldContributions) => FundsChange,
  ) => TE.TaskEither<Unavailable, boolean>;
  /** The refunds of captured orders that were not paid yet: all of them, or the one with that reference. */
  readonly unpaidReturns: (reference: O.Option<string>) => TE.TaskEither<Unavailable, ReadonlyArray<UnpaidReturn>>;
  readonly markPaid: (reference: string) => TE.TaskEither<Unavailable, void>;
  /** Records that the refund turned out not to be paid. */
  readonly markUnpaid: (reference: string) => TE.TaskEither<Unavailable, void>;
}
