import type {
  CartDestination,
  CartDifference,
  CartLineView,
  Cents,
  Completion,
  ContributionChangeRefusal,
  ContributionVerdict,
  DeliveryOption,
  Fault,
  GiftChoice,
  GiftOptions,
  GiftWrap,
  GiverField,
  GrId,
  LineChangeKind,
  LineId,
  LineRefusal,
  OrderNotSent,
  OrderNumber,
  OrderRefusal,
  PaymentNotAccepted,
  PaymentRefused,
  PaymentSetup,
  PostalAddressField,
  RegistryName,
  UnavailableReason,
} from '@gift-registry/domain';
import type { WrongPaymentField } from '@gift-registry/domain/providers';
import type { option as O } from 'fp-ts';
import type { Confirmation } from '../order/index.ts';

/** An order was refused for lines that can no longer be bought; they have to be removed. */
export type LinesRefused = Extract<OrderRefusal, { readonly _tag: 'ItemGone' | 'PaidTogether' | 'PickupGone' }>;

/** The notice of a row: none, more than needed, or why an order was refused (CART-07). */
export type RowNotice =
  | { readonly _tag: 'None' }
  | { readonly _tag: 'Exceeds'; readonly remaining: number }
  | { readonly _tag: 'JustBought'; readonly bought: number; readonly remaining: number }
  | { readonly _tag: 'ToDecide'; readonly bought: number; readonly remaining: number }
  | { readonly _tag: 'Accepted'; readonly remaining: number }
  /** The fund takes at most this amount; none when it is full (GG-03). */
  | { readonly _tag: 'TooMuch'; readonly missing: Cents }
  /** The line cannot be ordered and has to be removed (BUY-09); a pickup can be shipped instead. */
  | { readonly _tag: 'Gone'; readonly why: UnavailableReason };

/** The state of the last change of a row. */
export type RowChange =
  | { readonly _tag: 'Saved' }
  | { readonly _tag: 'Pending' }
  /** A pickup was changed to shipping (BUY-08). */
  | { readonly _tag: 'Shipped' }
  /** No answer came; its outcome is being looked up. */
  | { readonly _tag: 'Unanswered'; readonly what: LineChangeKind }
  /** No answer came, and the outcome is unknown. */
  | { readonly _tag: 'Unconfirmed'; readonly what: LineChangeKind }
  | {
      readonly _tag: 'Failed';
      readonly what: LineChangeKind;
      readonly reason: LineRefusal | ContributionChangeRefusal | Fault;
    };

/** The open field for the amount of a contribution (GIVE-05). */
export interface AmountDraft {
  /** The text of the field, as typed. */
  readonly text: string;
  /** What was wrong with it when it was to be saved; none once it is typed anew. */
  readonly problem: O.Option<ContributionVerdict>;
}

/** A line of the cart with its quantity field. */
export interface CartRow {
  readonly line: CartLineView;
  /** The text of the quantity field. */
  readonly text: string;
  /** None while the amount is not being changed. */
  readonly amount: O.Option<AmountDraft>;
  readonly notice: RowNotice;
  readonly change: RowChange;
}

/** What the guest typed; stays through every failure. */
export interface CheckoutForm {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly message: string;
  readonly line1: string;
  readonly line2: string;
  readonly city: string;
  readonly region: string;
  readonly postalCode: string;
  /** Empty in the country of the market. */
  readonly country: string;
  /** Whether the guest added an address for the owners although nothing ships to it. */
  readonly hasAddress: boolean;
  /** Whether the owners may see the address to which something ships. */
  readonly isAddressShared: boolean;
  readonly isSurprise: boolean;
  /** Whether a surprise is sent near the day of the event, where that can be chosen (SHIP-06). */
  readonly isNearDay: boolean;
  /** Whether the terms of sale are chosen in the language of the page, where they come first in another (LANG-04). */
  readonly choosesTerms: boolean;
}

/** A field of the giver's address. */
export type AddressFormField = PostalAddressField;

/** A text field of the form. */
export type CheckoutField = GiverField | AddressFormField;

/** The payment step. What is entered is held by the payment service's fields alone, and lost with the page (CO-03). */
export interface PaymentModel {
  /** None while it is being read. */
  readonly setup: O.Option<PaymentSetup>;
  readonly isAway: boolean;
  /** The fields that are marked as wrong. */
  readonly wrong: ReadonlyArray<WrongPaymentField>;
  /** Why the last payment was refused. */
  readonly refused: O.Option<PaymentRefused | PaymentNotAccepted>;
}

/** Why the order was not placed. */
export type CheckoutProblem = OrderRefusal | Fault | OrderNotSent;

