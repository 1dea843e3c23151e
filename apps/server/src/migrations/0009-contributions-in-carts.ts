import { type Kysely, type Migration, sql } from 'kysely';

/*
 * A line of a cart may also be money for the fund of a registry's item: one line for each fund, named by the item, with the amount in place of a price of
 * the day.
 */
const statements: ReadonlyArray<string> = [
  'alter table cart_lines drop constraint cart_lines_kind_check',
  'alter table cart_lines drop constraint cart_lines_item_check',
  'alter table cart_lines drop constraint cart_lines_card_check',
  `alter table cart_lines add constraint cart_lines_kind_check check (
    kind in ('item', 'giftCard', 'eGiftCard', 'contribution')
  )`,
  `alter table cart_lines add constraint cart_lines_item_check check (
    (kind in ('item', 'contribution')) = (sku is not null)
    and (kind in ('item', 'contribution')) = (personalization_id is not null)
  )`,
  `alter table cart_lines add constraint cart_lines_card_check check (
    (kind in ('giftCard', 'eGiftCard')) = (card_code is not null)
  )`,
  `alter table cart_lines add constraint cart_lines_money_check check (
    case when kind = 'item' then amount is null
      else amount is not null and registry_id is not null and quantity = 1
    end
  )`,
];

/** A cart holds money for group gifts beside things and gift cards (GG-05, CART-09). */
export const contributionsInCarts: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
