/*
 * [NLA-03] [NLA-08] The product of a settled item, which is what stays of a replaced one: nothing is said about its availability, and there is no way to buy it.
 *
 * @example isSettledProduct(settledProduct(exampleProduct({ isNla: true }))) // => true
 * @example isSettledProduct(exampleProduct({ isAvailable: false, availabilityMessage: 'Out of stock' })) // => false
 */
import { option as O } from 'fp-ts';
import type { Product } from './product.ts';

/** The product as shown on a settled item (NLA-03): without availability, shipping messages or a link to buy it. */
export const settledProduct = (product: Product): Product => ({
  ...product,
  isNla: false,
  isBeingDiscontinued: false,
  isAvailable: false,
  isBackorderable: false,
  availabilityMessage: '',
  isCrossBrandAvailabilityEnabled: true,
  messages: [],
  shippingPromo: O.none,
  isOnWeb: false,
  path: '',
});

/** The fields of a product that tell whether it is that of a settled item. */
export type SettledFields = Pick<
  Product,
  'isNla' | 'isAvailable' | 'isBackorderable' | 'isOnWeb' | 'availabilityMessage'
>;

/** Whether it is the product of a settled item. */
export const isSettledProduct = (product: SettledFields): boolean =>
  !product.isNla &&
  !product.isAvailable &&
  !product.isBackorderable &&
  !product.isOnWeb &&
  product.availabilityMessage === '';
