import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { type ServiceScope, serviceScopes } from '@gift-registry/adapters-http/wire';
import type { Instant } from '@gift-registry/domain';
import { function as F, option as O } from 'fp-ts';

/*
 * [INT-02] A service token lets a retailer's server call this service without a browser, for what its scopes allow. Its text is shown once; only its digest is stored.
 *
 * Written `grt_`, the id (12 hexadecimal digits, which logs and lists may show), `_`, and a secret of 256 random bits.
 */

export const SCOPES = serviceScopes;

export type Scope = ServiceScope;

export const isScope = (text: string): text is Scope => SCOPES.some((scope) => scope === text);

/** A service token as stored. */
export interface ServiceToken {
  readonly id: string;
  /** The purpose of the token, in the words of the person who created it. */
  readonly name: string;
  /** SHA-256 of its text, in hexadecimal digits. */
  readonly digest: string;
  readonly scopes: ReadonlyArray<Scope>;
  readonly createdAt: Instant;
  /** From this moment on the token is refused. */
  readonly expiresAt: O.Option<Instant>;
  readonly revokedAt: O.Option<Instant>;
  /** Accurate to an hour; `none` if it was never used. */
  readonly lastUsedAt: O.Option<Instant>;
}

export type TokenState = 'active' | 'expired' | 'revoked';

const FORM = /^grt_([0-9a-f]{12})_[A-Za-z0-9_-]{43}$/;

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A new token: its text, which is not stored, and its stored id and digest. */
export const newServiceToken = (): { readonly text: string } & Pick<ServiceToken, 'id' | 'digest'> => {
  const id = randomBytes(6).toString('hex');
  const text = `grt_${id}_${randomBytes(32).toString('base64url')}`;
  return { text, id, digest: digestOf(text) };
};

/** The id in a text that has the form of a token; `none` for any other text. */
export const tokenIdOf = (text: string): O.Option<string> => O.fromNullable(FORM.exec(text)?.[1]);

export const tokenState = ({ expiresAt, revokedAt }: ServiceToken, now: Instant): TokenState => {
  if (O.isSome(revokedAt)) return 'revoked';
  return O.isSome(expiresAt) && expiresAt.value <= now ? 'expired' : 'active';
};

/** The stored token if the text is its own and it is active. Unknown, wrong, expired and revoked tokens take the same time. */
export const verifyToken = (text: string, stored: O.Option<ServiceToken>, now: Instant): O.Option<ServiceToken> => {
  const digest = Buffer.from(digestOf(text), 'hex');
  const expected = F.pipe(
    stored,
    O.match(
      () => Buffer.alloc(digest.length),
      (token) => Buffer.from(token.digest, 'hex'),
    ),
  );
  const isIts = timingSafeEqual(digest, expected);
  return O.filter((token: ServiceToken) => isIts && tokenState(token, now) === 'active')(stored);
};
