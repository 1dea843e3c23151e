import { centsOf, dayOf, forAll, markets, marketTaxes } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { regionsOf } from '../delivery/index.ts';
import { total } from '../money/index.ts';
import type { MarketTax, TaxClass } from '../site/index.ts';
import { type TaxedAmount, tableTax } from './table-tax.ts';

const day = dayOf('2027-06-01');
const goods = (amount: number, region: string, taxClass: TaxClass = 'general'): TaxedAmount => ({
  amount: centsOf(amount),
  region,
  taxClass,
  isShipping: false,
});
const shipping = (amount: number, region: string, taxClass: TaxClass = 'general'): TaxedAmount => ({
  ...goods(amount, region, taxClass),
  isShipping: true,
});
const inMarket = (market: string, ...amounts: ReadonlyArray<TaxedAmount>) =>
  tableTax(marketTaxes, { market, day, isIncluded: false, amounts });
/** The sums by name of taxes of a market of its own. */
const sums = (taxes: ReadonlyArray<MarketTax>, amounts: ReadonlyArray<TaxedAmount>, on = day, isIncluded = false) =>
  Object.fromEntries(
    tableTax({ own: taxes }, { market: 'own', day: on, isIncluded, amounts }).map(({ name, amounts: shares }) => [
      name,
      total(shares),
    ]),
  );

const amount = fc.nat(1_000_000);
const thousandths = fc.nat(50_000);
const taxClass = fc.constantFrom<TaxClass>('general', 'clothing', 'childrensClothing', 'books', 'food');

