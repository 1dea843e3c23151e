import { exampleStoreStock, nearEdges, skuOf, storeNumberOf } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stockLevel, unitsAt } from './store-stock.ts';

describe('what is in a store', () => {
  it('[BUY-08] a product without a shelf in the store has no piece there', () => {
    const shelf = exampleStoreStock({ units: 3 });
    expect(unitsAt([shelf], shelf.storeNumber, shelf.sku)).toBe(3);
    expect(unitsAt([shelf], storeNumberOf('105'), shelf.sku)).toBe(0);
    expect(unitsAt([shelf], shelf.storeNumber, skuOf('1'))).toBe(0);
    expect(unitsAt([], shelf.storeNumber, shelf.sku)).toBe(0);
  });

  it('[BUY-08] a store with 1 to 5 units has few of them, with more it has plenty, with none nothing', () => {
    expect([0, 1, 5, 6].map(stockLevel)).toEqual(['none', 'few', 'few', 'plenty']);
    fc.assert(
      fc.property(nearEdges(-3, 999, [0, 1, 5, 6]), (units) => {
        expect(stockLevel(units) === 'none').toBe(units < 1);
        expect(stockLevel(units) === 'few').toBe(units >= 1 && units <= 5);
      }),
    );
  });
});
