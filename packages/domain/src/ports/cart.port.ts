import type { option as O, taskEither as TE } from 'fp-ts';
import type {
  CartAddition,
  CartFull,
  CartProblem,
  CartRequest,
  CartView,
  EGiftCardAddition,
  EGiftCardRequest,
  GiftCardAddition,
  GiftCardRequest,
  LineId,
  LineProblem,
} from '../cart/index.ts';
import type { GiftCardProblem } from '../gift-card/index.ts';
import type { IdempotencyKey, KeyRefusal } from '../once/index.ts';
import type { Fault } from './fault.ts';

/** Why nothing was put into the cart (BUY-01, BUY-03, BUY-09); all or nothing. */
export type AddRefusal = CartProblem | KeyRefusal;

/** Why no gift card was put into the cart (GC-05, GC-06, GC-08). */
export type GiftCardRefusal = { readonly _tag: 'RegistryNotFound' } | GiftCardProblem | CartFull | KeyRefusal;

/** Why a line was not changed. */
export type LineRefusal = LineProblem;

/** Driving port: the cart of one visitor on one site (CART-05, CART-09). */
export interface Cart {
  /** The cart as it stands; a visitor without one has an empty one. */
  readonly read: TE.TaskEither<Fault, CartView>;
  /** Puts 1 to 20 things in; the same line grows, up to 99. A repeat under the same key adds nothing (CART-08). */
  readonly add: (
    requests: ReadonlyArray<CartRequest>,
    key: O.Option<IdempotencyKey>,
  ) => TE.TaskEither<AddRefusal | Fault, CartAddition>;
  /** As `add`, for things of registries only: one that names no registry is refused with `RegistryMissing` (BUY-03). */
  readonly addFromRegistry: Cart['add'];
  /** Puts one gift card for the registrants in, on a line of its own. A repeat under the same key adds nothing (CART-08). */
  readonly addGiftCard: (
    request: GiftCardRequest,
    key: O.Option<IdempotencyKey>,
  ) => TE.TaskEither<GiftCardRefusal | Fault, GiftCardAddition>;
  /** As `addGiftCard`, for a card that comes by mail; the answer is what a popup says of it (GC-07). */
  readonly addEGiftCard: (
    request: EGiftCardRequest,
    key: O.Option<IdempotencyKey>,
  ) => TE.TaskEither<GiftCardRefusal | Fault, EGiftCardAddition>;
  /** Sets a line's quantity, 1 to 99; a gift card's is always 1. */
  readonly changeQuantity: (lineId: LineId, quantity: number) => TE.TaskEither<LineRefusal | Fault, CartView>;
  /** Takes a line out. */
  readonly remove: (lineId: LineId) => TE.TaskEither<LineRefusal | Fault, CartView>;
}
