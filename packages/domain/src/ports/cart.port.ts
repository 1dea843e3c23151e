import type { option as O, taskEither as TE } from 'fp-ts';
import type {
  AskedRequest,
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
  LoweringProblem,
  PickupProblem,
} from '../cart/index.ts';
import type { GiftCardProblem } from '../gift-card/index.ts';
import type { IdempotencyKey, KeyRefusal } from '../idempotency/index.ts';
import type { ItemIdentity } from '../identity/index.ts';
import type { Cents } from '../money/index.ts';
import type { StoreNumber } from '../store/index.ts';
import type { Fault } from './fault.ts';

/** Why nothing was put into the cart (BUY-01, BUY-03, BUY-09); all or nothing. */
export type AddRefusal = CartProblem | KeyRefusal;

/** Why a page says that nothing was put into the cart: a line that holds all that it can is told as one (CART-03). */
export type NotAdded = AddRefusal | LineFull | Fault;

/** Why nothing was put into the cart for pickup (BUY-08, BUY-09); all or nothing. */
export type PickupRefusal = PickupProblem | KeyRefusal;

/** A shop refuses a gift card in words of its own, for whoever asked to read (GC-07). */
export interface GiftCardRejected {
  readonly _tag: 'GiftCardRejected';
  readonly message: string;
}

/** Why no gift card was put into the cart (GC-05 to GC-08). */
export type GiftCardRefusal =
  | { readonly _tag: 'RegistryNotFound' }
  | GiftCardProblem
  | GiftCardRejected
  | CartFull
  | KeyRefusal;

/** Why no money for a group gift was put into the cart (GG-01, GG-05). */
export type CartContributionRefusal =
  | { readonly _tag: 'RegistryNotFound' }
  | { readonly _tag: 'NotOnRegistry'; readonly identity: ItemIdentity }
  | ContributionProblem
  | KeyRefusal;

/** Why a line was not changed. */
export type LineRefusal = LineProblem;

/** Why money for a fund was not lowered (CART-05, GG-03). */
export type LoweringRefusal =
  | LoweringProblem
  | { readonly _tag: 'RegistryNotFound' }
  | { readonly _tag: 'NotOnRegistry'; readonly identity: ItemIdentity };

/** Driving port: the cart of one visitor on one site (CART-05, CART-09). */
export interface Cart {
  /** The cart as it stands; a visitor without one has an empty one. */
  readonly read: TE.TaskEither<Fault, CartView>;
  /** Puts 1 to 20 things in; the same line grows, up to 99. A repeat under the same key adds nothing (CART-08). */
  readonly add: (
    requests: ReadonlyArray<AskedRequest>,
    key: O.Option<IdempotencyKey>,
  ) => TE.TaskEither<AddRefusal | Fault, CartAddition>;
  /** As `add`, for things of registries only: one that names no registry is refused with `RegistryMissing` (BUY-03). */
  readonly addFromRegistry: Cart['add'];
  /** As `add`, to be picked up at that store; a line that was to be shipped is then picked up as a whole. A key of `add` counts here too: what stood for one of the two is another request for the other (CART-08). */
  readonly addForPickup: (
    requests: ReadonlyArray<CartRequest>,
    storeNumber: StoreNumber,
    key: O.Option<IdempotencyKey>,
  ) => TE.TaskEither<PickupRefusal | Fault, CartAddition>;
  /** Ships a line that was to be picked up; nothing to do is success. */
  readonly shipLine: (lineId: LineId) => TE.TaskEither<LineRefusal | Fault, CartView>;
  /** Ships everything that was to be picked up. */
  readonly shipAll: TE.TaskEither<Fault, void>;
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
  /** Puts money for the fund of a group gift in, on one line for each fund. A repeat under the same key adds nothing (CART-08). */
  readonly addContribution: (
    request: ContributionRequest,
    key: IdempotencyKey,
  ) => TE.TaskEither<CartContributionRefusal | Fault, ContributionAddition>;
  /** What is told after something was put in (CART-02): things of the visitor's own cart only. Changes nothing. */
  readonly confirmation: (request: ConfirmationRequest) => TE.TaskEither<ConfirmationRefusal | Fault, CartConfirmation>;
  /** Sets a line's quantity, 1 to 99; that of a gift card and of money for a fund is always 1. */
  readonly changeQuantity: (lineId: LineId, quantity: number) => TE.TaskEither<LineRefusal | Fault, CartView>;
  /** Lowers a line of money for a fund to that amount, in cents, which the fund must take; a repeat changes nothing. It never grows: for more there is `addContribution`. */
  readonly lowerContribution: (lineId: LineId, amount: Cents) => TE.TaskEither<LoweringRefusal | Fault, CartView>;
  /** Takes a line out. */
  readonly remove: (lineId: LineId) => TE.TaskEither<LineRefusal | Fault, CartView>;
}
