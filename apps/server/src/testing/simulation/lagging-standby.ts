import { memoryLog } from '@gift-registry/domain/testing/memory';
import { CompiledQuery, Kysely, PostgresDialect, type PostgresDialectConfig, PostgresDriver } from 'kysely';
import type { Client } from 'pg';
import { closeConnection } from '../../database/listener-connection.ts';
import { newClient, newPool } from '../../database/pool.ts';
import type { Tables } from '../../database/tables.ts';

/** A standby that has what the database had at one moment, until it follows. */
export interface LaggingStandby {
  readonly db: Kysely<Tables>;
  /** Brings it up to date; from then on it lags again. */
  readonly follow: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** In milliseconds: longer than any simulation waits. */
const PATIENCE = 60_000;

/** Begins each transaction at an earlier moment. */
class EarlierDriver extends PostgresDriver {
  readonly #snapshot: () => string;
  constructor(config: PostgresDialectConfig, snapshot: () => string) {
    super(config);
    this.#snapshot = snapshot;
  }
  override async beginTransaction(...[connection, settings]: Parameters<PostgresDriver['beginTransaction']>) {
    await super.beginTransaction(connection, settings);
    await connection.executeQuery(CompiledQuery.raw(`set transaction snapshot '${this.#snapshot()}'`));
  }
}

/** The PostgreSQL server itself as its own standby: a snapshot of its data, which a connection keeps. */
export const laggingStandby = async (connectionString: string): Promise<LaggingStandby> => {
  let snapshot = '';
  /** The connection that keeps the snapshot, and the one before: a transaction may be about to begin there. */
  let keeping: ReadonlyArray<Client> = [];
  const follow = async (): Promise<void> => {
    const client = newClient({ connectionString });
    await client.connect();
    await client.query('begin isolation level repeatable read read only');
    const { rows } = await client.query<{ readonly id: string }>('select pg_export_snapshot() as id');
    const [exported] = rows;
    if (exported === undefined) throw new Error('the server exported no snapshot');
    snapshot = exported.id;
    const [before, ...older] = keeping;
    keeping = before === undefined ? [client] : [client, before];
    for (const each of older) await closeConnection(each);
  };
  await follow();
  const pool = newPool({
    connection: { connectionString },
    size: 10,
    timeout: PATIENCE,
    isLimited: false,
    log: memoryLog(),
  });
  const db = new Kysely<Tables>({
    dialect: Object.assign(new PostgresDialect({ pool }), {
      createDriver: () => new EarlierDriver({ pool }, () => snapshot),
    }),
  });
  return {
    db,
    follow,
    close: async () => {
      await db.destroy();
      for (const each of keeping) await closeConnection(each);
    },
  };
};
