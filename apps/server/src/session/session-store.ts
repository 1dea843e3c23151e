import type {
  AccountId,
  DeviceName,
  Instant,
  OpenSession,
  SessionId,
  Unavailable,
  VerifiedAccount,
} from '@gift-registry/domain';
import type { option as O, taskEither as TE } from 'fp-ts';

/** A session as it is kept: never the cookie's value, only its digest. */
export interface StoredSession {
  readonly digest: string;
  readonly verified: VerifiedAccount;
  readonly begunAt: Instant;
  readonly device: DeviceName;
  /** From then on the session is over. */
  readonly expiresAt: Instant;
}

/** A device that becomes known for an account, under the digest of the cookie that it gets. */
export interface KnownDevice {
  readonly digest: string;
  readonly account: AccountId;
  /** From then on it is not known any more. */
  readonly expiresAt: Instant;
}

/** Driven port: where what browsers are recognised by is kept: their sessions, which accounts were signed in to from them, their visitors. */
export interface SessionStore {
  /** Whose session is kept under the digest; none when there is none, or it was over at that moment. It is used then. */
  readonly find: (digest: string, at: Instant) => TE.TaskEither<Unavailable, O.Option<AccountId>>;
  /** False, and nothing is kept, when the verified password is replaced by now. */
  readonly keep: (session: StoredSession) => TE.TaskEither<Unavailable, boolean>;
  /** Keeps a session under the second digest for the account of the one under the first, to end at the same moment; false, and nothing is kept, when that one is over. */
  readonly carryOver: (from: string, to: string, at: Instant) => TE.TaskEither<Unavailable, boolean>;
  /** Ends the session of that digest, the one that it was carried over from, and all that were carried over from either; success also when there is none. */
  readonly end: (digest: string) => TE.TaskEither<Unavailable, void>;
  /** The sessions of the account that are not over at that moment, each with those carried over from it as one; `present` is the digest of the browser's own. */
  readonly all: (
    account: AccountId,
    present: O.Option<string>,
    at: Instant,
  ) => TE.TaskEither<Unavailable, ReadonlyArray<OpenSession>>;
  /** Ends that session of the account, or all of them, but never the one of the digest, with those carried over. */
  readonly endOther: (
    account: AccountId,
    present: O.Option<string>,
    which: O.Option<SessionId>,
  ) => TE.TaskEither<Unavailable, void>;
  /** Whether the device of that digest is known, at that moment, for the account with that mail address. */
  readonly isKnownDevice: (digest: string, email: string, at: Instant) => TE.TaskEither<Unavailable, boolean>;
  /** The device becomes known; what it was known for under the former digest it is known for under the new one. */
  readonly rememberDevice: (former: O.Option<string>, device: KnownDevice) => TE.TaskEither<Unavailable, void>;
  /**
   * Gives what the visitor of the first digest has in the cart, and the keys of what was asked once, to the one of the second. False, and nothing happens, while that cart is being ordered. The same
   * pair again brings along what came in between.
   */
  readonly renewVisitor: (from: string, to: string) => TE.TaskEither<Unavailable, boolean>;
}
