import {
  centsOf,
  exampleItem,
  exampleMonogrammed,
  examplePersonalization,
  exampleProduct,
  forAll,
  markets,
  product,
  registryItem,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { isPlainPath } from '../address/index.ts';
import { hasPage, isFindable, offeredIn } from './findable.ts';

describe('what is found in the shop', () => {
  it.each([
    [{}, true],
    [{ isAvailable: false }, true],
    [{ isNla: true }, false],
    [{ isOnWeb: false }, false],
    [{ isNla: true, isOnWeb: false }, false],
  ])('[ADD-09] %j: %s', (overrides, expected) => {
    expect(isFindable(exampleProduct(overrides))).toBe(expected);
  });

  it('[ADD-09] [NLA-02] a product that is no longer available or not on the web is not found', () => {
    forAll(product, (each) => {
      expect(isFindable({ ...each, isNla: true })).toBe(false);
      expect(isFindable({ ...each, isOnWeb: false })).toBe(false);
    });
  });

  it('[ADD-09] every other product is, also while it is out of stock', () => {
    forAll(product, (each) => {
      expect(isFindable({ ...each, isNla: false, isOnWeb: true })).toBe(true);
    });
  });
});

const path = fc.oneof(
  fc.constant(''),
  fc.string(),
  fc.string().map((text) => `/${text}`),
  fc.string({ unit: fc.constantFrom('/', '\\', '\t', '\r', '\n', '.', 'a') }).map((text) => `/${text}`),
);

describe('a product’s own page', () => {
  it('[ROUTE-19] a product that is not on the web has no page', () => {
    forAll(path, (at) => !hasPage({ isOnWeb: false, path: at }));
  });

  it('[ROUTE-19] [AUTH-05] a product on the web has one exactly when its path is plainly one of this site', () => {
    forAll(path, (at) => {
      expect(hasPage({ isOnWeb: true, path: at })).toBe(isPlainPath(at));
      fc.pre(hasPage({ isOnWeb: true, path: at }));
      expect(new URL(at, 'http://localhost:3000').host).toBe('localhost:3000');
    });
  });

  it.each([
    [true, '/product/kettle/410101', true],
    [true, '', false],
    [false, '/product/kettle/410101', false],
    [true, '//evil.example', false],
    [true, '/\\evil.example', false],
    [true, 'javascript:alert(1)', false],
    [true, '/\n/evil.example/x', false],
    [true, '/\t/evil.example/x', false],
    [true, '/\r/evil.example/x', false],
    [true, '/a\\b', false],
  ])('[ROUTE-19] on the web %s at %j: %s', (isOnWeb, at, expected) => {
    expect(hasPage({ isOnWeb, path: at })).toBe(expected);
  });
});

const fund = (goal: number, raised: number) => ({ name: 'Plates', goal: centsOf(goal), raised: centsOf(raised) });
const written = registryItem.map((item) => ({
  ...item,
  personalization: O.map((personalization: ReturnType<typeof examplePersonalization>) => ({
    ...personalization,
    line2: 'Est. 2027',
  }))(item.personalization),
}));

describe('an item as a site offers it', () => {
  it('[CA-01] in Canada no item is a group gift, and all else of it stays', () => {
    const together = exampleItem({ groupGift: O.some(fund(10_000, 2_550)) });
    expect(offeredIn(markets.CA)(together)).toEqual(exampleItem());
    forAll(written, (item) => {
      expect(offeredIn(markets.CA)(item)).toEqual({ ...item, groupGift: O.none });
    });
  });

  it('[GG-03] elsewhere every item is unchanged, but that a fund without contributions has the goal of today’s price', () => {
    forAll(written, (item) => offeredIn(markets.US)(item) === item);
    const item = (raised: number) =>
      exampleItem({
        wanted: 2,
        product: exampleProduct({ currentPrice: centsOf(6_000) }),
        groupGift: O.some(fund(10_000, raised)),
      });
    expect(offeredIn(markets.US)(item(0))).toEqual({ ...item(0), groupGift: O.some(fund(12_000, 0)) });
    expect(offeredIn(markets.US)(item(1))).toEqual(item(1));
  });

  it.each([
    [100, ' ', false, true],
    [100, 'A & J', false, false],
    [100, 'A & J', true, true],
    [700, ' ', false, false],
  ] as const)(
    '[PERS-02] an item is flagged as read exactly when it has a personalization error: type %d, "%s", stored as %s',
    (personalizationType, line1, hasError, expected) => {
      const stored = examplePersonalization({ line1, hasError });
      const item = { ...exampleMonogrammed({ personalizationType }), personalization: O.some(stored) };
      for (const market of Object.values(markets)) {
        expect(offeredIn(market)(item)).toEqual({
          ...item,
          personalization: O.some({ ...stored, hasError: expected }),
        });
      }
    },
  );
});
