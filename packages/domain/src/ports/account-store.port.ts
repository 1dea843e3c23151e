import type { either as E, option as O, taskEither as TE } from 'fp-ts';
import type { AccountDeletion, OpenSession } from '../account/index.ts';
import type { Instant } from '../calendar/index.ts';
import type { AccountId, GrId, SessionId } from '../identity/index.ts';
import type { Email } from '../mail/index.ts';
import type { AttemptLimit } from '../rate-limit/index.ts';
import type { OwnRegistry, RegistryOwner } from '../registry/index.ts';
import type { Unavailable } from './fault.ts';
import type { HeldSettings } from './settings-store.port.ts';

/** One of an account's registries, in any market, with its number of owners. */
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

/** An account whose password was verified. Writes on its behalf succeed only while that is still its password. */
export interface VerifiedAccount {
  readonly account: AccountId;
  /** The stored form of the password; only the store reads it. */
  readonly kept: string;
}

/** The emails about a deleted account. */
export interface DeletionEmails {
  /** To the owner of the account. */
  readonly own: Email;
  /** To the remaining owner of a registry that stays; `held` is the registry before the change. */
  readonly toStaying: (held: Pick<HeldSettings, 'registry' | 'address'>) => (owner: RegistryOwner) => O.Option<Email>;
}

/** Driven port: the stored accounts. */
export interface AccountStore {
  /** The account with that email address (case-insensitive) and password. An unknown address takes as long as a known one. */
  readonly verify: (email: string, password: string) => TE.TaskEither<Unavailable, O.Option<VerifiedAccount>>;
  /** The account, if the password is right. */
  readonly verifyOwn: (account: AccountId, password: string) => TE.TaskEither<Unavailable, O.Option<VerifiedAccount>>;
  readonly find: (account: AccountId) => TE.TaskEither<Unavailable, O.Option<StoredAccount>>;
  /** The account with that email address (case-insensitive). */
  readonly withEmail: (email: string) => TE.TaskEither<Unavailable, O.Option<AccountId>>;
  /**
   * Changes the password, ends all sessions and password links of the account, forgets its devices, and queues the
   * email, in one write. `none`, with nothing changed, when the verified password was replaced meanwhile.
   */
  readonly changePassword: (
    verified: VerifiedAccount,
    password: string,
    email: Email,
  ) => TE.TaskEither<Unavailable, O.Option<VerifiedAccount>>;
  /**
   * Deletes the account with its sessions, its links and the registries that go with it (`deletionPlan`), removes it
   * from those that stay (`decideAccountDeletion`) and deletes their earlier events, and queues the emails, in one
   * write. False, with nothing changed, when the verified password was replaced meanwhile; nothing changes either when
   * `agree` refuses the plan.
   */
  readonly remove: <R>(
    verified: VerifiedAccount,
    agree: (leaving: AccountDeletion<{ readonly grId: GrId }>) => E.Either<R, unknown>,
    emails: DeletionEmails,
  ) => TE.TaskEither<R | Unavailable, boolean>;
}

/** Driven port: counts recent attempts, such as failed sign-ins, per name, so that they can be limited. */
export interface SignInFailures {
  /**
   * Counts an attempt under the name of each limit, in one write; counts nothing when a limit requires waiting. Returns
   * the longest wait in seconds, or 0. Concurrent attempts are counted one after the other.
   */
  readonly take: (limits: ReadonlyArray<AttemptLimit>, now: Instant) => TE.TaskEither<Unavailable, number>;
  /** Removes the attempt of that name and time, since it was no failure. Does nothing when there is none. */
  readonly withdraw: (name: string, at: Instant) => TE.TaskEither<Unavailable, void>;
  /** Forgets all attempts under the name, after a success. */
  readonly forget: (name: string) => TE.TaskEither<Unavailable, void>;
}

/** Driven port: the session of one browser. */
export interface BrowserSession {
  /**
   * Starts a session of the account under a new name and ends the browser's earlier one. False, with no session
   * started, when the verified password was replaced meanwhile.
   */
  readonly begin: (verified: VerifiedAccount) => TE.TaskEither<Unavailable, boolean>;
  /** The stored name of the session, which is not its secret; `none` when the browser sent no session. */
  readonly name: O.Option<string>;
  /**
   * Starts a session of the same account as the named session, ending with it at the latest, and ends the browser's
   * earlier one. False, with no session started, when the named session has ended.
   */
  readonly carryOver: (name: string) => TE.TaskEither<Unavailable, boolean>;
  /** Ends the session, if there is one, and every session it was carried over from or to (XB-03). */
  readonly end: TE.TaskEither<Unavailable, void>;
  /**
   * Whether the account with that email address (case-insensitive) was ever signed in to from this browser with its
   * current password, even if it signed out since (AUTH-07).
   */
  readonly isKnownDevice: (email: string) => TE.TaskEither<Unavailable, boolean>;
  /** Makes this browser a known device of the account, under a new name; starting a session does this too. */
  readonly rememberDevice: (account: AccountId) => TE.TaskEither<Unavailable, void>;
  /** The open sessions of the account, this browser's among them, in any order. */
  readonly all: (account: AccountId) => TE.TaskEither<Unavailable, ReadonlyArray<OpenSession>>;
  /** Ends the named session of the account, or all; never this browser's. */
  readonly endOther: (account: AccountId, which: O.Option<SessionId>) => TE.TaskEither<Unavailable, void>;
}
