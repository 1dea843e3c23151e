import { option as O } from 'fp-ts';

/** A registry's number: 6 to 12 digits. */
export type GrId = string & { readonly GrId: unique symbol };

const isGrId = (text: string): text is GrId => /^\d{6,12}$/.test(text);

/** Parses a registry number; `none` unless it is 6 to 12 digits. */
export const parseGrId = (raw: string): O.Option<GrId> => O.fromPredicate(isGrId)(raw);

/** The order number shown to givers; 1 to 40 of `A–Z 0–9 -`. */
export type OrderNumber = string & { readonly OrderNumber: unique symbol };

const isOrderNumber = (text: string): text is OrderNumber => /^[A-Z0-9-]{1,40}$/.test(text);

/** Parses an order number; `none` unless it is 1 to 40 capitals, digits or dashes. */
export const parseOrderNumber = (raw: string): O.Option<OrderNumber> => O.fromPredicate(isOrderNumber)(raw);

/** The secret token of an email link; 43 of `A–Z a–z 0–9 - _`. */
export type LinkToken = string & { readonly LinkToken: unique symbol };

const isLinkToken = (text: string): text is LinkToken => /^[A-Za-z0-9_-]{43}$/.test(text);

/** Parses a link's token; `none` unless it has that form. */
export const parseLinkToken = (raw: string): O.Option<LinkToken> => O.fromPredicate(isLinkToken)(raw);
