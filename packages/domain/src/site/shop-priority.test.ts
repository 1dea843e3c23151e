import { forAll, sites } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPrioritized, NO_PRIORITY, shopPriority } from './shop-priority.ts';
import type { ItemBrand, Site } from './site.ts';

const site = fc.constantFrom<Site>(...Object.values(sites));
const forChildren = sites.kids.front.departments.flatMap(({ categories }) => categories);
const goods = fc.record({
  brand: fc.constantFrom<ItemBrand>('main', 'modern'),
  category: fc.constantFrom('', 'Cookware', 'Decor', ...forChildren),
});

describe('what the shop of a site leads with', () => {
  it('[SHOP-05] what leads is of the brand that the site sells', () => {
    forAll(site, goods, (on, sold) => {
      if (isPrioritized(shopPriority(on))(sold)) expect(sold.brand).toBe(on.sells[0]);
    });
  });

  it('[SHOP-05] on the children’s site it is also of a department of the menu; on any other site the whole brand leads', () => {
    forAll(site, goods, (on, { category }) => {
      const leads = isPrioritized(shopPriority(on))({ brand: on.sells[0], category });
      expect(leads).toBe(on.brand !== 'kids' || forChildren.includes(category));
    });
  });

  it('[SHOP-05] where no site is known nothing leads', () => {
    forAll(goods, (sold) => !isPrioritized(NO_PRIORITY)(sold));
  });
});
