import {
  demoSite,
  exampleProduct,
  forAll,
  grIdOf,
  identityOf,
  product,
  sites,
  skuOf,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { function as F, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { type Site, sitesOf } from '../site/index.ts';
import { otherSite, type PageLocation, productLink } from './product-link.ts';

describe('the other site', () => {
  it.each([
    ['main', O.some('modern')],
    ['kids', O.some('modern')],
    ['modern', O.some('main')],
    ['canada', O.none],
  ] as const)('[XB-02] [CA-01] from %s: %j; in Canada there is no other site', (from, to) => {
    expect(O.map(({ id }: { readonly id: string }) => id)(otherSite(demoSite(from)))).toEqual(to);
  });

  it('[XB-02] [INT-01] where the retailer has no site of the other brand there is none', () => {
    for (const site of sitesOf([sites.main, sites.kids, sites.canada])) expect(otherSite(site)).toEqual(O.none);
  });

  it('[XB-02] [AUTH-05] the other site is in the same market, and one of its sisters', () => {
    for (const site of Object.values(sites)) {
      const other = otherSite(site);
      if (O.isSome(other)) {
        expect(site.sisters).toContain(other.value);
        expect(other.value.market).toBe(site.market);
      }
    }
  });

  const backFrom = (site: Site) =>
    F.pipe(
      otherSite(site),
      O.chain(({ id }) => otherSite(demoSite(id))),
      O.map(({ id }) => id),
    );

  it('[XB-02] the other site’s other site has the first brand', () => {
    for (const site of [sites.main, sites.modern]) {
      expect(backFrom(site)).toEqual(O.some(site.id));
    }
    expect(backFrom(sites.kids)).toEqual(O.some('main'));
  });
});

const gift = O.some({ grId: grIdOf('7310442'), identity: identityOf('7001', 12) });
const plate = exampleProduct({ sku: skuOf('7001') });
const barCart = exampleProduct({ sku: skuOf('7001'), brand: 'modern' });
const PATH = '/product/linden-dinner-plate/7001';
const GIFT = `${PATH}?registry=7310442&personalization=12`;

const whereabouts: fc.Arbitrary<PageLocation> = fc.record({
  site: fc.constantFrom(...Object.values(sites)),
  here: fc.constantFrom('http://localhost:3000/', 'https://modern.localhost/gift-registry/guest-list/7310442'),
});

describe('the way to a product’s page', () => {
  it('[XB-04] without a page, or a site of its brand in this market, there is no link', () => {
    const here = 'http://localhost/';
    expect(productLink({ site: sites.main, here }, exampleProduct({ isOnWeb: false }), gift)).toEqual(O.none);
    expect(productLink({ site: sites.main, here }, exampleProduct({ path: '' }), gift)).toEqual(O.none);
    expect(productLink({ site: sites.canada, here }, barCart, gift)).toEqual(O.none);
    for (const path of ['/\n/evil.example/x', '/\t/evil.example/x', '/\r/evil.example/x'])
      for (const site of [sites.main, sites.modern])
        expect(productLink({ site, here }, exampleProduct({ path }), gift)).toEqual(O.none);
  });

  it('[XB-04] a gift’s link carries its registry, on both sites', () => {
    const main = { site: sites.main, here: 'http://localhost:3000/' };
    expect(productLink(main, plate, gift)).toEqual(O.some({ href: GIFT, isElsewhere: false }));
    expect(productLink(main, barCart, gift)).toEqual(
      O.some({ href: `http://modern.localhost:3000${GIFT}`, isElsewhere: true }),
    );
  });

  it('[ROUTE-16] the referrer is carried to the other brand’s site only', () => {
    const main = {
      site: sites.main,
      here: 'http://localhost:3000/',
      referrer: { referrerId: 'r 1', wcTrackId: 'w-3' },
    };
    expect(productLink(main, barCart, gift)).toEqual(
      O.some({ href: `http://modern.localhost:3000${GIFT}&referrerId=r%201&wcTrackId=w-3`, isElsewhere: true }),
    );
    expect(productLink(main, plate, gift)).toEqual(O.some({ href: GIFT, isElsewhere: false }));
  });

  it('[XB-04] a product of this site’s brand has its path, in the same tab; a product of the other brand has an absolute address on that brand’s host, in a new tab', () => {
    forAll(whereabouts, product, (where, product) => {
      const link = productLink(where, product, O.none);
      if (O.isNone(link)) {
        expect(
          !product.isOnWeb || product.path === '' || (where.site.market === 'CA' && product.brand === 'modern'),
        ).toBe(true);
        return;
      }
      const isModern = product.brand === 'modern';
      expect(link.value.isElsewhere).toBe(isModern !== (where.site.brand === 'modern'));
      if (link.value.isElsewhere) {
        const { hostname, pathname } = new URL(link.value.href);
        expect([hostname, pathname]).toEqual([isModern ? 'modern.localhost' : 'localhost', product.path]);
      } else expect(link.value.href).toBe(product.path);
    });
  });
});
