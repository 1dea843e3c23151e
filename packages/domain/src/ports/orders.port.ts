import type { either as E, option as O, taskEither as TE } from 'fp-ts';
import type { Instant } from '../calendar/index.ts';
import type { CartContents, CodeUses } from '../cart/index.ts';
import type { PostalAddress } from '../delivery/index.ts';
import type { DueEmail, EmailedOwner } from '../gift-emails/index.ts';
import type { Idempotency, IdempotencyKey, KeyRefusal } from '../idempotency/index.ts';
import type { GrId, OrderNumber } from '../identity/index.ts';
import type { Product } from '../item/index.ts';
import type { Email } from '../mail/index.ts';
import type { Cents } from '../money/index.ts';
import type { Giver, OrderProblem, OrderRequest, PlacedOrder } from '../order/index.ts';
import type { Authorization, Dispute } from '../payment/index.ts';
import type { Design } from '../personalization/index.ts';
import type { Registry, RegistryFact } from '../registry/index.ts';
import type { StoreStock } from '../store/index.ts';
import type { CartOwner } from './cart.port.ts';
import type { Fault, Unavailable } from './failures.ts';
import type { PaymentNotAccepted, PaymentRefused, RequiresAction } from './payment.port.ts';

/** The request does not say how the order is paid for. */
export interface PaymentMissing {
  readonly _tag: 'PaymentMissing';
}

/** The payer has to confirm the payment with their bank; then the same order is sent again with the confirmed authorization (CO-03). */
export interface PaymentActionNeeded extends Omit<RequiresAction, '_tag'> {
  readonly _tag: 'PaymentActionNeeded';
}

/** Why an order was not placed; nothing was stored (CART-06, CART-07, CART-09). */
export type OrderRefusal =
  | OrderProblem
  | PaymentMissing
  | PaymentActionNeeded
  | PaymentRefused
  | PaymentNotAccepted
  | KeyRefusal;

/** Driving port: ordering the visitor's cart. */
export interface Orders {
  /** Orders everything in the cart and empties it; the same key returns the same order (CART-08). */
  readonly place: (request: OrderRequest, key: IdempotencyKey) => TE.TaskEither<OrderRefusal | Fault, PlacedOrder>;
}

/** The locked state that an order is decided on: the cart, the registries and items of its lines, the products, and the stock of stores. */
export interface OrderSituation {
  readonly cart: CartContents;
  readonly registries: ReadonlyArray<Registry>;
  readonly products: ReadonlyArray<Product>;
  /** The stores' stock of the products that are picked up. */
  readonly shelves: ReadonlyArray<StoreStock>;
  /** The designs of plain products. */
  readonly designs: ReadonlyArray<Design>;
  readonly codeUses: ReadonlyArray<CodeUses>;
}

/** The email to an owner of that registry about the order, if any. */
export type OwnerEmails = (grId: GrId) => (owner: EmailedOwner) => O.Option<DueEmail>;

/**
 * The changes an order makes, in one transaction: stores the order, the facts of each registry and the emails, takes
 * pickups from the stock of stores, and empties the cart.
 */
export interface Placement {
  readonly order: PlacedOrder;
  readonly giver: Giver;
  readonly message: string;
  /** The code of one of the site's shipping methods. */
  readonly shippingMethod: string;
  readonly authorization: Authorization;
  readonly emails: ReadonlyArray<Email>;
  /** The giver's postal address, if they entered one. */
  readonly postalAddress: O.Option<PostalAddress>;
  /** Whether the owners see that address. */
  readonly isAddressShared: boolean;
  readonly isSurprise: boolean;
  readonly isNearDay: boolean;
  /** The emails to the owners of these registries; all are queued in the same transaction (OWN-01). */
  readonly ownerEmails: OwnerEmails;
  readonly facts: ReadonlyArray<{ readonly grId: GrId; readonly facts: ReadonlyArray<RegistryFact> }>;
}

/** A stored order, and whether it had been placed before. */
export interface StoredOrder {
  readonly order: PlacedOrder;
  readonly isRepeat: boolean;
}

/** An order whose payment is authorized and not yet captured. */
export interface UncapturedOrder {
  readonly orderNumber: OrderNumber;
  readonly authorization: Authorization;
  /** Whether the whole order was taken back, so that none of its payment is captured (GIVE-03). */
  readonly isTakenBack: boolean;
}

