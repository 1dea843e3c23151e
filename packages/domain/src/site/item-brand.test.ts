import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { siteOfBrand } from './brand-site.ts';
import { sites } from './demo-sites.ts';
import { brandSoldOn, isOtherBrand, otherBrand } from './item-brand.ts';
import type { Brand, ItemBrand, SiteIdentity } from './site.ts';

const site = fc.constantFrom<Brand>('main', 'modern', 'kids');
const brand = fc.constantFrom<ItemBrand>('main', 'modern');

describe('the brand of a thing', () => {
  it.each([
    ['main', 'main', 'modern'],
    ['kids', 'main', 'modern'],
    ['modern', 'modern', 'main'],
  ] as const)(
    '[XB-02] [XB-04] the modern brand’s site sells the modern brand, and every other site the main one: %s sells %s, the other brand is %s',
    (brand, own, other) => {
      expect([brandSoldOn(brand), otherBrand(brand)]).toEqual([own, other]);
      expect([isOtherBrand({ brand: own }, brand), isOtherBrand({ brand: other }, brand)]).toEqual([false, true]);
    },
  );

  it('[XB-02] the other brand of a site is the one that it does not sell', () => {
    fc.assert(
      fc.property(site, (brand) => {
        expect([brandSoldOn(brand), otherBrand(brand)].sort()).toEqual(['main', 'modern']);
      }),
    );
  });

  it('[XB-04] a product is either of the brand that the site sells or of the other one, never both', () => {
    fc.assert(
      fc.property(site, brand, (brand, itemBrand) => {
        expect([brandSoldOn(brand) === itemBrand, otherBrand(brand) === itemBrand].sort()).toEqual([false, true]);
        expect(isOtherBrand({ brand: itemBrand }, brand)).toBe(otherBrand(brand) === itemBrand);
      }),
    );
  });

  it('[XB-04] what a site sells has a home in its market, on a site that sells it too', () => {
    for (const site of Object.values(sites)) {
      const { brand: ownBrand, market } = site;
      const home = siteOfBrand(site, brandSoldOn(ownBrand), market);
      expect(O.map((there: SiteIdentity) => [there.market, brandSoldOn(there.brand)])(home)).toEqual(
        O.some([market, brandSoldOn(ownBrand)]),
      );
    }
  });

  it('[XB-04] of the four sites the main one, the modern one and Canada are such homes, and the kids’ things are at home on the main one', () => {
    const { main, modern, kids, canada } = sites;
    expect(
      [main, modern, kids, canada].map((site) => siteOfBrand(site, brandSoldOn(site.brand), site.market)),
    ).toMatchObject(['main', 'modern', 'main', 'canada'].map((id) => O.some({ id })));
  });
});
