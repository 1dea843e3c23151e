import {
  type AccountId,
  type AccountStore,
  type Clock,
  type Instant,
  type LinkToken,
  type OpenSession,
  parseSessionId,
  type SessionId,
  type SignInHandoff,
  type SignInHandoffStore,
  type Unavailable,
  type VerifiedAccount,
} from '@gift-registry/domain';
import { function as F, option as O, taskEither as TE } from 'fp-ts';
import type { MemoryAccounts } from './memory-accounts.ts';
import { valid } from './valid.ts';

/** A session that was just started: its name, and its account. */
export interface BegunSession {
  readonly name: string;
  readonly account: AccountId;
}

/** The sessions of browsers in this process. */
export interface BrowserSessions {
  /** None when the verified password was replaced meanwhile. */
  readonly begin: (verified: VerifiedAccount) => TE.TaskEither<Unavailable, O.Option<BegunSession>>;
  /** None when the session of that name is over. */
  readonly carryOver: (name: string) => TE.TaskEither<Unavailable, O.Option<BegunSession>>;
  /** With all that it was carried over from and to. */
  readonly end: (name: string) => TE.TaskEither<Unavailable, void>;
  /** False once it was ended elsewhere. */
  readonly isOpen: (name: string) => boolean;
  readonly isKnownDevice: (device: string, email: string) => TE.TaskEither<Unavailable, boolean>;
  /** Makes the device known for the account too, under a new name, which it gives. */
  readonly rememberDevice: (device: O.Option<string>, account: AccountId) => TE.TaskEither<Unavailable, string>;
  /** The open sessions of that session's account. */
  readonly all: (name: string) => TE.TaskEither<Unavailable, ReadonlyArray<OpenSession>>;
  readonly endOther: (name: string, which: O.Option<SessionId>) => TE.TaskEither<Unavailable, void>;
}

interface StoredSession {
  readonly account: AccountId;
  /** The session that was signed in to, and carried over. */
  readonly family: string;
  readonly begunAt: Instant;
}

/** Sessions of accounts in memory: they end with the password. */
export const memoryBrowserSessions = (accounts: MemoryAccounts, { now }: Clock): BrowserSessions => {
  const stored = new Map<string, StoredSession>();
  const known = new Map<string, ReadonlySet<AccountId>>();
  let begun = 0;
  accounts.ended$.subscribe((ended) => {
    for (const [name, { account }] of [...stored]) if (account === ended) stored.delete(name);
    for (const [device, owners] of known) known.set(device, new Set([...owners].filter((owner) => owner !== ended)));
  });
  const keep = (account: AccountId, carriedFrom?: string): BegunSession => {
    begun += 1;
    const name = `session-${begun}`;
    stored.set(name, { account, family: carriedFrom ?? name, begunAt: now() });
    return { name, account };
  };
  return {
    begin: ({ account, kept: password }) =>
      F.pipe(accounts.verifyOwn(account, password), TE.map(O.map(() => keep(account)))),
    carryOver: (name) =>
      TE.fromIO(() =>
        F.pipe(
          O.fromNullable(stored.get(name)),
          O.map(({ account, family }) => keep(account, family)),
        ),
      ),
    end: (name) =>
      TE.fromIO(() => {
        const ended = stored.get(name)?.family;
        for (const [other, { family }] of [...stored]) if (family === ended) stored.delete(other);
      }),
    isOpen: (name) => stored.has(name),
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
        const own = stored.get(name);
        return [...stored.entries()].flatMap(([token, { account, family, begunAt }]) =>
          account === own?.account && family === token
            ? [
                {
                  id: valid(parseSessionId)(token),
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
        const own = stored.get(name);
        for (const [other, { account, family }] of [...stored])
          if (account === own?.account && family !== own.family && (O.isNone(which) || which.value === family))
            stored.delete(other);
      }),
  };
};

/** Sessions that are not stored, and never carried over. */
export const unstoredSessions = (accounts: Pick<AccountStore, 'verifyOwn'>): BrowserSessions => ({
  begin: ({ account, kept }) =>
    F.pipe(accounts.verifyOwn(account, kept), TE.map(O.map(() => ({ name: `unstored ${account}`, account })))),
  carryOver: () => TE.right(O.none),
  end: () => TE.right(undefined),
  isOpen: () => true,
  isKnownDevice: () => TE.right(false),
  rememberDevice: (device) => TE.right(O.getOrElse(() => 'unstored')(device)),
  all: () => TE.right([]),
  endOther: () => TE.right(undefined),
});

/** One-time codes for the other brand's site, in a Map; `isOpen` takes the name of a session. */
export const memorySignInHandoffs = (isOpen: (session: string) => boolean): SignInHandoffStore => {
  const stored = new Map<LinkToken, SignInHandoff>();
  const isValid = ({ session }: SignInHandoff): boolean => O.isNone(session) || isOpen(session.value);
  return {
    keep: (code, signInHandoff) =>
      TE.fromIO(() => {
        if (isValid(signInHandoff)) stored.set(code, signInHandoff);
      }),
    take: (code) =>
      TE.fromIO(() => {
        const signInHandoff = O.filter(isValid)(O.fromNullable(stored.get(code)));
        stored.delete(code);
        return signInHandoff;
      }),
  };
};
