import { type HeldOrder, orderView, today } from '@gift-registry/domain';
import { grIdOf, orderNumberOf } from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { demoShop } from '../testing/demo-shop.ts';
import { sqlEnvironment } from '../testing/sql-contract-environment.ts';
import { type TestDatabase, testDatabase } from '../testing/test-database.ts';
import { demoOf } from './demo-registries.ts';
import { seedDemo } from './seed-demo.ts';

const ids = async ({ database: { db } }: TestDatabase) =>
  (await db.selectFrom('registries').select('registry_id').orderBy('registry_id').execute()).map(
    ({ registry_id }) => registry_id,
  );
const skus = async ({ database: { db } }: TestDatabase) =>
  (await db.selectFrom('products').select(['sku', 'market']).orderBy('sku').execute()).map(
    ({ sku, market }) => `${sku} ${market}`,
  );

it('[STATE-01] a demo that cannot be read or written is reported in one sentence, and nothing of it is written', async () => {
  const test = await testDatabase('server');
  const environment = sqlEnvironment(test.database);
  await test.database.db.schema.dropTable('registry_owners').execute();
  expect(await seedDemo(test.database, environment, demoShop)()).toEqual(
    E.left('The demo could not be put into the database (42P01); see the log.'),
  );
  expect(environment.log.entries).toEqual([expect.objectContaining({ level: 'error', tag: 'database.failed' })]);
  expect(await test.database.db.selectFrom('accounts').select('account_id').execute()).toEqual([]);
  await test.remove();
});

