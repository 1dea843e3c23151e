import type { option as O } from 'fp-ts';
import type { ArrivalRange, CalendarDay } from '../calendar/index.ts';
import type { RequestedGiftCard } from '../gift-card/index.ts';
import type { GrId, ItemIdentity, OrderNumber, Sku } from '../identity/index.ts';
import type { ItemImages } from '../item/index.ts';
import type { Cents } from '../money/index.ts';
import type { PersonalizationText } from '../personalization/index.ts';
import type { QuantityOutOfRange } from '../quantity/index.ts';
import type { Extra, RegistryName } from '../registry/index.ts';
import type { ShippingMethod } from '../site/index.ts';
import type { PickupStore } from '../store/index.ts';
import type { CartId } from './cart.ts';
import type { LineBlocker } from './line-blocker.ts';
import type { LineId } from './line-id.ts';

/** A line as a person reads it, at today's price. */
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
  /** Where its price is lowered, what all of it would come to at the regular price, struck through beside the total (ITEM-09); not there for anything else, and nothing in an order has it. */
  readonly regularTotal?: Cents;
  /** How many of it the registry still needs; none for a plain product. */
  readonly remaining: O.Option<number>;
  /** The store at which all of it is picked up; not there where it is shipped (BUY-08). */
  readonly pickup?: PickupStore;
  /** Of a contribution in a cart: how much the fund takes now, none where nothing can be given to it any more (GG-03). Nothing else has it, and nothing in an order. */
  readonly missing?: O.Option<Cents>;
  /** Why it cannot be ordered as it is; not there where it can, and nothing in an order has it (BUY-09). */
  readonly blocker?: LineBlocker;
  /** Where its store has too few of it, how many it has, for all lines of the cart together; not there for anything else, and nothing in an order has it (BUY-08). */
  readonly unitsAtStore?: number;
  /** Whose registry it is for; not there where it is for none, or for one that this person may not know of any more (CART-09). */
  readonly registry?: RegistryName;
  /** There when a reported order bought it and no item or fund of its registry has it (INT-04); nothing in a cart has it. */
  readonly isUnmatched?: boolean;
  /** Its personalization; not there where there are none (PERS-03). */
  readonly personalization?: PersonalizationText;
  /** The tax on all of it; nothing in a cart has it (CO-02). */
  readonly tax?: Cents;
  /** What it costs to have one unit installed, in cents, which is paid apart (CART-02); not there where nothing is installed, and nothing in an order has it. */
  readonly installation?: Cents;
  /** It is made for its buyer once it is ordered, and when it comes in the shop's own words, which may be empty (ADD-06); not there for anything else, and nothing in an order has it. */
  readonly specialOrder?: { readonly leadTime: string };
  /** It is on backorder and is to be shipped: when it ships in the shop's own words, which may be empty; not there for anything else, and nothing in an order has it. */
  readonly backorder?: { readonly message: string };
}

/** A way to ship the cart, and what it comes to then (CO-02). */
export interface DeliveryOption extends Pick<ShippingMethod, 'code' | 'name'> {
  readonly shipping: Cents;
  readonly tax: Cents;
  readonly total: Cents;
  readonly arrival: ArrivalRange;
}

/** A registry of the cart: whether it has an address (CO-01), never which. */
export interface CartDestination {
  readonly grId: GrId;
  readonly hasAddress: boolean;
  /** The day of its event, until which its owners need not see who gave what; not there once that is over. */
  readonly surpriseUntil?: CalendarDay;
}

/** The cart page. */
export interface CartView {
  readonly cartId: O.Option<CartId>;
  readonly lines: ReadonlyArray<CartLineView>;
  /** What can be bought of it comes to that (BUY-09). */
  readonly subtotal: Cents;
  readonly shippingMethods: ReadonlyArray<DeliveryOption>;
  readonly shippingMethod: string;
  /** The registries that the cart has something for, as far as this person may know of them. */
  readonly destinations: ReadonlyArray<CartDestination>;
  /** Of an empty cart, the order that bought what was in it; not there where nothing was bought, or since then something was put in and taken out again. */
  readonly orderedAs?: OrderNumber;
}

/** One thing to put into the cart. */
export interface CartRequest {
  readonly grId: O.Option<GrId>;
  readonly identity: ItemIdentity;
  readonly quantity: number;
}

/** Where a product was requested and what was on it, sent to the shop with it (BUY-04); not stored in the cart. */
export interface RequestLocation {
  /** The part of the site: `registry-list`, `product`, `cart-confirmation`, `cart`. */
  readonly location: string;
  /** The path of the page. */
  readonly url: string;
  /** The place in the list that was looked at, from 1, and how many that list had; 0 of 0 where there is no list. */
  readonly position: number;
  readonly totalPositions: number;
  /** The option that was chosen, as it came (`optionChoice` of the product). */
  readonly optionChoice: string;
  /** The words on the unit; empty when there are none. */
  readonly personalizationText: string;
}

