import type { either as E, option as O, taskEither as TE } from 'fp-ts';
import type {
  AccountDeletion,
  AccountDetails,
  EmailInvalid,
  IsCommonPassword,
  NameInvalid,
  NewAccount,
  NewAccountRefusal,
  OpenSession,
  PasswordRefusal,
} from '../account/index.ts';
import type { Instant } from '../calendar/index.ts';
import type { DataExport } from '../data-export/index.ts';
import type { AccountId, GrId, LinkToken, SessionId } from '../identity/index.ts';
import type { Language } from '../language/index.ts';
import type { Email } from '../mail/index.ts';
import type { RegistryForm, RegistryFormInvalid } from '../new-registry/index.ts';
import type { AttemptLimit } from '../rate-limit/index.ts';
import type { OwnRegistry, RegistryOwner } from '../registry/index.ts';
import type { Fault, SignInNeeded, Unavailable } from './failures.ts';
import type { HeldSettings } from './settings.port.ts';

/** Whether this browser is signed in. */
export interface SignedIn {
  readonly isLoggedIn: boolean;
}

/** The fields a person types to sign in. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Why signing in failed; the same for an unknown address and a wrong password. */
export type SignInRefusal = { readonly _tag: 'BadCredentials' };

/** The link was used, has expired, or never existed. */
export interface LinkAlreadyUsed {
  readonly _tag: 'LinkAlreadyUsed';
}

/** The account's own password is wrong. */
export interface PasswordWrong {
  readonly _tag: 'PasswordWrong';
}

/** The registries that would be deleted or stay differ from those shown. */
export interface DeletionVersionConflict {
  readonly _tag: 'DeletionVersionConflict';
}

/** The account's password, and the registries that were shown as deleted and as staying. */
export interface AccountDeletionRequest {
  readonly password: string;
  readonly shown: AccountDeletion<GrId>;
}

/** A new account, the page its owner was on the way to, and the registry to create for it. */
export interface AccountRequest {
  readonly account: NewAccount;
  readonly returnAddress: O.Option<string>;
  readonly registry?: RegistryForm;
}

/** This browser is signed in; with the number of the registry created with the account (HOME-01). */
export interface AccountConfirmed extends SignedIn {
  readonly registry?: GrId;
}

/** The token of an email link, and the password that goes with it. */
export interface LinkAndPassword {
  readonly token: LinkToken;
  readonly password: string;
}

/** The present password, and the new one. */
export interface PasswordChange {
  readonly present: string;
  readonly wanted: string;
}

/** The wanted email address, and the account's password. */
export interface EmailChange {
  readonly email: string;
  readonly password: string;
}

/** The account, and what would happen to its registries if it were deleted. */
export interface AccountProfile {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** The language in which it is written to (LANG-04). */
  readonly language: Language;
  readonly goes: ReadonlyArray<OwnRegistry>;
  readonly stays: ReadonlyArray<OwnRegistry>;
}

export type { EmailInvalid };

/** Driving port: a person's account (AUTH-06). */
export interface Account {
  readonly config: TE.TaskEither<Fault, SignedIn>;
  /** Signs this browser in; after too many failures returns `TooManyRequests`. */
  readonly signIn: (credentials: Credentials) => TE.TaskEither<SignInRefusal | Fault, SignedIn>;
  /** Signs this browser out; also succeeds when it was not signed in. */
  readonly signOut: TE.TaskEither<Fault, SignedIn>;
  /** Requests an account: an email is sent to the address. Only that email reveals whether the address already has an account. */
  readonly create: (request: AccountRequest) => TE.TaskEither<NewAccountRefusal | RegistryFormInvalid | Fault, void>;
  /** If the password is right, creates the account that the link confirms and the registry requested with it, and signs this browser in. */
  readonly confirm: (
    request: LinkAndPassword,
  ) => TE.TaskEither<LinkAlreadyUsed | SignInRefusal | Fault, AccountConfirmed>;
  /** Requests a link to reset the password; an email is sent if the address has an account. */
  readonly forgotPassword: (email: string) => TE.TaskEither<EmailInvalid | Fault, void>;
  /** Sets the password by a link, and signs out every browser. */
  readonly resetPassword: (request: LinkAndPassword) => TE.TaskEither<LinkAlreadyUsed | PasswordRefusal | Fault, void>;
  readonly profile: TE.TaskEither<SignInNeeded | Fault, AccountProfile>;
  /** The open sessions, this browser's first. */
  readonly sessions: TE.TaskEither<SignInNeeded | Fault, ReadonlyArray<OpenSession>>;
  /** Ends another session and returns those still open; also succeeds when it had ended. This browser's session stays. */
  readonly endSession: (id: SessionId) => TE.TaskEither<SignInNeeded | Fault, ReadonlyArray<OpenSession>>;
  /** Ends all other sessions. */
  readonly endOtherSessions: TE.TaskEither<SignInNeeded | Fault, ReadonlyArray<OpenSession>>;
  /** Everything stored about the account and its registries in both markets; `TooManyRequests` when read too often. */
  readonly data: TE.TaskEither<SignInNeeded | Fault, DataExport>;
  /** Sets the password, and signs out every other browser. */
  readonly changePassword: (
    change: PasswordChange,
  ) => TE.TaskEither<SignInNeeded | PasswordWrong | PasswordRefusal | Fault, SignedIn>;
  /** Changes the name of the account, whose registries keep theirs, or the language in which it is written to; what is left out stays. */
  readonly changeName: (names: AccountDetails) => TE.TaskEither<SignInNeeded | NameInvalid | Fault, void>;
  /** Sends the new address a link that confirms it, and the present one a notice. Nobody learns whether the new address already has an account. */
  readonly changeEmail: (
    change: EmailChange,
  ) => TE.TaskEither<SignInNeeded | EmailInvalid | PasswordWrong | Fault, void>;
  /** Makes the address that the link was sent to the account's email, on any device. Sessions stay. */
  readonly confirmEmail: (token: LinkToken) => TE.TaskEither<LinkAlreadyUsed | Fault, void>;
  /** Deletes the account and the registries that go with it, if the password is right and the registries are as shown. */
  readonly remove: (
    request: AccountDeletionRequest,
  ) => TE.TaskEither<SignInNeeded | PasswordWrong | DeletionVersionConflict | Fault, SignedIn>;
}

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
  readonly language: Language;
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
  /** Changes the name; does nothing when there is no such account. */
  readonly rename: (account: AccountId, names: AccountDetails) => TE.TaskEither<Unavailable, void>;
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

/** Driven port: the most common passwords. */
export interface CommonPasswords {
  readonly isCommon: IsCommonPassword;
}
