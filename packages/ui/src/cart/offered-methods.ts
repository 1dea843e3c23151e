import type { CartView } from '@gift-registry/domain';
import type { CheckoutModel } from './cart-model.ts';

/** The checkout with the ways of shipping of a cart: the chosen one where it is still offered, else the cart's. */
export const withMethodsOf = (
  checkout: CheckoutModel,
  { shippingMethods, shippingMethod }: Pick<CartView, 'shippingMethods' | 'shippingMethod'>,
): CheckoutModel => {
  const isOffered = shippingMethods.some(({ code }) => code === checkout.shippingMethod);
  return { ...checkout, shippingMethods, shippingMethod: isOffered ? checkout.shippingMethod : shippingMethod };
};
