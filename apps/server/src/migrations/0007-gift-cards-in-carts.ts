import { type Kysely, type Migration, sql } from 'kysely';

/*
 * A line of a cart is pieces of something that is sold, or one gift card for the registrants of a registry. A gift card is of no product and has what it is
 * worth instead of a price of the day.
 */
const statements: ReadonlyArray<string> = [
  `alter table cart_lines add column kind text not null default 'item'`,
  'alter table cart_lines alter column kind drop default',
  'alter table cart_lines alter column sku drop not null',
  'alter table cart_lines alter column personalization_id drop not null',
  'alter table cart_lines add column amount bigint check (amount > 0)',
  'alter table cart_lines add column card_code text',
  `alter table cart_lines add constraint cart_lines_kind_check check (kind in ('item', 'giftCard', 'eGiftCard'))`,
  `alter table cart_lines add constraint cart_lines_item_check check (
    (kind = 'item') = (sku is not null) and (kind = 'item') = (personalization_id is not null)
  )`,
  `alter table cart_lines add constraint cart_lines_card_check check (
    case when kind in ('giftCard', 'eGiftCard')
      then amount is not null and card_code is not null and registry_id is not null and quantity = 1
      else amount is null and card_code is null
    end
  )`,
];

/** A cart holds gift cards beside things (GC-06, CART-09). */
export const giftCardsInCarts: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
