import { catalogueEntry, type Market, type Product } from '@gift-registry/domain';
import { sql } from 'kysely';
import { jsonOf } from './json/codec.ts';
import { ProductJson } from './json/product.json.ts';

const lexemes = (words: ReadonlyArray<string>) => sql<string>`array_to_tsvector(${words}::text[])`;

/** What a product is found by, as the domain says (ADD-09). */
export const searchColumns = (product: Product) => {
  const entry = catalogueEntry(product);
  return {
    is_findable: entry.isFindable,
    brand: entry.brand,
    category_name: entry.category,
    category_sequence: entry.sequence,
    name_key: entry.nameKey,
    price: entry.price,
    words: lexemes(entry.words),
    name_words: lexemes(entry.nameTerms),
  };
};

/** A product's row. */
export const productRow = (market: Market, product: Product) => ({
  sku: product.sku,
  market,
  product: jsonOf(ProductJson, product),
  ...searchColumns(product),
});
