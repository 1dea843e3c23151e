import { option as O } from 'fp-ts';

/** The id of a registrant's account; opaque, 1 to 64 characters. */
export type AccountId = string & { readonly AccountId: unique symbol };

/** The id of the browser that a cart belongs to; opaque, 1 to 128 characters. */
export type VisitorId = string & { readonly VisitorId: unique symbol };

const isAccountId = (text: string): text is AccountId => text.length > 0 && text.length <= 64;
const isVisitorId = (text: string): text is VisitorId => text.length > 0 && text.length <= 128;

/** Parses an account's id; `none` when it is empty or longer than 64 characters. */
export const parseAccountId = (raw: string): O.Option<AccountId> => O.fromPredicate(isAccountId)(raw);

/** Parses a visitor's id; `none` when it is empty or longer than 128 characters. */
export const parseVisitorId = (raw: string): O.Option<VisitorId> => O.fromPredicate(isVisitorId)(raw);

/**
 * The id of a session, which covers one browser and the sites it was carried over to; 1 to 128 of `A–Z a–z 0–9 - _`.
 * Not a secret: it grants no access.
 */
export type SessionId = string & { readonly SessionId: unique symbol };

const isSessionId = (text: string): text is SessionId => /^[A-Za-z0-9_-]{1,128}$/.test(text);

/** Parses a session's id; `none` unless it has that form. */
export const parseSessionId = (raw: string): O.Option<SessionId> => O.fromPredicate(isSessionId)(raw);
