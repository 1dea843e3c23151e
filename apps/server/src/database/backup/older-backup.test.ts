import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { conditionOf, isNeeded, isSameIdentity } from '@gift-registry/domain';
import { grIdOf, instantOf, orderNumberOf } from '@gift-registry/domain/testing/arbitrary';
import { answerOf, freshKey, orderRequest } from '@gift-registry/domain/testing/contract';
import { memoryBrowser } from '@gift-registry/domain/testing/memory';
import { either as E, option as O } from 'fp-ts';
import { Migrator, sql } from 'kysely';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { migrations } from '../../migrations/index.ts';
import { migrationOf } from '../../migrations/migration-step.ts';
import { contractSessions } from '../../testing/contract-sessions.ts';
import { DEMO_SIGN_IN } from '../../testing/demo-sign-in.ts';
import { sqlEnvironment } from '../../testing/sql-contract-environment.ts';
import { onServer, openOrFail, recordingLog, temporaryFolder, testDatabase } from '../../testing/test-database.ts';
import type { Database } from '../database.ts';
import { checkBackupFile } from './backup-file.ts';
import { readBackup } from './read-backup.ts';
import { knownVersion, tablesOf, tablesVersion } from './tables-of.ts';
import { writeBackup } from './write-backup.ts';

const folder = temporaryFolder();
const atTheEnd: Array<() => unknown> = [folder.remove];
afterAll(async () => {
  for (const end of atTheEnd.reverse()) await end();
});

/** A database of the server without tables. */
const emptyDatabase = async (): Promise<Database> => {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(`create database ${name}`);
  const databaseUrl = O.some(`${inject('postgresUrl')}/${name}`);
  const database = await openOrFail({ databaseUrl, dataDir: '', log: recordingLog(), skipsMigrations: true });
  atTheEnd.push(database.close);
  return database;
};

const checked = async (file: string, known?: ReadonlyArray<string>) => {
  const summary = await checkBackupFile(file, known);
  if (E.isLeft(summary)) throw new Error(summary.left);
  return summary.right;
};

describe('the next release', () => {
  /** Its steps: those of today, and two more. */
  const stepsWith = (...statements: ReadonlyArray<string>) => ({
    ...migrations,
    '9998-expand-colors': migrationOf({
      name: '9998-expand-colors',
      release: 9998,
      statements: [
        `alter table accounts add column color text not null default 'red'`,
        'create table color_changes (change bigint generated always as identity primary key, account_id text not null)',
        `insert into color_changes (account_id) select account_id from accounts`,
      ],
    }),
    '9999-contract-names': migrationOf({ name: '9999-contract-names', release: 9999, statements }),
  });
  const file = join(folder.path, 'of-today.backup');
  const writeToday = async () => {
    const { database, remove } = await testDatabase('server');
    atTheEnd.push(remove);
    await sql`insert into accounts (account_id, email, password_hash) values ('ada', 'ada@example.test', '')`.execute(
      database.db,
    );
    await writeBackup(database.db, file, '2027-06-01T12:00:00.000Z');
  };

  it('[OPS-09] restores a backup of this one into a database without tables, and brings it up to date; one of the next release is refused by this one', async () => {
    await writeToday();
    const next = stepsWith('alter table accounts drop column first_name');
    const summary = await checked(file, knownVersion(next));
    const { db } = await emptyDatabase();
    expect(await readBackup(db, file, summary, next)).toEqual(E.right(summary));
    expect(await tablesVersion(db)).toEqual(knownVersion(next));
    const { rows } =
      await sql`select to_jsonb(accounts) ->> 'first_name' as name, color, change from accounts join color_changes using (account_id)`.execute(
        db,
      );
    expect(rows).toEqual([{ name: null, color: 'red', change: 1 }]);
    const migrator = new Migrator({ db, provider: { getMigrations: async () => next } });
    expect(await migrator.migrateToLatest()).toEqual({ error: undefined, results: [] });
    expect(await readBackup(db, file, summary, next)).toEqual(E.left(expect.stringContaining('without tables')));

    const after = join(folder.path, 'of-tomorrow.backup');
    await writeBackup(db, after, '2027-07-01T12:00:00.000Z');
    expect(await checkBackupFile(after)).toEqual(E.left(expect.stringContaining('restore it with the release that')));
  });

  it('[OPS-09] changes nothing where a step fails, and can be asked again', async () => {
    await writeToday();
    const summary = await checked(file);
    const { db } = await emptyDatabase();
    await expect(readBackup(db, file, summary, stepsWith('select 1 / 0'))).rejects.toMatchObject({ code: '22012' });
    expect(await tablesVersion(db)).toEqual([]);
    expect(await readBackup(db, file, summary)).toEqual(E.right(summary));
  });
});

