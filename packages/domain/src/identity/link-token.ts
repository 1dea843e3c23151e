import { option as O } from 'fp-ts';

/** The secret token of an email link; 43 of `A–Z a–z 0–9 - _`. */
export type LinkToken = string & { readonly LinkToken: unique symbol };

const isLinkToken = (text: string): text is LinkToken => /^[A-Za-z0-9_-]{43}$/.test(text);

/** Parses a link's token; `none` unless it has that form. */
export const parseLinkToken = (raw: string): O.Option<LinkToken> => O.fromPredicate(isLinkToken)(raw);
