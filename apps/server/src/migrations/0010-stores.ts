import { type Kysely, type Migration, sql } from 'kysely';

/*
 * Stores with what stands in them, and where postal codes lie. A line of a cart that is picked up names its store; when the store is closed, the line is shipped. An order keeps the
 * name that its store had.
 */
const statements: ReadonlyArray<string> = [
  `create table stores (
    store_number text primary key,
    name text not null,
    city text not null,
    region text not null,
    market text not null check (market in ('US', 'CA')),
    brands jsonb not null,
    offers jsonb not null,
    latitude double precision not null check (latitude between -90 and 90),
    longitude double precision not null check (longitude between -180 and 180)
  )`,
  `create table store_stock (
    sku text not null,
    store_number text not null references stores on delete cascade,
    pieces integer not null check (pieces >= 0),
    primary key (sku, store_number)
  )`,
  `create table postal_areas (
    market text not null check (market in ('US', 'CA')),
    prefix text not null,
    city text not null,
    region text not null,
    latitude double precision not null check (latitude between -90 and 90),
    longitude double precision not null check (longitude between -180 and 180),
    primary key (market, prefix)
  )`,
  'alter table cart_lines add column pickup_store text references stores on delete set null',
  `alter table cart_lines add constraint cart_lines_pickup_check check (pickup_store is null or kind = 'item')`,
  'alter table order_lines add column pickup_store text',
  'alter table order_lines add column pickup_store_name text',
  `alter table order_lines add constraint order_lines_pickup_check check ((pickup_store is null) = (pickup_store_name is null))`,
];

/** Gifts are picked up in stores (BUY-08). */
export const stores: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
