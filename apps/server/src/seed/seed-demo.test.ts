import { today } from '@gift-registry/domain';
import { either as E } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { databaseKinds, type TestDatabase, testDatabase } from '../testing/opened-database.ts';
import { sqlWorld } from '../testing/sql-contract-world.ts';
import { demoGiven } from './demo-registries.ts';
import { seedDemo } from './seed-demo.ts';

const ids = async ({ database: { db } }: TestDatabase) =>
  (await db.selectFrom('registries').select('registry_id').orderBy('registry_id').execute()).map(
    ({ registry_id }) => registry_id,
  );
const skus = async ({ database: { db } }: TestDatabase) =>
  (await db.selectFrom('products').select(['sku', 'market']).orderBy('sku').execute()).map(
    ({ sku, market }) => `${sku} ${market}`,
  );

it('[STATE-01] a demo that cannot be looked for or put there is said in one sentence, and nothing of it is there', async () => {
  const test = await testDatabase('server');
  const world = sqlWorld(test.database);
  await test.database.db.schema.dropTable('registry_owners').execute();
  expect(await seedDemo(test.database, world)()).toEqual(
    E.left('The demo could not be put into the database (42P01); see the log.'),
  );
  expect(world.log.entries).toEqual([expect.objectContaining({ level: 'error', tag: 'DatabaseFault' })]);
  expect(await test.database.db.selectFrom('accounts').select('account_id').execute()).toEqual([]);
  await test.remove();
});

describe.each(databaseKinds)('the demo on the %s database', (kind) => {
  it('[STATE-01] a database of an earlier build is given what is missing; what is there stays as it has become', async () => {
    const test = await testDatabase(kind);
    const { db } = test.database;
    const world = sqlWorld(test.database);
    expect(await seedDemo(test.database, world)()).toEqual(E.right(undefined));
    const [whole, shelves] = [await ids(test), await skus(test)];
    const { registries, products, canadianProducts } = demoGiven(today(world.clock.now()));
    expect(whole).toEqual(registries.map(({ grId }) => grId).sort());
    expect(shelves.length).toBe(products.length + canadianProducts.length);

    await db.deleteFrom('registries').where('registry_id', '=', '100200302').execute();
    await db.deleteFrom('orders').where('order_number', '=', 'GIVEN-100200302').execute();
    await db
      .deleteFrom('products')
      .where('sku', 'not in', db.selectFrom('registry_items').select('sku'))
      .where(
        'sku',
        'in',
        [...products, ...canadianProducts].slice(-40).map(({ sku }) => sku),
      )
      .execute();
    await db
      .updateTable('registries')
      .set({ biography: 'Changed since' })
      .where('registry_id', '=', '100200300')
      .execute();
    expect([await ids(test), await skus(test)]).not.toEqual([whole, shelves]);

    expect(await seedDemo(test.database, world)()).toEqual(E.right(undefined));
    expect([await ids(test), await skus(test)]).toEqual([whole, shelves]);
    const kept = await db
      .selectFrom('registries')
      .select('biography')
      .where('registry_id', '=', '100200300')
      .executeTakeFirst();
    expect(kept?.biography).toBe('Changed since');
    await test.remove();
  });
});
