import { option as O } from 'fp-ts';
import type { ArrivalRange, CalendarDay } from '../calendar/index.ts';
import type { RequestedGiftCard } from '../gift-card/index.ts';
import type { GrId, ItemIdentity, OrderNumber, Sku } from '../identity/index.ts';
import type { ItemImages } from '../item/index.ts';
import type { Cents } from '../money/index.ts';
import type { PersonalizationText } from '../personalization/index.ts';
import type { QuantityOutOfRange } from '../quantity/index.ts';
import type { Extra, RegistryName, RevealDay } from '../registry/index.ts';
import type { CompletionTerms, GiftWrap, ShippingMethod } from '../site/index.ts';
import type { PickupStore } from '../store/index.ts';
import type { TaxSum } from '../tax/index.ts';
import type { CartId, GiftChoice, LineId } from './cart.ts';
import type { LineBlocker } from './line-blocker.ts';
import type { Sums } from './sums.ts';

/** A line of the cart as displayed, at its current price. */
export interface CartLineView {
  readonly lineId: LineId;
  readonly kind: 'item' | 'giftCard' | 'eGiftCard' | 'contribution';
  readonly grId: O.Option<GrId>;
  readonly identity: ItemIdentity;
  readonly name: string;
  readonly imagePath: ItemImages['desktop'];
  readonly quantity: number;
  readonly unitPrice: Cents;
  readonly lineTotal: Cents;
  /** If its price is reduced, its total at the regular price, struck through beside the total (ITEM-09). Absent otherwise, and in orders. */
  readonly regularTotal?: Cents;
  /** How many units the registry still needs; `none` for a plain product. */
  readonly remaining: O.Option<number>;
  /** The store at which the whole line is picked up; absent when it is shipped (BUY-08). */
  readonly pickup?: PickupStore;
  /** How much the fund can receive now, `none` if it accepts no more contributions (GG-03). Only on contributions in a cart; absent in orders. */
  readonly missing?: O.Option<Cents>;
  /** The day by which the fund is to be full (FUND-04). Only on contributions in a cart. */
  readonly fundCloses?: CalendarDay;
  /** Why the line cannot be ordered; absent when it can, and in orders (BUY-09). */
  readonly blocker?: LineBlocker;
  /** How many units the store has, for all lines of the cart together, when it has too few. Absent otherwise, and in orders (BUY-08). */
  readonly unitsAtStore?: number;
  /** The name of its registry; absent when it is for none, or for one this person may no longer see (CART-09). */
  readonly registry?: RegistryName;
  /** Present when a reported order bought it and its registry has no such item or fund (INT-04); absent in carts. */
  readonly isUnmatched?: boolean;
  /** Its personalization; absent when it has none (PERS-03). */
  readonly personalization?: PersonalizationText;
  /** What the completion code takes off the whole line; absent when it takes nothing off (COUP-05). */
  readonly discount?: Cents;
  /** The taxes on the whole line; absent in carts (CO-02). */
  readonly taxes?: ReadonlyArray<TaxSum>;
  /** The price of installing one unit, in cents, which is paid separately (CART-02); absent when there is no installation, and in orders. */
  readonly installation?: Cents;
  /**
   * Present for a special order, made once it is ordered, with the lead time in the shop's own words, possibly empty
   * (ADD-06). Absent otherwise, and in orders.
   */
  readonly specialOrder?: { readonly leadTime: string };
  /** It is on backorder and is to be shipped: when it ships in the shop's own words, which may be empty; not there for anything else, and nothing in an order has it. */
  readonly backorder?: { readonly message: string };
}

/** A shipping method for the cart, with the resulting charges (CO-02). */
export interface DeliveryOption extends Pick<ShippingMethod, 'code' | 'name'>, Sums {
  readonly arrival: ArrivalRange;
  /** Of the registries whose gifts arrive later (SHIP-06); absent for none. */
  readonly laterArrivals?: ReadonlyArray<LaterArrival>;
  /** The same if gifts are sent near the day of the event; absent where that changes nothing. */
  readonly nearDay?: ReadonlyArray<LaterArrival>;
}

/** When the gifts of a registry arrive, later than usual. */
export interface LaterArrival extends ArrivalRange {
  readonly grId: GrId;
}

