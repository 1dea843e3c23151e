import type { either as E, option as O, taskEither as TE } from 'fp-ts';
import type { AccountDeletion, OpenSession } from '../account/index.ts';
import type { Instant } from '../calendar/index.ts';
import type { AccountId, GrId, SessionId } from '../identity/index.ts';
import type { Email } from '../mail/index.ts';
import type { AttemptLimit } from '../rate-limit/index.ts';
import type { OwnRegistry, RegistryOwner } from '../registry/index.ts';
import type { Unavailable } from './fault.ts';
import type { HeldSettings } from './settings-store.port.ts';

/** One of an account's registries, of whichever market, and how many own it. */
export interface HeldRegistry extends OwnRegistry {
  readonly owners: number;
}

/** An account as it is kept; its password is nobody's to read. */
export interface KeptAccount {
  readonly email: string;
  /** Empty where it never was said. */
  readonly firstName: string;
  readonly lastName: string;
  readonly registries: ReadonlyArray<HeldRegistry>;
}

/** An account whose password was found right: what is done in its name is done only as long as that is still its password. */
export interface VerifiedAccount {
  readonly account: AccountId;
  /** The password as the store keeps it; nobody else reads it. */
  readonly kept: string;
}

/** What is told when an account goes. */
export interface DeletionEmails {
  /** To who leaves. */
  readonly own: Email;
  /** To an owner of a registry that stays, as it was before. */
  readonly toStaying: (held: HeldSettings) => (owner: RegistryOwner) => O.Option<Email>;
}

/** Driven port: where accounts are kept. */
export interface AccountStore {
  /** Whose mail address (any case) and password these are; takes as long for an address nobody has. */
  readonly verify: (email: string, password: string) => TE.TaskEither<Unavailable, O.Option<VerifiedAccount>>;
  /** The account, if this is its password. */
  readonly verifyOwn: (account: AccountId, password: string) => TE.TaskEither<Unavailable, O.Option<VerifiedAccount>>;
  readonly find: (account: AccountId) => TE.TaskEither<Unavailable, O.Option<KeptAccount>>;
  /** Whose mail address (any case) it is. */
  readonly withEmail: (email: string) => TE.TaskEither<Unavailable, O.Option<AccountId>>;
  /**
   * One write: the password is another, every session of the account and every link to a new password ends, no device is known for it any more, and the email waits. None, and nothing happens, when the verified password is
   * replaced by now.
   */
  readonly changePassword: (
    verified: VerifiedAccount,
    password: string,
    email: Email,
  ) => TE.TaskEither<Unavailable, O.Option<VerifiedAccount>>;
  /**
   * One write: the account goes with its sessions, its links and the registries that go with it (`deletionPlan`); those that stay are left (`decideAccountDeletion`), and what was told of them
   * before is no longer kept. The emails wait. False, and nothing happens, when the verified password is replaced by now; nothing happens either when `agree` refuses what would become of
   * the registries.
   */
  readonly remove: <R>(
    verified: VerifiedAccount,
    agree: (leaving: AccountDeletion<{ readonly grId: GrId }>) => E.Either<R, unknown>,
    emails: DeletionEmails,
  ) => TE.TaskEither<R | Unavailable, boolean>;
}

/** Driven port: the attempts of late that are limited, such as failed sign-ins, counted under names. */
export interface SignInFailures {
  /**
   * One write: counts an attempt under the name of each limit, unless one of them makes it wait; then nothing is counted, and the longest wait is answered, in seconds. Of many at once each sees those
   * before it.
   */
  readonly take: (limits: ReadonlyArray<AttemptLimit>, now: Instant) => TE.TaskEither<Unavailable, number>;
  /** Takes one of that name and moment back: it was no failure. Nothing happens when there is none. */
  readonly withdraw: (name: string, at: Instant) => TE.TaskEither<Unavailable, void>;
  /** Forgets all under the name: its owner got in. */
  readonly forget: (name: string) => TE.TaskEither<Unavailable, void>;
}

/** Driven port: the session of one browser. */
export interface BrowserSession {
  /** Starts a session of the account under a new name; what this browser had before ends. False, and none starts, when the verified password is replaced by now. */
  readonly begin: (verified: VerifiedAccount) => TE.TaskEither<Unavailable, boolean>;
  /** The name under which the session is kept, which opens nothing; none when this browser sent none. */
  readonly name: O.Option<string>;
  /** Starts a session of the same account as the session of that name, to end with it at the latest; what this browser had before ends. False, and none starts, when that one is over. */
  readonly carryOver: (name: string) => TE.TaskEither<Unavailable, boolean>;
  /** Ends the session, if there is one, with all that it was carried over from and to (XB-03). */
  readonly end: TE.TaskEither<Unavailable, void>;
  /** Whether the account of that mail address (any case) was signed in to from this browser under its present password, also when it was signed out since (AUTH-07). */
  readonly isKnownDevice: (email: string) => TE.TaskEither<Unavailable, boolean>;
  /** Lets this browser be known for the account from now on, under a new name; beginning a session does it, too. */
  readonly rememberDevice: (account: AccountId) => TE.TaskEither<Unavailable, void>;
  /** Where the account is signed in, this browser among them; in any order. */
  readonly all: (account: AccountId) => TE.TaskEither<Unavailable, ReadonlyArray<OpenSession>>;
  /** Ends that session of the account, or all of them where none is named; this browser's stays. */
  readonly endOther: (account: AccountId, which: O.Option<SessionId>) => TE.TaskEither<Unavailable, void>;
}
