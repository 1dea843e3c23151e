import type { OrderRefusal } from '../ports/index.ts';
import { keyRefused } from './once.en.ts';

type GiverField = Extract<OrderRefusal, { readonly _tag: 'GiverInvalid' }>['field'];

const giverFields: Readonly<Record<GiverField, string>> = {
  firstName: 'Enter your first name, at most 60 characters.',
  lastName: 'Enter your last name, at most 60 characters.',
  email: 'Enter your email address, like name@example.com.',
  message: 'Keep your message to 500 characters.',
};

/** Why a field of the giver is not accepted. */
export const giverFieldRefused = (field: GiverField): string => giverFields[field];

/** Why an order was not placed (CART-06, CART-07); every sentence says what to do next. */
export const orderRefused = (refusal: OrderRefusal): string => {
  switch (refusal._tag) {
    case 'CartEmpty':
      return 'Your cart is empty. Add a gift to place an order.';
    case 'CartChanged':
      return 'Your cart is not what this page showed. Check what is in it now, then order again.';
    case 'GiverInvalid':
      return giverFieldRefused(refusal.field);
    case 'ShippingMethodUnknown':
      return 'This way of shipping is no longer offered. Choose another and order again.';
    case 'ItemGone':
      return 'A gift in your cart can no longer be bought. Remove it and order again.';
    case 'PaidTogether':
      return 'Guests have begun to pay for a gift in your cart together. Remove it and order again. You can give to its group gift fund instead.';
    case 'FundFull':
      return 'Others have given meanwhile, and a group gift in your cart takes less now. Change your contribution or remove it, and order again.';
    case 'PickupGone':
      return 'A store has too few of a gift that you wanted to pick up there. Choose what to do with it in your cart, then order again.';
    case 'OverClaim':
      return 'Some gifts are more than the registry still needs. Choose what to do with those marked in your cart, then order again.';
    case 'PaymentRefused':
      return 'The payment was refused. Nothing was charged. Check with your bank or try again.';
    case 'KeyReused':
    case 'InFlight':
      return keyRefused(refusal);
  }
};
