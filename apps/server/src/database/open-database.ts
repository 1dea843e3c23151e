import { existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Log } from '@gift-registry/domain';
import { either as E, option as O, type taskEither as TE } from 'fp-ts';
import { Kysely, PostgresDialect, sql } from 'kysely';
import type { ClientConfig } from 'pg';
import { errorCode } from '../log/error-code.ts';
import { type DataFolderLock, lockDataFolder } from './data-folder-lock.ts';
import type { Database } from './database.ts';
import { isDatabaseAway } from './database-away.ts';
import type { DatabaseProblem } from './database-problem.ts';
import { hasNoFreeSpace } from './disk-full.ts';
import { DATABASE_FOLDER, type EmbeddedDatabase, startEmbeddedDatabase } from './embedded-database.ts';
import { embeddedLockConnection, type LockConnection, lockConnection } from './lock-connection.ts';
import { migrate, readTablesOrigin, type TablesOrigin } from './migrate.ts';
import { newClient, newPool, type PoolOptions, waitingPool } from './pool.ts';
import { postgresNotifier } from './postgres-notifier.ts';
import { recordStatement } from './record-statement.ts';
import { refusalReason } from './refusal-reason.ts';
import { localNotifier, type RegistryNotifier } from './registry-notifier.ts';
import { registryQueue } from './registry-queue.ts';
import type { Tables } from './tables.ts';

/** Host, port and database of a `postgres://` address, without account and password; `none` for other addresses. */
const serverAddress = (url: string): O.Option<string> => {
  if (!URL.canParse(url)) return O.none;
  const { protocol, host, hostname, pathname } = new URL(url);
  if (protocol !== 'postgres:' && protocol !== 'postgresql:') return O.none;
  return O.some(`${hostname === '' ? 'localhost' : host}${pathname}`);
};

/** Location of the data. */
export interface DatabaseOptions {
  /** `postgres://…` of any PostgreSQL from 15 on; with `none`, the embedded database in `dataDir` is used. */
  readonly databaseUrl: O.Option<string>;
  /** `postgres://…` of the same database without a connection pooler between, for the connections that keep a session; none means that `databaseUrl` keeps sessions itself. */
  readonly databaseDirectUrl?: O.Option<string>;
  /** `postgres://…` of a standby of the database, from which registries are read while it is as new; none means that nothing is read elsewhere. */
  readonly databaseReadUrl?: O.Option<string>;
  /** The folder of the embedded database, created if missing; relative to the working folder. */
  readonly dataDir: string;
  readonly log: Log;
  /** Leaves the tables as they are. */
  readonly skipsMigrations?: boolean;
  /** The largest number of connections to a server. */
  readonly connections?: number;
  /** In seconds: how long a query waits for a connection, and how long a write waits in the queue of a registry. */
  readonly patienceSeconds?: number;
}

/** PGlite has one session: all queries share one connection and may wait longer. */
const EMBEDDED_POOL = { size: 1, timeout: 30_000 };

/** In milliseconds: the limit of each call on the lock connection, including the queue. */
const LONGEST_LOCK_ANSWER = 5_000;

/** Closes everything opened so far, in order, even if one step fails. */
const closeAll = (steps: ReadonlyArray<() => Promise<void>>) => {
  let closing: Promise<void> | undefined;
  const run = async (): Promise<void> => {
    const outcomes = [];
    for (const step of steps) outcomes.push(await Promise.allSettled([step()]));
    const failure = outcomes.flat().find((outcome) => outcome.status === 'rejected');
    if (failure !== undefined) throw failure.reason;
  };
  return () => {
    closing ??= run();
    return closing;
  };
};

interface ConnectOptions {
  /** The same database without a pooler between, where `connection` leads through one. */
  readonly direct: O.Option<ClientConfig>;
  readonly standby: O.Option<Kysely<Tables>>;
  readonly skipsMigrations: boolean;
  readonly kind: Database['kind'];
  readonly connection: ClientConfig;
  readonly pool: Pick<PoolOptions, 'size' | 'timeout'>;
  readonly log: Log;
  readonly notifier: (db: Kysely<Tables>) => Promise<RegistryNotifier>;
  readonly lockConnection: (db: Kysely<Tables>) => LockConnection;
  readonly closeServer: () => Promise<void>;
  readonly problem: (error: unknown) => DatabaseProblem;
  /** The name of the database at the beginning of a sentence. */
  readonly name: string;
  /** The advice for tables from before the first release. */
  readonly insteadOfBeforeRelease: string;
}

