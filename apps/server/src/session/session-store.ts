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

/** A stored session: never the cookie's value, only its digest. */
export interface StoredSession {
  readonly digest: string;
  readonly verified: VerifiedAccount;
  readonly begunAt: Instant;
  readonly device: DeviceName;
  /** The session is over from this moment on. */
  readonly expiresAt: Instant;
}

/** A known device of an account, under the digest of its cookie. */
export interface KnownDevice {
  readonly digest: string;
  readonly account: AccountId;
  /** The device is unknown from this moment on. */
  readonly expiresAt: Instant;
}

/** Driven port: stores what browsers are recognized by: their sessions, known devices and visitors. */
export interface SessionStore {
  /** The session's account, by digest; none if it is missing or over at that moment. Marks the session as used. */
  readonly find: (digest: string, at: Instant) => TE.TaskEither<Unavailable, O.Option<AccountId>>;
  /** False, and nothing is stored, if the verified password has been replaced. */
  readonly keep: (session: StoredSession) => TE.TaskEither<Unavailable, boolean>;
  /** Stores a session under the second digest for the account of the first, with the same end; false, and nothing is stored, if the first is over. */
  readonly carryOver: (from: string, to: string, at: Instant) => TE.TaskEither<Unavailable, boolean>;
  /** Ends the session of that digest, the one it was carried over from, and all carried over from either; success also if there is none. */
  readonly end: (digest: string) => TE.TaskEither<Unavailable, void>;
  /** The account's sessions at that moment, each as one with those carried over from it; `present` is the digest of the browser's own. */
  readonly all: (
    account: AccountId,
    present: O.Option<string>,
    at: Instant,
  ) => TE.TaskEither<Unavailable, ReadonlyArray<OpenSession>>;
  /** Ends that session of the account, or all others, but never the one of the digest, with those carried over. */
  readonly endOther: (
    account: AccountId,
    present: O.Option<string>,
    which: O.Option<SessionId>,
  ) => TE.TaskEither<Unavailable, void>;
  /** Whether the device of that digest is known, at that moment, for the account with that mail address. */
  readonly isKnownDevice: (digest: string, email: string, at: Instant) => TE.TaskEither<Unavailable, boolean>;
  /** Makes the device known; entries under its former digest move to the new one. */
  readonly rememberDevice: (former: O.Option<string>, device: KnownDevice) => TE.TaskEither<Unavailable, void>;
  /**
   * Moves the cart and the idempotency keys of the first digest's visitor to the second's. False, and nothing happens, while that cart is being ordered. A repeat
   * moves what came in between.
   */
  readonly renewVisitor: (from: string, to: string) => TE.TaskEither<Unavailable, boolean>;
}
