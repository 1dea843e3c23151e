import { sites, storesNear } from '@gift-registry/domain';
import { expect, it } from 'vitest';
import { demoShop } from '../testing/demo-shop.ts';
import { readProducts } from './demo-products.ts';
import { readStores, stockOf } from './demo-stores.ts';

const demoProducts = readProducts(demoShop);
const demoStores = readStores(demoShop);
const demoShelves = stockOf(demoStores, demoProducts);

it('[BUY-08] near a store of each demo site one store has a gift and another lacks it', () => {
  expect(new Set(demoStores.map(({ storeNumber }) => storeNumber)).size).toBe(demoStores.length);
  for (const site of Object.values(sites)) {
    const [home] = demoStores.filter(({ market, brands }) => market === site.market && brands.includes(site.brand));
    if (home === undefined) throw new Error(`${site.name} has a store`);
    const products = site.market === 'CA' ? demoProducts.canadian : demoProducts.catalogue;
    const inStock = products.flatMap((product) =>
      storesNear(site, home, demoStores, { product, shelves: demoShelves }).map(({ units }) => units > 0),
    );
    expect(new Set(inStock)).toEqual(new Set([true, false]));
  }
});
