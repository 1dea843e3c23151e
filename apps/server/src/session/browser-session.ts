import {
  type AccountId,
  type BrowserSession,
  type DeviceName,
  type Instant,
  instantAt,
  type Market,
  type Unavailable,
} from '@gift-registry/domain';
import type { FastifyReply } from 'fastify';
import { function as F, option as O, taskEither as TE } from 'fp-ts';
import {
  type CookieKind,
  clearCookie,
  deviceCookie,
  sessionCookie,
  setCookie,
  visitorCookie,
} from '../http/cookies.ts';
import { clearPrefetchCache } from '../http/prefetch.ts';
import { newToken, renewedToken, tokenDigest } from '../http/token.ts';
import type { ServiceDependencies } from '../service-dependencies.ts';

/** The browser of a request: its tokens, its kind, and the reply that sets new ones. */
export interface RequestBrowser {
  readonly market: Market;
  readonly token: O.Option<string>;
  readonly visitorToken: O.Option<string>;
  readonly deviceToken: O.Option<string>;
  readonly device: () => DeviceName;
  readonly reply: FastifyReply;
  readonly isProduction: boolean;
}

/**
 * The session of the requesting browser. A new session gets a new token and ends the previous one (AUTH-06); the former
 * visitor and device cookies then become worthless.
 */
export const browserSession = (
  { sessions, clock }: Pick<ServiceDependencies, 'sessions' | 'clock'>,
  { market, token, visitorToken, deviceToken, device, reply, isProduction }: RequestBrowser,
): BrowserSession => {
  const present = O.map(tokenDigest)(token);
  const give = (kind: CookieKind, fresh: string): void => {
    setCookie(reply, kind, isProduction, fresh);
  };
  const cookieExpiry = ({ maxAgeSeconds }: CookieKind, now: Instant): Instant =>
    F.pipe(
      instantAt(Date.parse(now) + maxAgeSeconds * 1_000),
      O.getOrElse(() => now),
    );
  const endPresent: TE.TaskEither<Unavailable, void> = F.pipe(
    present,
    O.match(() => TE.right(undefined), sessions.end),
  );
  /** Moves the cart to a new visitor token, which only the new secret can derive; does nothing while the cart is being ordered. */
  const renewVisitor = (secret: string): TE.TaskEither<Unavailable, void> =>
    F.pipe(
      visitorToken,
      O.match(
        () => TE.right(undefined),
        (former) => {
          const fresh = renewedToken(secret, former);
          return F.pipe(
            sessions.renewVisitor(tokenDigest(former), tokenDigest(fresh)),
            TE.chainIOK((isRenewed) => () => {
              if (isRenewed) give(visitorCookie, fresh);
            }),
          );
        },
      ),
    );
  const rememberDevice = (account: AccountId): TE.TaskEither<Unavailable, void> => {
    const fresh = newToken();
    return F.pipe(
      sessions.rememberDevice(O.map(tokenDigest)(deviceToken), {
        digest: tokenDigest(fresh),
        account,
        expiresAt: cookieExpiry(deviceCookie, clock.now()),
      }),
      TE.map(() => give(deviceCookie, fresh)),
    );
  };
  const beginBy = (secret: string, keep: (digest: string, now: Instant) => TE.TaskEither<Unavailable, boolean>) =>
    F.pipe(
      endPresent,
      TE.chain(() => renewVisitor(secret)),
      TE.chain(() => {
        const fresh = newToken();
        return F.pipe(
          keep(tokenDigest(fresh), clock.now()),
          TE.map((isStored) => {
            if (isStored) {
              give(sessionCookie, fresh);
              clearPrefetchCache(reply);
            }
            return isStored;
          }),
        );
      }),
    );
  return {
    name: present,
    begin: (verified) =>
      beginBy(verified.kept, (digest, now) =>
        F.pipe(
          sessions.keep({
            digest,
            verified,
            market,
            begunAt: now,
            device: device(),
            expiresAt: cookieExpiry(sessionCookie, now),
          }),
          TE.chainFirst((isStored) => (isStored ? rememberDevice(verified.account) : TE.right(undefined))),
        ),
      ),
    carryOver: (name) => beginBy(name, (digest, now) => sessions.carryOver(name, digest, now)),
    end: F.pipe(
      endPresent,
      TE.chainIOK(() => () => {
        clearCookie(reply, sessionCookie, isProduction);
        clearPrefetchCache(reply);
      }),
    ),
    isKnownDevice: (email) =>
      F.pipe(
        deviceToken,
        O.match(
          () => TE.right(false),
          (known) => sessions.isKnownDevice(tokenDigest(known), email, clock.now()),
        ),
      ),
    rememberDevice,
    all: (account) => sessions.all(account, present, clock.now()),
    endOther: (account, which) => sessions.endOther(account, present, which),
  };
};
