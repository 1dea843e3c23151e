import { demoSites, forAll, siteIds, sites } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { siteById, siteOfHost, sitesOf } from './sites.ts';

const everyHost = Object.values(sites).flatMap((site) => site.hosts.map((host) => ({ host, id: site.id })));

describe('sites', () => {
  it.each([
    { host: 'localhost', id: 'main', brand: 'main', market: 'US', currency: '$', units: 'in' },
    { host: 'modern.localhost', id: 'modern', brand: 'modern', market: 'US', currency: '$', units: 'in' },
    { host: 'kids.localhost', id: 'kids', brand: 'kids', market: 'US', currency: '$', units: 'in' },
    { host: 'ca.localhost', id: 'canada', brand: 'main', market: 'CA', currency: 'CAD ', units: 'cm' },
  ])('[SITE-01] [CA-01] $host is the site $id', ({ host, id, brand, market, currency, units }) => {
    expect(siteOfHost(demoSites, host)).toMatchObject({ id, brand, market, currencyPrefix: currency, units });
  });

  it('[SITE-01] every host of a site leads to it, in any case and with any port', () => {
    forAll(
      fc
        .constantFrom(...everyHost)
        .chain(({ host, id }) => fc.mixedCase(fc.constant(host)).map((text) => ({ text, id }))),
      fc.option(fc.integer({ min: 0, max: 65_535 })),
      ({ text, id }, port) => {
        expect(siteOfHost(demoSites, port === null ? text : `${text}:${port}`).id).toBe(id);
      },
    );
  });

  it('[SITE-01] any other host leads to the first site', () => {
    for (const host of [
      '',
      '127.0.0.1:3000',
      '[::1]:3000',
      'modern.localhost.evil.example',
      'modern.localhost:3000.evil.example',
      'modern.local:80host',
      'xmodern.localhost',
      'example.com',
    ]) {
      expect(siteOfHost(demoSites, host).id).toBe('main');
    }
    forAll(fc.oneof(fc.domain(), fc.string()), (host) => {
      fc.pre(everyHost.every((known) => !host.toLowerCase().startsWith(known.host)));
      expect(siteOfHost(demoSites, host).id).toBe('main');
    });
  });

  it('[SITE-01] no host belongs to two sites', () => {
    expect(new Set(everyHost.map(({ host }) => host)).size).toBe(everyHost.length);
  });

  it('[SITE-01] [INT-01] a site knows all other sites of the retailer, and itself is none of them', () => {
    forAll(fc.subarray([...siteIds], { minLength: 1 }), (ids) => {
      const [first, ...others] = ids.map((id) => sites[id]);
      if (first === undefined) throw new Error('one at least was drawn');
      for (const { id, sisters } of sitesOf([first, ...others]))
        expect([id, ...sisters.map((sister) => sister.id)].sort()).toEqual([...ids].sort());
    });
  });

  it('[SITE-01] [INT-01] a site that the retailer no longer has is found as the first one', () => {
    const [first, second] = [sites.canada, sites.kids];
    expect(siteIds.map((id) => siteById([first, second], id).id)).toEqual(['canada', 'canada', 'kids', 'canada']);
  });
});
