import { createHash, createHmac, randomFillSync } from 'node:crypto';

const TOKEN_BYTES = 32;

/** Random bytes for the next tokens: asking the system for those of many at once takes a fraction of the time. */
const supply = Buffer.alloc(TOKEN_BYTES * 128);
let used = supply.length;

/** A random value for a cookie: 256 bits, 43 characters. */
export const newToken = (): string => {
  if (used === supply.length) {
    randomFillSync(supply);
    used = 0;
  }
  const [from, to] = [used, used + TOKEN_BYTES];
  used = to;
  const token = supply.toString('base64url', from, to);
  supply.fill(0, from, to);
  return token;
};

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
