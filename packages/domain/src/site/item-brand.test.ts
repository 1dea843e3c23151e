import { forAll, sites } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { otherBrandSite, siteOfBrand } from './brand-site.ts';
import { isOtherBrand } from './item-brand.ts';
import type { SiteIdentity } from './site.ts';

const site = fc.constantFrom(...Object.values(sites));
const brand = fc.constantFrom('main', 'modern', 'outlet');

describe('the brand of a thing', () => {
  it('[XB-04] a product is either of a brand that the site sells or of another one, never both', () => {
    forAll(site, brand, fc.subarray(['outlet', 'modern']), (on, product, also) => {
      const selling = { sells: [on.sells[0], ...also] as const };
      expect(isOtherBrand({ brand: product }, selling)).toBe(product !== on.sells[0] && !also.includes(product));
    });
  });

  it.each([
    ['main', 'modern'],
    ['kids', 'modern'],
    ['modern', 'main'],
    ['canada', undefined],
  ] as const)('[XB-02] what %s does not sell is bought on %s', (id, other) => {
    const found = otherBrandSite(sites[id], sites[id]);
    expect(O.toUndefined(O.map((there: SiteIdentity) => there.id)(found))).toBe(other);
  });

  it('[XB-04] of the four sites the main one, the modern one and Canada are homes of what they sell, and the kids’ things are at home on the main one', () => {
    const { main, modern, kids, canada } = sites;
    expect([main, modern, kids, canada].map((on) => siteOfBrand(on, on.sells[0], on.market))).toMatchObject(
      ['main', 'modern', 'main', 'canada'].map((id) => O.some({ id })),
    );
  });
});
