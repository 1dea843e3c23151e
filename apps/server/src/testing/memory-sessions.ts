import { type AccountId, type OpenSession, parseSessionId, type VerifiedAccount } from '@gift-registry/domain';
import { option as O, taskEither as TE } from 'fp-ts';
import type { KnownDevice, SessionStore, StoredSession } from '../session/session-store.ts';

/** Sessions in a Map, which tests can read. */
export interface MemorySessions extends SessionStore {
  readonly stored: () => ReadonlyArray<StoredSession>;
  /** Ends every session of the account, and forgets its devices. */
  readonly endAllOf: (account: AccountId) => void;
}

interface Session extends StoredSession {
  readonly family: string;
}

/** An empty session store. `emailOf` returns an account's address; carts do not move to a renewed visitor here, and `isKnown` tells whose there are. */
export const memorySessions = (
  isStill: (verified: VerifiedAccount) => boolean,
  emailOf: (account: AccountId) => string | undefined,
  isKnown: (visitor: string) => boolean,
): MemorySessions => {
  const stored = new Map<string, Session>();
  let devices: ReadonlyArray<KnownDevice> = [];
  const endWhere = (isOver: (session: Session) => boolean): void => {
    for (const session of [...stored.values()]) if (isOver(session)) stored.delete(session.digest);
  };
  const familyOf = (present: O.Option<string>): string | undefined =>
    O.isSome(present) ? stored.get(present.value)?.family : undefined;
  return {
    stored: () => [...stored.values()],
    endAllOf: (account) => {
      endWhere(({ verified }) => verified.account === account);
      devices = devices.filter((device) => device.account !== account);
    },
    find: (digest, market, at) =>
      TE.fromIO(() => {
        const session = stored.get(digest);
        return session?.market === market && session.expiresAt > at ? O.some(session.verified.account) : O.none;
      }),
    keep: (session) =>
      TE.fromIO(() => {
        if (!isStill(session.verified)) return false;
        stored.set(session.digest, { ...session, family: session.digest });
        return true;
      }),
    carryOver: (from, to, at) =>
      TE.fromIO(() => {
        const session = stored.get(from);
        if (session === undefined || session.expiresAt <= at) return false;
        stored.set(to, { ...session, digest: to });
        return true;
      }),
    end: (digest) =>
      TE.fromIO(() => {
        const family = stored.get(digest)?.family;
        endWhere((session) => session.family === family);
      }),
    all: (account, present, at) =>
      TE.fromIO(() =>
        [...stored.values()]
          .filter(({ verified, expiresAt }) => verified.account === account && expiresAt > at)
          .flatMap(({ digest, family, device, begunAt }): ReadonlyArray<OpenSession> => {
            const id = parseSessionId(family);
            return digest === family && O.isSome(id)
              ? [{ id: id.value, device, begunAt, lastUsedAt: begunAt, isThis: family === familyOf(present) }]
              : [];
          }),
      ),
    endOther: (account, present, which) =>
      TE.fromIO(() => {
        const own = familyOf(present);
        endWhere(
          ({ verified, family }) =>
            verified.account === account && family !== own && (O.isNone(which) || which.value === family),
        );
      }),
    isKnownDevice: (digest, email, at) =>
      TE.fromIO(() =>
        devices.some(
          (device) => device.digest === digest && emailOf(device.account) === email && device.expiresAt > at,
        ),
      ),
    rememberDevice: (former, device) =>
      TE.fromIO(() => {
        const moved = devices.map((device) =>
          O.isSome(former) && device.digest === former.value ? { ...device, digest: device.digest } : device,
        );
        devices = [
          ...moved.filter(({ digest, account }) => digest !== device.digest || account !== device.account),
          device,
        ];
      }),
    renewVisitor: () => TE.right(false),
    isKnownVisitor: (digest) => TE.fromIO(() => isKnown(digest)),
  };
};
