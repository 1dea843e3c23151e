import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { siteOfBrand } from './brand-site.ts';
import { brandSoldOn, isOtherBrand, otherBrand } from './item-brand.ts';
import type { Brand, ItemBrand } from './site.ts';
import { sites } from './sites.ts';

const site = fc.constantFrom<Brand>('main', 'modern', 'kids');
const brand = fc.constantFrom<ItemBrand>('main', 'modern');

describe('the brand of a thing', () => {
  it.each([
    ['main', 'main', 'modern'],
    ['kids', 'main', 'modern'],
    ['modern', 'modern', 'main'],
  ] as const)(
    '[XB-02] [XB-04] the modern brand’s site sells the modern brand, and every other site the main one: %s sells %s, the other brand is %s',
    (its, own, other) => {
      expect([brandSoldOn(its), otherBrand(its)]).toEqual([own, other]);
      expect([isOtherBrand({ brand: own }, its), isOtherBrand({ brand: other }, its)]).toEqual([false, true]);
    },
  );

  it('[XB-02] the other brand of a site is the one that it does not sell', () => {
    fc.assert(
      fc.property(site, (its) => {
        expect([brandSoldOn(its), otherBrand(its)].sort()).toEqual(['main', 'modern']);
      }),
    );
  });

  it('[XB-04] a product is either of the brand that the site sells or of the other one, never both', () => {
    fc.assert(
      fc.property(site, brand, (its, one) => {
        expect([brandSoldOn(its) === one, otherBrand(its) === one].sort()).toEqual([false, true]);
        expect(isOtherBrand({ brand: one }, its)).toBe(otherBrand(its) === one);
      }),
    );
  });

  it('[XB-04] every site is where its own brand is sold in its market, but for the kids’ site, which sells what the main one sells', () => {
    for (const its of Object.values(sites)) {
      const home = its.id === 'kids' ? sites.main : its;
      expect(siteOfBrand(brandSoldOn(its.brand), its.market)).toMatchObject({ value: { id: home.id } });
    }
  });
});
