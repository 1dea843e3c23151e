import { centsOf, exampleItem, exampleProduct, identityOf, skuOf } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { identityKey } from '../identity/index.ts';
import { isGivenTo } from '../item/index.ts';
import { boughtGifts, newestBought } from './bought-gifts.ts';

const numbers = ['11', '12', '13', '14'];
const list = fc.tuple(...numbers.map(() => fc.tuple(fc.nat({ max: 2 }), fc.nat({ max: 1 })))).map((counts) =>
  counts.map(([purchased, raised], index) =>
    exampleItem({
      product: exampleProduct({ sku: skuOf(numbers[index] ?? '1') }),
      wants: 2,
      purchased,
      groupGift: O.some({ name: 'Together', goal: centsOf(100), raised: centsOf(raised) }),
    }),
  ),
);
const just = fc.uniqueArray(fc.constantFrom(...numbers, '15')).map((skus) => skus.map((sku) => identityOf(sku)));

describe('what was bought', () => {
  it('[OVR-01] everything of which a piece was bought, or to which money was given, comes once, and nothing else', () => {
    fc.assert(
      fc.property(list, just, (items, first) => {
        const gifts = boughtGifts(items, first).map(({ item }) => item);
        expect(new Set(gifts)).toEqual(new Set(items.filter(isGivenTo)));
        expect(gifts.length).toBe(new Set(gifts).size);
      }),
    );
  });

  it('[OVR-01] what was just bought comes before the rest, the newest first', () => {
    fc.assert(
      fc.property(list, just, (items, first) => {
        const gifts = boughtGifts(items, first);
        const count = gifts.filter(({ isJustBought }) => isJustBought).length;
        expect(gifts.slice(0, count).every(({ isJustBought }) => isJustBought)).toBe(true);
        const bought = new Set(items.filter(isGivenTo).map((item) => identityKey(item.identity)));
        expect(gifts.slice(0, count).map(({ item }) => identityKey(item.identity))).toEqual(
          first.map(identityKey).filter((key) => bought.has(key)),
        );
      }),
    );
  });

  it('[OVR-01] what is bought again becomes the newest', () => {
    fc.assert(
      fc.property(just, just, (before, bought) => {
        const keys = newestBought(before, bought).map(identityKey);
        expect(keys.slice(0, bought.length)).toEqual(bought.map(identityKey));
        expect(new Set(keys).size).toBe(keys.length);
        expect(new Set(keys)).toEqual(new Set([...before, ...bought].map(identityKey)));
      }),
    );
  });
});
