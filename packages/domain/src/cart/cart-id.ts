import { option as O } from 'fp-ts';

/** The public name of a cart (`basketId`); opaque, 1 to 64 of `A–Z a–z 0–9 - _`. */
export type CartId = string & { readonly CartId: unique symbol };

const isCartId = (text: string): text is CartId => /^[A-Za-z0-9_-]{1,64}$/.test(text);

/** Reads a cart's name; none unless 1 to 64 letters, digits, `-` or `_`. */
export const parseCartId = (raw: string): O.Option<CartId> => O.fromPredicate(isCartId)(raw);
