import type { option as O, taskEither as TE } from 'fp-ts';
import type {
  AccountDeletion,
  Credentials,
  EmailInvalid,
  NewAccount,
  NewAccountRefusal,
  OpenSession,
  PasswordRefusal,
} from '../account/index.ts';
import type { DataExport } from '../data-export/index.ts';
import type { GrId, LinkToken, SessionId } from '../identity/index.ts';
import type { OwnRegistry } from '../registry/index.ts';
import type { Fault } from './fault.ts';
import type { SignInNeeded } from './owner-refusal.ts';

/** Whether this browser is signed in. */
export interface SignedIn {
  readonly isLoggedIn: boolean;
}

/** Why signing in failed; an unknown address and a wrong password are told apart by nothing. */
export type SignInRefusal = { readonly _tag: 'BadCredentials' };

/** The link was used, its time is over, or it never was one. */
export interface LinkAlreadyUsed {
  readonly _tag: 'LinkAlreadyUsed';
}

/** What is typed as one's own password is not. */
export interface PasswordWrong {
  readonly _tag: 'PasswordWrong';
}

/** Other registries go, or other ones stay, than was shown to who leaves. */
export interface DeletionVersionConflict {
  readonly _tag: 'DeletionVersionConflict';
}

/** One's password, and what one was shown of the registries that go and stay. */
export interface AccountDeletionRequest {
  readonly password: string;
  readonly shown: AccountDeletion<GrId>;
}

/** A new account, and where its writer was on the way to. */
export interface AccountRequest {
  readonly account: NewAccount;
  readonly returnAddress: O.Option<string>;
}

/** The link of an email, and the password that goes with it. */
export interface LinkAndPassword {
  readonly token: LinkToken;
  readonly password: string;
}

/** The password that one has, and the one that one wants. */
export interface PasswordChange {
  readonly present: string;
  readonly wanted: string;
}

/** One's own account, and what became of one's registries if one left. */
export interface AccountProfile {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly goes: ReadonlyArray<OwnRegistry>;
  readonly stays: ReadonlyArray<OwnRegistry>;
}

export type { Credentials, EmailInvalid, NewAccount, NewAccountRefusal, PasswordRefusal };

/** Driving port: a person's account, as far as a browser is concerned (AUTH-06). */
export interface Account {
  readonly config: TE.TaskEither<Fault, SignedIn>;
  /** Signs this browser in; too many failures answer `TooManyRequests`. */
  readonly signIn: (credentials: Credentials) => TE.TaskEither<SignInRefusal | Fault, SignedIn>;
  /** Signs this browser out; success also when it was not signed in. */
  readonly signOut: TE.TaskEither<Fault, SignedIn>;
  /** Asks for an account: an email goes to the mail address. Whether it has one already is told by that email alone. */
  readonly create: (request: AccountRequest) => TE.TaskEither<NewAccountRefusal | Fault, void>;
  /** Makes the account that the link confirms, for who knows its password, and signs this browser in. */
  readonly confirm: (request: LinkAndPassword) => TE.TaskEither<LinkAlreadyUsed | SignInRefusal | Fault, SignedIn>;
  /** Asks for a link to a new password: if the address has an account, an email goes to it. */
  readonly forgotPassword: (email: string) => TE.TaskEither<EmailInvalid | Fault, void>;
  /** Sets the password by a link, and signs out every browser. */
  readonly resetPassword: (request: LinkAndPassword) => TE.TaskEither<LinkAlreadyUsed | PasswordRefusal | Fault, void>;
  readonly profile: TE.TaskEither<SignInNeeded | Fault, AccountProfile>;
  /** Where one is signed in, this browser first. */
  readonly sessions: TE.TaskEither<SignInNeeded | Fault, ReadonlyArray<OpenSession>>;
  /** Signs another one of one's browsers out, and answers where one still is signed in; success also when it was over. This browser's own session stays. */
  readonly endSession: (id: SessionId) => TE.TaskEither<SignInNeeded | Fault, ReadonlyArray<OpenSession>>;
  /** Signs every other browser out. */
  readonly endOtherSessions: TE.TaskEither<SignInNeeded | Fault, ReadonlyArray<OpenSession>>;
  /** Everything that is kept of one's account and its registries, of both markets; who asks often is answered `TooManyRequests`. */
  readonly data: TE.TaskEither<SignInNeeded | Fault, DataExport>;
  /** Sets the password, and signs out every other browser. */
  readonly changePassword: (
    change: PasswordChange,
  ) => TE.TaskEither<SignInNeeded | PasswordWrong | PasswordRefusal | Fault, SignedIn>;
  /** Deletes the account and what goes with it, for who says its password and was shown what becomes of the registries now. */
  readonly remove: (
    request: AccountDeletionRequest,
  ) => TE.TaskEither<SignInNeeded | PasswordWrong | DeletionVersionConflict | Fault, SignedIn>;
}
