import { eventType, exampleProduct, forAll, product, skuOf } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { isBabyOrKids } from '../event/index.ts';
import { isFindable } from '../item/index.ts';
import {
  giftShopFor,
  giftShops,
  NO_GUIDE,
  offeredCategories,
  parseGiftShop,
  shownShelves,
  uniqueSkus,
} from './gift-guide.ts';

const [plates, bowls, gone] = [
  exampleProduct(),
  exampleProduct({ sku: skuOf('4822') }),
  exampleProduct({ sku: skuOf('4823'), isNla: true }),
];

const products = fc.uniqueArray(product, { maxLength: 12, selector: ({ sku }) => sku });

describe('what the shop’s people picked', () => {
  it('[ROUTE-08] everything shown was picked, is on the web and can still be had; nothing else of that is missing', () => {
    forAll(products, products, (listed, others) => {
      const skus = [...listed, ...others].map(({ sku }) => sku);
      const shown = shownShelves([{ title: 'All', text: '', skus }], listed).flatMap((shelf) => shelf.products);
      expect(shown).toEqual(listed.filter(isFindable));
    });
  });

  it('[ROUTE-08] picks keep their order and come once on their shelf', () => {
    const skus = [bowls, plates, bowls].map(({ sku }) => sku);
    expect(shownShelves([{ title: 'A', text: 'b', skus }], [plates, bowls])).toEqual([
      { title: 'A', text: 'b', products: [bowls, plates] },
    ]);
    expect(uniqueSkus(skus)).toEqual([bowls.sku, plates.sku]);
  });

  it('[ROUTE-08] [CA-01] a category of which nothing can be had in the market is not offered, the others keep their order', () => {
    const counted = [
      { choice: 'Toys', products: 2 },
      { choice: 'Bath', products: 1 },
      { choice: 'Nursery', products: 0 },
      { choice: 'Rugs', products: 9 },
    ];
    expect(offeredCategories(['Nursery', 'Bath', 'Feeding', 'Toys'], counted)).toEqual(['Bath', 'Toys']);
    expect(offeredCategories(['Nursery'], [])).toEqual([]);
  });

  it('[ROUTE-08] a page has its own name, exactly as it is written', () => {
    expect(['wedding', 'kids', 'Kids', ''].map(parseGiftShop)).toEqual([
      O.some('wedding'),
      O.some('kids'),
      O.none,
      O.none,
    ]);
  });

  it('[ROUTE-08] where nothing was chosen yet every page shows the whole shop', () => {
    expect(NO_GUIDE.extras).toEqual([]);
    for (const shop of giftShops)
      expect(NO_GUIDE.picks[shop]).toEqual({ categories: [], isOnlyThese: false, shelves: [] });
  });

  it('[ROUTE-08] a shelf with nothing on it is not there', () => {
    const shelf = (title: string, ...products: ReadonlyArray<typeof plates>) => ({
      title,
      text: '',
      skus: products.map(({ sku }) => sku),
    });
    const shelves = [shelf('Gone', gone), shelf('Elsewhere', bowls), shelf('Here', gone, plates), shelf('Empty')];
    expect(shownShelves(shelves, [plates, gone]).map(({ title }) => title)).toEqual(['Here']);
  });

  it('[ROUTE-08] a registry for a baby or a child leads to the gifts for children, every other to those for weddings', () => {
    forAll(eventType.filter(isBabyOrKids), (event) => giftShopFor(event) === 'kids');
    const other = eventType.filter((event) => !isBabyOrKids(event));
    forAll(other, (event) => giftShopFor(event) === 'wedding');
  });
});