/** The part of the page that places the order. */
export interface CheckoutModel {
  readonly form: CheckoutForm;
  readonly invalid: ReadonlyArray<CheckoutField>;
  readonly payment: PaymentModel;
  readonly shippingMethods: ReadonlyArray<DeliveryOption>;
  readonly shippingMethod: string;
  /** The registries to which something ships, and whether they have an address (CO-01). */
  readonly destinations: ReadonlyArray<CartDestination>;
  /** The completion code; none where the site takes none for this cart (COUP-05). */
  readonly completion: O.Option<Completion>;
  /** Of each registry to which gifts are shipped (WRAP-01). */
  readonly giftOptions: ReadonlyArray<GiftOptions>;
  readonly giftWraps: ReadonlyArray<GiftWrap>;
  readonly isPlacing: boolean;
  readonly problem: O.Option<CheckoutProblem>;
  /** The outcome of a sent order is unknown (CART-08). */
  readonly isUnconfirmed: boolean;
  /** Orders without an answer that turned out to be placed; the present cart is not part of them (CART-08). */
  readonly placedEarlier: ReadonlyArray<OrderNumber>;
  /** Changes to the cart by another window while this one showed it (CART-09). */
  readonly news: ReadonlyArray<CartDifference>;
}

/** The next element to focus: a wrong field, the notice of a line or of the order, the button of the line after a removed one, or a heading. */
export type CartFocus =
  | { readonly _tag: 'Field'; readonly field: CheckoutField }
  | { readonly _tag: 'PaymentField'; readonly id: string }
  | { readonly _tag: 'Payment' }
  | { readonly _tag: 'Line'; readonly lineId: LineId }
  | { readonly _tag: 'Notice'; readonly lineId: LineId }
  | { readonly _tag: 'Problem' }
  | { readonly _tag: 'Heading'; readonly id: string };

/** The cart's page: the cart with its checkout, or, after it, the order (ROUTE-09). */
export type CartModel =
  | { readonly _tag: 'Loading' }
  /** Whether the outcome of an unconfirmed order could not be read, rather than the cart (CART-08). */
  | { readonly _tag: 'NotLoaded'; readonly fault: Fault; readonly isUnconfirmed: boolean }
  | {
      readonly _tag: 'Empty';
      readonly isJustEmptied: boolean;
      /** Another window emptied or ordered it while this one showed it. */
      readonly isElsewhere: boolean;
      /** The order that contains the cart's former content, if known (CART-08). */
      readonly orderedAs: O.Option<OrderNumber>;
      /** The registry to return to, if all lines were for the same one. */
      readonly registry: O.Option<GrId>;
    }
  | {
      readonly _tag: 'Ready';
      readonly rows: ReadonlyArray<CartRow>;
      /** Units in the cart. */
      readonly count: number;
      /** The registry that all lines are for; none when they are for several, or for no registry. */
      readonly registry: O.Option<GrId>;
      /** The registrants' names, if this person may know them. */
      readonly registryName: O.Option<RegistryName>;
      readonly checkout: CheckoutModel;
      /** A new object each time the focus is to move. */
      readonly focusOn: O.Option<CartFocus>;
    }
  | ({ readonly _tag: 'Placed' } & Confirmation);

export interface CartIntents {
  readonly reload: () => void;
  readonly type: (lineId: LineId, text: string) => void;
  readonly leave: (lineId: LineId) => void;
  readonly step: (lineId: LineId, by: 1 | -1) => void;
  readonly remove: (lineId: LineId) => void;
  /** Changes a line from pickup to shipping (BUY-08). */
  readonly shipLine: (lineId: LineId) => void;
  /** Lowers a line to what the registry still needs or the fund still takes; removes it when that is nothing. */
  readonly lower: (lineId: LineId) => void;
  /** Opens the field for a contribution's amount, with the present one. */
  readonly changeAmount: (lineId: LineId) => void;
  readonly typeAmount: (lineId: LineId, text: string) => void;
  /** Sets the contribution to the typed amount, if its fund takes that. */
  readonly saveAmount: (lineId: LineId) => void;
  readonly keepAmount: (lineId: LineId) => void;
  /** Accepts buying more than the registry needs; sent with the next order. */
  readonly accept: (lineId: LineId) => void;
  readonly edit: (field: CheckoutField, text: string) => void;
  readonly ship: (method: string) => void;
  /** Sets the completion code; empty so that none applies. */
  readonly redeem: (code: string) => void;
  readonly chooseGifts: (choice: GiftChoice) => void;
  readonly addAddress: (hasAddress: boolean) => void;
  readonly shareAddress: (isShared: boolean) => void;
  readonly keepSurprise: (isSurprise: boolean) => void;
  readonly sendNearDay: (isNearDay: boolean) => void;
  readonly chooseTerms: (choosesTerms: boolean) => void;
  /** Reads the payment setup again. */
  readonly reloadPayment: () => void;
  /** Shows the payment service's fields in the element; the result removes them. */
  readonly mountPayment: (element: HTMLElement, setup: PaymentSetup) => () => void;
  readonly place: () => void;
}

/** The page while there is something in the cart. */
export type ReadyModel = Extract<CartModel, { readonly _tag: 'Ready' }>;
