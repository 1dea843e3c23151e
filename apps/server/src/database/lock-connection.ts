import type { Log } from '@gift-registry/domain';
import pLimit from 'p-limit';
import type { Client } from 'pg';
import { errorCode } from '../log/error-code.ts';
import { SESSION_CLOSED } from './database-away.ts';
import { closeConnection, DatabaseSilent, withTimeout } from './listener-connection.ts';

/** A connection used only for the process's advisory locks: it never waits for other locks, and its locks are released when it ends. */
export interface LockConnection {
  /** Takes the advisory lock with that number; false if another connection has it. */
  readonly lock: (number: string) => Promise<boolean>;
  readonly unlock: (number: string) => Promise<void>;
  /** Fails if the database does not answer. */
  readonly ping: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** The lock connection for an embedded database, which only one process uses: every lock is free. */
export const embeddedLockConnection = (ping: () => Promise<unknown>): LockConnection => ({
  lock: async () => true,
  unlock: async () => {},
  ping: async () => {
    await ping();
  },
  close: async () => {},
});

/** The server drops a silent client, with its locks, after some 25 seconds, even if its last answer was never acknowledged. */
const KEEPALIVE = `select set_config('tcp_keepalives_idle', '10', false), set_config('tcp_keepalives_interval', '5', false),
  set_config('tcp_keepalives_count', '3', false), set_config('tcp_user_timeout', '25000', false)`;

/** The connection was closed by the service. */
class LockConnectionClosed extends Error {
  readonly code = SESSION_CLOSED;
}

/**
 * The lock connection of this process to a PostgreSQL server, opened lazily and reopened after any error, so that it
 * never holds a lock that this process no longer knows. A call waits in the queue for at most `timeout` milliseconds.
 */
export const lockConnection = (newClient: () => Client, log: Log, timeout: number): LockConnection => {
  /** The driver runs one query at a time. */
  const inTurn = pLimit(1);
  let current: Promise<Client> | undefined;
  let isClosed = false;

  const open = async (): Promise<Client> => {
    const client = newClient();
    client.on('error', (error) =>
      log.write({ level: 'warning', tag: 'database.connection-lost', data: { code: errorCode(error) } })(),
    );
    const ready = async (): Promise<void> => {
      await client.connect();
      await client.query(KEEPALIVE);
    };
    try {
      await withTimeout(ready(), timeout);
    } catch (error) {
      void closeConnection(client);
      throw error;
    }
    return client;
  };
  const connection = (): Promise<Client> => {
    if (isClosed) return Promise.reject(new LockConnectionClosed());
    if (current !== undefined) return current;
    const opening = open();
    const forget = (): void => {
      if (current === opening) current = undefined;
    };
    opening.then((client) => client.once('end', forget), forget);
    current = opening;
    return opening;
  };
  const ask = async <Row extends object>(
    text: string,
    values: ReadonlyArray<string> = [],
  ): Promise<Row | undefined> => {
    const until = performance.now() + timeout;
    // Checked before the queue, so that all waiting calls fail with one failed connection instead of retrying each.
    await connection();
    return inTurn(async () => {
      const left = until - performance.now();
      if (left <= 0) throw new DatabaseSilent();
      const opening = connection();
      const client = await withTimeout(opening, left);
      try {
        const { rows } = await client.query<Row>(text, [...values]);
        return rows[0];
      } catch (error) {
        if (current === opening) current = undefined;
        void closeConnection(client);
        throw error;
      }
    });
  };
  return {
    lock: async (number) =>
      (await ask<{ readonly taken: boolean }>('select pg_try_advisory_lock($1::bigint) as taken', [number]))?.taken ===
      true,
    unlock: async (number) => {
      await ask('select pg_advisory_unlock($1::bigint)', [number]);
    },
    ping: async () => {
      await ask('select 1');
    },
    close: async () => {
      isClosed = true;
      const opening = current;
      current = undefined;
      if (opening !== undefined) await opening.then(closeConnection, () => undefined);
    },
  };
};
