import { exampleItem, exampleRegistry, grIdOf, identityOf } from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, it } from 'vitest';
import { type SqlEnvironment, sqlEnvironment } from '../testing/sql-contract-environment.ts';
import { onServer, openOrFail, testDatabase } from '../testing/test-database.ts';

const grId = grIdOf('7310442');
const plates = identityOf('4821');

const wantedIn = async ({ registries }: SqlEnvironment): Promise<number | undefined> => {
  const found = await registries.find(grId)();
  return E.isRight(found) && O.isSome(found.right) ? found.right.value.items[0]?.wanted : undefined;
};

it('[OPS-05] a registry is read from the standby while that has what the database has, and else from the database', async () => {
  const test = await testDatabase('server');
  const url = new URL(O.getOrElse(() => '')(test.options.databaseUrl));
  const name = url.pathname.slice(1);
  await sqlEnvironment(test.database).given({
    registries: [exampleRegistry({ items: [exampleItem({ wanted: 900, purchased: 0 })] })],
  });
  await test.remove();
  await onServer(`create database ${name}_standby template ${name}`);
  url.pathname += '_standby';
  const database = await openOrFail({ ...test.options, databaseReadUrl: O.some(url.href) });
  const environment = sqlEnvironment(database);
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query('update registry_items set wanted = 901');
  await client.end();
  expect(await wantedIn(environment)).toBe(901);

  await sql`update registry_items set wanted = 902`.execute(database.db);
  await sql`update registries set revision_id = gen_random_uuid()`.execute(database.db);
  expect(await wantedIn(environment)).toBe(902);

  await onServer(`drop database ${name}_standby with (force)`);
  expect(await wantedIn(environment)).toBe(902);
  expect(await wantedIn(environment)).toBe(902);
  expect(environment.log.entries.filter(({ tag }) => tag === 'database.standby-unavailable')).toHaveLength(1);
  const changed = await environment.registries.change(grId, [plates], () =>
    E.right([{ _tag: 'WantedChanged', identity: plates, wanted: 3 }]),
  )();
  expect(E.isRight(changed)).toBe(true);
  expect(await wantedIn(environment)).toBe(3);
  await database.close();
});
