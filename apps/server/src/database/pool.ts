import { Socket } from 'node:net';
import type { Log } from '@gift-registry/domain';
import type { PostgresPool } from 'kysely';
import pg from 'pg';
import { errorCode } from '../log/error-code.ts';
import { DatabaseSilent } from './listener-connection.ts';

/** Parsers of these column types, used by our connections only: whole numbers become numbers, moments and days stay text. */
const readers: Readonly<Record<number, (text: string) => unknown>> = {
  [pg.types.builtins.INT8]: Number,
  [pg.types.builtins.DATE]: (text) => text,
  [pg.types.builtins.TIMESTAMPTZ]: (text) => new Date(text).toISOString(),
};

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => readers[oid] ?? pg.types.getTypeParser(oid, format),
};

export interface PoolOptions {
  readonly connection: pg.ClientConfig;
  readonly size: number;
  /** In milliseconds: how long a call waits for a free connection before the database counts as unreachable. */
  readonly timeout: number;
  /** Whether the server supports statement limits; the embedded database does not. */
  readonly isLimited: boolean;
  readonly log: Log;
  /** In milliseconds: after this much silence the connection counts as lost. */
  readonly longestSilence?: number;
}

/** In milliseconds: how long a server may run a statement, or wait for the next one of a transaction. */
const LONGEST_STATEMENT = 30_000;
/** A little longer, so that the server aborts a slow statement first. */
const LONGEST_ANSWER = 35_000;
/** In milliseconds: the time limit for opening a connection. */
const LONGEST_CONNECTING = 10_000;

/** Sets the limits of a new connection to a PostgreSQL server, so that nothing runs or holds locks after its caller has timed out. */
const limitConnection = async (client: pg.ClientBase): Promise<void> => {
  for (const limit of ['statement_timeout', 'idle_in_transaction_session_timeout'])
    await client.query(`set ${limit} = ${LONGEST_STATEMENT}`);
};

/**
 * Destroys a connection that does not answer: later queries, such as the end of a transaction, would only queue behind
 * it. Idle connections leave the pool long before.
 */
const breakOffWhenSilent = (client: pg.ClientBase, milliseconds: number): void => {
  if (!(client instanceof pg.Client)) return;
  const { stream } = client.connection;
  if (stream instanceof Socket) stream.setTimeout(milliseconds, () => stream.destroy(new DatabaseSilent()));
};

/** A connection outside the pool with the same parsers; `milliseconds` limits each answer. */
export const newClient = (connection: pg.ClientConfig, longestAnswer = LONGEST_ANSWER): pg.Client =>
  new pg.Client({
    ...connection,
    types,
    keepAlive: true,
    connectionTimeoutMillis: LONGEST_CONNECTING,
    query_timeout: longestAnswer,
  });

/** The SQLSTATE of a server without a free connection. */
const TOO_MANY_CONNECTIONS = '53300';
/** In milliseconds: the interval of retries on a server without free connections. */
const LOOK_EVERY = 500;

const released = (pool: pg.Pool): Promise<void> =>
  new Promise((resolve) => {
    const go = (): void => {
      clearTimeout(timer);
      pool.off('release', go);
      resolve();
    };
    const timer = setTimeout(go, LOOK_EVERY);
    pool.once('release', go);
  });

/** A pool whose callers wait for connections, and which knows whether that fails. */
export interface WaitingPool extends PostgresPool {
  /** Whether the last attempt to get a connection failed. */
  readonly isStuck: () => boolean;
}

/** Wraps the pool: if the server has no free connection, a caller waits for one of the pool's, as long as it would for any other. */
export const waitingPool = (pool: pg.Pool, timeout: number): WaitingPool => {
  let isStuck = false;
  // Many calls may wait at once.
  pool.setMaxListeners(0);
  const connect = async (until: number): Promise<pg.PoolClient> => {
    try {
      const client = await pool.connect();
      isStuck = false;
      return client;
    } catch (error) {
      const canWait = pool.totalCount > 0 && performance.now() < until;
      if (errorCode(error) !== TOO_MANY_CONNECTIONS || !canWait) {
        isStuck = true;
        throw error;
      }
      await released(pool);
      return connect(until);
    }
  };
  return { connect: () => connect(performance.now() + timeout), end: () => pool.end(), isStuck: () => isStuck };
};

/** The shared connections of queries. A lost one is replaced and logged. */
export const newPool = ({
  connection,
  size,
  timeout,
  isLimited,
  log,
  longestSilence = LONGEST_ANSWER,
}: PoolOptions): pg.Pool => {
  const pool = new pg.Pool({
    ...connection,
    types,
    keepAlive: true,
    max: size,
    // A lost connection leaves the pool here; in a hook of Kysely it would occupy its place forever.
    onConnect: async (client) => {
      breakOffWhenSilent(client, longestSilence);
      if (isLimited) await limitConnection(client);
    },
    connectionTimeoutMillis: timeout,
  });
  pool.on('connect', (client) => {
    // Also during a transaction: without a listener the loss of a connection would end the process.
    client.on('error', (error) =>
      log.write({ level: 'warning', tag: 'database.connection-lost', data: { code: errorCode(error) } })(),
    );
  });
  // The pool emits the connection's error as well.
  pool.on('error', () => {});
  return pool;
};