const backups = fileURLToPath(new URL('../../testing/release-backups/', import.meta.url));
const changelog = readFileSync(new URL('../../../../../CHANGELOG.md', import.meta.url), 'utf8');
const released = [...changelog.matchAll(/^## (\d+\.\d+\.\d+)/gm)].flatMap(([, version]) => version ?? []);

/** The tables of which neither a browser test nor a contract leaves a row: those of pictures, webhooks and commands. */
const WRITTEN_BY_OTHERS: ReadonlySet<string> = new Set([
  ...['backups', 'service_tokens', 'product_times'],
  ...['pictures', 'picture_addresses', 'product_pictures'],
  ...['webhook_messages', 'webhook_deliveries', 'disabled_webhook_endpoints'],
]);

describe.each(released)('the backups of release %s', (version) => {
  const files = readdirSync(join(backups, version));
  const withRows = new Set<string>();

  it.each(files)('[OPS-09] %s is restored: all registries and orders can be read, and a guest buys', async (name) => {
    const file = join(backups, version, name);
    const summary = await checked(file);
    const database = await emptyDatabase();
    const { db } = database;
    expect(await readBackup(db, file, summary)).toEqual(E.right(summary));
    expect(await tablesVersion(db)).toEqual(knownVersion());
    for (const table of await tablesOf(db))
      if ((await sql`select from ${sql.table(table)} limit 1`.execute(db)).rows.length > 0) withRows.add(table);

    const environment = sqlEnvironment(database);
    environment.setClock(instantOf(summary.takenAt));
    const orders = await db.selectFrom('orders').select('order_number').execute();
    expect(orders).not.toEqual([]);
    for (const { order_number: number } of orders)
      expect(O.isSome(await answerOf(environment.placedOrders.find(orderNumberOf(number)))), number).toBe(true);
    const numbers = await db.selectFrom('registries').select('registry_id').execute();
    const registries = [];
    for (const { registry_id: number } of numbers) {
      const registry = await answerOf(environment.registries.find(grIdOf(number)));
      if (O.isNone(registry)) throw new Error(`${number} is not found`);
      registries.push(registry.value);
    }

    const browser = memoryBrowser(environment, { sessions: contractSessions(environment) });
    if (name === 'demo.backup') await answerOf(browser.account.signIn(DEMO_SIGN_IN));
    const [gift] = registries
      .filter(({ market, visibility, isPaused }) => market === 'US' && visibility._tag === 'Findable' && !isPaused)
      .flatMap(({ grId, items }) =>
        items
          .filter((item) => isNeeded(item) && O.isNone(item.groupGift) && conditionOf(item) === 'normal')
          .filter(({ product }) => product.isAvailable)
          .map(({ identity, purchased }) => ({ grId, identity, purchased })),
      );
    if (gift === undefined) throw new Error('nothing is wanted any more');
    const { grId, identity } = gift;
    await answerOf(browser.cart.add([{ grId: O.some(grId), identity, quantity: 1 }], O.none));
    await answerOf(browser.orders.place(orderRequest(), freshKey()));
    const registry = await answerOf(environment.registries.find(grId));
    const after = O.toUndefined(registry)?.items.find((item) => isSameIdentity(item.identity, identity));
    expect(after?.purchased).toBe(gift.purchased + 1);
  });

  it('[OPS-09] have rows of every table', async () => {
    const { database, remove } = await testDatabase('server');
    atTheEnd.push(remove);
    const tables = await tablesOf(database.db);
    expect(tables.filter((table) => !withRows.has(table) && !WRITTEN_BY_OTHERS.has(table))).toEqual([]);
  });
});

it('[OPS-09] each release in the CHANGELOG has left backups', () => {
  expect(readdirSync(backups).sort()).toEqual([...released].sort());
});
