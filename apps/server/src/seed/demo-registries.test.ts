import {
  type CalendarDay,
  identityKey,
  isGivenTo,
  type NewRegistry,
  parseCalendarDay,
  purchaseState,
  type RegistryItem,
  remaining,
  sites,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { certain } from './certain.ts';
import { DEMO_REGISTRIES, DEMO_SIGN_IN, demoGiven } from './demo-registries.ts';

const dayOf = (date: string): CalendarDay => certain(parseCalendarDay(date), date);
const today = dayOf('2031-03-05');
const demo = demoGiven(today);
const { accounts, registries, products, canadianProducts } = demo;
const registry = (grId: string): NewRegistry =>
  certain(O.fromNullable(registries.find((given) => given.grId === grId)), grId);
const emailOf = (owner: string | undefined): string | undefined => accounts.find(({ id }) => id === owner)?.email;
const count = (items: ReadonlyArray<RegistryItem>, holds: (item: RegistryItem) => boolean): number =>
  items.filter(holds).length;

describe('the demo', () => {
  it('is the same for the same day', () => {
    expect(demoGiven(today)).toStrictEqual(demo);
  });

  it('has two accounts, each by name; the first owns six registries, the newest a wedding, the other a private one', () => {
    expect(accounts.map(({ email, password, firstName, lastName }) => [email, password, firstName, lastName])).toEqual([
      [DEMO_SIGN_IN.email, DEMO_SIGN_IN.password, 'Amelia', 'Hart'],
      ['stranger@example.com', 'stranger-registry', 'Margot', 'Vance'],
    ]);
    expect(registries.map(({ grId, owners }) => [grId, ...owners.map(emailOf)])).toEqual([
      ['100200305', 'demo@example.com'],
      ['100200306', 'stranger@example.com'],
      ['100200303', 'demo@example.com'],
      ['100200304', 'demo@example.com'],
      ['100200302', 'demo@example.com'],
      ['100200301', 'demo@example.com'],
      ['100200300', 'demo@example.com'],
    ]);
    expect(
      registries
        .filter(({ visibility }) => visibility._tag !== 'Private')
        .map(({ grId }) => grId)
        .sort(),
    ).toEqual(DEMO_REGISTRIES.map(({ grId }) => grId));
  });

  it('[PERS-02] what needs words has a design of its own on every registry', () => {
    const all = registries.flatMap(({ items }) => items);
    const needing = all.filter(({ product }) => product.personalizationType === 100);
    expect(needing.length).toBeGreaterThan(0);
    expect(needing.filter(({ identity }) => identity.personalizationId === 0)).toEqual([]);
  });

  it('[THX-01] names who gave wherever something was given, each once and on a day before today', () => {
    for (const { grId, items, giftCardsBought } of registries) {
      const givers = demo.givers[grId] ?? [];
      expect(givers.length > 0).toBe(giftCardsBought > 0 || items.some(isGivenTo));
      expect(new Set(givers.map(({ firstName, lastName }) => `${firstName} ${lastName}`)).size).toBe(givers.length);
      for (const { givenAt } of givers) {
        expect(givenAt < '2031-03-05').toBe(true);
        expect(givenAt > '2031-01').toBe(true);
      }
    }
  });

  it('has one registry without items, and one whose event is over and of which nothing is purchased whole', () => {
    expect(registry('100200303').items).toEqual([]);
    const { eventDate, items } = registry('100200305');
    expect(eventDate < today).toBe(true);
    expect(items.length).toBeGreaterThanOrEqual(12);
    expect(new Set(items.map(purchaseState))).toEqual(new Set(['none', 'partial']));
    expect(registries.filter(({ coupon }) => O.isSome(coupon)).map(({ grId }) => grId)).toEqual(['100200305']);
  });

  it('names of each registry a site of its market', () => {
    for (const { grId, site } of DEMO_REGISTRIES) expect(sites[site].market, grId).toBe(registry(grId).market);
    expect(new Set(DEMO_REGISTRIES.map(({ site }) => site))).toEqual(new Set(['main', 'kids', 'canada']));
  });

  it('names each identity once in a registry, wants 1 to 999 of it, and knows all products', () => {
    const known = {
      US: new Set(products.map(({ sku }) => sku)),
      CA: new Set(canadianProducts.map(({ sku }) => sku)),
    };
    for (const { grId, market, items } of registries) {
      expect(new Set(items.map(({ identity }) => identityKey(identity))).size, grId).toBe(items.length);
      for (const { wanted, purchased, product, identity, personalization } of items) {
        expect(wanted).toBeGreaterThanOrEqual(1);
        expect(wanted).toBeLessThanOrEqual(999);
        expect(purchased).toBeGreaterThanOrEqual(0);
        expect(known[market].has(product.sku), `${grId} ${product.sku}`).toBe(true);
        expect(identity.sku).toBe(product.sku);
        expect(O.isSome(personalization)).toBe(product.personalizationType !== 0);
      }
    }
  });
});

describe('the wedding of Amelia and Jonah', () => {
  const { items, ...wedding } = registry('100200300');
  const states = new Set(items.map(purchaseState));

  it('is a wedding of two, with the greeting of the house and gift cards for 450.00', () => {
    expect(wedding).toMatchObject({
      eventType: { code: 'br', name: 'Wedding' },
      primaryFirstName: 'Amelia',
      secondaryFirstName: O.some('Jonah'),
      greeting: O.none,
      market: 'US',
      visibility: { _tag: 'Findable' },
      giftCardsBought: 45_000,
    });
  });

  it.each(['2031-03-05', '2031-03-08', '2031-12-30', '2032-02-28'])(
    'is on a Saturday about six weeks after %s',
    (day) => {
      const given = demoGiven(dayOf(day)).registries.find(({ grId }) => grId === '100200300');
      const date = new Date(`${given?.eventDate}T00:00:00Z`);
      const days = (date.getTime() - Date.parse(`${day}T00:00:00Z`)) / 86_400_000;
      expect(date.getUTCDay()).toBe(6);
      expect(days).toBeGreaterThanOrEqual(40);
      expect(days).toBeLessThanOrEqual(46);
    },
  );

  it('has 100 items or more from twenty categories or more, in every purchase state, also beyond the wish', () => {
    expect(items.length).toBeGreaterThanOrEqual(100);
    expect(new Set(items.map(({ product }) => product.categoryName)).size).toBeGreaterThanOrEqual(20);
    expect(states).toEqual(new Set(['none', 'partial', 'full']));
    expect(count(items, ({ wanted, purchased }) => purchased > wanted)).toBeGreaterThanOrEqual(2);
  });

  it('has items that are no longer available, two or more with purchases and two or more without', () => {
    const gone = items.filter(({ product }) => product.isNla);
    expect(count(gone, ({ purchased }) => purchased > 0)).toBeGreaterThanOrEqual(2);
    expect(count(gone, ({ purchased }) => purchased === 0)).toBeGreaterThanOrEqual(2);
  });

  it('has five plain items or more in stock of which two or more are still needed', () => {
    const plain = count(
      items,
      (item) =>
        item.product.brand === 'main' &&
        item.product.personalizationType === 0 &&
        item.product.isAvailable &&
        item.product.isStockSku &&
        !item.product.hasCustomOrderConfirmation &&
        item.product.messages.length === 0 &&
        remaining(item) >= 2,
    );
    expect(plain).toBeGreaterThanOrEqual(5);
  });

  it('has most loved items, personalized ones of every kind, and one whose options have changed', () => {
    expect(count(items, ({ isMostLoved }) => isMostLoved)).toBeGreaterThanOrEqual(3);
    const designed = items.filter(({ identity }) => identity.personalizationId > 0);
    expect(new Set(designed.map(({ product }) => product.personalizationType))).toEqual(new Set([100, 700, 705]));
    const broken = items.filter(({ personalization }) => O.isSome(personalization) && personalization.value.hasError);
    expect(broken.map(({ purchased }) => purchased)).toEqual([0]);
  });

  it('[GG-03] has two group gifts with names of their own, to which something was given and something is missing', () => {
    const funds = items.flatMap(({ product, groupGift }) =>
      O.isSome(groupGift) ? [[product.name, groupGift.value]] : [],
    );
    expect(funds).toEqual([
      ['Boulder Lounge Chair', { name: 'A Chair for Two Readers', goal: 89_900, raised: 34_000 }],
      ['Tamarack Kilim, 5 by 8', { name: 'The Rug Under the Table', goal: 49_900, raised: 12_550 }],
    ]);
  });

  it('has items of the other brand whose availability is told here and such whose is not', () => {
    const told = items
      .filter(({ product }) => product.brand === 'modern')
      .map(({ product }) => product.isCrossBrandAvailabilityEnabled);
    expect(told.filter((isTold) => isTold).length).toBeGreaterThanOrEqual(2);
    expect(told.filter((isTold) => !isTold).length).toBeGreaterThanOrEqual(2);
  });

  it('has something out of stock, being discontinued, on sale, at a lasting lower price and from the outlet', () => {
    const has = (holds: (item: RegistryItem) => boolean) => expect(count(items, holds)).toBeGreaterThanOrEqual(1);
    has(({ product }) => !product.isNla && !product.isAvailable);
    has(({ product }) => product.isBeingDiscontinued);
    has(({ product }) => product.markdown === 'temporary');
    has(({ product }) => product.markdown === 'permanent');
    has(({ product }) => product.priceType === 'outlet');
  });
});

describe('the baby of Priya and Daniel', () => {
  const { items, eventType, primaryFirstName } = registry('100200301');

  it('has forty items or more for children, in every purchase state, some of them embroidered', () => {
    expect([eventType.code, primaryFirstName]).toEqual(['bb', 'Priya']);
    expect(count(items, ({ product }) => product.department === 'Kids')).toBeGreaterThanOrEqual(40);
    expect(new Set(items.map(purchaseState))).toEqual(new Set(['none', 'partial', 'full']));
    expect(count(items, ({ identity }) => identity.personalizationId > 0)).toBeGreaterThanOrEqual(5);
  });

  it('has something that is no longer available, with purchases and without', () => {
    const gone = items.filter(({ product }) => product.isNla);
    expect(new Set(gone.map(({ purchased }) => purchased > 0))).toEqual(new Set([true, false]));
  });
});

describe('the celebration in Canada', () => {
  const { items, eventType, market } = registry('100200302');

  it('has thirty items or more of the Canadian assortment, in every purchase state', () => {
    expect([eventType.code, market]).toEqual(['ot', 'CA']);
    expect(items.length).toBeGreaterThanOrEqual(30);
    expect(new Set(items.map(purchaseState))).toEqual(new Set(['none', 'partial', 'full']));
  });
});

describe('the large registry', () => {
  const { items } = registry('100200304');

  it('has exactly 1,000 items, all of which a guest sees', () => {
    expect(items).toHaveLength(1000);
    expect(count(items, ({ product }) => product.isNla)).toBe(0);
  });

  it('has items in every purchase state', () => {
    expect(new Set(items.map(purchaseState))).toEqual(new Set(['none', 'partial', 'full']));
  });
});

describe('the celebration of a stranger', () => {
  it('is private and has six items', () => {
    const { items, eventType, visibility } = registry('100200306');
    expect(items).toHaveLength(6);
    expect(eventType.name).toBe('Celebration');
    expect(visibility).toEqual({ _tag: 'Private' });
  });
});
