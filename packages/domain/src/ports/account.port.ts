import type { option as O, taskEither as TE } from 'fp-ts';
import type {
  AccountDeletion,
  EmailInvalid,
  NewAccount,
  NewAccountRefusal,
  OpenSession,
  PasswordRefusal,
} from '../account/index.ts';
import type { DataExport } from '../data-export/index.ts';
import type { GrId, LinkToken, SessionId } from '../identity/index.ts';
import type { RegistryForm, RegistryFormInvalid } from '../new-registry/index.ts';
import type { OwnRegistry } from '../registry/index.ts';
import type { Fault } from './fault.ts';
import type { SignInNeeded } from './owner-refusal.ts';

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

/** The account, and what would happen to its registries if it were deleted. */
export interface AccountProfile {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
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
  /** Deletes the account and the registries that go with it, if the password is right and the registries are as shown. */
  readonly remove: (
    request: AccountDeletionRequest,
  ) => TE.TaskEither<SignInNeeded | PasswordWrong | DeletionVersionConflict | Fault, SignedIn>;
}
