import type { Moment } from './columns.ts';

/** Who can sign in. */
export interface AccountsTable {
  account_id: string;
  /** Lower case; unique. */
  email: string;
  /** Argon2id, in its own notation. */
  password_hash: string;
}

/** A browser that is signed in. */
export interface SessionsTable {
  /** Of the token that the browser holds; SHA-256. */
  digest: string;
  account_id: string;
  expires_at: Moment;
}

/** A sign-in that failed, by what it is counted under. */
export interface SignInFailuresTable {
  name: string;
  failed_at: Moment;
}