/** A registry of the cart, and whether it has an address (CO-01); never the address itself. */
export interface CartDestination {
  readonly grId: GrId;
  readonly hasAddress: boolean;
  /** The day of its event, until which gifts can be hidden from its owners; absent once the event is over. */
  readonly surpriseUntil?: RevealDay;
}

/** A completion code of a registry. */
export interface RegistryCode {
  readonly grId: GrId;
  readonly couponNumber: string;
}

/** Why a code takes nothing off. */
export type CompletionProblem = 'unknown' | 'unavailable' | 'tooEarly' | 'used' | 'nothingCovered';

/** The completion code of a cart: what it takes off, or why the typed one takes nothing off. */
export type Completion =
  | ({
      readonly _tag: 'Applied';
      readonly usesLeft: number;
      /** The largest discount, where the percentage would be more. */
      readonly mostOff?: Cents;
    } & Pick<CompletionTerms, 'percent' | 'covers'> &
      RegistryCode)
  | { readonly _tag: 'Refused'; readonly couponNumber: string; readonly problem: CompletionProblem }
  /** No code was typed, and none applies by itself; `own` is the owner's code that was taken off. */
  | { readonly _tag: 'Open'; readonly own?: string };

/** What goes into the boxes of a registry's gifts. */
export interface GiftOptions extends Omit<GiftChoice, 'wrap'> {
  readonly wrap?: Pick<GiftWrap, 'code' | 'name'>;
  /** The number on the gift receipt of an order: unlike the order number it opens nothing. */
  readonly receiptNumber?: string;
}

/** The cart page. */
export interface CartView {
  readonly cartId: O.Option<CartId>;
  readonly lines: ReadonlyArray<CartLineView>;
  /** The total of the lines that can be bought (BUY-09). */
  readonly subtotal: Cents;
  readonly shippingMethods: ReadonlyArray<DeliveryOption>;
  readonly shippingMethod: string;
  /** The registries that the cart has lines for, as far as this person may see them. */
  readonly destinations: ReadonlyArray<CartDestination>;
  /** The completion code; absent where the site takes none, and when nothing is for a registry (COUP-05). */
  readonly completion?: Completion;
  /** Of each registry to which gifts are shipped; absent where the site offers none (WRAP-01). */
  readonly giftOptions?: ReadonlyArray<GiftOptions>;
  /** The gift wraps to choose from, with the options. */
  readonly giftWraps?: ReadonlyArray<GiftWrap>;
  /** On an empty cart, the order that bought its content; absent when nothing was bought, or something was added and removed since. */
  readonly orderedAs?: OrderNumber;
}

/** One product to add to the cart. */
export interface CartRequest {
  readonly grId: O.Option<GrId>;
  readonly identity: ItemIdentity;
  readonly quantity: number;
}

/** Where on the site a product was added and with which options, sent to the shop (BUY-04); not stored in the cart. */
export interface RequestLocation {
  /** The part of the site: `registry-list`, `product`, `cart-confirmation`, `cart`. */
  readonly location: string;
  /** The path of the page. */
  readonly url: string;
  /** Its position in the list that was shown, from 1, and the length of that list; 0 of 0 outside a list. */
  readonly position: number;
  readonly totalPositions: number;
  /** The chosen option, unchanged (`optionChoice` of the product). */
  readonly optionChoice: string;
  /** The personalization text of the unit; empty when there is none. */
  readonly personalizationText: string;
}

/** One product to add to the cart, with where it was added, as far as the page knows. */
export interface LocatedCartRequest extends CartRequest {
  readonly requestLocation?: RequestLocation;
}

/**
 * The result of an addition: its cart, the number of units in that cart, and warnings where the cart holds more than
 * the registry still needs (BUY-02).
 */
export interface CartAddition {
  readonly cartId: CartId;
  readonly count: number;
  readonly added: ReadonlyArray<CartRequest>;
  readonly warnings: ReadonlyArray<{ readonly identity: ItemIdentity; readonly remaining: number }>;
  /** Present when fewer units were added than requested. Derived by the page from its own request, not by the service (CART-03). */
  readonly isCutShort?: boolean;
  /**
   * Present when what was added comes from an earlier attempt whose answer was lost, and the latest request was not
   * added. Also derived by the page (CART-08).
   */
  readonly isEarlier?: boolean;
}

