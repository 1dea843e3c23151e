import type { task as T } from 'fp-ts';
import type { Kysely } from 'kysely';
import type { LockConnection } from './lock-connection.ts';
import type { RegistryQueue } from './registry-queue.ts';
import type { RegistryWake } from './registry-wake.ts';
import type { Tables } from './tables.ts';

/** A database that is open, migrated and ready. */
export interface Database {
  readonly kind: 'embedded' | 'server';
  readonly db: Kysely<Tables>;
  /** Whether the last that asked for a connection of `db` was given none. */
  readonly isStuck: () => boolean;
  /** A connection beside those of `db`, for what must not wait behind them. */
  readonly lockConnection: LockConnection;
  /** In which writes of a registry take their turns. */
  readonly turns: RegistryQueue;
  /** Tells here and, on a PostgreSQL server, in other processes that a registry was written. */
  readonly wake: RegistryWake;
  /** Ends all connections, the embedded database and the hold on its folder; a second time does nothing. */
  readonly close: T.Task<void>;
}
