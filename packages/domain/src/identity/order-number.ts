import { option as O } from 'fp-ts';

/** The order number shown to givers; 1 to 40 of `A–Z 0–9 -`. */
export type OrderNumber = string & { readonly OrderNumber: unique symbol };

const isOrderNumber = (text: string): text is OrderNumber => /^[A-Z0-9-]{1,40}$/.test(text);

/** Parses an order number; `none` unless it is 1 to 40 capitals, digits or dashes. */
export const parseOrderNumber = (raw: string): O.Option<OrderNumber> => O.fromPredicate(isOrderNumber)(raw);
