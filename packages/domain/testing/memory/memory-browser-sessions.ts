import {
  type AccountId,
  type AccountStore,
  type Clock,
  type Instant,
  type OpenSession,
  parseSessionId,
  type SessionId,
  type Unavailable,
  type VerifiedAccount,
} from '@gift-registry/domain';
import { function as F, option as O, taskEither as TE } from 'fp-ts';
import type { MemoryAccounts } from './memory-accounts.ts';
import { valid } from './valid.ts';

/** A session that has just begun: the name under which it is kept, and whose it is. */
export interface BegunSession {
  readonly name: string;
  readonly account: AccountId;
}

/** Where a browser in this process keeps its session. */
export interface BrowserSessions {
  /** None when the verified password is replaced by now. */
  readonly begin: (verified: VerifiedAccount) => TE.TaskEither<Unavailable, O.Option<BegunSession>>;
  /** None when the session of that name is over. */
  readonly carryOver: (name: string) => TE.TaskEither<Unavailable, O.Option<BegunSession>>;
  /** With all that it was carried over from and to. */
  readonly end: (name: string) => TE.TaskEither<Unavailable, void>;
  /** False once it was ended from elsewhere. */
  readonly isOpen: (name: string) => boolean;
  readonly isKnownDevice: (device: string, email: string) => TE.TaskEither<Unavailable, boolean>;
  /** Lets the device be known for the account under a new name, and for those that it was known for; answers that name. */
  readonly rememberDevice: (device: O.Option<string>, account: AccountId) => TE.TaskEither<Unavailable, string>;
  /** Where the account of that session is signed in. */
  readonly all: (name: string) => TE.TaskEither<Unavailable, ReadonlyArray<OpenSession>>;
  readonly endOther: (name: string, which: O.Option<SessionId>) => TE.TaskEither<Unavailable, void>;
}

interface KeptSession {
  readonly account: AccountId;
  /** The session that was signed in to. */
  readonly family: string;
  readonly begunAt: Instant;
}

/** Sessions of accounts in memory: they end with the password. */
export const memoryBrowserSessions = (accounts: MemoryAccounts, { now }: Clock): BrowserSessions => {
  const kept = new Map<string, KeptSession>();
  const known = new Map<string, ReadonlySet<AccountId>>();
  let begun = 0;
  accounts.ended$.subscribe((ended) => {
    for (const [name, { account }] of [...kept]) if (account === ended) kept.delete(name);
    for (const [device, owners] of known) known.set(device, new Set([...owners].filter((owner) => owner !== ended)));
  });
  const keep = (account: AccountId, carriedFrom?: string): BegunSession => {
    begun += 1;
    const name = `session-${begun}`;
    kept.set(name, { account, family: carriedFrom ?? name, begunAt: now() });
    return { name, account };
  };
  return {
    begin: ({ account, kept: password }) =>
      F.pipe(accounts.verifyOwn(account, password), TE.map(O.map(() => keep(account)))),
    carryOver: (name) =>
      TE.fromIO(() =>
        F.pipe(
          O.fromNullable(kept.get(name)),
          O.map(({ account, family }) => keep(account, family)),
        ),
      ),
    end: (name) =>
      TE.fromIO(() => {
        const ended = kept.get(name)?.family;
        for (const [its, { family }] of [...kept]) if (family === ended) kept.delete(its);
      }),
    isOpen: (name) => kept.has(name),
    isKnownDevice: (device, email) =>
      TE.fromIO(() => {
        const account = accounts.byEmail(email);
        return account !== undefined && known.get(device)?.has(account.id) === true;
      }),
    rememberDevice: (device, account) =>
      TE.fromIO(() => {
        begun += 1;
        const before = O.toUndefined(device);
        const name = `device-${begun}`;
        known.set(name, new Set([...(before === undefined ? [] : (known.get(before) ?? [])), account]));
        if (before !== undefined) known.delete(before);
        return name;
      }),
    all: (name) =>
      TE.fromIO(() => {
        const own = kept.get(name);
        return [...kept.entries()].flatMap(([its, { account, family, begunAt }]) =>
          account === own?.account && family === its
            ? [
                {
                  id: valid(parseSessionId)(its),
                  device: { browser: '', system: '' },
                  begunAt,
                  lastUsedAt: begunAt,
                  isThis: family === own.family,
                },
              ]
            : [],
        );
      }),
    endOther: (name, which) =>
      TE.fromIO(() => {
        const own = kept.get(name);
        for (const [its, { account, family }] of [...kept])
          if (account === own?.account && family !== own.family && (O.isNone(which) || which.value === family))
            kept.delete(its);
      }),
  };
};

/** Sessions that nobody keeps: they are asked of the accounts alone, and none is carried over. */
export const unkeptSessions = (accounts: Pick<AccountStore, 'verifyOwn'>): BrowserSessions => ({
  begin: ({ account, kept }) =>
    F.pipe(accounts.verifyOwn(account, kept), TE.map(O.map(() => ({ name: `unkept ${account}`, account })))),
  carryOver: () => TE.right(O.none),
  end: () => TE.right(undefined),
  isOpen: () => true,
  isKnownDevice: () => TE.right(false),
  rememberDevice: (device) => TE.right(O.getOrElse(() => 'unkept')(device)),
  all: () => TE.right([]),
  endOther: () => TE.right(undefined),
});
