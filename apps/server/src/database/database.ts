import type { option as O, task as T } from 'fp-ts';
import type { Kysely } from 'kysely';
import type { LockConnection } from './lock-connection.ts';
import type { RegistryNotifier } from './registry-notifier.ts';
import type { RegistryQueue } from './registry-queue.ts';
import type { Tables } from './tables.ts';

/** An open and migrated database. */
export interface Database {
  readonly kind: 'embedded' | 'server';
  readonly db: Kysely<Tables>;
  /** A standby of the database, which may lag or be away; none where it is not set up. */
  readonly standby: O.Option<Kysely<Tables>>;
  /** Whether the last attempt to get a connection of `db` failed. */
  readonly isStuck: () => boolean;
  /** A connection outside the pool of `db`, for calls that must not queue behind it. */
  readonly lockConnection: LockConnection;
  /** Limits concurrent writes to each registry. */
  readonly writeQueue: RegistryQueue;
  /** Notifies this process and, on a PostgreSQL server, the others that a registry was written. */
  readonly notifier: RegistryNotifier;
  /** Ends all connections, the embedded database and the lock on its folder; a second call does nothing. */
  readonly close: T.Task<void>;
}
