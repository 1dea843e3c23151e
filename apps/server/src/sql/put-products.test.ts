import { exampleProduct, skuOf } from '@gift-registry/domain/testing/arbitrary';
import { either as E } from 'fp-ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { sqlEnvironment } from '../testing/sql-contract-environment.ts';
import { databaseOfFile, empty } from '../testing/test-database.ts';
import { putProducts } from './put-products.ts';

const product = (number: number, name = 'Plate') => exampleProduct({ sku: skuOf(String(number)), name });

describe('products written to the catalogue', () => {
  const test = databaseOfFile('server');
  beforeEach(() => empty(test.database));

  const put = (market: 'US' | 'CA', ...products: Parameters<typeof putProducts>[2]) =>
    putProducts(test.database.db, market, products);

  it('[ADD-09] are counted by outcome', async () => {
    expect(await put('US', product(1), product(2))).toEqual({ added: 2, changed: 0, unchanged: 0, elsewhere: 0 });
    expect(await put('US', product(1), product(2))).toEqual({ added: 0, changed: 0, unchanged: 2, elsewhere: 0 });
    expect(await put('US', product(1), product(2, 'Bowl'), product(3))).toEqual({
      added: 1,
      changed: 1,
      unchanged: 1,
      elsewhere: 0,
    });
    expect(await put('US')).toEqual({ added: 0, changed: 0, unchanged: 0, elsewhere: 0 });
  });

  it('[ADD-09] the last one with a SKU counts', async () => {
    expect(await put('US', product(1), product(1, 'Bowl'))).toEqual({
      added: 1,
      changed: 0,
      unchanged: 0,
      elsewhere: 0,
    });
    const { catalogue } = sqlEnvironment(test.database);
    expect(await catalogue.products('US', [skuOf('1')])()).toEqual(E.right([product(1, 'Bowl')]));
  });

  it('[ADD-09] a product of the other market stays unchanged', async () => {
    await put('US', product(1));
    expect(await put('CA', product(1, 'Bowl'), product(2))).toEqual({
      added: 1,
      changed: 0,
      unchanged: 0,
      elsewhere: 1,
    });
    const { catalogue } = sqlEnvironment(test.database);
    expect(await catalogue.products('US', [skuOf('1')])()).toEqual(E.right([product(1)]));
    expect(await catalogue.products('CA', [skuOf('1'), skuOf('2')])()).toEqual(E.right([product(2)]));
  });

  it('[ADD-09] are found by their new terms and no longer by the old ones', async () => {
    const { catalogue } = sqlEnvironment(test.database);
    const total = async (text: string) => {
      const results = await catalogue.search(
        'US',
        {
          text,
          categories: [],
          bands: [],
          brands: [],
          sort: 'best',
          page: 1,
        },
        [],
      )();
      return E.isRight(results) ? results.right.total : undefined;
    };
    await put('US', product(1, 'Saucer'));
    expect([await total('saucer'), await total('tureen')]).toEqual([1, 0]);
    await put('US', product(1, 'Tureen'));
    expect([await total('saucer'), await total('tureen')]).toEqual([0, 1]);
  });
});
