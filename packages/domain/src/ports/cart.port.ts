import type { either as E, option as O, taskEither as TE } from 'fp-ts';
import type {
  BudgetAnswer,
  CartAddition,
  CartConfirmation,
  CartContents,
  CartFull,
  CartProblem,
  CartRequest,
  CartView,
  ConfirmationRefusal,
  ConfirmationRequest,
  ContributionAddition,
  ContributionChangeProblem,
  ContributionProblem,
  ContributionRequest,
  EGiftCardAddition,
  EGiftCardRequest,
  GiftCardAddition,
  GiftCardRequest,
  GiftChoice,
  GiftChoiceProblem,
  LineFull,
  LineId,
  LineProblem,
  LocatedCartRequest,
  PickupProblem,
} from '../cart/index.ts';
import type { GiftCardProblem } from '../gift-card/index.ts';
import type { Idempotency, IdempotencyKey, KeyRefusal } from '../idempotency/index.ts';
import type { GrId, ItemIdentity, VisitorId } from '../identity/index.ts';
import type { Cents } from '../money/index.ts';
import type { Market, SiteId } from '../site/index.ts';
import type { StoreNumber } from '../store/index.ts';
import type { Fault, RegistryNotFound, Unavailable } from './failures.ts';

/** Why an addition to the cart was refused; all or nothing (BUY-01, BUY-03, BUY-09). */
export type AddRefusal = CartProblem | KeyRefusal;

/** The reasons a page shows for nothing having been added to the cart: a refusal, a fault, or a line that is already full (CART-03). */
export type NotAdded = AddRefusal | LineFull | Fault;

/** Why an addition for pickup was refused; all or nothing (BUY-08, BUY-09). */
export type PickupRefusal = PickupProblem | KeyRefusal;

/** The retailer's own reason for rejecting a gift card, shown to the visitor (GC-07). */
export interface GiftCardRejected {
  readonly _tag: 'GiftCardRejected';
  readonly message: string;
}

/** Why no gift card was added (GC-05 to GC-08). */
export type GiftCardRefusal =
  | { readonly _tag: 'RegistryNotFound' }
  | GiftCardProblem
  | GiftCardRejected
  | CartFull
  | KeyRefusal;

/** Why no contribution was added (GG-01, GG-05). */
export type CartContributionRefusal =
  | { readonly _tag: 'RegistryNotFound' }
  | { readonly _tag: 'NotOnRegistry'; readonly identity: ItemIdentity }
  | ContributionProblem
  | KeyRefusal;

/** Why a line was not changed. */
export type LineRefusal = LineProblem;

/** Why a contribution was not changed (GG-03, GIVE-05). */
export type ContributionChangeRefusal =
  | ContributionChangeProblem
  | { readonly _tag: 'RegistryNotFound' }
  | { readonly _tag: 'NotOnRegistry'; readonly identity: ItemIdentity };

/** Driving port: a visitor's cart on one site (CART-05, CART-09). */
export interface Cart {
  /** The current cart; empty for a visitor without one. */
  readonly read: TE.TaskEither<Fault, CartView>;
  /** The current cart as for a buyer in that state or province, where plain products are taxed (CO-02). */
  readonly readFor: (region: string) => TE.TaskEither<Fault, CartView>;
  /** Up to three baskets of gifts of the registry that can be bought for that amount, shipping and tax inside (BASKET-01). Changes nothing. */
  readonly baskets: (request: {
    readonly grId: GrId;
    readonly budget: Cents;
  }) => TE.TaskEither<RegistryNotFound | Fault, BudgetAnswer>;
  /** Adds 1 to 20 items; an item that is already in the cart adds to its line, up to 99. A repeat under the same key adds nothing (CART-08). */
  readonly add: (
    requests: ReadonlyArray<LocatedCartRequest>,
    key: O.Option<IdempotencyKey>,
  ) => TE.TaskEither<AddRefusal | Fault, CartAddition>;
  /** Like `add`, for items of registries only; an item without a registry is refused with `RegistryMissing` (BUY-03). */
  readonly addFromRegistry: Cart['add'];
  /**
   * Like `add`, for pickup at that store; a line that was to be shipped is then picked up as a whole. Keys are shared
   * with `add`: reusing a key of `add` here counts as a different request (CART-08).
   */
  readonly addForPickup: (
    requests: ReadonlyArray<CartRequest>,
    storeNumber: StoreNumber,
    key: O.Option<IdempotencyKey>,
  ) => TE.TaskEither<PickupRefusal | Fault, CartAddition>;
  /** Sets the gift options of a registry to which gifts are shipped (WRAP-01). */
  readonly chooseGifts: (choice: GiftChoice) => TE.TaskEither<GiftChoiceProblem | Fault, CartView>;
  /** Ships a line that was to be picked up; also succeeds when it is shipped already. */
  readonly shipLine: (lineId: LineId) => TE.TaskEither<LineRefusal | Fault, CartView>;
  /** Ships everything that was to be picked up. */
  readonly shipAll: TE.TaskEither<Fault, void>;
  /** Adds one gift card for the registrants, on its own line. A repeat under the same key adds nothing (CART-08). */
  readonly addGiftCard: (
    request: GiftCardRequest,
    key: O.Option<IdempotencyKey>,
  ) => TE.TaskEither<GiftCardRefusal | Fault, GiftCardAddition>;
  /** Like `addGiftCard`, for a card sent by email; returns the text of its popup (GC-07). */
  readonly addEGiftCard: (
    request: EGiftCardRequest,
    key: O.Option<IdempotencyKey>,
  ) => TE.TaskEither<GiftCardRefusal | Fault, EGiftCardAddition>;
  /** Adds a contribution to a group gift; one line per fund. A repeat under the same key adds nothing (CART-08). */
  readonly addContribution: (
    request: ContributionRequest,
    key: IdempotencyKey,
  ) => TE.TaskEither<CartContributionRefusal | Fault, ContributionAddition>;
  /** The confirmation of what was added (CART-02); only for the visitor's own cart. Changes nothing. */
  readonly confirmation: (request: ConfirmationRequest) => TE.TaskEither<ConfirmationRefusal | Fault, CartConfirmation>;
  /** Sets a line's quantity, 1 to 99; a gift card or contribution always has quantity 1. */
  readonly changeQuantity: (lineId: LineId, quantity: number) => TE.TaskEither<LineRefusal | Fault, CartView>;
  /** Sets a contribution to that amount, which the fund must still have room for; a repeat changes nothing (GIVE-05). */
  readonly changeContribution: (
    lineId: LineId,
    amount: Cents,
  ) => TE.TaskEither<ContributionChangeRefusal | Fault, CartView>;
  /** Sets the completion code as typed, at most 40 characters, in place of another one; empty so that none applies, not even the owner's by itself. Whether it takes anything off is said by the cart; one that is refused changes nothing (COUP-05). */
  readonly redeem: (code: string) => TE.TaskEither<Fault, CartView>;
  /** Removes a line. */
  readonly remove: (lineId: LineId) => TE.TaskEither<LineRefusal | Fault, CartView>;
}

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
