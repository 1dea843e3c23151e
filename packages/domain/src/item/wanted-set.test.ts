import { exampleItem, exampleProduct, forAll, registryItem } from '@gift-registry/domain/testing/arbitrary';
import { describe, expect, it } from 'vitest';
import { isSet } from './wanted-set.ts';

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
});
