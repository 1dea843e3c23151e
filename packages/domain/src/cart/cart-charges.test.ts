import {
  centsOf,
  exampleContributionLineView,
  exampleGiftCardLineView,
  exampleLine,
  exampleProduct,
  exampleStore,
  forAll,
  grIdOf,
  identityOf,
  sites,
  skuOf,
  taxRates,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { isShippedFree } from '../item/index.ts';
import { total } from '../money/index.ts';
import { tableTax } from '../tax/index.ts';
import { chargesOf, type Destinations, isSameTaxQuery, shippingPrice, taxQueryOf } from './cart-charges.ts';

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

  it('[CO-01] [CO-02] only items are taxed, each in its own region', () => {
    const all = [
      item('11', 100),
      card,
      item('12', 200, { grId: O.some(other) }),
      item('13', 300, { grId: O.none }),
      money,
      item('14', 400, { pickup: { storeNumber, name } }),
    ];
    expect(taxQueryOf(sites.main, known, all, centsOf(0)).goods).toEqual([
      { amount: 100, region: 'NY' },
      { amount: 200, region: 'IL' },
      { amount: 300, region: 'OR' },
      { amount: 400, region: 'WA' },
    ]);
    const { lineTaxes } = chargesOf(sites.main, all, centsOf(0), { goods: [9, 0, 7, 8].map(centsOf), shipping: [] });
    expect(lineTaxes).toEqual([9, 0, 0, 7, 0, 8]);
  });

  it('[CO-02] the parts of shipping are as much as all of shipping', () => {
    forAll(lines, fc.nat(9_999), (some, price) => {
      const shipping = shippingPrice(
        [{ code: 'van', name: 'Van', price: centsOf(price), arrival: { from: 1, to: 1 } }],
        'van',
        some,
        [],
      );
      const query = taxQueryOf(sites.main, known, some, shipping);
      expect(total(query.shipping.map((part) => part.amount))).toBe(shipping);
      expect(isSameTaxQuery(query, taxQueryOf(sites.main, known, some, shipping))).toBe(true);
    });
    const spread = [item('11', 3_000), item('12', 1_000, { grId: O.none })];
    expect(taxQueryOf(sites.main, known, spread, centsOf(995)).shipping).toEqual([
      { region: 'NY', amount: 746 },
      { region: 'OR', amount: 249 },
    ]);
  });

  it('[CO-02] the total is the subtotal, shipping and all taxes together; where prices include tax, the subtotal and shipping', () => {
    forAll(lines, fc.nat(9_999).map(centsOf), (some, shipping) => {
      const charges = chargesOf(
        sites.main,
        some,
        shipping,
        tableTax(taxRates, taxQueryOf(sites.main, known, some, shipping)),
      );
      expect(charges.total).toBe(total(some.map(({ lineTotal }) => lineTotal)) + shipping + charges.tax);
      expect(charges.tax).toBeGreaterThanOrEqual(total(charges.lineTaxes));
      const including = { ...sites.main, marketRules: { ...sites.main.marketRules, pricesIncludeTax: true } };
      const query = taxQueryOf(including, known, some, shipping);
      expect(chargesOf(including, some, shipping, tableTax(taxRates, query)).total).toBe(charges.total - charges.tax);
    });
  });
});
