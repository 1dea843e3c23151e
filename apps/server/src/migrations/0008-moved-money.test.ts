import { exampleItem, exampleRegistry } from '@gift-registry/domain/testing/arbitrary';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds, type TestDatabase, testDatabase } from '../testing/opened-database.ts';
import { sqlWorld } from '../testing/sql-contract-world.ts';
import { movedMoney } from './0008-moved-money.ts';

describe.each(databaseKinds)('a ledger from before money was moved, on the %s database', (kind) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await testDatabase(kind);
  });
  afterAll(() => test.remove());

  it('[NLA-07] keeps its rows, and moved money alone is of no order, has no price and may complete no piece', async () => {
    const { db } = test.database;
    await sqlWorld(test.database).given({ registries: [exampleRegistry({ items: [exampleItem({ purchased: 3 })] })] });
    await sql`alter table ledger drop constraint ledger_order_check, alter column order_number set not null`.execute(
      db,
    );
    await movedMoney.up(db);
    const { entry: _, ...purchase } = await db.selectFrom('ledger').selectAll().executeTakeFirstOrThrow();
    expect(purchase).toMatchObject({ kind: 'purchase', quantity: 3 });
    const moved = { ...purchase, kind: 'moved' as const, unit_price: null, order_number: null };
    const insert = (row: typeof purchase) => db.insertInto('ledger').values(row).execute();
    await insert({ ...moved, quantity: 0 });
    await insert({ ...moved, quantity: 2 });
    for (const wrong of [
      { ...moved, sku: null, personalization_id: null },
      { ...moved, unit_price: 100 },
      { ...moved, order_number: 'HF-1' },
      { ...moved, quantity: -1 },
      { ...purchase, order_number: null },
    ])
      await expect(insert(wrong)).rejects.toMatchObject({ code: '23514' });
  });
});