/** The added products to confirm: 1 to 20 SKUs, and the number of units of each. */
export interface ConfirmationRequest {
  readonly skus: ReadonlyArray<Sku>;
  readonly quantities: ReadonlyArray<number>;
  /** The cart; `none` for the one the visitor has. */
  readonly cartId: O.Option<CartId>;
  /** The registry they were added for; `none` for no restriction. */
  readonly grId: O.Option<GrId>;
  /** Opaque; ignored by the cart. */
  readonly optionChoice: string;
}

/** Why there is no confirmation (CART-02). */
export type ConfirmationRefusal =
  /** The visitor has no cart with that id. */
  | { readonly _tag: 'CartNotFound' }
  | { readonly _tag: 'RegistryNotFound' }
  /** There must be as many quantities as SKUs. */
  | { readonly _tag: 'LengthsDiffer' }
  | QuantityOutOfRange;

/** The pickup store, and the number of units picked up: the whole line, including units that were in the cart before (BUY-08). */
export interface ConfirmedPickup extends PickupStore {
  readonly units: number;
}

/** An added product, as it is in the cart now; prices formatted for the site. */
export interface ConfirmedItem {
  readonly sku: Sku;
  readonly name: string;
  readonly isPersonalized: boolean;
  readonly formattedPrice: string;
  readonly quantity: number;
  readonly imageUrl: string;
  /** The retailer's number of the installation service; 0 is none. */
  readonly installationServiceType: number;
  /** The fee for installing one unit, arranged after the order. */
  readonly installationService: O.Option<{ readonly formattedFee: string }>;
  /** The pickup store; absent when it is shipped (BUY-08). */
  readonly pickup?: ConfirmedPickup;
  /** The flat picture of a special order. */
  readonly specialOrderPicture: O.Option<string>;
}

/** The confirmation of an addition to the cart (CART-02); the names are those of the confirmation layer. */
export interface CartConfirmation {
  /** The number of units that were added. */
  readonly addedItemCount: number;
  /** Units in the whole cart. */
  readonly cartItemCount: number;
  /** The formatted subtotal of the whole cart. */
  readonly total: string;
  readonly items: ReadonlyArray<ConfirmedItem>;
  /** The site's picks that go with the products in the cart, the best first. */
  readonly addOns: ReadonlyArray<Extra>;
  readonly isFreeShipping: boolean;
  readonly isVendorDropShip: boolean;
  /** Whether shipping an added product to Alaska, Hawaii and the territories is by quote only. */
  readonly isAlaskaHawaii: boolean;
  readonly isRewardsBanner: boolean;
}

/** A contribution, in cents, to the fund of a registry's group gift (GG-05). */
export interface ContributionRequest {
  readonly grId: GrId;
  readonly identity: ItemIdentity;
  readonly amount: Cents;
}

/**
 * The result of a contribution: its cart, the number of units in that cart, and how much the fund can still receive, in
 * cents; only an order reduces that, not a cart.
 */
export interface ContributionAddition extends Pick<CartAddition, 'cartId' | 'count'> {
  readonly missing: Cents;
}

type Asked<Tag> = Omit<Extract<RequestedGiftCard, { readonly _tag: Tag }>, '_tag'> & { readonly grId: GrId };

/** A gift card by post for a registry's registrants: the amount as typed, the code of the picture shown, and how many. */
export type GiftCardRequest = Asked<'GiftCard'>;

/** A gift card by email for a registry's registrants: the amount as typed. */
export type EGiftCardRequest = Asked<'EGiftCard'>;

/** The result of adding a gift card: its cart, and the number of units in that cart. */
export type GiftCardAddition = Pick<CartAddition, 'cartId' | 'count'>;

/** The popup about an added e-gift card: a fragment of HTML (GC-07). */
export interface EGiftCardAddition {
  readonly html: string;
}

/*
 * [CART-05] Lines for registries are called gifts; as soon as one line is for none, all are called items.
 *
 * @example areAllGifts([exampleLine(), exampleLine({ grId: O.none })]) // => false
 */

/** Whether all lines are for registries. */
export const areAllGifts = (lines: ReadonlyArray<Pick<CartLineView, 'grId'>>): boolean =>
  lines.every(({ grId }) => O.isSome(grId));

/** Whether the line is shipped and charged for shipping; false for pickups, gift cards and contributions. */
export const isShippedLine = ({ kind, pickup }: Pick<CartLineView, 'kind' | 'pickup'>): boolean =>
  kind === 'item' && pickup === undefined;
