import type { either as E, option as O, taskEither as TE } from 'fp-ts';
import type { AccountDeletion, OpenSession } from '../account/index.ts';
import type { Instant } from '../calendar/index.ts';
import type { AccountId, GrId, SessionId } from '../identity/index.ts';
import type { Email } from '../mail/index.ts';
import type { AttemptLimit } from '../rate-limit/index.ts';
import type { OwnRegistry, RegistryOwner } from '../registry/index.ts';
import type { Unavailable } from './fault.ts';
import type { HeldSettings } from './settings-store.port.ts';

/** One of an account's registries, in any market, and how many owners it has. */
export interface HeldRegistry extends OwnRegistry {
  readonly owners: number;
}

/** A stored account, without its password. */
export interface StoredAccount {
  readonly email: string;
  /** Empty when unknown. */
  readonly firstName: string;
  readonly lastName: string;
  readonly registries: ReadonlyArray<HeldRegistry>;
}

/** An account whose password was verified. Changes in its name are made only while that is still its password. */
export interface VerifiedAccount {
  readonly account: AccountId;
  /** The stored form of the password, for the store alone. */
  readonly kept: string;
}

/** The emails about a deleted account. */
export interface DeletionEmails {
  /** To the account's owner. */
  readonly own: Email;
  /** To an owner of a registry that stays; the registry as it was before. */
  readonly toStaying: (held: Pick<HeldSettings, 'registry' | 'address'>) => (owner: RegistryOwner) => O.Option<Email>;
}

/** Driven port: the stored accounts. */
export interface AccountStore {
  /** The account of the mail address (in any case) and password; takes as long for an unknown address. */
  readonly verify: (email: string, password: string) => TE.TaskEither<Unavailable, O.Option<VerifiedAccount>>;
  /** The account, if the password is right. */
  readonly verifyOwn: (account: AccountId, password: string) => TE.TaskEither<Unavailable, O.Option<VerifiedAccount>>;
  readonly find: (account: AccountId) => TE.TaskEither<Unavailable, O.Option<StoredAccount>>;
  /** The account of the mail address, in any case. */
  readonly withEmail: (email: string) => TE.TaskEither<Unavailable, O.Option<AccountId>>;
  /**
   * Changes the password, ends all sessions and password links of the account, forgets its devices, and queues the email, in one write. None, and nothing happens, when the verified password was
   * replaced meanwhile.
   */
  readonly changePassword: (
    verified: VerifiedAccount,
    password: string,
    email: Email,
  ) => TE.TaskEither<Unavailable, O.Option<VerifiedAccount>>;
  /**
   * Deletes the account with its sessions, its links and the registries that go with it (`deletionPlan`), leaves those that stay (`decideAccountDeletion`) and forgets their earlier events, and queues
   * the emails, in one write. False, and nothing happens, when the verified password was replaced meanwhile; nothing happens either when `agree` refuses the plan.
   */
  readonly remove: <R>(
    verified: VerifiedAccount,
    agree: (leaving: AccountDeletion<{ readonly grId: GrId }>) => E.Either<R, unknown>,
    emails: DeletionEmails,
  ) => TE.TaskEither<R | Unavailable, boolean>;
}

/** Driven port: recent attempts that are limited, such as failed sign-ins, counted under names. */
export interface SignInFailures {
  /**
   * Counts an attempt under the name of each limit, in one write; when a limit makes it wait, nothing is counted. Gives the longest wait in seconds, 0 for none. Of many at once each sees those
   * before it.
   */
  readonly take: (limits: ReadonlyArray<AttemptLimit>, now: Instant) => TE.TaskEither<Unavailable, number>;
  /** Takes the attempt of that name and time back, since it was no failure. Nothing happens when there is none. */
  readonly withdraw: (name: string, at: Instant) => TE.TaskEither<Unavailable, void>;
  /** Forgets all attempts under the name, after a success. */
  readonly forget: (name: string) => TE.TaskEither<Unavailable, void>;
}

/** Driven port: the session of one browser. */
export interface BrowserSession {
  /** Starts a session of the account under a new name and ends the browser's earlier one. False, and none starts, when the verified password was replaced meanwhile. */
  readonly begin: (verified: VerifiedAccount) => TE.TaskEither<Unavailable, boolean>;
  /** The stored name of the session, which is not its secret; none when this browser sent none. */
  readonly name: O.Option<string>;
  /** Starts a session of the same account as the named session, to end with it at the latest, and ends the browser's earlier one. False, and none starts, when the named one is over. */
  readonly carryOver: (name: string) => TE.TaskEither<Unavailable, boolean>;
  /** Ends the session, if there is one, with all that it was carried over from and to (XB-03). */
  readonly end: TE.TaskEither<Unavailable, void>;
  /** Whether the account of that mail address (any case) was signed in to from this browser under its present password, also when it was signed out since (AUTH-07). */
  readonly isKnownDevice: (email: string) => TE.TaskEither<Unavailable, boolean>;
  /** Makes this browser a known device of the account, under a new name; starting a session does so too. */
  readonly rememberDevice: (account: AccountId) => TE.TaskEither<Unavailable, void>;
  /** The open sessions of the account, this browser's among them, in any order. */
  readonly all: (account: AccountId) => TE.TaskEither<Unavailable, ReadonlyArray<OpenSession>>;
  /** Ends the named session of the account, or all; this browser's stays. */
  readonly endOther: (account: AccountId, which: O.Option<SessionId>) => TE.TaskEither<Unavailable, void>;
}
