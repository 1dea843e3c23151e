/*
 * [SHOP-03] [CO-02] When a product arrives and what shipping costs, on its page, from the site's shipping methods; nothing for products that are out of stock, made for somebody, sold by the other brand or
 * have shipping terms of their own: those say so themselves.
 *
 * @example O.map(({ usual }) => usual.code)(deliveryPromise(sites.main, exampleProduct())) // => O.some('standard')
 * @example deliveryPromise(sites.main, exampleProduct({ isAvailable: false })) // => O.none
 */
import { option as O } from 'fp-ts';
import { isShippedFree, type Product } from '../item/index.ts';
import { NO_CENTS } from '../money/index.ts';
import { defaultShipping, isOtherBrand, type ShippingMethod, type Site } from '../site/index.ts';

/** The delivery shown on a product's page: the default shipping method, and the others. */
export interface DeliveryPromise {
  readonly usual: ShippingMethod;
  readonly others: ReadonlyArray<ShippingMethod>;
}

/** The shipping information that goes with the default method; any other means special terms. */
const AS_USUAL = ['standard', 'storePickup', 'alaskaHawaii', 'freeShipping'];

const isShippedAsUsual = (product: Product): boolean =>
  product.isAvailable &&
  !product.isNla &&
  !product.isMadeToOrder &&
  !product.hasCustomOrderConfirmation &&
  (O.isNone(product.shippingPromo) || AS_USUAL.includes(product.shippingPromo.value.popupName));

/** The delivery to show on a product's page; `none` when nothing can be promised. */
export const deliveryPromise = (
  { sells, shippingMethods }: Pick<Site, 'sells' | 'shippingMethods'>,
  product: Product,
): O.Option<DeliveryPromise> => {
  if (!isShippedAsUsual(product) || isOtherBrand(product, { sells })) return O.none;
  const code = defaultShipping(shippingMethods);
  const method = shippingMethods.find((each) => each.code === code) ?? shippingMethods[0];
  return O.some({
    usual: isShippedFree(product) ? { ...method, price: NO_CENTS } : method,
    others: shippingMethods.filter((each) => each.code !== method.code),
  });
};
