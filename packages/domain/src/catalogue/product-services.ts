import type { option as O } from 'fp-ts';
import type { Sku } from '../identity/index.ts';
import type { Cents } from '../money/index.ts';

/** Having a product installed by the retailer's people. */
export interface Installation {
  /** Which service it is, in the retailer's own numbering from 1 (`InstallationServiceType`; 0 there is none). */
  readonly type: number;
  /** What it costs for one piece, in the currency of the market; it is arranged after the order and not part of the cart's sum. */
  readonly fee: Cents;
}

/** What comes with buying a product besides the product itself (CART-01). */
export interface ProductServices {
  readonly sku: Sku;
  readonly installation: O.Option<Installation>;
  /** The flat picture of a special order, a same-origin path; none for what is not one. */
  readonly specialOrderPicture: O.Option<string>;
}
