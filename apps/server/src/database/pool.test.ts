import { Kysely, PostgresDialect, sql } from 'kysely';
import { expect, inject, it } from 'vitest';
import { faultyProxy } from '../testing/faulty-proxy.ts';
import { recordingLog } from '../testing/test-database.ts';
import type {} from '../testing/test-databases.setup.ts';
import { isDatabaseAway } from './database-away.ts';
import { newPool, waitingPool } from './pool.ts';

const TIMEOUT = 10_000;

/** A pool of one connection to the test server, through a proxy that can fall silent. */
const overTheWay = async (longestSilence: number) => {
  const url = new URL(`${inject('postgresUrl')}/postgres`);
  const proxy = await faultyProxy(Number(url.port));
  url.port = String(proxy.port);
  const log = recordingLog();
  const connection = { connectionString: url.href };
  const pool = newPool({ connection, size: 1, timeout: TIMEOUT, isLimited: true, log, longestSilence });
  const db = new Kysely<object>({ dialect: new PostgresDialect({ pool: waitingPool(pool, TIMEOUT) }) });
  const close = async (): Promise<void> => {
    await db.destroy();
    await proxy.cut();
  };
  return { db, proxy, log, close };
};

it('a connection that falls silent in a transaction is replaced, and the next query is answered', async () => {
  const { db, proxy, log, close } = await overTheWay(300);
  const transactions = db.transaction().execute(async (transaction) => {
    await sql`select 1`.execute(transaction);
    proxy.silence();
    await sql`select 1`.execute(transaction);
  });
  const [outcome] = await Promise.allSettled([transactions]);
  expect(outcome.status === 'rejected' && isDatabaseAway(outcome.reason)).toBe(true);
  expect((await sql<{ readonly one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  expect(log.entries).toContainEqual({
    level: 'warning',
    tag: 'database.connection-lost',
    data: { code: 'ETIMEDOUT' },
  });
  await close();
});