describe('tax by the table', () => {
  it('[CO-02] a tax is reckoned at the rate of the region, rounded to the nearest cent, and its shares add up to it', () => {
    forAll(fc.array(amount, { minLength: 1, maxLength: 6 }), thousandths, (amounts, rate) => {
      const [tax] = tableTax(
        { own: [{ name: 'Tax', rates: { A: rate / 1_000 } }] },
        { market: 'own', day, isIncluded: false, amounts: amounts.map((each) => goods(each, 'A')) },
      );
      const all = amounts.reduce((sum, each) => sum + each, 0);
      expect(Math.abs(total(tax?.amounts ?? []) - (all * rate) / 100_000)).toBeLessThanOrEqual(0.5);
      for (const [place, share] of (tax?.amounts ?? []).entries())
        expect(Math.abs(share - ((amounts[place] ?? 0) * rate) / 100_000)).toBeLessThan(1.5);
    });
    expect(inMarket('US', goods(10_000, 'NY'), goods(10_000, 'OR'), goods(10_000, 'CA'))).toEqual([
      { name: 'Sales tax', amounts: [853, 0, 885] },
    ]);
    expect(inMarket('US', goods(10_000, 'GU'), shipping(995, 'GU'))).toEqual([]);
    expect(inMarket('US', goods(10_000, 'PR'))).toEqual([{ name: 'Sales tax', amounts: [1_150] }]);
  });

  it.each([
    [1_499, 75, 150],
    [1_599, 80, 160],
    [3_095, 155, 309],
    [3_995, 200, 399],
    [5_499, 275, 549],
    [7_095, 355, 708],
    [9_499, 475, 948],
    [9_800, 490, 978],
  ])(
    '[MON-01] GST and QST are two taxes, each rounded to its cent: on %i cents in Québec %i and %i',
    (price, gst, qst) => {
      expect(inMarket('CA', goods(price, 'QC'))).toEqual([
        { name: 'GST', amounts: [gst] },
        { name: 'QST', amounts: [qst] },
      ]);
    },
  );

  it('[MON-01] each tax is rounded once for all that it taxes in a region', () => {
    expect(inMarket('CA', ...Array.from({ length: 3 }, () => goods(10, 'AB')))).toEqual([
      { name: 'GST', amounts: [1, 1, 0] },
    ]);
    expect(inMarket('CA', goods(10, 'AB'), goods(10, 'QC'))).toEqual([
      { name: 'GST', amounts: [1, 1] },
      { name: 'QST', amounts: [0, 1] },
    ]);
  });

  it('[MON-01] no tax is reckoned on another one unless the table says so', () => {
    const federal: MarketTax = { name: 'Federal', rates: { A: 5 } };
    const own: MarketTax = { name: 'Own', rates: { A: 10 } };
    expect(sums([federal, own], [goods(10_000, 'A')])).toEqual({ Federal: 500, Own: 1_000 });
    expect(sums([federal, { ...own, compoundsOn: ['Federal'] }], [goods(10_000, 'A')])).toEqual({
      Federal: 500,
      Own: 1_050,
    });
  });

  it('[MON-01] a tax is in force from its first day through its last', () => {
    const taxes: ReadonlyArray<MarketTax> = [
      { name: 'HST', rates: { NS: 15 }, lastDay: '2027-03-31' },
      { name: 'HST', rates: { NS: 14 }, firstDay: '2027-04-01' },
    ];
    const on = (text: string) => sums(taxes, [goods(10_000, 'NS')], dayOf(text));
    expect(['2027-03-31', '2027-04-01'].map(on)).toEqual([{ HST: 1_500 }, { HST: 1_400 }]);
  });

  it('[MON-02] a class with a rate of its own is taxed at that, and what has no class never is', () => {
    const kinds: ReadonlyArray<TaxClass> = ['general', 'clothing', 'childrensClothing', 'books', 'food', 'none'];
    const taxed = (market: string, region: string) =>
      kinds.map((kind) => inMarket(market, goods(10_000, region, kind)).map(({ amounts }) => amounts[0]));
    expect(taxed('CA', 'ON')).toEqual([[1_300], [1_300], [500], [500], [], []]);
    expect(taxed('CA', 'QC')).toEqual([[500, 998], [500, 998], [500, 998], [500], [], []]);
    expect(taxed('CA', 'BC')).toEqual([[500, 700], [500, 700], [500], [500], [], []]);
    expect(taxed('US', 'NJ')).toEqual([[660], [], [], [660], [], []]);
  });

  it('[MON-02] shipping is taxed like the goods it carries where the region taxes shipping, and nowhere else', () => {
    expect(inMarket('US', shipping(1_000, 'NY'), shipping(1_000, 'CA'), shipping(1_000, 'NJ', 'clothing'))).toEqual([
      { name: 'Sales tax', amounts: [85, 0, 0] },
    ]);
    expect(inMarket('CA', shipping(995, 'ON', 'books'))).toEqual([{ name: 'HST', amounts: [50] }]);
  });

  it('[CO-02] [MON-01] of amounts that include their taxes they are the parts that are tax', () => {
    const vat: MarketTax = { name: 'VAT', rates: { '*': 20 }, taxesShipping: ['*'] };
    expect(sums([vat], [goods(12_000, ''), shipping(1_200, '')], day, true)).toEqual({ VAT: 2_200 });
    forAll(amount, thousandths, fc.nat(20_000), (price, one, other) => {
      const taxes: ReadonlyArray<MarketTax> = [
        { name: 'One', rates: { '*': one / 1_000 } },
        { name: 'Other', rates: { '*': other / 1_000 } },
      ];
      const found = sums(taxes, [goods(price, '')], day, true);
      for (const [name, rate] of [['One', one] as const, ['Other', other] as const])
        expect(Math.abs((found[name] ?? 0) - (price * rate) / (100_000 + one + other))).toBeLessThanOrEqual(0.5 + 1e-6);
    });
  });

  it('[MON-01] the demo taxes only in regions that its markets have, and there every class', () => {
    for (const market of ['US', 'CA'] as const) {
      const codes = regionsOf(markets[market]).map(({ code }) => code);
      forAll(fc.constantFrom(...codes), taxClass, amount, (region, kind, price) => {
        for (const { amounts } of inMarket(market, goods(price, region, kind), shipping(price, region, kind)))
          expect(amounts).toHaveLength(2);
      });
      expect(Object.keys(marketTaxes[market]?.[0]?.rates ?? {}).filter((code) => !codes.includes(code))).toEqual([]);
    }
  });
});
