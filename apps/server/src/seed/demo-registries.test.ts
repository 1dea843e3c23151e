import {
  designChoices,
  identityKey,
  isGivenTo,
  type NewRegistry,
  parseCalendarDay,
  purchaseState,
  type RegistryItem,
  remaining,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { demoShop } from '../testing/demo-shop.ts';
import { DEMO_SIGN_IN } from '../testing/demo-sign-in.ts';
import { demoOf, shownDemo } from './demo-registries.ts';
import { orThrow } from './or-throw.ts';

const dayOf = (date: string) => orThrow(parseCalendarDay(date), date);
const { accounts, registries, givers } = demoOf(demoShop, dayOf('2031-03-05')).given;
const registry = (grId: string): NewRegistry =>
  orThrow(O.fromNullable(registries.find((given) => given.grId === grId)), grId);
const emailOf = (owner: string | undefined): string | undefined => accounts.find(({ id }) => id === owner)?.email;
const count = (items: ReadonlyArray<RegistryItem>, holds: (item: RegistryItem) => boolean): number =>
  items.filter(holds).length;
const states = (grId: string) => new Set(registry(grId).items.map(purchaseState));

describe('the registries of the demo', () => {
  it('have designs in the fonts and colors that the shop offers', () => {
    for (const { personalization, product } of registries.flatMap(({ items }) => items)) {
      const { font = '', color = '' } = O.toUndefined(personalization) ?? {};
      const { fonts, colors } = designChoices(product.personalizationType);
      expect(['', ...fonts], product.name).toContain(font);
      expect(['', ...colors], product.name).toContain(color);
    }
  });

  it('belong to three accounts: the first owns six, the newest a wedding; the second a private one, the third those without a date, put off and paused', () => {
    expect(accounts[0]).toMatchObject(DEMO_SIGN_IN);
    expect(registries.map(({ grId, owners }) => [grId, ...owners.map(emailOf)])).toEqual([
      ['100200305', 'demo@example.com'],
      ['100200306', 'stranger@example.com'],
      ['100200307', 'others@example.com'],
      ['100200308', 'others@example.com'],
      ['100200309', 'others@example.com'],
      ['100200303', 'demo@example.com'],
      ['100200304', 'demo@example.com'],
      ['100200302', 'demo@example.com'],
      ['100200301', 'demo@example.com'],
      ['100200300', 'demo@example.com'],
    ]);
    const open = registries.filter(({ visibility }) => visibility._tag !== 'Private').map(({ grId }) => grId);
    expect(open.sort()).toEqual(shownDemo(demoShop.data).registries.map(({ grId }) => grId));
  });

  it('[PERS-02] hold each item once, with a design if it needs one', () => {
    for (const { grId, items } of registries) {
      expect(new Set(items.map(({ identity }) => identityKey(identity))).size, grId).toBe(items.length);
      for (const { identity, product, personalization, wanted } of items) {
        expect(O.isSome(personalization)).toBe(product.personalizationType !== 0);
        if (product.personalizationType === 100) expect(identity.personalizationId).toBeGreaterThan(0);
        expect(wanted >= 1 && wanted <= 999).toBe(true);
      }
    }
  });

  it('[THX-01] name the givers of every gift, each once and on a day before today', () => {
    for (const { grId, items, giftCardsBought } of registries) {
      const given = givers[grId] ?? [];
      expect(given.length > 0).toBe(giftCardsBought > 0 || items.some(isGivenTo));
      expect(new Set(given.map(({ firstName, lastName }) => `${firstName} ${lastName}`)).size).toBe(given.length);
      for (const { givenAt } of given) expect(givenAt > '2031-01' && givenAt < '2031-03-05').toBe(true);
    }
  });

  it.each(['2031-03-05', '2031-03-08', '2031-12-30', '2032-02-28'])(
    'date the wedding on a Saturday about six weeks after %s',
    (day) => {
      const wedding = demoOf(demoShop, dayOf(day)).given.registries.find(({ grId }) => grId === '100200300');
      const date = Date.parse(`${O.toUndefined(wedding?.eventDate ?? O.none)}T00:00:00Z`);
      const days = (date - Date.parse(`${day}T00:00:00Z`)) / 86_400_000;
      expect(new Date(date).getUTCDay()).toBe(6);
      expect(days >= 40 && days <= 46).toBe(true);
    },
  );

  it('include an empty list, and an event that is over with nothing fully bought and a coupon', () => {
    expect(registry('100200303').items).toEqual([]);
    const { eventDate, coupon } = registry('100200305');
    expect(O.exists((day: string) => day < '2031-03-05')(eventDate)).toBe(true);
    expect(states('100200305')).toEqual(new Set(['none', 'partial']));
    expect(O.isSome(coupon) && coupon.value.expirationDate > '2031-03-05').toBe(true);
  });

  it('include a thousand items that a guest sees, in every purchase state', () => {
    const { items } = registry('100200304');
    expect(items).toHaveLength(1000);
    expect(count(items, ({ product }) => product.isNla)).toBe(0);
    expect(states('100200304')).toEqual(new Set(['none', 'partial', 'full']));
  });

  it('include a baby and a celebration in Canada, in every purchase state', () => {
    expect(registry('100200301').eventType.code).toBe('bb');
    expect(count(registry('100200301').items, ({ product }) => product.department === 'Kids')).toBeGreaterThan(39);
    expect(registry('100200302').market).toBe('CA');
    for (const grId of ['100200301', '100200302']) expect(states(grId)).toEqual(new Set(['none', 'partial', 'full']));
  });
});

describe('the wedding of the demo', () => {
  const { items } = registry('100200300');

  it('has 100 items or more from twenty categories or more, in every purchase state', () => {
    expect(items.length).toBeGreaterThanOrEqual(100);
    expect(new Set(items.map(({ product }) => product.categoryName)).size).toBeGreaterThanOrEqual(20);
    expect(states('100200300')).toEqual(new Set(['none', 'partial', 'full']));
  });

  it.each<readonly [string, number, (item: RegistryItem) => boolean]>([
    ['bought beyond what is wanted', 2, ({ purchased, wanted }) => purchased > wanted],
    ['no longer available and purchased', 2, ({ product, purchased }) => product.isNla && purchased > 0],
    ['no longer available and not purchased', 2, ({ product, purchased }) => product.isNla && purchased === 0],
    ['most loved', 3, ({ isMostLoved }) => isMostLoved],
    [
      'with a personalization error',
      1,
      ({ personalization }) => O.isSome(personalization) && personalization.value.hasError,
    ],
    [
      'of the other brand with its stock',
      2,
      ({ product: { brand, ...product } }) => brand === 'modern' && product.isCrossBrandAvailabilityEnabled,
    ],
    [
      'of the other brand without its stock',
      2,
      ({ product: { brand, ...product } }) => brand === 'modern' && !product.isCrossBrandAvailabilityEnabled,
    ],
    ['out of stock', 1, ({ product }) => !product.isNla && !product.isAvailable],
    ['being discontinued', 1, ({ product }) => product.isBeingDiscontinued],
    ['on sale', 1, ({ product }) => product.markdown === 'temporary'],
    ['at a lasting lower price', 1, ({ product }) => product.markdown === 'permanent'],
    ['from the outlet', 1, ({ product }) => product.priceType === 'outlet'],
    [
      'plain, in stock and still needed twice',
      5,
      (item) =>
        item.product.brand === 'main' &&
        item.product.personalizationType === 0 &&
        item.product.isAvailable &&
        item.product.isStockSku &&
        !item.product.hasCustomOrderConfirmation &&
        item.product.messages.length === 0 &&
        remaining(item) >= 2,
    ],
  ])('has items %s, at least %i', (_, atLeast, holds) => {
    expect(count(items, holds)).toBeGreaterThanOrEqual(atLeast);
  });

  it('[GG-03] has two named group gifts with contributions and money missing', () => {
    const funds = items.flatMap(({ product, groupGift }) =>
      O.isSome(groupGift) ? [[product.name, groupGift.value]] : [],
    );
    expect(funds).toEqual([
      ['Boulder Lounge Chair', { name: 'A Chair for Two Readers', goal: 89_900, raised: 34_000 }],
      ['Tamarack Kilim, 5 by 8', { name: 'The Rug Under the Table', goal: 49_900, raised: 12_550 }],
    ]);
  });
});
