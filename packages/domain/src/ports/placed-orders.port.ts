import type { option as O, taskEither as TE } from 'fp-ts';
import type { AddressInvalid, PostalAddress } from '../delivery/index.ts';
import type { IdempotencyKey, KeyRefusal } from '../idempotency/index.ts';
import type { LinkToken, OrderNumber } from '../identity/index.ts';
import type { PostalAddressMissing } from '../order/index.ts';
import type { EventHasCome, OrderView, ReturnRefusal, ReturnRequest } from '../placed-order/index.ts';
import type { Fault } from './fault.ts';

/** The link leads to no order, or to none any more. */
export interface OrderLinkUnknown {
  readonly _tag: 'OrderLinkUnknown';
}

/** No order has that number and that email; which of them is wrong is not said. */
export interface OrderNotFound {
  readonly _tag: 'OrderNotFound';
}

/** Why nothing was taken back. */
export type TakeBackRefusal = OrderLinkUnknown | ReturnRefusal | KeyRefusal;

/** Why the message stays as it is. */
export type MessageRefusal =
  | OrderLinkUnknown
  | { readonly _tag: 'MessageInvalid' }
  | { readonly _tag: 'AlreadyShipped' }
  | KeyRefusal;

/** Why the email stays as it is. */
export type EmailChangeRefusal = OrderLinkUnknown | { readonly _tag: 'EmailInvalid' } | KeyRefusal;

/** Why the giver's address stays as it is. */
export type AddressChangeRefusal = OrderLinkUnknown | AddressInvalid | { readonly _tag: 'AlreadyShipped' } | KeyRefusal;

/** Why an order stays hidden from the owners, or shown to them. */
export type SurpriseRefusal = OrderLinkUnknown | EventHasCome | KeyRefusal;

/** Why the owners see, or do not see, the giver's address as before. */
export type SharingRefusal = OrderLinkUnknown | PostalAddressMissing | KeyRefusal;

/** Driving port: an order that was placed, for whoever has its private link (GIVE-02, GIVE-03). */
export interface PlacedOrders {
  readonly open: (token: LinkToken) => TE.TaskEither<OrderLinkUnknown | Fault, OrderView>;
  /** A new link to the order of that number and that email, as they were typed; limited like sign-ins (AUTH-07). */
  readonly find: (orderNumber: string, email: string) => TE.TaskEither<OrderNotFound | Fault, LinkToken>;
  /** A new link to an order that was placed in this browser. */
  readonly findOwn: (orderNumber: OrderNumber) => TE.TaskEither<OrderNotFound | Fault, LinkToken>;
  /** Takes units of a line back, once for the key, and gives the order as it is then. */
  readonly takeBack: (
    token: LinkToken,
    request: Omit<ReturnRequest, 'kind'>,
    key: IdempotencyKey,
  ) => TE.TaskEither<TakeBackRefusal | Fault, OrderView>;
  readonly changeMessage: (token: LinkToken, message: string) => TE.TaskEither<MessageRefusal | Fault, OrderView>;
  /** Sends a receipt to the new address and a word to the old one; other links to the order end. */
  readonly changeEmail: (token: LinkToken, email: string) => TE.TaskEither<EmailChangeRefusal | Fault, OrderView>;
  /** Where the giver lives, for a card of thanks; none takes it away. The owners see it. */
  readonly changeAddress: (
    token: LinkToken,
    address: O.Option<PostalAddress>,
  ) => TE.TaskEither<AddressChangeRefusal | Fault, OrderView>;
  /** Whether the owners see the giver's address; one to which nothing ships is there for them alone, and is taken away with it. */
  readonly shareAddress: (token: LinkToken, isShared: boolean) => TE.TaskEither<SharingRefusal | Fault, OrderView>;
  /** Whether the order is hidden from the owners until the event. */
  readonly changeSurprise: (token: LinkToken, isSurprise: boolean) => TE.TaskEither<SurpriseRefusal | Fault, OrderView>;
}
