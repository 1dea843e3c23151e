import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { conditionOf, isNeeded, isSameIdentity } from '@gift-registry/domain';
import { grIdOf, instantOf, orderNumberOf } from '@gift-registry/domain/testing/arbitrary';
import { answerOf, freshKey, orderRequest } from '@gift-registry/domain/testing/contract';
import { memoryBrowser } from '@gift-registry/domain/testing/memory';
import { either as E, option as O } from 'fp-ts';
import { sql } from 'kysely';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { migrations } from '../../migrations/index.ts';
import { migrationOf } from '../../migrations/migration-step.ts';
import { contractSessions } from '../../testing/contract-sessions.ts';
import { DEMO_SIGN_IN } from '../../testing/demo-sign-in.ts';
import { sqlEnvironment } from '../../testing/sql-contract-environment.ts';
import { onServer, openOrFail, recordingLog, temporaryFolder, testDatabase } from '../../testing/test-database.ts';
import type { Database } from '../database.ts';
import { migrate } from '../migrate.ts';
import { checkBackupFile } from './backup-file.ts';
import { readBackup } from './read-backup.ts';
import { knownVersion, tablesVersion } from './tables-of.ts';
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
  /** Its steps: those of today, and one more. */
  const stepsWith = (statement: string) => ({
    ...migrations,
    '9999-expand-colors': migrationOf({ name: '9999-expand-colors', release: 9999, statements: [statement] }),
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
    const next = stepsWith(`alter table accounts add column color text not null default 'red'`);
    const summary = await checked(file, knownVersion(next));
    const { db } = await emptyDatabase();
    expect(await readBackup(db, file, summary, next)).toEqual(E.right(summary));
    expect(await tablesVersion(db)).toEqual(knownVersion(next));
    const { rows } = await sql`select account_id, color from accounts`.execute(db);
    expect(rows).toEqual([{ account_id: 'ada', color: 'red' }]);
    await migrate(db, { steps: next });

    const after = join(folder.path, 'of-tomorrow.backup');
    await writeBackup(db, after, '2027-07-01T12:00:00.000Z');
    expect(await checkBackupFile(after)).toEqual(E.left(expect.stringContaining('restore it with the release that')));

    const { db: upToDate } = await emptyDatabase();
    await migrate(upToDate, { steps: next });
    expect(await readBackup(upToDate, file, summary, next)).toEqual(E.left(expect.stringContaining('without tables')));
  });

  it('[OPS-09] restores nothing where a step fails, and can be asked again', async () => {
    await writeToday();
    const summary = await checked(file);
    const { db } = await emptyDatabase();
    await expect(readBackup(db, file, summary, stepsWith('select 1 / 0'))).rejects.toMatchObject({ code: '22012' });
    expect((await sql`select from accounts`.execute(db)).rows).toEqual([]);
    expect(await readBackup(db, file, summary)).toEqual(E.right(summary));
  });
});

const backups = fileURLToPath(new URL('../../testing/release-backups/', import.meta.url));
const changelog = readFileSync(new URL('../../../../../CHANGELOG.md', import.meta.url), 'utf8');
const released = [...changelog.matchAll(/^## (\d+\.\d+\.\d+)/gm)].map(([, version]) => `${version}.backup`);

it('[OPS-09] each release in the CHANGELOG has left a backup', () => {
  expect(readdirSync(backups).sort()).toEqual(released.sort());
});

it.each(released)(
  '[OPS-09] the backup of %s is restored: all registries and orders can be read, an owner signs in, a guest buys',
  async (name) => {
    const file = join(backups, name);
    const summary = await checked(file);
    const database = await emptyDatabase();
    expect(await readBackup(database.db, file, summary)).toEqual(E.right(summary));
    expect(await tablesVersion(database.db)).toEqual(knownVersion());

    const environment = sqlEnvironment(database);
    environment.setClock(instantOf(summary.takenAt));
    const orders = await database.db.selectFrom('orders').select('order_number').execute();
    expect(orders).not.toEqual([]);
    for (const { order_number: number } of orders)
      expect(O.isSome(await answerOf(environment.placedOrders.find(orderNumberOf(number)))), number).toBe(true);
    const numbers = await database.db.selectFrom('registries').select('registry_id').execute();
    const registries = [];
    for (const { registry_id: number } of numbers) {
      const registry = await answerOf(environment.registries.find(grIdOf(number)));
      if (O.isNone(registry)) throw new Error(`${number} is not found`);
      registries.push(registry.value);
    }

    const browser = memoryBrowser(environment, { sessions: contractSessions(environment) });
    await answerOf(browser.account.signIn(DEMO_SIGN_IN));
    const [gift] = registries
      .filter(({ market, visibility, isPaused }) => market === 'US' && visibility._tag === 'Findable' && !isPaused)
      .flatMap(({ grId, items }) =>
        items
          .filter((item) => isNeeded(item) && O.isNone(item.groupGift) && conditionOf(item) === 'normal')
          .map(({ identity, purchased }) => ({ grId, identity, purchased })),
      );
    if (gift === undefined) throw new Error('nothing is wanted any more');
    const { grId, identity } = gift;
    await answerOf(browser.cart.add([{ grId: O.some(grId), identity, quantity: 1 }], O.none));
    await answerOf(browser.orders.place(orderRequest(), freshKey()));
    const registry = await answerOf(environment.registries.find(grId));
    const after = O.toUndefined(registry)?.items.find((item) => isSameIdentity(item.identity, identity));
    expect(after?.purchased).toBe(gift.purchased + 1);
  },
);
