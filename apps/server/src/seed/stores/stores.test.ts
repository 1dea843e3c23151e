import { sites, storesNear } from '@gift-registry/domain';
import { describe, expect, it } from 'vitest';
import { demoProducts } from '../demo-registries.ts';
import { canadian } from '../products/canadian.ts';
import { demoShelves } from './shelves.ts';
import { demoStores } from './stores.ts';

describe('the stores of the demo', () => {
  it('[BUY-08] each has a number of its own and offers something', () => {
    expect(new Set(demoStores.map(({ storeNumber }) => storeNumber)).size).toBe(demoStores.length);
    for (const { offers } of demoStores) expect(offers.length).toBeGreaterThan(1);
  });

  it('[BUY-08] what stands there is sold there, and some of all gifts is in some store', () => {
    const known = new Set([...demoProducts, ...canadian].map(({ sku }) => sku));
    const numbers = new Set(demoStores.map(({ storeNumber }) => storeNumber));
    for (const { sku, storeNumber, units } of demoShelves)
      expect([known.has(sku), numbers.has(storeNumber), units > 0]).toEqual([true, true, true]);
    expect(new Set(demoShelves.map(({ sku }) => sku)).size).toBeGreaterThan(250);
  });

  it('[BUY-08] near a store of each site there is one that has a gift and one that has not', () => {
    for (const site of Object.values(sites)) {
      const [home] = demoStores.filter(({ market, brands }) => market === site.market && brands.includes(site.brand));
      if (home === undefined) throw new Error(`${site.name} has a store`);
      const products = site.market === 'CA' ? canadian : demoProducts;
      const told = products.flatMap((product) =>
        storesNear(site, home, demoStores, { product, shelves: demoShelves }).map(({ units }) => units > 0),
      );
      expect(new Set(told)).toEqual(new Set([true, false]));
    }
  });
});
