import type { taskEither as TE } from 'fp-ts';
import type { Credentials } from '../account/index.ts';
import type { Fault } from './fault.ts';

/** Whether this browser is signed in. */
export interface SignedIn {
  readonly isLoggedIn: boolean;
}

/** Why signing in failed; an unknown address and a wrong password are told apart by nothing. */
export type SignInRefusal = { readonly _tag: 'BadCredentials' };

/** Driving port: a person's account, as far as a browser is concerned (AUTH-06). */
export interface Account {
  readonly config: TE.TaskEither<Fault, SignedIn>;
  /** Signs this browser in; too many failures answer `TooManyRequests`. */
  readonly signIn: (credentials: Credentials) => TE.TaskEither<SignInRefusal | Fault, SignedIn>;
  /** Signs this browser out; success also when it was not signed in. */
  readonly signOut: TE.TaskEither<Fault, SignedIn>;
}