/** A payment attempt that the payer still has to confirm, and the amount that is authorized then. */
export interface HeldAttempt extends Pick<UncapturedOrder, 'orderNumber' | 'authorization'> {
  readonly amount: Cents;
}

/** A payment attempt that ended without an order; its authorization is known only if its payer had to confirm it. */
export interface AbandonedAttempt {
  readonly orderNumber: OrderNumber;
  readonly authorization: O.Option<Authorization>;
  readonly attemptedAt: Instant;
}

/** Driven port: the stored orders and the ledger of gifts. */
export interface OrderStore {
  /** How often the completion codes of these registries were used (COUP-05). */
  readonly codeUses: (registries: ReadonlyArray<GrId>) => TE.TaskEither<Unavailable, ReadonlyArray<CodeUses>>;
  /** The order stored under the key; `none` when there is none; refused when the key was used for a different request. */
  readonly findStored: (
    idempotency: Idempotency<PlacedOrder>,
  ) => TE.TaskEither<KeyRefusal | Unavailable, O.Option<PlacedOrder>>;
  /**
   * Begins the order of the key, or returns the one recorded under it. Refused while an order of the same scope is in
   * progress, in any process, until that order ends or its process does, so that a cart is paid for once (CART-06,
   * CART-08).
   */
  readonly begin: (
    idempotency: Idempotency<PlacedOrder>,
  ) => TE.TaskEither<KeyRefusal | Unavailable, O.Option<PlacedOrder>>;
  /** Ends what was begun under the key, whatever its outcome. */
  readonly end: (idempotency: Idempotency) => TE.TaskEither<Unavailable, void>;
  /**
   * Records that a payment is about to be authorized under the number, so that it is released even if the process stops
   * before the order is stored (CART-06).
   */
  readonly recordPaymentAttempt: (
    idempotency: Idempotency,
    orderNumber: OrderNumber,
  ) => TE.TaskEither<Unavailable, void>;
  /** Records that the attempt waits for its payer; it does not count as abandoned before `until` (CO-03). */
  readonly holdPaymentAttempt: (attempt: HeldAttempt, until: Instant) => TE.TaskEither<Unavailable, void>;
  /** The attempts of the scope that wait for their payer. */
  readonly heldPaymentAttempts: (idempotency: Idempotency) => TE.TaskEither<Unavailable, ReadonlyArray<HeldAttempt>>;
  /** Deletes the record of the attempt: no payment is authorized under the number. */
  readonly forgetPaymentAttempt: (orderNumber: OrderNumber) => TE.TaskEither<Unavailable, void>;
  /** The attempts that ended without an order and without a release; no order can be placed under their numbers any more. */
  readonly abandonedPaymentAttempts: TE.TaskEither<Unavailable, ReadonlyArray<AbandonedAttempt>>;
  /**
   * Locks the key, the cart and the registries by number, always in this order, decides, and stores everything or
   * nothing (CART-06); `Unavailable` once its payment attempt was abandoned.
   */
  readonly place: <R>(
    owner: CartOwner,
    idempotency: Idempotency<PlacedOrder>,
    decide: (situation: OrderSituation) => E.Either<R, Placement>,
  ) => TE.TaskEither<R | KeyRefusal | Unavailable, StoredOrder>;
  /** Records that the order's payment was captured. */
  readonly markCaptured: (orderNumber: OrderNumber) => TE.TaskEither<Unavailable, void>;
  /** Records that the order's authorization was canceled and that nothing is to be refunded for it; does nothing if the payment was captured. */
  readonly markReleased: (orderNumber: OrderNumber) => TE.TaskEither<Unavailable, void>;
  /** Records a dispute of the order's payment; of several reports of one dispute the newest counts, in whatever order they arrive. */
  readonly recordDispute: (orderNumber: OrderNumber, dispute: Dispute) => TE.TaskEither<Unavailable, void>;
  /** The order paid for with that authorization; `none` when there is none. */
  readonly findPaid: (authorization: Authorization) => TE.TaskEither<Unavailable, O.Option<OrderNumber>>;
  /** The orders whose payment is still to be captured (or canceled, if everything was taken back) because the process stopped in between. */
  readonly uncaptured: TE.TaskEither<Unavailable, ReadonlyArray<UncapturedOrder>>;
}