describe('the demo in the database', () => {
  it('[STATE-01] a database of an earlier build gets what is missing; existing data keeps its changes', async () => {
    const test = await testDatabase('server');
    const { db } = test.database;
    const environment = sqlEnvironment(test.database);
    expect(await seedDemo(test.database, environment, demoShop)()).toEqual(E.right(undefined));
    const [whole, shelves] = [await ids(test), await skus(test)];
    const { registries, products } = demoOf(demoShop, today(environment.clock)).given;
    const listed = Object.values(products).flat();
    expect(whole).toEqual(registries.map(({ grId }) => grId).sort());
    expect(shelves.length).toBe(listed.length);

    await db.deleteFrom('registries').where('registry_id', '=', '100200302').execute();
    await db.deleteFrom('orders').where('order_number', 'like', 'GIVEN-100200302-%').execute();
    await db
      .deleteFrom('products')
      .where('sku', 'not in', db.selectFrom('registry_items').select('sku'))
      .where(
        'sku',
        'in',
        listed.slice(-40).map(({ sku }) => sku),
      )
      .execute();
    await db
      .updateTable('registries')
      .set({ biography: 'Changed since' })
      .where('registry_id', '=', '100200300')
      .execute();
    expect([await ids(test), await skus(test)]).not.toEqual([whole, shelves]);

    expect(await seedDemo(test.database, environment, demoShop)()).toEqual(E.right(undefined));
    expect([await ids(test), await skus(test)]).toEqual([whole, shelves]);
    const stored = await db
      .selectFrom('registries')
      .select('biography')
      .where('registry_id', '=', '100200300')
      .executeTakeFirst();
    expect(stored?.biography).toBe('Changed since');
    await test.remove();
  });

  it('[INT-01] is nothing in a shop without goods and people, and begins with those of any market', async () => {
    const test = await testDatabase('server');
    const environment = sqlEnvironment(test.database);
    const nothing = { products: {}, services: [], stores: [], accounts: [], registries: [] };
    expect(await seedDemo(test.database, environment, { ...demoShop, data: nothing })()).toEqual(E.right(undefined));
    expect(await skus(test)).toEqual([]);
    const data = { ...nothing, products: { GB: (demoShop.data.products['CA'] ?? []).slice(0, 2) } };
    expect(await seedDemo(test.database, environment, { ...demoShop, data })()).toEqual(E.right(undefined));
    expect(await skus(test)).toEqual(['430101 GB', '430102 GB']);
    await test.remove();
  });

  it('[INT-06] a picture whose file has changed is shown under its present address; the product keeps its changes', async () => {
    const test = await testDatabase('server');
    const { db } = test.database;
    const environment = sqlEnvironment(test.database);
    await seedDemo(test.database, environment, demoShop)();
    const stored = () =>
      db
        .selectFrom('products')
        .select([
          'sku',
          sql<string>`product->'images'->>'mobile'`.as('mobile'),
          sql<string>`product->>'name'`.as('name'),
        ])
        .where('sku', 'in', ['410101', '410102'])
        .orderBy('sku')
        .execute();
    const before = await stored();
    await sql`update products
      set product = replace(regexp_replace(product::text, '\\.[0-9a-f]{16}-', '.0123456789abcdef-', 'g'), '"name":"', '"name":"New ')::json
      where sku in ('410101', '410102')`.execute(db);
    const [changed] = await stored();
    expect(changed?.mobile).toBe('/pictures/plates-e9e2d4-8a9a86.0123456789abcdef-mobile.webp');
    expect(await seedDemo(test.database, environment, demoShop)()).toEqual(E.right(undefined));
    expect(await stored()).toEqual(before.map((each) => ({ ...each, name: `New ${each.name}` })));
    await test.remove();
  });

  it('[GIVE-02] [RET-01] [OWN-02] has an order that was shipped, one of which a gift came back and is wanted again, and one that is a surprise', async () => {
    const test = await testDatabase('server');
    const environment = sqlEnvironment(test.database);
    await seedDemo(test.database, environment, demoShop)();
    const held = async (orderNumber: string) => {
      const found = await environment.placedOrders.find(orderNumberOf(orderNumber))();
      return E.isRight(found) && O.isSome(found.right) ? found.right.value : undefined;
    };
    const states = (order: HeldOrder | undefined) =>
      order === undefined
        ? []
        : orderView(order, today(environment.clock), { isOwn: false }).lines.map(({ state }) => state);
    const [shipped, returned, surprise] = [
      await held('GIVEN-100200300-1'),
      await held('GIVEN-100200300-2'),
      await held('GIVEN-100200301-6'),
    ];
    expect(new Set(states(shipped))).toEqual(new Set(['shipped']));
    expect(new Set(states(returned))).toEqual(new Set(['returned', 'shipped']));
    const hidden = surprise?.registries[0]?.surpriseGifts ?? [];
    expect(hidden.map(({ orderNumber, units }) => [orderNumber, units])).toEqual(
      surprise?.order.lines.map(({ quantity }) => [surprise.order.orderNumber, quantity]),
    );
    expect([surprise?.order.isSurprise, hidden.length > 0]).toEqual([true, true]);
    await test.remove();
  });

  it('[SET-01] [AUTH-06] a deleted registry stays deleted, with its gifts in the ledger; a deleted account of the demo is created again', async () => {
    const test = await testDatabase('server');
    const { db } = test.database;
    const environment = sqlEnvironment(test.database);
    await seedDemo(test.database, environment, demoShop)();
    const gone = '100200306';
    const owner = await db
      .selectFrom('registry_owners')
      .select('account_id')
      .where('registry_id', '=', gone)
      .executeTakeFirstOrThrow();
    await db.deleteFrom('registries').where('registry_id', '=', gone).execute();
    await db
      .insertInto('deleted_registries')
      .values({ registry_id: grIdOf(gone), deleted_at: environment.clock.now() })
      .execute();
    await db.deleteFrom('accounts').where('account_id', '=', owner.account_id).execute();

    expect(await seedDemo(test.database, environment, demoShop)()).toEqual(E.right(undefined));
    expect(await ids(test)).not.toContain(gone);
    const again = db.selectFrom('accounts').select('account_id').where('account_id', '=', owner.account_id);
    expect(await again.execute()).toHaveLength(1);
    await test.remove();
  });
});
