import { exampleRegistry, grIdOf, identityOf } from '@gift-registry/domain/testing/arbitrary';
import { either as E } from 'fp-ts';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { sqlEnvironment } from '../testing/sql-contract-environment.ts';
import { openOrFail, testDatabase } from '../testing/test-database.ts';

const grId = grIdOf('7310442');
const plates = identityOf('4821');

it('a full disk is reported as such, not as a database that is away, until writes work again', async () => {
  const test = await testDatabase('server');
  const { db } = test.database;
  const environment = sqlEnvironment(test.database);
  await environment.given({ registries: [exampleRegistry()] });
  const want = (wanted: number) =>
    environment.registries.change(grId, [plates], () =>
      E.right([{ _tag: 'WantedChanged', identity: plates, wanted }]),
    )();
  await sql`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'No space left on device' using errcode = 'disk_full'; end $$`.execute(db);
  for (const table of ['registry_events', 'idempotency_records'])
    await sql`create trigger no_room before insert on ${sql.table(table)} execute function refuse()`.execute(db);
  expect(await environment.ping()).toEqual(E.right(undefined));
  expect(await want(5)).toEqual(E.left({ _tag: 'Unavailable' }));
  expect(E.isRight(await environment.registries.find(grId)())).toBe(true);
  expect(await environment.ping()).toEqual(E.left({ _tag: 'DiskFull' }));
  expect(environment.log.entries).toEqual([
    { level: 'error', tag: 'database.disk-full', data: { operation: 'registries.change', code: '53100' } },
  ]);
  for (const table of ['registry_events', 'idempotency_records'])
    await sql`drop trigger no_room on ${sql.table(table)}`.execute(db);
  expect(await environment.ping()).toEqual(E.right(undefined));
  expect(await db.selectFrom('idempotency_records').select('key').execute()).toEqual([]);
  expect(E.isRight(await want(5))).toBe(true);
  await test.remove();
});

it('the database counts as away while calls get no connection, although it answers over another one', async () => {
  const test = await testDatabase('server');
  const narrow = await openOrFail({ ...test.options, connections: 1, patienceSeconds: 0.2 });
  const environment = sqlEnvironment(narrow);
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const holding = narrow.db.transaction().execute(async (transaction) => {
    await sql`select 1`.execute(transaction);
    await held;
  });
  expect(await environment.ping()).toEqual(E.right(undefined));
  expect(await environment.registries.find(grId)()).toEqual(E.left({ _tag: 'Unavailable' }));
  expect(await environment.ping()).toEqual(E.left({ _tag: 'Unavailable' }));
  letGo();
  await holding;
  expect(await environment.ping()).toEqual(E.right(undefined));
  await narrow.close();
  await test.remove();
});
