import type {
  AccountId,
  DeviceName,
  Instant,
  Market,
  OpenSession,
  SessionId,
  Unavailable,
  VerifiedAccount,
} from '@gift-registry/domain';
import type { option as O, taskEither as TE } from 'fp-ts';

/** A session as stored: the digest of its cookie, never the value. */
export interface StoredSession {
  readonly digest: string;
  readonly verified: VerifiedAccount;
  readonly market: Market;
  readonly begunAt: Instant;
  readonly device: DeviceName;
  /** From this moment on the session has ended. */
  readonly expiresAt: Instant;
}

/** A known device of an account, under the digest of its cookie. */
export interface KnownDevice {
  readonly digest: string;
  readonly account: AccountId;
  /** From this moment on the device is unknown. */
  readonly expiresAt: Instant;
}

/** Driven port: stores the data by which browsers are recognized: sessions, known devices and visitors. */
export interface SessionStore {
  /** The account of the session with that digest; `none` if it is missing, of another market, or has ended at that moment. Records the use of the session. */
  readonly find: (digest: string, market: Market, at: Instant) => TE.TaskEither<Unavailable, O.Option<AccountId>>;
  /** False, and nothing is stored, if the verified password has been replaced. */
  readonly keep: (session: StoredSession) => TE.TaskEither<Unavailable, boolean>;
  /** Stores a session under the second digest for the account of the first, with the same end; false, and nothing is stored, if the first is over. */
  readonly carryOver: (from: string, to: string, at: Instant) => TE.TaskEither<Unavailable, boolean>;
  /** Ends the session with that digest, the one it was carried over from, and all carried over from either; succeeds even if there is none. */
  readonly end: (digest: string) => TE.TaskEither<Unavailable, void>;
  /**
   * The account's sessions at that moment, each combined with those carried over from it; `present` is the digest of
   * the requesting browser's own.
   */
  readonly all: (
    account: AccountId,
    present: O.Option<string>,
    at: Instant,
  ) => TE.TaskEither<Unavailable, ReadonlyArray<OpenSession>>;
  /** Ends one session of the account, or all others, with those carried over; never the one with the digest `present`. */
  readonly endOther: (
    account: AccountId,
    present: O.Option<string>,
    which: O.Option<SessionId>,
  ) => TE.TaskEither<Unavailable, void>;
  /** Whether the device with that digest is known at that moment for the account with that email address. */
  readonly isKnownDevice: (digest: string, email: string, at: Instant) => TE.TaskEither<Unavailable, boolean>;
  /** Makes the device known; entries under its former digest move to the new one. */
  readonly rememberDevice: (former: O.Option<string>, device: KnownDevice) => TE.TaskEither<Unavailable, void>;
  /**
   * Moves the cart, the orders and the idempotency keys of the first digest's visitor to the second's. False, and
   * nothing moves, while that cart is being ordered. A repeat moves what was added in between.
   */
  readonly renewVisitor: (from: string, to: string) => TE.TaskEither<Unavailable, boolean>;
  /** Whether a cart or an order was begun for the visitor with that digest: this service gave it out. */
  readonly isKnownVisitor: (digest: string) => TE.TaskEither<Unavailable, boolean>;
}
