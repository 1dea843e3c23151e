import {
  centsOf,
  dayOf,
  exampleContributionLineView,
  exampleGiftCardLineView,
  exampleLine,
  exampleProduct,
  exampleStore,
  forAll,
  grIdOf,
  identityOf,
  marketTaxes,
  sites,
  skuOf,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { isShippedFree } from '../item/index.ts';
import { minus, percentOf, total } from '../money/index.ts';
import { addTaxes, tableTax } from '../tax/index.ts';
import { chargesOf, type Destinations, isSameTaxQuery, shippingPrice } from './cart-charges.ts';
import { chargesTotal, taxTotal } from './sums.ts';

const { shippingMethods } = sites.main;
const [one, other] = [grIdOf('111111'), grIdOf('222222')];
const item = (sku: string, amount: number, overrides: Parameters<typeof exampleLine>[0] = {}) =>
  exampleLine({ grId: O.some(one), identity: identityOf(sku), quantity: 1, unitPrice: centsOf(amount), ...overrides });
const card = exampleGiftCardLineView();
const money = exampleContributionLineView();
const { storeNumber, name } = exampleStore();
const known: Destinations = {
  registries: new Map([[one, 'NY']]),
  stores: new Map([[storeNumber, 'WA']]),
  buyer: O.some('OR'),
};

const charging = { site: sites.main, method: 'standard', destinations: known, products: [], day: dayOf('2027-06-01') };

const amount = fc.integer({ min: 1, max: 1_000_000 });
const lines = fc.array(
  fc.oneof(
    fc
      .tuple(amount, fc.constantFrom(O.some(one), O.some(other), O.none))
      .map(([price, grId]) => item('11', price, { grId })),
    amount.map((price) => item('12', price, { pickup: { storeNumber, name } })),
    fc.constantFrom(card, money),
  ),
  { minLength: 1, maxLength: 8 },
);

describe('what comes to a cart besides its goods', () => {
  it('[CO-02] shipping costs the price of the chosen method, and nothing where nothing ships', () => {
    expect(shippingMethods.map(({ code }) => shippingPrice(shippingMethods, code, [item('11', 5), card], []))).toEqual([
      995, 2_400,
    ]);
    for (const nothing of [[card, money], [item('11', 5, { pickup: { storeNumber, name } })], []])
      expect(shippingPrice(shippingMethods, 'express', nothing, [])).toBe(0);
  });

  it('[CO-02] standard shipping is free when all that ships is marked as shipping free; other methods keep their price', () => {
    const two = [item('11', 500), item('12', 500), card];
    expect(shippingPrice(shippingMethods, 'standard', two, [skuOf('11'), skuOf('12')])).toBe(0);
    expect(shippingPrice(shippingMethods, 'standard', two, [skuOf('11')])).toBe(995);
    expect(shippingPrice(shippingMethods, 'express', two, [skuOf('11'), skuOf('12')])).toBe(2_400);
    const promo = O.some({ message: 'Ships free', popupName: 'freeShipping' });
    expect(
      [O.none, promo].map((shippingPromo) => isShippedFree(exampleProduct({ shippingPromo, messages: [] }))),
    ).toEqual([false, true]);
  });

  it('[WRAP-01] [MON-02] a wrap has one price for the gifts of a registry, taxed as general goods where they go', () => {
    const books = exampleProduct({ sku: skuOf('12'), taxClass: 'books' });
    const all = [item('11', 100), item('12', 200), item('13', 300, { grId: O.some(other) }), card];
    const giftChoices = [one, other].map((grId) => ({ grId, wrap: 'linen', hasCard: false, hasReceipt: false }));
    const { query, sums } = chargesOf(all, { ...charging, method: '', products: [books], giftChoices });
    const goods = { taxClass: 'general', isShipping: false, amount: 695 };
    expect(query.amounts.slice(-2)).toEqual([
      { ...goods, region: 'NY' },
      { ...goods, region: 'IL' },
    ]);
    const { charges } = sums(tableTax(marketTaxes, query));
    expect(charges.map(({ kind, amount, lines: of }) => ({ kind, amount, lines: of }))).toEqual([
      { kind: 'shipping', amount: 0, lines: [1, 2, 3] },
      { kind: 'wrap', amount: 695, lines: [1, 2] },
      { kind: 'wrap', amount: 695, lines: [3] },
    ]);
  });

  it('[CO-01] [CO-02] [MON-02] only items are taxed, each in its own region and as the class of its product', () => {
    const all = [
      item('11', 100),
      card,
      item('12', 200, { grId: O.some(other), discount: centsOf(30) }),
      item('13', 300, { grId: O.none }),
      money,
      item('14', 400, { pickup: { storeNumber, name } }),
    ];
    const products = [exampleProduct({ sku: skuOf('12'), taxClass: 'books' })];
    const { query, sums } = chargesOf(all, { ...charging, method: '', products });
    const goods = { taxClass: 'general', isShipping: false };
    expect(query.amounts).toEqual([
      { ...goods, amount: 100, region: 'NY' },
      { ...goods, amount: 170, region: 'IL', taxClass: 'books' },
      { ...goods, amount: 300, region: 'OR' },
      { ...goods, amount: 400, region: 'WA' },
    ]);
    const tax = (name: string, ...amounts: ReadonlyArray<number>) => ({ name, amounts: amounts.map(centsOf) });
    const { lineTaxes, taxes } = sums([tax('A', 9, 0, 7, 8), tax('B', 0, 5, 0, 1)]);
    const [nine, five] = [
      { name: 'A', amount: 9 },
      { name: 'B', amount: 5 },
    ];
    expect(lineTaxes).toEqual([
      [nine],
      [],
      [five],
      [{ name: 'A', amount: 7 }],
      [],
      [
        { name: 'A', amount: 8 },
        { name: 'B', amount: 1 },
      ],
    ]);
    expect(taxes).toEqual([
      { name: 'A', amount: 24 },
      { name: 'B', amount: 6 },
    ]);
  });

  it('[CO-02] [MON-02] shipping is taxed in parts like the goods it carries, and the parts are all of its price', () => {
    const products = [exampleProduct({ sku: skuOf('12'), taxClass: 'books' })];
    const spread = [item('11', 3_000), item('12', 1_000, { grId: O.none })];
    const { query } = chargesOf(spread, { ...charging, products });
    expect(query.amounts.filter(({ isShipping }) => isShipping)).toEqual([
      { region: 'NY', amount: 746, taxClass: 'general', isShipping: true },
      { region: 'OR', amount: 249, taxClass: 'books', isShipping: true },
    ]);
    forAll(lines, (some) => {
      const { query, sums } = chargesOf(some, charging);
      const parts = query.amounts.filter(({ isShipping }) => isShipping);
      expect(total(parts.map((part) => part.amount))).toBe(chargesTotal(sums([])));
      expect(isSameTaxQuery(query, chargesOf(some, charging).query)).toBe(true);
    });
  });

  it('[CO-02] [MON-04] the total is the lines less the discount, shipping and all taxes; where prices include tax, without these', () => {
    forAll(lines, fc.nat(100), (all, percent) => {
      const some = all.map((line) => ({ ...line, discount: percentOf(line.lineTotal, percent) }));
      const isIncluded = { ...sites.main, marketRules: { ...sites.main.marketRules, pricesIncludeTax: true } };
      for (const site of [sites.main, sites.canada, isIncluded]) {
        const { query, sums } = chargesOf(some, { ...charging, site });
        const charges = sums(tableTax(marketTaxes, query));
        const paid = total(some.map((line) => minus(line.lineTotal, line.discount)));
        const taxes = site === isIncluded ? 0 : taxTotal(charges);
        expect(charges.total).toBe(paid + chargesTotal(charges) + taxes);
        expect(addTaxes([...charges.lineTaxes, ...charges.charges.map((charge) => charge.taxes)])).toEqual(
          expect.arrayContaining([...charges.taxes]),
        );
      }
    });
  });
});
