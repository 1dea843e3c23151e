import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../testing/test-database.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await testDatabase('server');
  await run(`insert into carts values ('cart-1', 'the-visitor', 'main', 'standard', now())`);
});
afterAll(() => test.remove());

const run = (statement: string) => sql.raw(statement).execute(test.database.db);

/** PostgreSQL's codes for constraint violations. */
const CHECK = { code: '23514' };
const MISSING = { code: '23502' };
const UNKNOWN = { code: '23503' };
const TWICE = { code: '23505' };

const cartLine = (line: number, values: string): string =>
  `insert into cart_lines (cart_id, line_id, position, kind, registry_id, sku, personalization_id, quantity, amount, card_code)
    values ('cart-1', 'line-${line}', ${line}, ${values})`;

it('[CART-09] [GC-06] [GG-05] the table of cart lines accepts units of an item, a gift card, and a contribution', async () => {
  await run(cartLine(1, `'contribution', '7310442', '4821', 0, 1, 5000, null`));
  await run(cartLine(2, `'giftCard', '7310442', null, null, 1, 5000, 'LATTE23'`));
  await run(cartLine(3, `'item', null, '4821', 0, 9, null, null`));
});

it.each([
  `'contribution', null, '4821', 0, 1, 5000, null`,
  `'contribution', '7310442', null, 0, 1, 5000, null`,
  `'contribution', '7310442', '4821', null, 1, 5000, null`,
  `'contribution', '7310442', '4821', 0, 2, 5000, null`,
  `'contribution', '7310442', '4821', 0, 1, null, null`,
  `'contribution', '7310442', '4821', 0, 1, 0, null`,
  `'contribution', '7310442', '4821', 0, 1, 5000, 'LATTE23'`,
  `'giftCard', '7310442', '4821', 0, 1, 5000, 'LATTE23'`,
  `'giftCard', '7310442', null, null, 1, 5000, null`,
  `'giftCard', '7310442', null, null, 2, 5000, 'LATTE23'`,
  `'giftCard', '7310442', null, null, 1, null, 'LATTE23'`,
  `'eGiftCard', null, null, null, 1, 5000, 'LATTE23'`,
  `'item', '7310442', '4821', 0, 1, 5000, null`,
  `'item', '7310442', '4821', 0, 1, null, 'LATTE23'`,
  `'item', '7310442', null, null, 1, null, null`,
  `'item', '7310442', '4821', 0, 100, null, null`,
  `'voucher', '7310442', null, null, 1, 5000, 'LATTE23'`,
])('the table of cart lines refuses %s', async (values) => {
  await expect(run(cartLine(9, values))).rejects.toMatchObject(CHECK);
});

it('[CART-06] an order has money authorized or captured and a total that adds up, and a report names one order once', async () => {
  const order = (orderNumber: string, capturedAt: string, total = 115) =>
    run(`insert into orders (order_number, site, giver_first_name, giver_last_name, giver_email, message, subtotal, discount, charged, tax, total, currency, placed_at, completion_registry, completion_code, captured_at)
      values ('${orderNumber}', 'main', 'Ada', 'Byron', 'ada@example.test', '', 100, 10, 20, 5, ${total}, 'USD', now(), '7310442', 'HF15', ${capturedAt})`);
  const reported = (orderId: string, orderNumber: string) =>
    run(`insert into reported_orders values ('${orderId}', '${orderNumber}', 'fingerprint', '{}')`);
  await order('HF-1', 'now()');
  await order('HF-2', 'now()');
  await expect(order('HF-3', 'null')).rejects.toMatchObject(CHECK);
  await order('HF-4', 'now()', 110);
  await expect(order('HF-5', 'now()', 114)).rejects.toMatchObject(CHECK);
  await reported('web-1', 'HF-1');
  await expect(reported('web-1', 'HF-2')).rejects.toMatchObject(TWICE);
  await expect(reported('web-2', 'HF-1')).rejects.toMatchObject(TWICE);
  await expect(reported('web-3', 'HF-9')).rejects.toMatchObject(UNKNOWN);
});

it('[CART-08] a cart refers to existing orders only', async () => {
  await expect(run(`update carts set ordered_as = 'HF-000001'`)).rejects.toMatchObject(UNKNOWN);
});

const given = (columns: string): string =>
  `insert into ledger (registry_id, kind, sku, personalization_id, quantity, over_purchased, unit_price, amount, order_number, occurred_at)
    values ('7310442', ${columns}, now())`;

it('[GG-05] [LIST-10] [NLA-07] the ledger accepts units, money, gift cards and moved money', async () => {
  await run(given(`'purchase', '4821', 0, 2, 1, 1495, 2990, 'HF-1'`));
  await run(given(`'contribution', '4821', 0, 0, 0, null, 5000, 'HF-1'`));
  await run(given(`'eGiftCard', null, null, 1, 0, 5000, 5000, 'HF-1'`));
  await run(given(`'moved', '4821', 0, 0, 0, null, 5000, null`));
});

it.each([
  `'purchase', '4821', 0, 0, 0, 1495, 0, 'HF-1'`,
  `'purchase', '4821', 0, 2, 3, 1495, 2990, 'HF-1'`,
  `'purchase', '4821', 0, 2, 0, null, 2990, 'HF-1'`,
  `'purchase', '4821', 0, 2, 0, 1495, -1, 'HF-1'`,
  `'purchase', null, null, 2, 0, 1495, 2990, 'HF-1'`,
  `'purchase', '4821', null, 2, 0, 1495, 2990, 'HF-1'`,
  `'purchase', '4821', 0, 2, 0, 1495, 2990, null`,
  `'contribution', '4821', 0, 0, 0, 1495, 5000, 'HF-1'`,
  `'giftCard', '4821', 0, 1, 0, 5000, 5000, 'HF-1'`,
  `'moved', '4821', 0, 0, 0, null, 5000, 'HF-1'`,
  `'voucher', null, null, 1, 0, 5000, 5000, 'HF-1'`,
])('the ledger refuses %s', async (columns) => {
  await expect(run(given(columns))).rejects.toMatchObject(CHECK);
});

it('[PERS-02] the number of a design has no default', async () => {
  const design = `insert into designs (sku, personalization_type, font, color, line1, line2, saved_at)
    values ('9', 700, '', '', 'A', '', now())`;
  await expect(run(design)).rejects.toMatchObject(MISSING);
});