const migrationFailed = (error: unknown): DatabaseProblem => ({
  _tag: 'MigrationFailed',
  sentence: `The tables of the database could not be brought up to date (${refusalReason(error)}); nothing was changed.`,
});

const queriesAt = (options: PoolOptions): Kysely<Tables> =>
  new Kysely<Tables>({ dialect: new PostgresDialect({ pool: newPool(options) }), log: recordStatement });

/** Migrates over a connection that keeps its session: the lock of concurrent migrations belongs to it. */
const migrateKeepingSession = async (
  db: Kysely<Tables>,
  { direct, pool, log }: Pick<ConnectOptions, 'direct' | 'pool' | 'log'>,
): Promise<void> => {
  if (O.isNone(direct)) return migrate(db);
  const own = queriesAt({ connection: direct.value, size: 1, timeout: pool.timeout, isLimited: true, log });
  try {
    await migrate(own);
  } finally {
    await own.destroy();
  }
};

const connect = async (options: ConnectOptions): Promise<E.Either<DatabaseProblem, Database>> => {
  const { kind, connection, pool, log, standby } = options;
  const closeStandby = async (): Promise<void> => {
    if (O.isSome(standby)) await standby.value.destroy();
  };
  const closeServer = closeAll([closeStandby, options.closeServer]);
  const shared = waitingPool(newPool({ connection, log, isLimited: kind === 'server', ...pool }), pool.timeout);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: shared }), log: recordStatement });
  const giveUp = closeAll([() => db.destroy(), closeServer]);
  let notifier: RegistryNotifier;
  try {
    notifier = await options.notifier(db);
  } catch (error) {
    await giveUp();
    return E.left(options.problem(error));
  }
  const locks = options.lockConnection(db);
  const writeQueue = registryQueue(pool.timeout);
  const close = closeAll([notifier.close, locks.close, () => db.destroy(), closeServer]);
  let origin: TablesOrigin;
  try {
    // Opened while a connection is free, since readiness depends on it.
    await locks.ping();
    origin = await readTablesOrigin(db);
    if (origin === 'known' || origin === 'next') {
      if (origin === 'next') log.write({ level: 'warning', tag: 'database.tables-ahead', data: {} })();
      else if (!options.skipsMigrations) await migrateKeepingSession(db, options);
      return E.right({
        kind,
        db,
        standby,
        isStuck: shared.isStuck,
        lockConnection: locks,
        writeQueue,
        notifier,
        close,
      });
    }
  } catch (error) {
    await close();
    return E.left(isDatabaseAway(error) ? options.problem(error) : migrationFailed(error));
  }
  await close();
  return E.left(
    origin === 'newer'
      ? {
          _tag: 'TablesNewer',
          sentence: `${options.name} was brought up to date by a newer version, whose tables this one does not know; start that version, or restore a backup from before. Nothing in it was changed.`,
        }
      : {
          _tag: 'MadeBeforeRelease',
          sentence: `${options.name} was made by a version from before the first release, which this version cannot bring up to date; ${options.insteadOfBeforeRelease}`,
        },
  );
};

const openEmbedded = async (
  folder: string,
  { log, skipsMigrations = false }: Pick<DatabaseOptions, 'log' | 'skipsMigrations'>,
): Promise<E.Either<DatabaseProblem, Database>> => {
  const locked = await lockDataFolder(folder);
  if (E.isLeft(locked)) return locked;
  const lock: DataFolderLock = locked.right;
  const problem = (error: unknown): DatabaseProblem => ({
    _tag: 'EmbeddedDatabaseFailed',
    sentence: hasNoFreeSpace(folder)
      ? `The embedded database in ${folder} did not start, for the disk is full; make room or set DATA_DIR to another.`
      : `The embedded database in ${folder} did not start (${errorCode(error)}); restore the folder from a backup or set DATA_DIR to another.`,
  });
  const died = (error: Error): void =>
    log.write({ level: 'error', tag: 'database.embedded-stopped', data: { code: errorCode(error) } })();
  const data = join(folder, DATABASE_FOLDER);
  const isNew = !existsSync(data);
  let embedded: EmbeddedDatabase;
  try {
    embedded = await startEmbeddedDatabase(folder, died);
  } catch (error) {
    const failure = problem(error);
    if (isNew) rmSync(data, { recursive: true, force: true });
    lock.release();
    return E.left(failure);
  }
  return connect({
    kind: 'embedded',
    direct: O.none,
    standby: O.none,
    skipsMigrations,
    connection: embedded.connection,
    pool: EMBEDDED_POOL,
    log,
    notifier: async () => localNotifier(),
    lockConnection: (db) => embeddedLockConnection(() => sql`select 1`.execute(db)),
    closeServer: () => embedded.close().finally(lock.release),
    problem,
    name: `The embedded database in ${join(folder, DATABASE_FOLDER)}`,
    insteadOfBeforeRelease: 'rename or remove that folder, or set DATA_DIR to another. Nothing in it was changed.',
  });
};

