import type { option as O, taskEither as TE } from 'fp-ts';
import type { AddressInvalid, PostalAddress } from '../delivery/index.ts';
import type { IdempotencyKey, KeyRefusal } from '../idempotency/index.ts';
import type { LinkToken, OrderNumber } from '../identity/index.ts';
import type { PostalAddressMissing } from '../order/index.ts';
import type { EventHasCome, OrderView, ReturnRefusal, ReturnRequest } from '../placed-order/index.ts';
import type { Fault } from './fault.ts';

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
  | AddressInvalid
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
  /** Sets whether the order is hidden from the owners until the event. */
  readonly changeSurprise: (token: LinkToken, isSurprise: boolean) => TE.TaskEither<SurpriseRefusal | Fault, OrderView>;
}
