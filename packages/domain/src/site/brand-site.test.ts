import { forAll, sites } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { addressOn, brandName, siteOfBrand } from './brand-site.ts';
import { sitesOf } from './sites.ts';

const here = fc.record({
  scheme: fc.constantFrom('http', 'https'),
  host: fc.constantFrom('localhost', 'kids.localhost', '127.0.0.1', '[::1]'),
  port: fc.constantFrom('', ':3000', ':8443'),
  path: fc.constantFrom('', '/', '/gift-registry/guest-list/7310442', '?key=http://elsewhere:99'),
});

describe('the site of a brand', () => {
  it.each([
    ['main', 'US', 'main'],
    ['modern', 'US', 'modern'],
    ['main', 'CA', 'canada'],
  ] as const)(
    '[XB-04] a brand’s site is of that market, and speaks for that brand: %s items in the %s are sold on %s',
    (brand, market, id) => {
      for (const from of Object.values(sites))
        expect(siteOfBrand(from, brand, market)).toMatchObject(O.some({ id, market, brand }));
    },
  );

  it('[XB-04] [INT-01] a brand goes by the same name on every site', () => {
    for (const from of Object.values(sites))
      expect([brandName(from, 'main'), brandName(from, 'modern')]).toEqual(['Hearth & Field', 'Mode Two']);
    const [canada] = sitesOf([sites.canada]);
    expect([brandName(canada, 'main'), brandName(canada, 'modern')]).toEqual(['Hearth & Field', 'Mode Two']);
  });

  it('[XB-04] in Canada there is no site of the other brand', () => {
    for (const from of Object.values(sites)) expect(siteOfBrand(from, 'modern', 'CA')).toEqual(O.none);
  });

  it('[XB-04] [INT-01] where the retailer has no site that sells them there is none', () => {
    const [alone] = sitesOf([sites.main]);
    expect(siteOfBrand(alone, 'modern', 'US')).toEqual(O.none);
    expect(siteOfBrand(alone, 'main', 'CA')).toEqual(O.none);
    expect(siteOfBrand(alone, 'main', 'US')).toEqual(O.some(alone));
  });

  it('[XB-04] [INT-01] a retailer without a site of the main brand sells its things on the children’s site', () => {
    const [modern] = sitesOf([sites.modern, sites.kids]);
    expect(siteOfBrand(modern, 'main', 'US')).toMatchObject(O.some({ id: 'kids' }));
  });

  it.each([
    ['http://localhost:3000', 'http://modern.localhost:3000/product/cart/7'],
    ['https://kids.localhost/gift-registry/guest-list/1', 'https://modern.localhost/product/cart/7'],
    ['http://[::1]:3000/', 'http://modern.localhost:3000/product/cart/7'],
    ['//kids.localhost:3000/a', '//modern.localhost:3000/product/cart/7'],
    ['', '//modern.localhost/product/cart/7'],
  ])('[XB-04] from %s', (from, address) => {
    expect(addressOn(sites.modern, from, '/product/cart/7')).toBe(address);
  });

  it.each([
    '@evil.example/x',
    '.evil.example',
    ':80@evil.example',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/a\n',
  ])('[AUTH-05] what is not plainly a path leads to that site’s start page, and never to another host: %j', (path) => {
    expect(addressOn(sites.modern, 'http://localhost:3000/', path)).toBe('http://modern.localhost:3000/');
  });

  it('[AUTH-05] whatever the path, the host is the site’s', () => {
    forAll(
      fc.oneof(
        fc.string(),
        fc.webPath(),
        fc.string().map((text) => `/${text}`),
      ),
      (path) => {
        expect(new URL(addressOn(sites.modern, 'http://localhost:3000/', path)).host).toBe('modern.localhost:3000');
      },
    );
  });

  it('[XB-04] what is no address of a page gives its port to none', () => {
    expect(addressOn(sites.modern, 'app://house.example:80/', '/a')).toBe('//modern.localhost/a');
  });

  it('[XB-04] an address on a site has the scheme and the port of the page, that site’s host, and the path as it was given', () => {
    forAll(here, fc.constantFrom(sites.main, sites.modern), ({ scheme, host, port, path }, site) => {
      expect(addressOn(site, `${scheme}://${host}${port}${path}`, '/a/b?c=d')).toBe(
        `${scheme}://${site.hosts[0]}${port}/a/b?c=d`,
      );
    });
  });
});
