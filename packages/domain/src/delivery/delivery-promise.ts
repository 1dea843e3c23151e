/*
 * [SHOP-03] [CO-02] When a product arrives and what shipping costs, on its page: what the site's ways to ship say, where the product is shipped as usual. What is out of stock, made for somebody, sold by the other
 * brand or has a way of its own to ship says so itself.
 *
 * Laws:
 * - what is in stock and shipped as usual arrives as the ways of the site say, the usual one first
 * - what is out of stock, no longer available, made for somebody or of the other brand promises nothing
 * - neither does what has a way of its own to ship; what ships free costs nothing by the usual way
 *
 * @example O.map(({ usual }) => usual.code)(deliveryPromise(sites.main, exampleProduct())) // => O.some('standard')
 * @example deliveryPromise(sites.main, exampleProduct({ isAvailable: false })) // => O.none
 */
import { option as O } from 'fp-ts';
import type { Product } from '../item/index.ts';
import { NO_CENTS } from '../money/index.ts';
import { defaultShipping, isOtherBrand, type ShippingMethod, type Site } from '../site/index.ts';

/** The way that is chosen at the start, and the others. */
export interface DeliveryPromise {
  readonly usual: ShippingMethod;
  readonly others: ReadonlyArray<ShippingMethod>;
}

/** The names of shipping information that goes with the usual way; any other is a way of its own. */
const AS_USUAL = ['standard', 'storePickup', 'alaskaHawaii', 'freeShipping'];

const isShippedAsUsual = (product: Product): boolean =>
  product.isAvailable &&
  !product.isNla &&
  !product.isMadeToOrder &&
  !product.hasCustomOrderConfirmation &&
  (O.isNone(product.shippingPromo) || AS_USUAL.includes(product.shippingPromo.value.popupName));

/** What the page of a product promises; none where nothing is. */
export const deliveryPromise = (
  { brand, shippingMethods }: Pick<Site, 'brand' | 'shippingMethods'>,
  product: Product,
): O.Option<DeliveryPromise> => {
  if (!isShippedAsUsual(product) || isOtherBrand(product, brand)) return O.none;
  const code = defaultShipping(shippingMethods);
  const method = shippingMethods.find((each) => each.code === code) ?? shippingMethods[0];
  const isFree = O.exists(({ popupName }: { readonly popupName: string }) => popupName === 'freeShipping')(
    product.shippingPromo,
  );
  return O.some({
    usual: isFree ? { ...method, price: NO_CENTS } : method,
    others: shippingMethods.filter((each) => each.code !== method.code),
  });
};
