import { type Kysely, type Migration, sql } from 'kysely';

/*
 * Money in a fund that came over from a replaced item stands in the ledger too: the pieces that it paid for at once count as bought. It was given before, so
 * it is of no order, and sums of what was given leave it out.
 */
const statements: ReadonlyArray<string> = [
  'alter table ledger drop constraint ledger_kind_check',
  'alter table ledger drop constraint ledger_quantity_check',
  'alter table ledger drop constraint ledger_price_check',
  'alter table ledger alter column order_number drop not null',
  `alter table ledger add constraint ledger_kind_check check (
    kind in ('purchase', 'contribution', 'giftCard', 'eGiftCard', 'moved')
  )`,
  `alter table ledger add constraint ledger_quantity_check check (
    quantity > 0 or (kind in ('contribution', 'moved') and quantity = 0)
  )`,
  `alter table ledger add constraint ledger_price_check check ((unit_price is null) = (kind in ('contribution', 'moved')))`,
  `alter table ledger add constraint ledger_order_check check ((order_number is null) = (kind = 'moved'))`,
];

/** Money that came over to a replacement stands in the ledger (NLA-07). */
export const movedMoney: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
