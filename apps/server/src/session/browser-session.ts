import { type BrowserSession, type Instant, instantAt, type Unavailable } from '@gift-registry/domain';
import type { FastifyReply } from 'fastify';
import { function as F, option as O, taskEither as TE } from 'fp-ts';
import { clearCookie, sessionCookie, setCookie } from '../http/cookies.ts';
import { newToken, tokenDigest } from '../http/token.ts';
import type { ServiceWorld } from '../service-world.ts';

/** The browser at hand: the session's token that it sent, and the reply that carries a new one. */
export interface BrowserAtHand {
  readonly token: O.Option<string>;
  readonly reply: FastifyReply;
  readonly isSecure: boolean;
}

/** The session of the browser that is being answered: begins under a new name and ends what was before (AUTH-06). */
export const browserSession = (
  { sessions, clock }: Pick<ServiceWorld, 'sessions' | 'clock'>,
  { token, reply, isSecure }: BrowserAtHand,
): BrowserSession => {
  const endPresent: TE.TaskEither<Unavailable, void> = F.pipe(
    token,
    O.match(
      () => TE.right(undefined),
      (present) => sessions.end(tokenDigest(present)),
    ),
  );
  const beginBy = (keep: (digest: string, now: Instant) => TE.TaskEither<Unavailable, boolean>) =>
    F.pipe(
      endPresent,
      TE.chain(() => {
        const fresh = newToken();
        return F.pipe(
          keep(tokenDigest(fresh), clock.now()),
          TE.chainFirstIOK((isKept) => () => {
            if (isKept) reply.header('set-cookie', setCookie(sessionCookie, isSecure, fresh));
          }),
        );
      }),
    );
  return {
    name: O.map(tokenDigest)(token),
    begin: (verified) =>
      beginBy((digest, now) => {
        const expiresAt = F.pipe(
          instantAt(Date.parse(now) + sessionCookie.maxAgeSeconds * 1_000),
          O.getOrElse(() => now),
        );
        return sessions.keep({ digest, verified, expiresAt });
      }),
    carryOver: (name) => beginBy((digest, now) => sessions.carryOver(name, digest, now)),
    end: F.pipe(
      endPresent,
      TE.chainIOK(() => () => {
        reply.header('set-cookie', clearCookie(sessionCookie, isSecure));
      }),
    ),
  };
};
