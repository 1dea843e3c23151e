import { type Kysely, type Migration, sql } from 'kysely';

const indexes: ReadonlyArray<string> = [
  `create index products_by_reviews on products (market, brand, ((product->>'reviews')::bigint) desc, sku)
    where is_findable`,
  `create index products_by_department on products
    (market, brand, (product->>'department'), ((product->>'reviews')::bigint) desc, sku) where is_findable`,
];

/** What most people have written about is found without reading all products (REC-02). */
export const reviewedProducts: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of indexes) await sql.raw(statement).execute(db);
  },
};
