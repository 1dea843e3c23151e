import type { Instant, Unavailable } from '@gift-registry/domain';
import type { option as O, taskEither as TE } from 'fp-ts';
import type { ServiceToken } from './service-token.ts';

/** Driven port: stores service tokens (INT-02). */
export interface ServiceTokenStore {
  readonly add: (token: ServiceToken) => TE.TaskEither<Unavailable, void>;
  /** All tokens, revoked and expired ones too, in the order in which they were made. */
  readonly all: TE.TaskEither<Unavailable, ReadonlyArray<ServiceToken>>;
  readonly find: (id: string) => TE.TaskEither<Unavailable, O.Option<ServiceToken>>;
  /** Revokes the token permanently; an earlier revocation keeps its time. `none` if there is no such token. */
  readonly revoke: (id: string, at: Instant) => TE.TaskEither<Unavailable, O.Option<ServiceToken>>;
  /** Records the use of a token, at most once an hour. */
  readonly markUsed: (token: ServiceToken, at: Instant) => TE.TaskEither<Unavailable, void>;
}
