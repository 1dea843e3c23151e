import { createHash, createHmac, randomBytes } from 'node:crypto';

/** A value for a cookie that nobody can guess: 256 random bits, 43 characters. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Whether a cookie's value can be one of ours at all. */
export const isToken = (value: string): boolean => /^[A-Za-z0-9_-]{43}$/.test(value);

/** The name under which a token is kept, so that what is kept opens nothing: 64 hexadecimal digits. */
export const tokenDigest = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The token that takes the place of this one. It follows from both, so that two requests at once come to the same; without the secret nobody knows it, not even who knows the token. */
export const renewedToken = (secret: string, token: string): string =>
  createHmac('sha256', secret).update(token).digest('base64url');