/** One thing to put into the cart, with where it was requested as far as the page knows. */
export interface LocatedCartRequest extends CartRequest {
  readonly requestLocation?: RequestLocation;
}

/** What adding did: the cart it went into, its number of units, and where more is in the cart than the registry still needs (BUY-02). */
export interface CartAddition {
  readonly cartId: CartId;
  readonly count: number;
  readonly added: ReadonlyArray<CartRequest>;
  readonly warnings: ReadonlyArray<{ readonly identity: ItemIdentity; readonly remaining: number }>;
  /** Fewer units went in than were requested; not there where all did. Derived by the page from its own request, not by the service (CART-03). */
  readonly isCutShort?: boolean;
  /** It went in with an earlier try whose answer was lost, and what was requested since did not; not there otherwise. Derived by the page too (CART-08). */
  readonly isEarlier?: boolean;
}

/** What was put into the cart and is to be confirmed: 1 to 20 SKUs, and of each how many units. */
export interface ConfirmationRequest {
  readonly skus: ReadonlyArray<Sku>;
  readonly quantities: ReadonlyArray<number>;
  /** Into which cart; none is the one that the visitor has. */
  readonly cartId: O.Option<CartId>;
  /** For which registry; none narrows nothing. */
  readonly grId: O.Option<GrId>;
  /** Opaque; says nothing to the cart. */
  readonly optionChoice: string;
}

/** Why nothing is confirmed (CART-02). */
export type ConfirmationRefusal =
  /** The visitor has no cart of that name. */
  | { readonly _tag: 'CartNotFound' }
  | { readonly _tag: 'RegistryNotFound' }
  /** As many quantities as SKUs are needed. */
  | { readonly _tag: 'LengthsDiffer' }
  | QuantityOutOfRange;

/** Where something is picked up, and how many units of it then: its whole line, also what stood in the cart before (BUY-08). */
export interface ConfirmedPickup extends PickupStore {
  readonly units: number;
}

/** One thing that is in the cart now. Prices are as they are shown on the site. */
export interface ConfirmedItem {
  readonly sku: Sku;
  readonly name: string;
  readonly isPersonalized: boolean;
  readonly formattedPrice: string;
  readonly quantity: number;
  readonly imageUrl: string;
  /** The retailer's number of the installation service; 0 is none. */
  readonly installationServiceType: number;
  /** What the installation of one unit costs, arranged after the order. */
  readonly installationService: O.Option<{ readonly formattedFee: string }>;
  /** Where it is picked up; not there where it is shipped (BUY-08). */
  readonly pickup?: ConfirmedPickup;
  /** The flat picture of a special order. */
  readonly specialOrderPicture: O.Option<string>;
}

/** What is reported after something was put into the cart (CART-02); the names are those of the confirmation layer. */
export interface CartConfirmation {
  /** Units that were put in. */
  readonly addedItemCount: number;
  /** Units in the whole cart. */
  readonly cartItemCount: number;
  /** What the whole cart comes to, as it is shown. */
  readonly total: string;
  readonly items: ReadonlyArray<ConfirmedItem>;
  /** What the site picked to go with what is in the cart, the best pick first. */
  readonly addOns: ReadonlyArray<Extra>;
  readonly isFreeShipping: boolean;
  readonly isVendorDropShip: boolean;
  /** Something of it goes to Alaska, Hawaii and the territories by quote only. */
  readonly isAlaskaHawaii: boolean;
  readonly isRewardsBanner: boolean;
}

/** Money, in cents, for the fund of a registry's group gift (GG-05). */
export interface ContributionRequest {
  readonly grId: GrId;
  readonly identity: ItemIdentity;
  readonly amount: Cents;
}

/** What putting money in did: the cart it went into, the number of units there, and how much the fund still takes, in cents: a cart takes nothing away from that, only an order does. */
export interface ContributionAddition extends Pick<CartAddition, 'cartId' | 'count'> {
  readonly missing: Cents;
}

type Asked<Tag> = Omit<Extract<RequestedGiftCard, { readonly _tag: Tag }>, '_tag'> & { readonly grId: GrId };

/** A gift card in the post for the registrants of a registry: the amount as it was typed, the code of the picture that was shown, and how many. */
export type GiftCardRequest = Asked<'GiftCard'>;

/** A gift card by mail for the registrants of a registry: the amount as it was typed. */
export type EGiftCardRequest = Asked<'EGiftCard'>;

/** What putting a gift card in did: the cart it went into, and the number of units there. */
export type GiftCardAddition = Pick<CartAddition, 'cartId' | 'count'>;

/** What to show about an e-gift card in the cart: a fragment of HTML for a popup (GC-07). */
export interface EGiftCardAddition {
  readonly html: string;
}
