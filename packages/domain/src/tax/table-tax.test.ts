import { centsOf, forAll, markets, taxRates } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { regionsOf } from '../delivery/index.ts';
import { tableTax } from './table-tax.ts';

const market = fc.constantFrom('US' as const, 'CA' as const);
const amount = fc.nat(1_000_000).map(centsOf);

describe('tax by the table', () => {
  it('[CO-02] each amount is taxed at the rate of its region, rounded to the nearest cent', () => {
    forAll(market, fc.nat(), amount, (at, pick, of) => {
      const codes = Object.keys(taxRates[at] ?? {});
      const region = codes[pick % codes.length] ?? '';
      const [tax] = tableTax(taxRates, {
        market: at,
        isIncluded: false,
        goods: [{ amount: of, region }],
        shipping: [],
      }).goods;
      expect(Math.abs((tax ?? -1) - (of * (taxRates[at]?.[region]?.rate ?? 0)) / 100_000)).toBeLessThanOrEqual(0.5);
    });
    const goods = [{ amount: centsOf(9_800), region: 'QC' }];
    expect(tableTax(taxRates, { market: 'CA', isIncluded: false, goods, shipping: [] }).goods).toEqual([1_468]);
    for (const at of ['US', 'CA'] as const) {
      const known = regionsOf(markets[at]).map(({ code }) => code);
      expect(Object.keys(taxRates[at] ?? {}).filter((code) => !known.includes(code))).toEqual([]);
    }
  });

  it('[CO-02] shipping is taxed in the regions that tax shipping, and in no other', () => {
    const shipping = ['NY', 'CA', 'IL'].map((region) => ({ amount: centsOf(1_000), region }));
    expect(tableTax(taxRates, { market: 'US', isIncluded: false, goods: [], shipping }).shipping).toEqual([85, 0, 89]);
  });

  it('[CO-02] a region that is not in the table has no tax', () => {
    const somewhere = [{ amount: centsOf(10_000), region: 'GU' }];
    expect(tableTax(taxRates, { market: 'US', isIncluded: false, goods: somewhere, shipping: somewhere })).toEqual({
      goods: [0],
      shipping: [0],
    });
    expect(
      tableTax(taxRates, {
        market: 'US',
        isIncluded: false,
        goods: [{ amount: centsOf(10_000), region: 'OR' }],
        shipping: [],
      }).goods,
    ).toEqual([0]);
  });

  it('[CO-02] of amounts that include their tax it is the part that is tax', () => {
    const rates = { GB: { '': { rate: 20_000, taxesShipping: true } } };
    const amounts = [{ amount: centsOf(12_000), region: '' }];
    expect(tableTax(rates, { market: 'GB', isIncluded: true, goods: amounts, shipping: amounts })).toEqual({
      goods: [2_000],
      shipping: [2_000],
    });
    forAll(amount, fc.nat(50_000), (of, rate) => {
      const included = { market: 'GB', isIncluded: true, goods: [{ amount: of, region: '' }], shipping: [] };
      const [tax] = tableTax({ GB: { '': { rate, taxesShipping: false } } }, included).goods;
      expect(Math.abs((tax ?? -1) - (of * rate) / (100_000 + rate))).toBeLessThanOrEqual(0.5);
    });
  });

  it('[CO-02] there are as many taxes as amounts, in their order', () => {
    const goods = ['NY', 'OR', 'CA'].map((region) => ({ amount: centsOf(10_000), region }));
    expect(tableTax(taxRates, { market: 'US', isIncluded: false, goods, shipping: goods.slice(1) })).toEqual({
      goods: [853, 0, 885],
      shipping: [0, 0],
    });
  });
});
