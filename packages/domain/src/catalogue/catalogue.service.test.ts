import { exampleProduct, skuOf } from '@gift-registry/domain/testing/arbitrary';
import { failing, memoryBrowser, memoryDependencies } from '@gift-registry/domain/testing/memory';
import { either as E } from 'fp-ts';
import { describe, expect, it } from 'vitest';

const away = { _tag: 'Unavailable' } as const;
const everything = { text: '', categories: [], bands: [], brands: [], sort: 'best', page: 1 } as const;

describe('the catalogue of a person’s site', () => {
  it('[ADD-09] [ROUTE-19] [ROUTE-11] an unavailable store is reported; shipping information is there all the same', async () => {
    const dependencies = memoryDependencies({ products: [exampleProduct()] });
    const reading = memoryBrowser({
      ...dependencies,
      catalogue: failing(dependencies.catalogue, 'products', away),
    }).catalogue;
    expect(await reading.product(skuOf('4821'))()).toEqual(E.left(away));
    expect(await reading.popup('standard')()).toMatchObject(E.right({ popupName: 'standard' }));
    const searching = memoryBrowser({
      ...dependencies,
      catalogue: failing(dependencies.catalogue, 'search', away),
    }).catalogue;
    expect(await searching.search(everything)()).toEqual(E.left(away));
  });

  it('[ADD-09] the sites of one market sell the same', async () => {
    const dependencies = memoryDependencies({
      products: [exampleProduct()],
      canadianProducts: [exampleProduct({ sku: skuOf('7') })],
    });
    const skusAt = async (site: 'main' | 'modern' | 'kids' | 'canada') => {
      const results = await memoryBrowser(dependencies, { site }).catalogue.search(everything)();
      return E.isRight(results) ? results.right.products.map(({ sku }) => sku) : [];
    };
    expect(await Promise.all([skusAt('main'), skusAt('modern'), skusAt('kids'), skusAt('canada')])).toEqual([
      ['4821'],
      ['4821'],
      ['4821'],
      ['7'],
    ]);
  });

  it('[ROUTE-19] a SKU is listed in one market; putting it into the other changes nothing', async () => {
    const dependencies = memoryDependencies({
      products: [exampleProduct()],
      canadianProducts: [exampleProduct({ name: 'Other' })],
    });
    expect(await memoryBrowser(dependencies).catalogue.product(skuOf('4821'))()).toEqual(E.right(exampleProduct()));
    expect(await memoryBrowser(dependencies, { site: 'canada' }).catalogue.product(skuOf('4821'))()).toEqual(
      E.left({ _tag: 'ProductNotFound' }),
    );
  });
});
