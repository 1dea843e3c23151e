import type { AccountId, Instant, Unavailable, VerifiedAccount } from '@gift-registry/domain';
import type { option as O, taskEither as TE } from 'fp-ts';

/** A session as it is kept: never the cookie's value, only its digest. */
export interface KeptSession {
  readonly digest: string;
  readonly verified: VerifiedAccount;
  /** From then on the session is over. */
  readonly expiresAt: Instant;
}

/** Driven port: where the sessions of browsers are kept. */
export interface SessionStore {
  /** Whose session is kept under the digest; none when there is none, or it was over at that moment. */
  readonly find: (digest: string, at: Instant) => TE.TaskEither<Unavailable, O.Option<AccountId>>;
  /** False, and nothing is kept, when the verified password is replaced by now. */
  readonly keep: (session: KeptSession) => TE.TaskEither<Unavailable, boolean>;
  /** Keeps a session under the second digest for the account of the one under the first, to end at the same moment; false, and nothing is kept, when that one is over. */
  readonly carryOver: (from: string, to: string, at: Instant) => TE.TaskEither<Unavailable, boolean>;
  /** Ends the session of that digest, the one that it was carried over from, and all that were carried over from either; success also when there is none. */
  readonly end: (digest: string) => TE.TaskEither<Unavailable, void>;
}
