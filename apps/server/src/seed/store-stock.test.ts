import { storesNear } from '@gift-registry/domain';
import { demoSites, exampleProduct, sites, skuOf } from '@gift-registry/domain/testing/arbitrary';
import { expect, it } from 'vitest';
import { demoShop } from '../testing/demo-shop.ts';
import { stockOf } from './store-stock.ts';

const { stores, products } = demoShop.data;
const shelves = stockOf(demoSites, stores, products);

it('[BUY-08] near a store of each demo site one store has a gift and another lacks it', () => {
  expect(new Set(stores.map(({ storeNumber }) => storeNumber)).size).toBe(stores.length);
  for (const site of Object.values(sites)) {
    const [home] = stores.filter(({ market, brands }) => market === site.market && brands.includes(site.brand));
    if (home === undefined) throw new Error(`${site.name} has a store`);
    const inStock = (products[site.market] ?? []).flatMap((product) =>
      storesNear(site, home, stores, { product, shelves }).map(({ units }) => units > 0),
    );
    expect(new Set(inStock)).toEqual(new Set([true, false]));
  }
});

it('[BUY-08] a store has the goods of the sites that it serves, by whatever name the brand of a site goes', () => {
  const [store] = stores;
  if (store === undefined) throw new Error('there is a store');
  const goods = Array.from({ length: 40 }, (_, index) =>
    exampleProduct({ sku: skuOf(`${7_000 + index}`), brand: 'modern' }),
  );
  const stockAt = (sells: readonly ['modern' | 'main']) =>
    stockOf(
      [{ ...sites.main, brand: 'atelier', market: 'GB', sells }],
      [{ ...store, market: 'GB', brands: ['atelier'] }],
      { GB: goods },
    ).length;
  expect(stockAt(['modern'])).toBeGreaterThan(0);
  expect(stockAt(['main'])).toBe(0);
});
