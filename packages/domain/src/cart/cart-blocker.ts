/*
 * [BUY-01] [XB-04] [ROUTE-19] Why a plain product cannot be added to this site's cart from its page: no longer available, the other brand's, made to order, or out of stock.
 *
 * @example cartBlocker(exampleProduct({ brand: 'main' }), sites.modern) // => O.some('other-brand')
 */
import { option as O } from 'fp-ts';
import { isOutOfStock, type Product } from '../item/index.ts';
import { isOtherBrand, type Selling } from '../site/index.ts';

/** Why a plain product cannot be added to the cart from its page. */
export type CartBlocker = 'no-longer-available' | 'other-brand' | 'made-to-order' | 'out-of-stock';

/** Why the product cannot be added to the cart of a site of that brand; `none` when it can. */
export const cartBlocker = (product: Product, site: Selling): O.Option<CartBlocker> => {
  if (product.isNla) return O.some('no-longer-available');
  if (isOtherBrand(product, site)) return O.some('other-brand');
  if (product.isMadeToOrder) return O.some('made-to-order');
  return isOutOfStock(product) ? O.some('out-of-stock') : O.none;
};
