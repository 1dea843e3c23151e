import type { option as O, taskEither as TE } from 'fp-ts';
import type {
  CartAddition,
  CartConfirmation,
  CartFull,
  CartProblem,
  CartRequest,
  CartView,
  ConfirmationRefusal,
  ConfirmationRequest,
  ContributionAddition,
  ContributionProblem,
  ContributionRequest,
  EGiftCardAddition,
  EGiftCardRequest,
  GiftCardAddition,
  GiftCardRequest,
  LineFull,
  LineId,
  LineProblem,
  LocatedCartRequest,
  LoweringProblem,
  PickupProblem,
} from '../cart/index.ts';
import type { GiftCardProblem } from '../gift-card/index.ts';
import type { IdempotencyKey, KeyRefusal } from '../idempotency/index.ts';
import type { ItemIdentity } from '../identity/index.ts';
import type { Cents } from '../money/index.ts';
import type { StoreNumber } from '../store/index.ts';
import type { Fault } from './fault.ts';

/** Why nothing was added to the cart (BUY-01, BUY-03, BUY-09); all or nothing. */
export type AddRefusal = CartProblem | KeyRefusal;

/** Why a page says that nothing was added to the cart: a refusal, or a line that is full already (CART-03). */
export type NotAdded = AddRefusal | LineFull | Fault;

/** Why nothing was added for pickup (BUY-08, BUY-09); all or nothing. */
export type PickupRefusal = PickupProblem | KeyRefusal;

/** The shop's own reason against a gift card, shown to the visitor (GC-07). */
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

/** Why a contribution was not lowered (CART-05, GG-03). */
export type LoweringRefusal =
  | LoweringProblem
  | { readonly _tag: 'RegistryNotFound' }
  | { readonly _tag: 'NotOnRegistry'; readonly identity: ItemIdentity };

/** Driving port: the cart of one visitor on one site (CART-05, CART-09). */
export interface Cart {
  /** The present cart; empty for a visitor without one. */
  readonly read: TE.TaskEither<Fault, CartView>;
  /** The same for a buyer who lives in that state or province: plain products are taxed there (CO-02). */
  readonly readFor: (region: string) => TE.TaskEither<Fault, CartView>;
  /** Adds 1 to 20 items; the same line grows, up to 99. A repeat under the same key adds nothing (CART-08). */
  readonly add: (
    requests: ReadonlyArray<LocatedCartRequest>,
    key: O.Option<IdempotencyKey>,
  ) => TE.TaskEither<AddRefusal | Fault, CartAddition>;
  /** As `add`, for items of registries only; without a registry an item is refused with `RegistryMissing` (BUY-03). */
  readonly addFromRegistry: Cart['add'];
  /** As `add`, to be picked up at that store; a line that was to be shipped is then picked up as a whole. Keys are shared with `add`: a key used there is another request here (CART-08). */
  readonly addForPickup: (
    requests: ReadonlyArray<CartRequest>,
    storeNumber: StoreNumber,
    key: O.Option<IdempotencyKey>,
  ) => TE.TaskEither<PickupRefusal | Fault, CartAddition>;
  /** Ships a line that was to be picked up; succeeds also when it is shipped already. */
  readonly shipLine: (lineId: LineId) => TE.TaskEither<LineRefusal | Fault, CartView>;
  /** Ships everything that was to be picked up. */
  readonly shipAll: TE.TaskEither<Fault, void>;
  /** Adds one gift card for the registrants, on its own line. A repeat under the same key adds nothing (CART-08). */
  readonly addGiftCard: (
    request: GiftCardRequest,
    key: O.Option<IdempotencyKey>,
  ) => TE.TaskEither<GiftCardRefusal | Fault, GiftCardAddition>;
  /** As `addGiftCard`, for a card that is sent by email; gives the text of its popup (GC-07). */
  readonly addEGiftCard: (
    request: EGiftCardRequest,
    key: O.Option<IdempotencyKey>,
  ) => TE.TaskEither<GiftCardRefusal | Fault, EGiftCardAddition>;
  /** Adds a contribution to a group gift, on one line for each fund. A repeat under the same key adds nothing (CART-08). */
  readonly addContribution: (
    request: ContributionRequest,
    key: IdempotencyKey,
  ) => TE.TaskEither<CartContributionRefusal | Fault, ContributionAddition>;
  /** The confirmation of what was added (CART-02), of the visitor's own cart only. Changes nothing. */
  readonly confirmation: (request: ConfirmationRequest) => TE.TaskEither<ConfirmationRefusal | Fault, CartConfirmation>;
  /** Sets a line's quantity, 1 to 99; that of a gift card and of a contribution is always 1. */
  readonly changeQuantity: (lineId: LineId, quantity: number) => TE.TaskEither<LineRefusal | Fault, CartView>;
  /** Lowers a contribution to that amount, which the fund must take; a repeat changes nothing. To raise it, use `addContribution`. */
  readonly lowerContribution: (lineId: LineId, amount: Cents) => TE.TaskEither<LoweringRefusal | Fault, CartView>;
  /** Removes a line. */
  readonly remove: (lineId: LineId) => TE.TaskEither<LineRefusal | Fault, CartView>;
}
