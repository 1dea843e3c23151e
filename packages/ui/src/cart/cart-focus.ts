import { option as O } from 'fp-ts';
import { ORDER_TITLE } from '../order/index.ts';
import type { CartFocus, CartModel } from './cart-model.ts';
import { CART_TITLE } from './use-focus.ts';

const ON_TITLE: O.Option<CartFocus> = O.some({ _tag: 'Heading', id: CART_TITLE });
const ON_ORDER: O.Option<CartFocus> = O.some({ _tag: 'Heading', id: ORDER_TITLE });

/** Where the focus belongs on the cart's page: what the model says, and the heading where a page has taken another's place. */
export const focusIn = (model: CartModel): O.Option<CartFocus> => {
  if (model._tag === 'Ready') return model.focusOn;
  if (model._tag === 'Placed') return ON_ORDER;
  return model._tag === 'Empty' && model.isJustEmptied ? ON_TITLE : O.none;
};
