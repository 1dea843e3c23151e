import { centsOf, exampleItem, exampleProduct, forAll, registryItem } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { isSet, missingOfSet } from './wanted-set.ts';

const wanting = (wanted: number, name = 'Heron Table Lamp') => isSet({ wanted, product: exampleProduct({ name }) });

describe('sets', () => {
  it('[SETS-01] a single thing is no set, however many pieces it has', () => {
    expect(wanting(1, 'Fennel 12-Piece Dinnerware Set')).toBe(false);
  });

  it('[SETS-01] four pieces or more make a set, counted by what is in a box', () => {
    expect([2, 3, 4, 8].map((wanted) => wanting(wanted))).toEqual([false, false, true, true]);
    expect([1, 2].map((wanted) => wanting(wanted, 'Vesper Champagne Coupes, Set of 2'))).toEqual([false, true]);
  });

  it('[SETS-01] more of what is a set are a set', () => {
    forAll(registryItem, (item) => !isSet(item) || isSet({ ...item, wanted: item.wanted + 1 }));
    expect(isSet(exampleItem({ wanted: 999 }))).toBe(true);
  });

  it('[SETS-01] what is missing of a set completes it, and nothing is missing before the first or after the last is bought', () => {
    forAll(registryItem, (item) => {
      const missing = missingOfSet(item);
      if (O.isNone(missing)) return;
      expect(item.purchased).toBeGreaterThan(0);
      expect(item.purchased + missing.value).toBe(item.wanted);
    });
    const bought = [0, 1, 5, 8, 9].map((purchased) => missingOfSet(exampleItem({ wanted: 8, purchased })));
    expect(bought).toEqual([O.none, O.some(7), O.some(3), O.none, O.none]);
  });

  it('[SETS-01] a set that cannot be completed any more, or is paid for together, is missing nothing', () => {
    expect(missingOfSet(exampleItem({ product: exampleProduct({ isNla: true }) }))).toEqual(O.none);
    const groupGift = O.some({ name: 'Plates', goal: centsOf(11_960), raised: centsOf(0) });
    expect(missingOfSet(exampleItem({ groupGift }))).toEqual(O.none);
  });
});
