import { type BrowserSession, instantAt, type Unavailable } from '@gift-registry/domain';
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
  return {
    begin: (verified) =>
      F.pipe(
        endPresent,
        TE.chain(() => {
          const token = newToken();
          const now = clock.now();
          const expiresAt = F.pipe(
            instantAt(Date.parse(now) + sessionCookie.maxAgeSeconds * 1_000),
            O.getOrElse(() => now),
          );
          return F.pipe(
            sessions.keep({ digest: tokenDigest(token), verified, expiresAt }),
            TE.chainFirstIOK((isKept) => () => {
              if (isKept) reply.header('set-cookie', setCookie(sessionCookie, isSecure, token));
            }),
          );
        }),
      ),
    end: F.pipe(
      endPresent,
      TE.chainIOK(() => () => {
        reply.header('set-cookie', clearCookie(sessionCookie, isSecure));
      }),
    ),
  };
};
