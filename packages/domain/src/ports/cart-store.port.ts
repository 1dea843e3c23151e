import type { either as E, option as O, taskEither as TE } from 'fp-ts';
import type { CartContents } from '../cart/index.ts';
import type { Idempotency, KeyRefusal } from '../idempotency/index.ts';
import type { VisitorId } from '../identity/index.ts';
import type { Market, SiteId } from '../site/index.ts';
import type { Unavailable } from './fault.ts';

/** Identifies a cart: a visitor has one per site (CART-09). */
export interface CartOwner {
  readonly visitor: VisitorId;
  readonly site: SiteId;
  /** The site's market, in which its goods are sold. */
  readonly market: Market;
}

/** A cart after an addition, and the answer to record under the idempotency key. */
export interface Added<Addition> {
  readonly cart: CartContents;
  readonly addition: Addition;
}

/** Driven port: the stored carts. */
export interface CartStore {
  /** The visitor's cart, if there is one. */
  readonly find: (owner: CartOwner) => TE.TaskEither<Unavailable, O.Option<CartContents>>;
  /** Locks the cart, passes it to `decide` (an empty cart with a new id if there is none) and stores the result. */
  readonly change: <R>(
    owner: CartOwner,
    decide: (cart: CartContents) => E.Either<R, CartContents>,
  ) => TE.TaskEither<R | Unavailable, CartContents>;
  /** Like `change`, once per key: a repeat gets the addition recorded under it. */
  readonly add: <Addition, R>(
    owner: CartOwner,
    idempotency: O.Option<Idempotency<Addition>>,
    decide: (cart: CartContents) => E.Either<R, Added<Addition>>,
  ) => TE.TaskEither<R | KeyRefusal | Unavailable, Addition>;
}
