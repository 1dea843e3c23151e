import { option as O } from 'fp-ts';

/** The secret of a link in an email; 43 of `A–Z a–z 0–9 - _`. */
export type LinkToken = string & { readonly LinkToken: unique symbol };

const isLinkToken = (text: string): text is LinkToken => /^[A-Za-z0-9_-]{43}$/.test(text);

/** Reads the secret of a link; none unless it can be one. */
export const parseLinkToken = (raw: string): O.Option<LinkToken> => O.fromPredicate(isLinkToken)(raw);
