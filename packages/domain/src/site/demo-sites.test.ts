import { describe, expect, it } from 'vitest';
import { sites } from './demo-sites.ts';
import { hasDrawnWordmark } from './wordmark.ts';

describe('the sites of the demo', () => {
  it('[SITE-01] every name is drawn as a wordmark', () => {
    for (const site of Object.values(sites)) expect(hasDrawnWordmark(site)).toBe(site.hasWordmark);
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
