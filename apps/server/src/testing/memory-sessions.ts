import { type AccountId, type OpenSession, parseSessionId, type VerifiedAccount } from '@gift-registry/domain';
import { option as O, taskEither as TE } from 'fp-ts';
import type { KeptSession, KnownDevice, SessionStore } from '../session/session-store.ts';

/** Sessions in a Map, open to a look. */
export interface MemorySessions extends SessionStore {
  readonly kept: () => ReadonlyArray<KeptSession>;
  /** Ends every session of the account, which no device is known for any more. */
  readonly endAllOf: (account: AccountId) => void;
}

interface Session extends KeptSession {
  readonly family: string;
}

/** No sessions yet. `emailOf` says whose address is whose; carts do not follow a visitor here. */
export const memorySessions = (
  isStill: (verified: VerifiedAccount) => boolean,
  emailOf: (account: AccountId) => string | undefined,
): MemorySessions => {
  const kept = new Map<string, Session>();
  let devices: ReadonlyArray<KnownDevice> = [];
  const endWhere = (isOver: (session: Session) => boolean): void => {
    for (const session of [...kept.values()]) if (isOver(session)) kept.delete(session.digest);
  };
  const familyOf = (present: O.Option<string>): string | undefined =>
    O.isSome(present) ? kept.get(present.value)?.family : undefined;
  return {
    kept: () => [...kept.values()],
    endAllOf: (account) => {
      endWhere(({ verified }) => verified.account === account);
      devices = devices.filter((device) => device.account !== account);
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
        endWhere((session) => session.family === family);
      }),
    all: (account, present, at) =>
      TE.fromIO(() =>
        [...kept.values()]
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
        devices.some((one) => one.digest === digest && emailOf(one.account) === email && one.expiresAt > at),
      ),
    rememberDevice: (former, device) =>
      TE.fromIO(() => {
        const moved = devices.map((one) =>
          O.isSome(former) && one.digest === former.value ? { ...one, digest: device.digest } : one,
        );
        devices = [
          ...moved.filter(({ digest, account }) => digest !== device.digest || account !== device.account),
          device,
        ];
      }),
    renewVisitor: () => TE.right(false),
  };
};
