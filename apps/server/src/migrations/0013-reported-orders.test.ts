import { exampleItem, exampleRegistry } from '@gift-registry/domain/testing/arbitrary';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds, type TestDatabase, testDatabase } from '../testing/opened-database.ts';
import { sqlWorld } from '../testing/sql-contract-world.ts';
import { reportedOrders } from './0013-reported-orders.ts';

describe.each(databaseKinds)('orders from before any was reported, on the %s database', (kind) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await testDatabase(kind);
  });
  afterAll(() => test.remove());

  it('[CART-06] stay as they are, and one whose money is neither set aside nor taken is none', async () => {
    const { db } = test.database;
    await sqlWorld(test.database).given({ registries: [exampleRegistry({ items: [exampleItem({ purchased: 3 })] })] });
    await sql`drop table reported_orders`.execute(db);
    await sql`alter table orders drop constraint orders_money_check, alter column visitor set not null,
      alter column shipping_method set not null, alter column authorization_name set not null`.execute(db);
    const before = await db.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
    await reportedOrders.up(db);
    expect(await db.selectFrom('orders').selectAll().execute()).toEqual([before]);
    const insert = (row: Partial<typeof before>) =>
      db
        .insertInto('orders')
        .values({ ...before, ...row })
        .execute();
    const reported = { visitor: null, shipping_method: null, authorization_name: null };
    await insert({ ...reported, order_number: 'HF-1' });
    await expect(insert({ ...reported, order_number: 'HF-2', captured_at: null })).rejects.toMatchObject({
      code: '23514',
    });
    const name = { order_id: 'web-1', fingerprint: 'f', answer: '{}' };
    const keep = (orderNumber: string, orderId = 'web-1') =>
      db
        .insertInto('reported_orders')
        .values({ ...name, order_id: orderId, order_number: orderNumber })
        .execute();
    await keep('HF-1');
    await expect(keep(before.order_number)).rejects.toMatchObject({ code: '23505' });
    await expect(keep('HF-1', 'web-2')).rejects.toMatchObject({ code: '23505' });
    await expect(keep('HF-9', 'web-3')).rejects.toMatchObject({ code: '23503' });
  });
});
