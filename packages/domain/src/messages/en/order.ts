import { GIVER_LIMITS } from '../../order/index.ts';
import type { OrderRefusal } from '../../ports/index.ts';
import { keyRefused } from './key-refusal.ts';

type GiverField = Extract<OrderRefusal, { readonly _tag: 'GiverInvalid' }>['field'];

const giverFields: Readonly<Record<GiverField, string>> = {
  firstName: `Enter your first name, up to ${GIVER_LIMITS.name} characters.`,
  lastName: `Last names can be up to ${GIVER_LIMITS.name} characters.`,
  email: 'Enter your email address, like name@example.com.',
  message: `Keep your message to ${GIVER_LIMITS.message} characters.`,
};

/** Why a field of the giver is not accepted. */
export const giverFieldRefused = (field: GiverField): string => giverFields[field];

/** Why an order was not placed (CART-06, CART-07); every sentence says what to do next. */
export const orderRefused = (refusal: OrderRefusal): string => {
  switch (refusal._tag) {
    case 'CartEmpty':
      return 'Your cart is empty. Add a gift to place an order.';
    case 'CartChanged':
      return 'Your cart no longer matches what this page showed. Check what’s in it now, then place your order again.';
    case 'GiverInvalid':
      return giverFieldRefused(refusal.field);
    case 'ShippingMethodUnknown':
      return 'This shipping method is no longer offered. Choose another, then place your order again.';
    case 'ItemGone':
      return 'Something in your cart can no longer be ordered. Remove it, then place your order again.';
    case 'PaidTogether':
      return 'Guests have already started paying for a gift in your cart together. Remove it, then place your order again. You can contribute to its group gift fund instead.';
    case 'FundFull':
      return 'Others have contributed in the meantime, so a group gift in your cart now needs less. Change or remove your contribution, then place your order again.';
    case 'PickupGone':
      return 'A store doesn’t have enough of a gift you wanted to pick up there. Choose what to do with it in your cart, then place your order again.';
    case 'OverClaim':
      return 'Your cart has more of some gifts than the registry still needs. Choose what to do with the ones marked in your cart, then place your order again.';
    case 'PaymentRefused':
      return 'Your payment was declined, and nothing was charged. Check with your bank or try again.';
    case 'IdempotencyKeyReused':
    case 'RequestInProgress':
      return keyRefused(refusal);
  }
};
