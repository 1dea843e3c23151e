import type { AccountId, AccountStore, Unavailable, VerifiedAccount } from '@gift-registry/domain';
import { function as F, option as O, taskEither as TE } from 'fp-ts';
import type { MemoryAccounts } from './memory-accounts.ts';

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
}

/** Sessions in memory, open to a look; none yet. */
export interface MemoryBrowserSessions extends BrowserSessions {
  readonly isOpen: (name: string) => boolean;
}

interface KeptSession {
  readonly account: AccountId;
  /** The session that was signed in to. */
  readonly family: string;
}

/** Sessions of accounts in memory: they end with the password. */
export const memoryBrowserSessions = (accounts: MemoryAccounts): MemoryBrowserSessions => {
  const kept = new Map<string, KeptSession>();
  let begun = 0;
  accounts.ended$.subscribe((ended) => {
    for (const [name, { account }] of [...kept]) if (account === ended) kept.delete(name);
  });
  const keep = (account: AccountId, carriedFrom?: string): BegunSession => {
    begun += 1;
    const name = `session-${begun}`;
    kept.set(name, { account, family: carriedFrom ?? name });
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
  };
};

/** Sessions that nobody keeps: they are asked of the accounts alone, and none is carried over. */
export const unkeptSessions = (accounts: Pick<AccountStore, 'verifyOwn'>): BrowserSessions => ({
  begin: ({ account, kept }) =>
    F.pipe(accounts.verifyOwn(account, kept), TE.map(O.map(() => ({ name: `unkept ${account}`, account })))),
  carryOver: () => TE.right(O.none),
  end: () => TE.right(undefined),
});
