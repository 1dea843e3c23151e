import { Socket } from 'node:net';
import type { Log } from '@gift-registry/domain';
import type { PostgresPool } from 'kysely';
import pg from 'pg';
import { errorCode } from '../log/error-code.ts';
import { DatabaseSilent } from './listener-connection.ts';

/** Parsers of these column types, for our connections alone: whole numbers are numbers, moments and days are text. */
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
  /** In milliseconds: how long a call waits for a free connection before the database counts as away. */
  readonly patience: number;
  /** Whether the server limits statements; the embedded database accepts no such limits. */
  readonly isLimited: boolean;
  readonly log: Log;
  /** In milliseconds: after this silence the other end counts as gone. */
  readonly longestSilence?: number;
}

/** In milliseconds: how long a server runs a statement, and waits for a transaction's next one. */
const LONGEST_STATEMENT = 30_000;
/** A little longer, so that the server is first to abort a slow statement. */
const LONGEST_ANSWER = 35_000;
/** In milliseconds: how long opening a connection may take. */
const LONGEST_CONNECTING = 10_000;

/** Sets the limits of a new connection to a PostgreSQL server, so that nothing runs or holds locks after its caller has given up. */
const limitConnection = async (client: pg.ClientBase): Promise<void> => {
  for (const limit of ['statement_timeout', 'idle_in_transaction_session_timeout'])
    await client.query(`set ${limit} = ${LONGEST_STATEMENT}`);
};

/** Destroys a connection that does not answer: later queries, such as the end of a transaction, would only queue behind. Idle connections have left the pool long before. */
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

/** The codes of a server without a free connection. */
const TOO_MANY_CONNECTIONS = '53300';
/** In milliseconds: how often a server without free connections is tried again. */
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
export interface PatientPool extends PostgresPool {
  /** Whether the last attempt to get a connection failed. */
  readonly isStuck: () => boolean;
}

/** The pool; if the server has no free connection, a caller waits for one of the pool's, as long as for any other. */
export const patientPool = (pool: pg.Pool, patience: number): PatientPool => {
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
  return { connect: () => connect(performance.now() + patience), end: () => pool.end(), isStuck: () => isStuck };
};

/** The shared connections of queries. A lost one is replaced and logged. */
export const newPool = ({
  connection,
  size,
  patience,
  isLimited,
  log,
  longestSilence = LONGEST_ANSWER,
}: PoolOptions): pg.Pool => {
  const pool = new pg.Pool({
    ...connection,
    types,
    keepAlive: true,
    max: size,
    // A connection that is lost here leaves the pool; in a hook of Kysely it would occupy its place forever.
    onConnect: async (client) => {
      breakOffWhenSilent(client, longestSilence);
      if (isLimited) await limitConnection(client);
    },
    connectionTimeoutMillis: patience,
  });
  pool.on('connect', (client) => {
    // Also during a transaction: without a listener the loss of a connection would end the process.
    client.on('error', (error) =>
      log.write({ level: 'warning', tag: 'database.connection-lost', data: { code: errorCode(error) } })(),
    );
  });
  // The pool repeats the error of the connection.
  pool.on('error', () => {});
  return pool;
};
