import type { option as O } from 'fp-ts';
import type { GrId, Sku } from '../identity/index.ts';
import type { QuantityOutOfRange } from '../quantity/index.ts';
import type { Extra } from '../registry/index.ts';
import type { PickupStore } from '../store/index.ts';
import type { CartId } from './cart-id.ts';

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
  /** What the installation of one piece costs, arranged after the order. */
  readonly installationService: O.Option<{ readonly formattedFee: string }>;
  /** Where it is picked up; not there where it is shipped (BUY-08). */
  readonly pickup?: ConfirmedPickup;
  /** The flat picture of a special order. */
  readonly specialOrderPicture: O.Option<string>;
}

/** What is told after something was put into the cart (CART-02); the names are those of the confirmation layer. */
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
