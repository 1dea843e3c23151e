import { forAll, sites } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { switchBrand } from './brand-switch.ts';
import { withCampaign } from './pod-request.ts';

const campaign = { medium: 'recommendation', source: 'main', campaign: 'cross-brand' };
const present = 'utm_medium=recommendation&utm_source=main&utm_campaign=cross-brand';
const HERE = 'http://localhost:3000/gift-registry/registrant-list/7310442?sortBy=price#top';

const place = fc.record({
  scheme: fc.constantFrom('http://', 'https://', '//'),
  port: fc.constantFrom('', ':3000', ':8443'),
  rest: fc.constantFrom('', '/', '/product/bar-cart/7001', '/a?b=http://localhost:3000/c', '?q=1', '#size', '/a?b=1#c'),
});

describe('switching brands', () => {
  it.each([
    ['http://localhost:3000/a', `http://modern.localhost:3000/a?${present}`],
    ['http://modern.localhost:3000/a', `http://localhost:3000/a?${present}`],
    ['https://LOCALHOST/a?b=c#d', `https://modern.localhost/a?b=c&${present}#d`],
    ['//modern.localhost', `//localhost?${present}`],
    ['/product/bar-cart/7001', `http://modern.localhost:3000/product/bar-cart/7001?${present}`],
    ['http://kids.localhost:3000/a', `http://modern.localhost:3000/a?${present}`],
    ['//KIDS.localhost:8443/a#d', `//modern.localhost:8443/a?${present}#d`],
    ['/a?utm_source=mail', `http://modern.localhost:3000/a?utm_source=mail&${present.replace('utm_source=main&', '')}`],
  ])('[REC-06] %s becomes %s', (address, expected) => {
    expect(switchBrand(sites.main, HERE, address, campaign)).toBe(expected);
  });

  it.each([
    'http://ca.localhost:3000/a',
    'http://xkids.localhost:3000/a',
    'http://example.com/localhost',
    'http://localhost.example.com/a',
    'http://xlocalhost/a',
    'http://localhost@example.com/a',
    'http://localhost:80@example.com/a',
    'http://example.com:3000/http://localhost/',
    'ftp://localhost/a',
    'a/b',
    '',
  ])('[REC-06] of %s the host stays', (address) => {
    expect(switchBrand(sites.main, HERE, address, campaign)).toBe(withCampaign(campaign, address));
  });

  it('[REC-06] a path that leads elsewhere is none', () => {
    expect(switchBrand(sites.main, HERE, '//example.com/a', campaign)).toBe(`//example.com/a?${present}`);
    expect(switchBrand(sites.main, HERE, '/\\example.com/a', campaign)).toBe(`/\\example.com/a?${present}`);
  });

  it('[REC-06] [XB-02] what the modern brand recommends on the kids’ site is found on the modern brand’s', () => {
    const page = 'https://kids.localhost:8443/gift-registry/registrant-list/7310442';
    expect(switchBrand(sites.main, page, '/product/bar-cart/7001?color=oak#size', campaign)).toBe(
      `https://modern.localhost:8443/product/bar-cart/7001?color=oak&${present}#size`,
    );
  });

  it('[REC-06] where the page has no host a path stays one', () => {
    expect(switchBrand(sites.main, '', '/a', campaign)).toBe(`/a?${present}`);
    expect(switchBrand(sites.main, 'about:blank', '/a', campaign)).toBe(`/a?${present}`);
  });

  it('[REC-06] from a host of a site the address leads to the other brand’s site of its market; any other host, and the Canadian one, stays as it is', () => {
    const hosts = [
      ['localhost', 'modern.localhost'],
      ['modern.localhost', 'localhost'],
      ['kids.localhost', 'modern.localhost'],
      ['ca.localhost', 'ca.localhost'],
      ['shop.example', 'shop.example'],
    ] as const;
    forAll(place, fc.constantFrom(...hosts), ({ scheme, port, rest }, [host, other]) => {
      expect(switchBrand(sites.main, HERE, `${scheme}${host}${port}${rest}`, campaign)).toBe(
        withCampaign(campaign, `${scheme}${other}${port}${rest}`),
      );
    });
  });

  it('[REC-06] scheme, port, path, query and fragment stay as they were', () => {
    forAll(place, ({ scheme, port, rest }) => {
      const there = switchBrand(sites.main, HERE, `${scheme}localhost${port}${rest}`, campaign);
      const back = switchBrand(sites.main, HERE, there, campaign);
      expect(back).toBe(withCampaign(campaign, `${scheme}localhost${port}${rest}`));
    });
  });

  it('[REC-06] an address says once each by what means, from where and for what the visitor comes; what it stated about that already stays', () => {
    forAll(place, fc.subarray(['utm_medium=a', 'utm_source=b', 'utm_campaign=c']), ({ scheme, port }, had) => {
      const switched = switchBrand(sites.main, HERE, `${scheme}localhost${port}/?${had.join('&')}`, campaign);
      for (const name of ['utm_medium', 'utm_source', 'utm_campaign']) {
        expect(switched.split(`${name}=`)).toHaveLength(2);
        const own = had.find((each) => each.startsWith(name));
        if (own !== undefined) expect(switched).toContain(own);
      }
    });
  });

  it('[REC-06] an address that names no host changes as one of the page that it is on', () => {
    forAll(place, fc.constantFrom('localhost', 'modern.localhost', 'kids.localhost'), ({ scheme, port }, host) => {
      const page = `${scheme}${host}${port}`;
      expect(switchBrand(sites.main, `${page}/a/b?c#d`, '/e?f=1', campaign)).toBe(
        switchBrand(sites.main, '', `${page}/e?f=1`, campaign),
      );
    });
  });
});
