import { createHash, createHmac, randomBytes } from 'node:crypto';

/** A random value for a cookie: 256 bits, 43 characters. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Whether a cookie's value has the form of a token. */
export const isToken = (value: string): boolean => /^[A-Za-z0-9_-]{43}$/.test(value);

/** The digest under which a token is stored, so that stored data grants no access: 64 hexadecimal digits. */
export const tokenDigest = (token: string): string => createHash('sha256').update(token).digest('hex');

/**
 * The token that replaces this one. It is derived from both, so that two concurrent requests get the same; it cannot be
 * computed without the secret, even by someone who knows the token.
 */
export const renewedToken = (secret: string, token: string): string =>
  createHmac('sha256', secret).update(token).digest('base64url');
