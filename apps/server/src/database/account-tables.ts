import type { ColumnType, Generated } from 'kysely';
import type { Json, Moment } from './columns.ts';

export interface AccountsTable {
  account_id: string;
  /** Lower case; unique. */
  email: string;
  /** Argon2id in its encoded form. */
  password_hash: string;
  /** Empty if unknown. */
  first_name: Generated<string>;
  last_name: Generated<string>;
  language: Generated<string>;
}

/** An account whose email address is not confirmed yet. */
export interface AccountDraftsTable {
  draft_id: Generated<number>;
  /** The digest of the confirmation link; null before the email is sent. */
  digest: string | null;
  /** Lower case. */
  email: string;
  first_name: string;
  last_name: string;
  password_hash: string;
  language: Generated<string>;
  /** The registry to create after confirmation; null for none. */
  registry_form: Json | null;
  expires_at: Moment;
}

/** A password reset link. */
export interface PasswordResetsTable {
  digest: string;
  account_id: string;
  expires_at: Moment;
}

/** A link that confirms a new email address of an account. */
export interface EmailChangesTable {
  change_id: Generated<number>;
  /** The digest of the confirmation link; null before the email is sent. */
  digest: string | null;
  account_id: string;
  /** The new address, in lower case. */
  email: string;
  expires_at: Moment;
}

/** The single open invitation to own a registry together. */
export interface InvitationsTable {
  registry_id: string;
  email: string;
  invited_by: string;
  /** The digest of the link that accepts it; null before the email is sent. */
  digest: string | null;
  expires_at: Moment;
  /** Whether its email could not be sent. */
  is_undelivered: boolean;
}

/** Unsent emails. */
export interface EmailsTable {
  email_id: Generated<number>;
  email: Json;
  attempts: Generated<number>;
  due_at: Moment;
  /** Unique; null for an email that may be stored more than once. */
  once: Generated<string | null>;
}

/** A signed-in browser. */
export interface SessionsTable {
  /** The SHA-256 of the browser's token. */
  digest: string;
  /** The digest of the original session, if a handoff carried this one over; otherwise its own. */
  family: string;
  account_id: string;
  /** The market whose sites it counts on. */
  market: string;
  begun_at: Moment;
  /** Accurate to five minutes. */
  last_used_at: Moment;
  /** As the browser reports it; empty if unknown. */
  browser: string;
  system: string;
  expires_at: Moment;
}

/** A browser that has signed in to an account, whether or not it still is signed in. */
export interface KnownDevicesTable {
  /** The digest of the browser's token. */
  digest: string;
  account_id: string;
  expires_at: Moment;
}

/** A one-time code for the other brand's site. */
export interface SignInHandoffsTable {
  digest: string;
  host: string;
  address: string;
  /** The session that created the code; null if nobody was signed in. */
  session_digest: string | null;
  expires_at: Moment;
}

/** A rate-limited attempt, such as a failed sign-in, by the name under which it is counted. */
export interface SignInFailuresTable {
  name: string;
  failed_at: Moment;
}

/** A token that a retailer's server uses to call the service. */
export interface ServiceTokensTable {
  token_id: string;
  name: string;
  digest: string;
  scopes: ColumnType<ReadonlyArray<string>>;
  created_at: Moment;
  expires_at: Moment | null;
  revoked_at: Moment | null;
  last_used_at: Moment | null;
}
