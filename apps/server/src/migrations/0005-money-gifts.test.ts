import { exampleItem, exampleRegistry } from '@gift-registry/domain/testing/arbitrary';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds, type TestDatabase, testDatabase } from '../testing/opened-database.ts';
import { sqlWorld } from '../testing/sql-contract-world.ts';
import { moneyGifts } from './0005-money-gifts.ts';

describe.each(databaseKinds)('a ledger from before money was given, on the %s database', (kind) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await testDatabase(kind);
  });
  afterAll(() => test.remove());

  it('[GG-05] knows afterwards what was paid for each gift', async () => {
    const { db } = test.database;
    await sqlWorld(test.database).given({ registries: [exampleRegistry({ items: [exampleItem({ purchased: 3 })] })] });
    await sql`alter table ledger drop column amount, drop constraint ledger_item_check,
      drop constraint ledger_price_check, alter column sku set not null, alter column personalization_id set not null,
      alter column unit_price set not null`.execute(db);
    await moneyGifts.up(db);
    expect(await db.selectFrom('ledger').select(['kind', 'quantity', 'unit_price', 'amount']).execute()).toEqual([
      { kind: 'purchase', quantity: 3, unit_price: 1_495, amount: 4_485 },
    ]);
  });
});
