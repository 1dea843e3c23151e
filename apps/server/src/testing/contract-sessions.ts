import type { BrowserSessions } from '@gift-registry/domain/testing/memory';
import { function as F, option as O, taskEither as TE } from 'fp-ts';
import { sessionCookie } from '../http/cookies.ts';
import { newToken, tokenDigest } from '../http/token.ts';
import type { ServiceDependencies } from '../service-dependencies.ts';
import { after } from '../sql/durations.ts';

/** The sessions of browsers in this process, stored as the service does. */
export const contractSessions = ({
  sessions,
  clock,
}: Pick<ServiceDependencies, 'sessions' | 'clock'>): BrowserSessions => ({
  begin: (verified) => {
    const name = tokenDigest(newToken());
    const expiresAt = after(clock.now(), sessionCookie.maxAgeSeconds * 1_000);
    return F.pipe(
      sessions.keep({
        digest: name,
        verified,
        market: 'US',
        begunAt: clock.now(),
        device: { browser: '', system: '' },
        expiresAt,
      }),
      TE.map((isStored) => (isStored ? O.some({ name, account: verified.account }) : O.none)),
    );
  },
  carryOver: (from) => {
    const name = tokenDigest(newToken());
    return F.pipe(
      sessions.carryOver(from, name, clock.now()),
      TE.chain(() => sessions.find(name, 'US', clock.now())),
      TE.map(O.map((account) => ({ name, account }))),
    );
  },
  end: sessions.end,
  isOpen: () => true,
  isKnownDevice: () => TE.right(false),
  rememberDevice: (device) => TE.right(O.getOrElse(() => 'unkept')(device)),
  all: () => TE.right([]),
  endOther: () => TE.right(undefined),
});
