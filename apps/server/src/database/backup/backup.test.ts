import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { either as E } from 'fp-ts';
import { type Kysely, sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { seedDemo } from '../../seed/seed-demo.ts';
import { demoShop } from '../../testing/demo-shop.ts';
import { sqlEnvironment } from '../../testing/sql-contract-environment.ts';
import { type DatabaseKind, temporaryFolder, testDatabase } from '../../testing/test-database.ts';
import type { Tables } from '../tables.ts';
import { readBackup } from './read-backup.ts';
import { knownVersion, tablesOf } from './tables-of.ts';
import { writeBackup } from './write-backup.ts';

const folder = temporaryFolder();
const atTheEnd: Array<() => unknown> = [folder.remove];
afterAll(async () => {
  for (const end of atTheEnd.reverse()) await end();
});

const TAKEN = '2027-06-01T12:00:00.000Z';

const newDatabase = async (kind: DatabaseKind): Promise<Kysely<Tables>> => {
  const test = await testDatabase(kind);
  atTheEnd.push(test.remove);
  return test.database.db;
};

const everything = async (db: Kysely<Tables>): Promise<ReadonlyArray<readonly [string, ReadonlyArray<string>]>> =>
  Promise.all(
    (await tablesOf(db)).map(async (table) => {
      const { rows } = await sql<{ row: string }>`select to_jsonb(t)::text as row from ${sql.table(table)} t`.execute(
        db,
      );
      return [table, rows.map(({ row }) => row).sort()] as const;
    }),
  );

it('[OPS-02] the demo is the same after it was moved from a server to the embedded database and back; a changed file changes nothing', async () => {
  const test = await testDatabase('server');
  atTheEnd.push(test.remove);
  const { db } = test.database;
  expect(await seedDemo(test.database, sqlEnvironment(test.database), demoShop)()).toEqual(E.right(undefined));
  const before = await everything(db);
  const [first, second] = [join(folder.path, 'first.gz'), join(folder.path, 'second.gz')];
  const { tables, rows } = await writeBackup(db, first, TAKEN);
  expect([tables, rows]).toEqual([before.length, before.reduce((sum, [, all]) => sum + all.length, 0)]);
  expect(statSync(first).mode & 0o077).toBe(0);

  const embedded = await newDatabase('embedded');
  const summary = { takenAt: TAKEN, tables: knownVersion(), rows };
  expect(await readBackup(embedded, first, summary)).toEqual(E.right(summary));
  await writeBackup(embedded, second, TAKEN);
  const again = await newDatabase('server');
  const fresh = await everything(again);
  const text = gunzipSync(readFileSync(second)).toString();
  const damaged = join(folder.path, 'damaged.gz');
  writeFileSync(damaged, gzipSync(text.replace('"Amelia"', '"Amalia"')));
  expect(await readBackup(again, damaged, summary)).toEqual(E.left(expect.stringContaining('was changed')));
  expect(await everything(again)).toEqual(fresh);

  expect(await readBackup(again, second, summary)).toEqual(E.right(summary));
  expect(await everything(again)).toEqual(before);
  const { rows: numbers } = await sql`
    select nextval(pg_get_serial_sequence('ledger', 'entry')) - max(entry) as step from ledger`.execute(again);
  expect(numbers).toEqual([{ step: 1 }]);
  expect(await readBackup(again, second, summary)).toEqual(
    E.left(expect.stringContaining('restore into an empty one')),
  );
});
