import { option as O } from 'fp-ts';
import { useEffect } from 'react';
import type { CartFocus } from './cart-model.ts';

/** The heading of the cart's page. */
export const CART_TITLE = 'cart-title';

/** The id of a field of the giver. */
export const fieldId = (field: string): string => `giver-${field}`;

/** The id of the button that takes a line out. */
export const removeId = (lineId: string): string => `remove-${lineId}`;

const idOf = (focus: CartFocus): string => {
  switch (focus._tag) {
    case 'Field':
      return fieldId(focus.field);
    case 'Line':
      return removeId(focus.lineId);
    case 'Heading':
      return focus.id;
  }
};

/** Moves the focus to where the model says, once for each time it says so: to a field at once, elsewhere only when what had the focus is gone. */
export const useFocus = (focusOn: O.Option<CartFocus>): void => {
  useEffect(() => {
    if (O.isNone(focusOn)) return;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (focusOn.value._tag !== 'Field' && !isLost) return;
    // What a double click marked on the page before does not stay marked on this one.
    if (focusOn.value._tag === 'Heading') document.getSelection()?.removeAllRanges();
    document.getElementById(idOf(focusOn.value))?.focus();
  }, [focusOn]);
};