/** In milliseconds: how long a read waits for a connection to the standby before the database itself is read. */
const STANDBY_PATIENCE = 1_000;

/** What queries announce is not heard by the listening connection. */
class NotificationsUnheard extends Error {}

const NO_SERVER_ADDRESS = 'is not an address of a PostgreSQL such as postgres://name:password@host:5432/database.';

const openServer = async (
  url: string,
  {
    log,
    skipsMigrations = false,
    databaseDirectUrl = O.none,
    databaseReadUrl = O.none,
    connections = 10,
    patienceSeconds = 10,
  }: Omit<DatabaseOptions, 'databaseUrl' | 'dataDir'>,
): Promise<E.Either<DatabaseProblem, Database>> => {
  const address = serverAddress(url);
  if (O.isNone(address))
    return E.left({
      _tag: 'DatabaseUrlUnreadable',
      sentence: `DATABASE_URL ${NO_SERVER_ADDRESS}`,
    });
  for (const [name, other] of [
    ['DATABASE_DIRECT_URL', databaseDirectUrl],
    ['DATABASE_READ_URL', databaseReadUrl],
  ] as const)
    if (O.isSome(other) && O.isNone(serverAddress(other.value)))
      return E.left({ _tag: 'DatabaseUrlUnreadable', sentence: `${name} ${NO_SERVER_ADDRESS}` });
  const connection: ClientConfig = { connectionString: url };
  const direct = O.map((connectionString: string): ClientConfig => ({ connectionString }))(databaseDirectUrl);
  const keepingSession = O.getOrElse(() => connection)(direct);
  return connect({
    kind: 'server',
    direct,
    standby: O.map((connectionString: string) =>
      queriesAt({
        connection: { connectionString },
        size: connections,
        timeout: STANDBY_PATIENCE,
        longestSilence: STANDBY_PATIENCE,
        isLimited: true,
        log,
      }),
    )(databaseReadUrl),
    skipsMigrations,
    connection,
    pool: { size: connections, timeout: patienceSeconds * 1_000 },
    log,
    notifier: async (db) => {
      const notifier = await postgresNotifier({ client: () => newClient(keepingSession), log });
      try {
        if (await notifier.isHeard(db, patienceSeconds * 1_000)) return notifier;
        throw new NotificationsUnheard();
      } catch (error) {
        await notifier.close();
        throw error;
      }
    },
    lockConnection: () =>
      lockConnection(() => newClient(keepingSession, LONGEST_LOCK_ANSWER), log, LONGEST_LOCK_ANSWER),
    closeServer: async () => {},
    problem: (error) =>
      error instanceof NotificationsUnheard
        ? {
            _tag: 'NotificationsUnheard',
            sentence: O.isSome(databaseDirectUrl)
              ? 'DATABASE_DIRECT_URL does not lead to the database of DATABASE_URL, or leads there through a connection pooler that does not keep sessions; set it to the address of that PostgreSQL itself.'
              : `The database at ${address.value} is behind a connection pooler that does not keep sessions; set DATABASE_DIRECT_URL to the address of the PostgreSQL itself.`,
          }
        : {
            _tag: 'DatabaseUnreachable',
            sentence: `The database at ${address.value} cannot be used (${refusalReason(error)}); check that it runs and that ${O.isSome(databaseDirectUrl) ? 'DATABASE_URL and DATABASE_DIRECT_URL are' : 'DATABASE_URL is'} right.`,
          },
    name: `The database at ${address.value}`,
    insteadOfBeforeRelease: 'set DATABASE_URL to an empty database. Nothing in this one was changed.',
  });
};

/** Opens and migrates the database. */
export const openDatabase =
  ({ databaseUrl, dataDir, ...options }: DatabaseOptions): TE.TaskEither<DatabaseProblem, Database> =>
  () =>
    O.isSome(databaseUrl) ? openServer(databaseUrl.value, options) : openEmbedded(resolve(dataDir), options);
