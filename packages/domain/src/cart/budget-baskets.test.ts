import {
  registry as anyRegistry,
  centsOf,
  dayOf,
  exampleCartContents,
  exampleItem,
  exampleProduct,
  exampleRegistry,
  forAll,
  marketTaxes,
  sites,
  skuOf,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { identityKey, isSameIdentity } from '../identity/index.ts';
import { type RegistryItem, remaining } from '../item/index.ts';
import type { Registry } from '../registry/index.ts';
import { tableTax } from '../tax/index.ts';
import {
  type BasketOffer,
  basketOffers,
  budgetBaskets,
  type PricedOffer,
  pricedOffers,
  shippingReserve,
} from './budget-baskets.ts';
import type { CartContents } from './cart.ts';
import { type Charging, chargesOf } from './cart-charges.ts';
import { purchaseBlocker } from './purchase-blocker.ts';

const site = sites.main;
const { grId } = exampleRegistry();
const destinations = { registries: new Map([[grId, 'NY']]), stores: new Map(), buyer: O.none };
const NO_CART: CartContents['lines'] = [];

const chargingOf = (registry: Registry): Charging => ({
  site,
  method: 'standard',
  destinations,
  products: registry.items.map(({ product }) => product),
  day: dayOf('2027-06-01'),
});

/** The offers as the service prices them, and the baskets of them. */
const basketsOf = (registry: Registry, budget: number, cart = NO_CART) => {
  const charging = chargingOf(registry);
  const offers = basketOffers(site, registry, cart, centsOf(budget));
  const quote = tableTax(
    marketTaxes,
    chargesOf(
      offers.map(({ line }) => line),
      charging,
    ).query,
  );
  const priced = pricedOffers(charging, offers, quote);
  const shipping = shippingReserve(charging, offers, quote);
  return { priced, shipping, baskets: budgetBaskets(priced, shipping, centsOf(budget)) };
};

/** What the offers are reckoned with together. */
const reckoned = (basket: ReadonlyArray<PricedOffer>, shipping: number): number =>
  basket.reduce((sum, { cost }) => sum + cost, 0) + (basket.every(({ isShippedFree }) => isShippedFree) ? 0 : shipping);

const listOf = (items: ReadonlyArray<RegistryItem>): Registry => exampleRegistry({ items });
const gift = fc
  .record({
    price: fc.integer({ min: 100, max: 9_000 }),
    wanted: fc.integer({ min: 1, max: 9 }),
    purchased: fc.integer({ min: 0, max: 4 }),
    isMostLoved: fc.boolean(),
    shipsFree: fc.integer({ min: 0, max: 4 }).map((number) => number === 0),
  })
  .map(({ price, shipsFree, ...counts }) => ({ counts, price, shipsFree }));
const giftsUpTo = (maxLength: number) =>
  fc.array(gift, { maxLength }).map((gifts) =>
    listOf(
      gifts.map(({ counts, price, shipsFree }, place) =>
        exampleItem({
          ...counts,
          product: exampleProduct({
            sku: skuOf(String(place + 1)),
            currentPrice: centsOf(price),
            shippingPromo: shipsFree ? O.some({ message: 'Ships free', popupName: 'freeShipping' }) : O.none,
          }),
        }),
      ),
    ),
  );
const budget = fc.integer({ min: 1, max: 30_000 });

/** The greatest worth of all that is possible within the budget, tried one by one. */
const greatest = (offers: ReadonlyArray<PricedOffer>, shipping: number, most: number): number => {
  const gifts = [...new Set(offers.map(({ line }) => identityKey(line.identity)))];
  const from = (place: number, worth: number, cost: number, isFree: boolean): number => {
    if (cost + (isFree ? 0 : shipping) > most) return 0;
    const key = gifts[place];
    if (key === undefined) return worth;
    const others = offers
      .filter(({ line }) => identityKey(line.identity) === key)
      .map((offer) => from(place + 1, worth + offer.worth, cost + offer.cost, isFree && offer.isShippedFree));
    return Math.max(from(place + 1, worth, cost, isFree), ...others);
  };
  return from(0, 0, 0, true);
};

const worthOf = (offers: ReadonlyArray<BasketOffer>): number => offers.reduce((sum, { worth }) => sum + worth, 0);

describe('baskets for a budget', () => {
  it('[BASKET-01] a basket is never reckoned above the budget, and comes to that within a cent for each tax of each gift and of shipping', () => {
    forAll(giftsUpTo(20), budget, (registry, most) => {
      const { baskets, shipping } = basketsOf(registry, most);
      for (const basket of baskets) {
        const { query, sums } = chargesOf(
          basket.map(({ line }) => line),
          chargingOf(registry),
        );
        expect(reckoned(basket, shipping)).toBeLessThanOrEqual(most);
        const quote = tableTax(marketTaxes, query);
        const inaccuracy = Math.abs(sums(quote).total - reckoned(basket, shipping));
        expect(inaccuracy).toBeLessThanOrEqual((basket.length + 1) * quote.length);
      }
    });
  });

  it('[BASKET-01] a basket has never more of a gift than is wanted beyond the visitor’s cart, and each gift once', () => {
    const cart = exampleCartContents(2).lines;
    const items = [exampleItem({ wanted: 8, purchased: 3 })];
    expect(basketOffers(site, listOf(items), cart, centsOf(10_000)).map(({ line }) => line.quantity)).toEqual([
      1, 2, 3,
    ]);
    expect(basketOffers(site, listOf(items), exampleCartContents(5).lines, centsOf(10_000))).toEqual([]);
    forAll(giftsUpTo(20), budget, (registry, most) => {
      for (const basket of basketsOf(registry, most).baskets) {
        expect(new Set(basket.map(({ line }) => identityKey(line.identity))).size).toBe(basket.length);
        for (const { line } of basket) {
          const item = registry.items.find(({ identity }) => isSameIdentity(identity, line.identity));
          expect(line.quantity).toBeLessThanOrEqual(item === undefined ? 0 : remaining(item));
        }
      }
    });
  });

  it('[BASKET-01] what cannot be bought is in no basket, nor what has terms to accept first', () => {
    forAll(anyRegistry, fc.constantFrom(sites.main, sites.modern, sites.kids), (registry, at) =>
      basketOffers(at, registry, NO_CART, centsOf(10_000)).every(({ line: { identity } }) =>
        registry.items.some(
          (item) =>
            isSameIdentity(item.identity, identity) &&
            O.isNone(purchaseBlocker(at, { identity, product: item.product, listed: O.some({ registry, item }) })),
        ),
      ),
    );
    const product = exampleProduct({ hasCustomOrderConfirmation: true });
    expect(basketOffers(site, listOf([exampleItem({ product })]), NO_CART, centsOf(10_000))).toEqual([]);
  });

  it('[BASKET-01] no basket is left out that is better than the best by more than a tenth', () => {
    forAll(giftsUpTo(6), budget, (registry, most) => {
      const { priced, shipping, baskets } = basketsOf(registry, most);
      return worthOf(baskets[0] ?? []) >= 0.9 * greatest(priced, shipping, most);
    });
  });

  it('[BASKET-01] each further basket does without what leads the ones before, and is the best of the rest to a tenth', () => {
    forAll(giftsUpTo(6), budget, (registry, most) => {
      const { priced, shipping, baskets } = basketsOf(registry, most);
      const leads = baskets.map(([first]) => first?.line.lineId);
      baskets.forEach((basket, place) => {
        const before = leads.slice(0, place);
        expect(basket.filter(({ line }) => before.includes(line.lineId))).toEqual([]);
        const rest = priced
          .filter(({ line }) => !before.includes(line.lineId))
          .map((offer) => {
            const times = baskets
              .slice(0, place)
              .filter((one) => one.some(({ line }) => line.lineId === offer.line.lineId));
            return { ...offer, worth: offer.worth / 2 ** times.length };
          });
        expect(worthOf(basket)).toBeGreaterThanOrEqual(0.9 * greatest(rest, shipping, most));
      });
    });
  });

  it('[BASKET-01] there is a basket wherever a single gift is within the budget', () => {
    forAll(giftsUpTo(20), budget, (registry, most) => {
      const { priced, shipping, baskets } = basketsOf(registry, most);
      return baskets.length > 0 === priced.some((offer) => reckoned([offer], shipping) <= most);
    });
  });

  it('[BASKET-01] a whole set comes before as much of other gifts, and a most loved gift before another', () => {
    const priced = (items: ReadonlyArray<Partial<RegistryItem> & { readonly price: number }>, most: number) =>
      basketsOf(
        listOf(
          items.map(({ price, ...item }, place) =>
            exampleItem({
              purchased: 0,
              product: exampleProduct({ sku: skuOf(String(place + 1)), currentPrice: centsOf(price) }),
              ...item,
            }),
          ),
        ),
        most,
      ).baskets.map((basket) => basket.map(({ line }) => `${line.quantity} × ${line.identity.sku}`));
    const [plates, lamp] = [
      { price: 1_200, wanted: 8, purchased: 5 },
      { price: 4_000, wanted: 1 },
    ];
    expect(priced([lamp, plates], 6_000)).toEqual([['3 × 2'], ['1 × 1']]);
    expect(priced([lamp, { ...lamp, isMostLoved: true }], 6_000)).toEqual([['1 × 2'], ['1 × 1']]);
    expect(priced([plates], 1_500)).toEqual([]);
  });

  it('[BASKET-01] a basket has at most eight gifts', () => {
    const items = Array.from({ length: 20 }, (_, place) =>
      exampleItem({
        wanted: 1,
        purchased: 0,
        product: exampleProduct({ sku: skuOf(String(place + 1)), currentPrice: centsOf(100) }),
      }),
    );
    expect(basketsOf(listOf(items), 100_000).baskets.map(({ length }) => length)).toEqual([8, 8, 8]);
  });
});
