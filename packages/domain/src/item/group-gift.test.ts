import { centsOf, exampleItem, exampleProduct, price, registryItem } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { missingFrom, offeredIn } from './group-gift.ts';

const fund = (goal: number, raised: number) => ({ name: 'Plates', goal: centsOf(goal), raised: centsOf(raised) });

describe('a group gift', () => {
  it('[GG-03] what is missing and what was raised are the goal together, until the goal is reached', () => {
    expect(missingFrom(fund(10_000, 2_550))).toBe(7_450);
    expect(missingFrom(fund(100, 99))).toBe(1);
    fc.assert(
      fc.property(price, price, (a, b) => {
        const [raised, goal] = a < b ? [a, b] : [b, a];
        expect(missingFrom(fund(goal, raised)) + raised).toBe(goal);
      }),
    );
  });

  it('[GG-03] nothing is missing once the goal is reached or passed', () => {
    expect(missingFrom(fund(100, 100))).toBe(0);
    expect(missingFrom(fund(100, 300))).toBe(0);
  });

  it('[CA-01] in Canada no item is a group gift, and all else of it stays', () => {
    const together = exampleItem({ groupGift: O.some(fund(10_000, 2_550)) });
    expect(offeredIn('CA')(together)).toEqual(exampleItem());
    fc.assert(
      fc.property(registryItem, (item) => {
        expect(offeredIn('CA')(item)).toEqual({ ...item, groupGift: O.none });
      }),
    );
  });

  it('[GG-03] elsewhere every item stays the very same, but that a fund to which nobody gave has the goal of today’s price', () => {
    fc.assert(fc.property(registryItem, (item) => offeredIn('US')(item) === item));
    const item = (raised: number) =>
      exampleItem({
        wants: 2,
        product: exampleProduct({ currentPrice: centsOf(6_000) }),
        groupGift: O.some(fund(10_000, raised)),
      });
    expect(offeredIn('US')(item(0))).toEqual({ ...item(0), groupGift: O.some(fund(12_000, 0)) });
    expect(offeredIn('US')(item(1))).toEqual(item(1));
  });
});
