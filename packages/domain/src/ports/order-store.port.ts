import type { either as E, option as O, taskEither as TE } from 'fp-ts';
import type { CartContents } from '../cart/index.ts';
import type { Idempotency, KeyRefusal } from '../idempotency/index.ts';
import type { GrId, OrderNumber } from '../identity/index.ts';
import type { Product } from '../item/index.ts';
import type { Giver, PlacedOrder } from '../order/index.ts';
import type { Design } from '../personalization/index.ts';
import type { Registry, RegistryFact } from '../registry/index.ts';
import type { ShelfStock } from '../store/index.ts';
import type { CartOwner } from './cart-store.port.ts';
import type { Unavailable } from './fault.ts';
import type { Authorization } from './payment.port.ts';

/** What an order is decided on, held still meanwhile: the cart, the registries its lines name (with the items they name), the products, and what stands in stores. */
export interface OrderSituation {
  readonly cart: CartContents;
  readonly registries: ReadonlyArray<Registry>;
  readonly products: ReadonlyArray<Product>;
  /** What stands of them in stores, as far as lines are picked up. */
  readonly shelves: ReadonlyArray<ShelfStock>;
  /** The words on plain products. */
  readonly designs: ReadonlyArray<Design>;
}

/** What an order changes, all in one transaction: the order, the facts of each registry, what its lines for pickup take from their stores, and the cart is emptied. */
export interface Placement {
  readonly order: PlacedOrder;
  readonly giver: Giver;
  readonly message: string;
  /** The code of one of the site's shipping methods. */
  readonly shippingMethod: string;
  readonly authorization: Authorization;
  readonly facts: ReadonlyArray<{ readonly grId: GrId; readonly facts: ReadonlyArray<RegistryFact> }>;
}

/** An order as kept, and whether it was there already: then nothing happened now. */
export interface KeptOrder {
  readonly order: PlacedOrder;
  readonly isRepeat: boolean;
}

/** An order whose money is authorised and not yet taken. */
export interface UncapturedOrder {
  readonly orderNumber: OrderNumber;
  readonly authorization: Authorization;
}

/** Driven port: where orders and the ledger of gifts are kept. */
export interface OrderStore {
  /** The order kept under the key; none when there is none; refused when the key stood for something else. */
  readonly findKept: (
    idempotency: Idempotency<PlacedOrder>,
  ) => TE.TaskEither<KeyRefusal | Unavailable, O.Option<PlacedOrder>>;
  /**
   * Begins what the key stands for, or answers the order kept under it. Refused while an order of the same scope goes on, also in another process, until it ends or its process does: one cart is paid for
   * once (CART-06, CART-08).
   */
  readonly begin: (
    idempotency: Idempotency<PlacedOrder>,
  ) => TE.TaskEither<KeyRefusal | Unavailable, O.Option<PlacedOrder>>;
  /** What was begun under the key has ended, however it did. */
  readonly end: (idempotency: Idempotency) => TE.TaskEither<Unavailable, void>;
  /** Keeps that money is about to be set aside under the number, so that it is let go of although the process ends and nobody comes back (CART-06). */
  readonly keepPaymentAttempt: (idempotency: Idempotency, orderNumber: OrderNumber) => TE.TaskEither<Unavailable, void>;
  /** No money is set aside under the number. */
  readonly forgetPaymentAttempt: (orderNumber: OrderNumber) => TE.TaskEither<Unavailable, void>;
  /** The attempts that ended without an order and without letting go of their money; from now on no order is placed under their numbers. */
  readonly abandonedPaymentAttempts: TE.TaskEither<Unavailable, ReadonlyArray<OrderNumber>>;
  /** Holds the key, the cart and the registries by their numbers, always in this order; decides, and keeps all of it or nothing (CART-06); unavailable once its payment attempt was abandoned. */
  readonly place: <R>(
    owner: CartOwner,
    idempotency: Idempotency<PlacedOrder>,
    decide: (situation: OrderSituation) => E.Either<R, Placement>,
  ) => TE.TaskEither<R | KeyRefusal | Unavailable, KeptOrder>;
  /** Remembers that the order's money was taken. */
  readonly markCaptured: (orderNumber: OrderNumber) => TE.TaskEither<Unavailable, void>;
  /** The orders whose money is still to be taken: what a stop between the two left behind. */
  readonly uncaptured: TE.TaskEither<Unavailable, ReadonlyArray<UncapturedOrder>>;
}
