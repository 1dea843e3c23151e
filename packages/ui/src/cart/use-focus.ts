import { option as O } from 'fp-ts';
import { useEffect } from 'react';
import { ORDER_TITLE } from '../order/index.ts';
import type { CartFocus, CartModel } from './cart-model.ts';

/** The id of the cart page's heading. */
export const CART_TITLE = 'cart-title';

/** The id of a field of the giver. */
export const fieldId = (field: string): string => `giver-${field}`;

/** The id of the button that takes a line out. */
export const removeId = (lineId: string): string => `remove-${lineId}`;

/** The id of the button that opens the field for a contribution's amount. */
export const changeAmountId = (lineId: string): string => `amount-${lineId}`;

/** The id of a line's notice. */
export const noticeId = (lineId: string): string => `notice-${lineId}`;

/** The id of the notice that an earlier order was placed after all. */
export const PLACED_EARLIER = 'placed-earlier';

/** The id of the reason why the order was not placed. */
export const ORDER_PROBLEM = 'order-problem';

/** The id of the payment step. */
export const PAYMENT_STEP = 'payment-step';

/** The id of the button that places the order. */
export const PLACE_BUTTON = 'place-order';

/** The id of the reason why a payment was refused. */
export const PAYMENT_PROBLEM = 'payment-problem';

const idOf = (focus: CartFocus): string => {
  switch (focus._tag) {
    case 'Field':
      return fieldId(focus.field);
    case 'Line':
      return removeId(focus.lineId);
    case 'Notice':
      return noticeId(focus.lineId);
    case 'Payment':
      return PAYMENT_PROBLEM;
    case 'Problem':
      return ORDER_PROBLEM;
    case 'PaymentField':
    case 'Heading':
      return focus.id;
  }
};

/** The kinds of focus that are applied at once; others only when the focused element was removed. */
const atOnce: ReadonlyArray<CartFocus['_tag']> = ['Field', 'PaymentField', 'Notice', 'Problem', 'Payment'];

/** Moves the focus to where the model says, once for each new object, and scrolls the whole notice into view. */
export const useFocus = (focusOn: O.Option<CartFocus>): void => {
  useEffect(() => {
    if (O.isNone(focusOn)) return;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (!atOnce.includes(focusOn.value._tag) && !isLost) return;
    // Clears a selection left by a double click on the page before.
    if (focusOn.value._tag === 'Heading') document.getSelection()?.removeAllRanges();
    const place = document.getElementById(idOf(focusOn.value));
    place?.focus();
    if (focusOn.value._tag === 'Notice' || focusOn.value._tag === 'Problem' || focusOn.value._tag === 'Payment')
      place?.scrollIntoView({ block: 'center' });
  }, [focusOn]);
};

const ON_TITLE: O.Option<CartFocus> = O.some({ _tag: 'Heading', id: CART_TITLE });
const ON_ORDER: O.Option<CartFocus> = O.some({ _tag: 'Heading', id: ORDER_TITLE });

/** The next element to focus on the cart's page: the model's, and the heading when another page was shown. */
export const focusIn = (model: CartModel): O.Option<CartFocus> => {
  if (model._tag === 'Ready') return model.focusOn;
  if (model._tag === 'Placed') return ON_ORDER;
  return model._tag === 'Empty' && model.isJustEmptied ? ON_TITLE : O.none;
};
