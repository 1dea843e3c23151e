import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds, type TestDatabase, testDatabase } from '../testing/opened-database.ts';
import { contributionsInCarts } from './0009-contributions-in-carts.ts';

describe.each(databaseKinds)('money for group gifts in carts, on the %s database', (kind) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await testDatabase(kind);
    await sql`insert into carts values ('cart-1', 'the-visitor', 'main', 'standard', now())`.execute(test.database.db);
  });
  afterAll(() => test.remove());

  let lines = 0;
  const insert = (values: string) => {
    lines += 1;
    return sql
      .raw(
        `insert into cart_lines (cart_id, line_id, position, kind, registry_id, sku, personalization_id, quantity, amount, card_code)
         values ('cart-1', 'line-${lines}', ${lines}, ${values})`,
      )
      .execute(test.database.db);
  };

  it('[GG-05] a line is an item without an amount, one gift card with its code, or one sum of money for an item of a registry', async () => {
    await insert(`'contribution', '7310442', '4821', 0, 1, 5000, null`);
    await insert(`'giftCard', '7310442', null, null, 1, 5000, 'LATTE23'`);
    await insert(`'item', null, '4821', 0, 9, null, null`);
    for (const values of [
      `'contribution', null, '4821', 0, 1, 5000, null`,
      `'contribution', '7310442', null, 0, 1, 5000, null`,
      `'contribution', '7310442', '4821', null, 1, 5000, null`,
      `'contribution', '7310442', '4821', 0, 2, 5000, null`,
      `'contribution', '7310442', '4821', 0, 1, null, null`,
      `'contribution', '7310442', '4821', 0, 1, 0, null`,
      `'contribution', '7310442', '4821', 0, 1, 5000, 'LATTE23'`,
      `'giftCard', '7310442', '4821', 0, 1, 5000, 'LATTE23'`,
      `'giftCard', '7310442', null, null, 1, 5000, null`,
      `'eGiftCard', null, null, null, 1, 5000, 'LATTE23'`,
      `'item', '7310442', '4821', 0, 1, 5000, null`,
      `'item', '7310442', '4821', 0, 1, null, 'LATTE23'`,
      `'item', '7310442', null, null, 1, null, null`,
      `'voucher', '7310442', null, null, 1, 5000, 'LATTE23'`,
    ])
      await expect(insert(values), values).rejects.toMatchObject({ code: '23514' });
  });

  it('[CART-09] carts that were there before keep their lines', async () => {
    const { db } = test.database;
    await sql`delete from cart_lines`.execute(db);
    await sql`alter table cart_lines drop constraint cart_lines_money_check`.execute(db);
    await insert(`'giftCard', '7310442', null, null, 1, 5000, 'LATTE23'`);
    await insert(`'item', '7310442', '4821', 0, 2, null, null`);
    await contributionsInCarts.up(db);
    const { rows } = await sql<{ kind: string }>`select kind from cart_lines order by position`.execute(db);
    expect(rows).toEqual([{ kind: 'giftCard' }, { kind: 'item' }]);
  });
});
