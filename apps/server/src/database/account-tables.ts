import type { Generated } from 'kysely';
import type { Json, Moment } from './columns.ts';

/** Who can sign in. */
export interface AccountsTable {
  account_id: string;
  /** Lower case; unique. */
  email: string;
  /** Argon2id, in its own notation. */
  password_hash: string;
  /** Empty where it never was said. */
  first_name: Generated<string>;
  last_name: Generated<string>;
}

/** What an account shall be made of once its mail address is confirmed. */
export interface AccountDraftsTable {
  draft_id: Generated<number>;
  /** Of the link that confirms it; none before that was sent. */
  digest: string | null;
  /** Lower case. */
  email: string;
  first_name: string;
  last_name: string;
  password_hash: string;
  expires_at: Moment;
}

/** A link to a new password. */
export interface PasswordResetsTable {
  digest: string;
  account_id: string;
  expires_at: Moment;
}

/** The one place beside an owner that is offered to somebody. */
export interface InvitationsTable {
  registry_id: string;
  email: string;
  invited_by: string;
  /** Of the link that takes the place; none before that was sent. */
  digest: string | null;
  expires_at: Moment;
  /** Its email was given up. */
  is_undelivered: boolean;
}

/** What waits to be told by mail. */
export interface EmailsTable {
  email_id: Generated<number>;
  email: Json;
  attempts: Generated<number>;
  due_at: Moment;
}

/** A browser that is signed in. */
export interface SessionsTable {
  /** Of the token that the browser holds; SHA-256. */
  digest: string;
  /** The digest of the session that was signed in to, of which this one was carried over, by whatever many codes; its own where it was not carried over. */
  family: string;
  account_id: string;
  begun_at: Moment;
  /** To within five minutes. */
  last_used_at: Moment;
  /** What the browser says of itself; empty where that is not known. */
  browser: string;
  system: string;
  expires_at: Moment;
}

/** A browser from which an account was signed in to, whether or not it still is. */
export interface KnownDevicesTable {
  /** Of the token that the browser holds. */
  digest: string;
  account_id: string;
  expires_at: Moment;
}

/** A one-time code that leads to the other brand's site. */
export interface SignInHandoffsTable {
  digest: string;
  host: string;
  address: string;
  /** Of the session that made it; none when nobody was signed in. */
  session_digest: string | null;
  expires_at: Moment;
}

/** An attempt that is limited, such as a sign-in that failed, by what it is counted under. */
export interface SignInFailuresTable {
  name: string;
  failed_at: Moment;
}
