import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds, type TestDatabase, testDatabase } from '../testing/opened-database.ts';
import { orderedCarts } from './0021-ordered-carts.ts';

describe.each(databaseKinds)('carts from before they knew their order, on the %s database', (kind) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await testDatabase(kind);
  });
  afterAll(() => test.remove());

  it('[CART-08] [CART-09] stay, know no order, and can name none that there is not', async () => {
    const { db } = test.database;
    await sql`alter table carts drop column ordered_as`.execute(db);
    await sql`insert into carts values ('cart-1', 'the-visitor', 'main', 'standard', now())`.execute(db);
    await orderedCarts.up(db);
    const { rows } = await sql`select cart_id, ordered_as from carts`.execute(db);
    expect(rows).toEqual([{ cart_id: 'cart-1', ordered_as: null }]);
    await expect(sql`update carts set ordered_as = 'HF-000001'`.execute(db)).rejects.toMatchObject({ code: '23503' });
  });
});
