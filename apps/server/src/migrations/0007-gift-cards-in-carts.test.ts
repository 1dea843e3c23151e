import { visitorIdOf } from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds, type TestDatabase, testDatabase } from '../testing/opened-database.ts';
import { sqlWorld } from '../testing/sql-contract-world.ts';
import { giftCardsInCarts } from './0007-gift-cards-in-carts.ts';

describe.each(databaseKinds)('carts that were there before gift cards, on the %s database', (kind) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await testDatabase(kind);
  });
  afterAll(() => test.remove());

  it('[CART-09] keep their lines, as items', async () => {
    const { db } = test.database;
    await sql`alter table cart_lines drop column kind, drop column amount, drop column card_code`.execute(db);
    await sql`insert into carts values ('cart-1', 'the-visitor', 'main', 'standard', now())`.execute(db);
    await sql`insert into cart_lines (cart_id, line_id, position, registry_id, sku, personalization_id, quantity)
      values ('cart-1', '7310442-4821-0', 0, '7310442', '4821', 0, 2), ('cart-1', 'plain-21-0', 1, null, '21', 0, 1)`.execute(
      db,
    );
    await giftCardsInCarts.up(db);
    const { carts } = sqlWorld(test.database);
    expect(await carts.find({ visitor: visitorIdOf('the-visitor'), site: 'main' })()).toMatchObject(
      E.right(
        O.some({
          lines: [
            { _tag: 'Item', grId: O.some('7310442'), identity: { sku: '4821' }, quantity: 2 },
            { _tag: 'Item', grId: O.none, identity: { sku: '21' }, quantity: 1 },
          ],
        }),
      ),
    );
  });

  it('[GC-06] a line is an item without an amount, or one gift card of a registry with its amount and code', async () => {
    const { db } = test.database;
    let lines = 0;
    const insert = (values: string) => {
      lines += 1;
      return sql
        .raw(
          `insert into cart_lines (cart_id, line_id, position, kind, registry_id, sku, personalization_id, quantity, amount, card_code)
           values ('cart-1', 'line-${lines}', ${lines}, ${values})`,
        )
        .execute(db);
    };
    await insert(`'giftCard', '7310442', null, null, 1, 5000, 'LATTE23'`);
    await insert(`'item', null, '4821', 0, 1, null, null`);
    for (const values of [
      `'voucher', '7310442', null, null, 1, 5000, 'LATTE23'`,
      `'giftCard', null, null, null, 1, 5000, 'LATTE23'`,
      `'giftCard', '7310442', null, null, 2, 5000, 'LATTE23'`,
      `'giftCard', '7310442', null, null, 1, null, 'LATTE23'`,
      `'eGiftCard', '7310442', null, null, 1, 0, 'LATTE23'`,
      `'eGiftCard', '7310442', null, null, 1, 5000, null`,
      `'eGiftCard', '7310442', '4821', 0, 1, 5000, 'LATTE23'`,
      `'item', null, '4821', 0, 1, 5000, null`,
      `'item', null, null, null, 1, null, null`,
    ])
      await expect(insert(values), values).rejects.toMatchObject({ code: '23514' });
  });
});
