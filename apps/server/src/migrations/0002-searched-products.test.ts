import { exampleProduct, skuOf } from '@gift-registry/domain/testing/arbitrary';
import { either as E } from 'fp-ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jsonOf } from '../sql/json/codec.ts';
import { ProductJson } from '../sql/json/product.json.ts';
import { databaseKinds, type TestDatabase, testDatabase } from '../testing/opened-database.ts';
import { sqlWorld } from '../testing/sql-contract-world.ts';
import { searchedProducts } from './0002-searched-products.ts';
import { strictProducts } from './0004-strict-products.ts';

/** More than are filled at a time. */
const MANY = 1_001;

describe.each(databaseKinds)('products that were there before they could be searched, on the %s database', (kind) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await testDatabase(kind);
  });
  afterAll(() => test.remove());

  it('[ADD-09] are found afterwards, all of them, in the market of the United States', async () => {
    const { db } = test.database;
    await sql`alter table products drop column market, drop column is_findable, drop column brand,
      drop column category_name, drop column category_sequence, drop column name_key, drop column price,
      drop column words, drop column name_words, add column catalogue_version bigint`.execute(db);
    const products = Array.from({ length: MANY }, (_, index) =>
      exampleProduct({
        sku: skuOf(String(index + 1)),
        name: index === MANY - 1 ? 'Étagère' : 'Plate',
        isNla: index === 0,
      }),
    );
    await sql`insert into products (sku, product, catalogue_version)
      select given ->> 'sku', given, 7
      from json_array_elements(${`[${products.map((product) => jsonOf(ProductJson, product)).join(',')}]`}::json) as given`.execute(
      db,
    );
    await searchedProducts.up(db);
    await strictProducts.up(db);
    const { catalogue } = sqlWorld(test.database);
    const search = (text: string) =>
      catalogue.search('US', {
        text,
        categories: ['Dinnerware'],
        bands: ['0-20'],
        brands: ['main'],
        sort: 'best',
        page: 1,
      })();
    expect(await search('')).toMatchObject(E.right({ total: MANY - 1 }));
    expect(await search('etagere')).toEqual(E.right(expect.objectContaining({ products: products.slice(-1) })));
  });

  it('[ADD-09] a product needs a market of its own, and a brand that there is', async () => {
    const { db } = test.database;
    const insert = (market: string, brand: string) =>
      sql`insert into products (sku, product, is_findable, brand, category_name, category_sequence, name_key, price, words, name_words, market)
        select '999999', product, is_findable, ${sql.raw(brand)}, category_name, category_sequence, name_key, price, words, name_words, ${sql.raw(market)}
        from products limit 1`.execute(db);
    await expect(insert(`'DE'`, 'brand')).rejects.toMatchObject({ code: '23514' });
    await expect(insert('null', 'brand')).rejects.toMatchObject({ code: '23502' });
    await expect(insert('market', `'old'`)).rejects.toMatchObject({ code: '23514' });
    const columns = await sql<{
      readonly given: string | null;
    }>`select column_default as given from information_schema.columns
      where table_name = 'products' and column_name = 'market'`.execute(db);
    expect(columns.rows).toEqual([{ given: null }]);
  });
});
