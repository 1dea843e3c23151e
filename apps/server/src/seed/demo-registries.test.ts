import {
  type CalendarDay,
  identityKey,
  parseCalendarDay,
  purchaseState,
  type Registry,
  type RegistryItem,
  remaining,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { certain } from './certain.ts';
import { DEMO_REGISTRIES, DEMO_SIGN_IN, demoGiven } from './demo-registries.ts';

const dayOf = (date: string): CalendarDay => certain(parseCalendarDay(date), date);
const today = dayOf('2031-03-05');
const { accounts = [], registries = [], products = [] } = demoGiven(today);
const registry = (grId: string): Registry =>
  certain(O.fromNullable(registries.find((given) => given.grId === grId)), grId);
const emailOf = (owner: string | undefined): string | undefined => accounts.find(({ id }) => id === owner)?.email;
const count = (items: ReadonlyArray<RegistryItem>, holds: (item: RegistryItem) => boolean): number =>
  items.filter(holds).length;

describe('the demo', () => {
  it('is the same for the same day', () => {
    expect(JSON.stringify(demoGiven(today))).toBe(JSON.stringify({ accounts, registries, products }));
  });

  it('has two accounts; the first owns four registries, the other a private one', () => {
    expect(accounts.map(({ email, password }) => [email, password])).toEqual([
      [DEMO_SIGN_IN.email, DEMO_SIGN_IN.password],
      ['stranger@example.com', 'stranger-registry'],
    ]);
    expect(registries.map(({ grId, owners }) => [grId, ...owners.map(emailOf)])).toEqual([
      ['100200300', 'demo@example.com'],
      ['100200304', 'demo@example.com'],
      ['100200303', 'demo@example.com'],
      ['100200305', 'demo@example.com'],
      ['100200306', 'stranger@example.com'],
    ]);
    expect(
      registries
        .filter(({ visibility }) => visibility._tag !== 'Private')
        .map(({ grId }) => grId)
        .sort(),
    ).toEqual([...DEMO_REGISTRIES]);
  });

  it('has one registry without items, and one whose event is over and of which nothing is purchased whole', () => {
    expect(registry('100200303').items).toEqual([]);
    const { eventDate, items } = registry('100200305');
    expect(eventDate < today).toBe(true);
    expect(items.map(purchaseState)).toEqual(['none', 'none', 'partial']);
  });

  it('names each identity once in a registry, wants 1 to 999 of it, and knows all products', () => {
    const known = new Set(products.map(({ sku }) => sku));
    for (const { grId, items } of registries) {
      expect(new Set(items.map(({ identity }) => identityKey(identity))).size, grId).toBe(items.length);
      for (const { wants, purchased, product, identity, personalization } of items) {
        expect(wants).toBeGreaterThanOrEqual(1);
        expect(wants).toBeLessThanOrEqual(999);
        expect(purchased).toBeGreaterThanOrEqual(0);
        expect(known.has(product.sku)).toBe(true);
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
      const [given] = demoGiven(dayOf(day)).registries ?? [];
      const date = new Date(`${given?.eventDate}T00:00:00Z`);
      const days = (date.getTime() - Date.parse(`${day}T00:00:00Z`)) / 86_400_000;
      expect(date.getUTCDay()).toBe(6);
      expect(days).toBeGreaterThanOrEqual(40);
      expect(days).toBeLessThanOrEqual(46);
    },
  );

  it('has 64 items or more from ten categories or more, in every purchase state, also beyond the wish', () => {
    expect(items.length).toBeGreaterThanOrEqual(64);
    expect(new Set(items.map(({ product }) => product.categoryName)).size).toBeGreaterThanOrEqual(10);
    expect(states).toEqual(new Set(['none', 'partial', 'full']));
    expect(count(items, ({ wants, purchased }) => purchased > wants)).toBeGreaterThanOrEqual(2);
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

  it('has most loved items, items of the other brand, personalized ones, and one whose options have changed', () => {
    expect(count(items, ({ isMostLoved }) => isMostLoved)).toBeGreaterThanOrEqual(3);
    expect(count(items, ({ product }) => product.brand === 'modern')).toBeGreaterThanOrEqual(3);
    expect(count(items, ({ identity }) => identity.personalizationId > 0)).toBeGreaterThanOrEqual(3);
    const broken = items.filter(({ personalization }) => O.isSome(personalization) && personalization.value.hasError);
    expect(broken.map(({ purchased }) => purchased)).toEqual([0]);
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
