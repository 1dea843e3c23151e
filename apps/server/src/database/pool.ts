import { Socket } from 'node:net';
import type { Log } from '@gift-registry/domain';
import type { PostgresPool } from 'kysely';
import pg from 'pg';
import { errorCode } from '../log/error-code.ts';
import { DatabaseSilent } from './listener-connection.ts';

/** What text of these column types becomes, for our connections alone: whole numbers are numbers, moments and days are text. */
const readers: Readonly<Record<number, (text: string) => unknown>> = {
  [pg.types.builtins.INT8]: Number,
  [pg.types.builtins.DATE]: (text) => text,
  [pg.types.builtins.TIMESTAMPTZ]: (text) => new Date(text).toISOString(),
};

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => readers[oid] ?? pg.types.getTypeParser(oid, format),
};

/** To which database, and over how many connections at most. */
export interface PoolOptions {
  readonly connection: pg.ClientConfig;
  readonly size: number;
  /** How long a call waits for a free connection, in milliseconds: after that the database counts as away. */
  readonly patience: number;
  /** Whether the server is told how long a statement may run; the embedded database takes no such limits. */
  readonly isLimited: boolean;
  readonly log: Log;
  /** After how many milliseconds without a word the other end counts as gone. */
  readonly longestSilence?: number;
}

/** How long a server lets a statement run, and a transaction wait for its next one, in milliseconds. */
const LONGEST_STATEMENT = 30_000;
/** A little longer, so that the server is first to say that a statement took too long, and ends it. */
const LONGEST_ANSWER = 35_000;
/** How long a new connection of its own may take, in milliseconds. */
const LONGEST_CONNECTING = 10_000;

/** Sets the limits of a new connection to a PostgreSQL server, so that nothing runs or holds its locks on after its caller has given up. */
const limitConnection = async (client: pg.ClientBase): Promise<void> => {
  for (const limit of ['statement_timeout', 'idle_in_transaction_session_timeout'])
    await client.query(`set ${limit} = ${LONGEST_STATEMENT}`);
};

/** Breaks a connection off on which an answer stays away: whatever is asked on it after that, as the end of a transaction, would only wait behind. One that nobody uses has left the pool long before. */
const breakOffWhenSilent = (client: pg.ClientBase, milliseconds: number): void => {
  if (!(client instanceof pg.Client)) return;
  const { stream } = client.connection;
  if (stream instanceof Socket) stream.setTimeout(milliseconds, () => stream.destroy(new DatabaseSilent()));
};

/** A connection of its own, read as the pool's; an answer may take so many milliseconds. */
export const newClient = (connection: pg.ClientConfig, longestAnswer = LONGEST_ANSWER): pg.Client =>
  new pg.Client({
    ...connection,
    types,
    keepAlive: true,
    connectionTimeoutMillis: LONGEST_CONNECTING,
    query_timeout: longestAnswer,
  });

/** What a server says that has no connection left to give. */
const TOO_MANY_CONNECTIONS = '53300';
/** So often it is looked whether the server has one again; in milliseconds. */
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

/** A pool whose connections are waited for, and that knows whether that is in vain. */
export interface PatientPool extends PostgresPool {
  /** Whether the last that asked for a connection was given none. */
  readonly isStuck: () => boolean;
}

/** The pool, but that whoever finds the server without a connection to give waits for one that the pool has, as long as for any other. */
export const patientPool = (pool: pg.Pool, patience: number): PatientPool => {
  let isStuck = false;
  // Many may wait at once.
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

/** The connections that the queries share. One that is lost is replaced, and the log is told. */
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
    // A connection that is lost meanwhile leaves the pool: as a hook of Kysely this would keep its place in it for good.
    onConnect: async (client) => {
      breakOffWhenSilent(client, longestSilence);
      if (isLimited) await limitConnection(client);
    },
    connectionTimeoutMillis: patience,
  });
  pool.on('connect', (client) => {
    // Also while a transaction has it: without a listener the loss of a connection would end the process.
    client.on('error', (error) =>
      log.write({ level: 'warning', tag: 'database.connection-lost', data: { code: errorCode(error) } })(),
    );
  });
  // The pool repeats what the connection has told already.
  pool.on('error', () => {});
  return pool;
};
