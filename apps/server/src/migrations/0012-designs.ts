import { type Kysely, type Migration, sql } from 'kysely';

/*
 * A design is kept once for what it says, and never changes: items, carts and orders name it by its number. Numbers begin above those of designs that came with registries from elsewhere.
 * The pictures of a family are asked for by its number.
 */
const statements: ReadonlyArray<string> = [
  `create table designs (
    personalization_id bigint generated always as identity (start with 1000001) primary key,
    sku text not null,
    personalization_type integer not null check (personalization_type in (100, 700, 705)),
    font text not null,
    color text not null,
    line1 text not null,
    line2 text not null,
    check (line1 <> '' or line2 <> ''),
    unique (sku, personalization_type, font, color, line1, line2)
  )`,
  `create index products_by_family on products (market, brand, (product->>'familyId'))`,
];

/** Designs that people make for products (PERS-01), and products by their family (BUY-05). */
export const designs: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
