import { type Kysely, type Migration, sql } from 'kysely';

/*
 * A row of the ledger is something given: pieces of an item, money for the fund of one, or a gift card, which is of no item. `amount` is the money that
 * was paid; a contribution counts as bought as many pieces as it completed, often none, and has no price for one.
 */
const statements: ReadonlyArray<string> = [
  'alter table ledger drop constraint ledger_kind_check',
  'alter table ledger drop constraint ledger_quantity_check',
  'alter table ledger alter column sku drop not null',
  'alter table ledger alter column personalization_id drop not null',
  'alter table ledger alter column unit_price drop not null',
  'alter table ledger add column amount bigint check (amount >= 0)',
  'update ledger set amount = unit_price * quantity',
  'alter table ledger alter column amount set not null',
  `alter table ledger add constraint ledger_kind_check check (kind in ('purchase', 'contribution', 'giftCard', 'eGiftCard'))`,
  `alter table ledger add constraint ledger_quantity_check check (quantity > 0 or (kind = 'contribution' and quantity = 0))`,
  `alter table ledger add constraint ledger_item_check check (
    (sku is null) = (kind in ('giftCard', 'eGiftCard')) and (sku is null) = (personalization_id is null)
  )`,
  `alter table ledger add constraint ledger_price_check check ((unit_price is null) = (kind = 'contribution'))`,
];

/** Money that was given stands in the ledger beside the pieces that were bought (GG-05, LIST-10). */
export const moneyGifts: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
