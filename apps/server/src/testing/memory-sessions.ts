import type { AccountId, VerifiedAccount } from '@gift-registry/domain';
import { option as O, taskEither as TE } from 'fp-ts';
import type { KeptSession, SessionStore } from '../session/session-store.ts';

/** Sessions in a Map, open to a look. */
export interface MemorySessions extends SessionStore {
  readonly all: () => ReadonlyArray<KeptSession>;
  /** Ends every session of the account. */
  readonly endAllOf: (account: AccountId) => void;
}

/** No sessions yet. */
export const memorySessions = (isStill: (verified: VerifiedAccount) => boolean): MemorySessions => {
  const kept = new Map<string, KeptSession & { readonly family: string }>();
  return {
    all: () => [...kept.values()],
    endAllOf: (account) => {
      for (const [digest, session] of [...kept]) if (session.verified.account === account) kept.delete(digest);
    },
    find: (digest, at) =>
      TE.fromIO(() => {
        const session = kept.get(digest);
        return session !== undefined && session.expiresAt > at ? O.some(session.verified.account) : O.none;
      }),
    keep: (session) =>
      TE.fromIO(() => {
        if (!isStill(session.verified)) return false;
        kept.set(session.digest, { ...session, family: session.digest });
        return true;
      }),
    carryOver: (from, to, at) =>
      TE.fromIO(() => {
        const session = kept.get(from);
        if (session === undefined || session.expiresAt <= at) return false;
        kept.set(to, { ...session, digest: to });
        return true;
      }),
    end: (digest) =>
      TE.fromIO(() => {
        const family = kept.get(digest)?.family;
        for (const session of [...kept.values()]) if (session.family === family) kept.delete(session.digest);
      }),
  };
};
