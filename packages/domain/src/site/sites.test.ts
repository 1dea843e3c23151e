import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { siteOfHost, sites } from './sites.ts';

const everyHost = Object.values(sites).flatMap((site) => site.hosts.map((host) => ({ host, id: site.id })));

describe('sites', () => {
  it.each([
    { host: 'localhost', id: 'main', brand: 'main', market: 'US', currency: '$', units: 'in' },
    { host: 'modern.localhost', id: 'modern', brand: 'modern', market: 'US', currency: '$', units: 'in' },
    { host: 'kids.localhost', id: 'kids', brand: 'kids', market: 'US', currency: '$', units: 'in' },
    { host: 'ca.localhost', id: 'canada', brand: 'main', market: 'CA', currency: 'CAD ', units: 'cm' },
  ])('[SITE-01] [CA-01] $host is the site $id', ({ host, id, brand, market, currency, units }) => {
    expect(siteOfHost(host)).toMatchObject({ id, brand, market, currencyPrefix: currency, units });
  });

  it('[SITE-01] every host of the table leads to its site, in any case and with any port', () => {
    fc.assert(
      fc.property(
        fc
          .constantFrom(...everyHost)
          .chain(({ host, id }) => fc.mixedCase(fc.constant(host)).map((text) => ({ text, id }))),
        fc.option(fc.integer({ min: 0, max: 65_535 })),
        ({ text, id }, port) => {
          expect(siteOfHost(port === null ? text : `${text}:${port}`).id).toBe(id);
        },
      ),
    );
  });

  it('[SITE-01] any other host leads to the main site', () => {
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
      expect(siteOfHost(host).id).toBe('main');
    }
    fc.assert(
      fc.property(fc.oneof(fc.domain(), fc.string()), (host) => {
        fc.pre(everyHost.every((known) => !host.toLowerCase().startsWith(known.host)));
        expect(siteOfHost(host).id).toBe('main');
      }),
    );
  });

  it('[SITE-01] no host belongs to two sites', () => {
    expect(new Set(everyHost.map(({ host }) => host)).size).toBe(everyHost.length);
  });

  it('[SITE-03] [CA-01] the Canadian site has its own help number, the others of the four share one', () => {
    expect([sites.main, sites.modern, sites.kids, sites.canada].map(({ phone }) => phone)).toEqual([
      '1-800-555-0142',
      '1-800-555-0142',
      '1-800-555-0142',
      '1-800-555-0178',
    ]);
  });

  it('[SITE-03] [CART-01] every feature is switched on, on every site, but for the rewards that are earned in the United States alone', () => {
    for (const { market, features } of Object.values(sites)) {
      expect(features).toEqual({
        interactiveChecklist: true,
        nlaReplacement: true,
        overviewTab: true,
        newFlyout: true,
        rewardsBanner: market === 'US',
      });
    }
  });

  it('[CO-02] [CA-01] express is dearer and faster than standard, and a site asks for the currency of its market', () => {
    for (const { market, currency, shippingMethods } of Object.values(sites)) {
      expect(currency).toBe(market === 'US' ? 'USD' : 'CAD');
      const [standard, express] = ['standard', 'express'].map((code) =>
        shippingMethods.find((method) => method.code === code),
      );
      expect(express?.price).toBeGreaterThan(standard?.price ?? 0);
      expect(express?.arrival.to).toBeLessThan(standard?.arrival.from ?? 0);
    }
  });

  it('[SITE-03] every site offers both sorts, ships by standard unless chosen otherwise, and counts days in Chicago', () => {
    for (const site of Object.values(sites)) {
      expect(site.sortOptions).toEqual(['category', 'price']);
      expect(site.shippingMethods.map(({ code }) => code)).toContain('standard');
      expect(site.timeZone).toBe('America/Chicago');
    }
  });
});
