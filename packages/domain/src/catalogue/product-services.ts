import type { option as O } from 'fp-ts';
import type { Sku } from '../identity/index.ts';
import type { Cents } from '../money/index.ts';

/** Installation of a product by the retailer. */
export interface Installation {
  /** The retailer's number of the service, from 1 (`InstallationServiceType`; there 0 means none). */
  readonly type: number;
  /** The price per unit, in the market's currency; arranged after the order, and not part of the cart's total. */
  readonly fee: Cents;
}

/** The services offered with a product (CART-01). */
export interface ProductServices {
  readonly sku: Sku;
  readonly installation: O.Option<Installation>;
  /** The flat picture of a special order, a same-origin path; `none` for other products. */
  readonly specialOrderPicture: O.Option<string>;
}
