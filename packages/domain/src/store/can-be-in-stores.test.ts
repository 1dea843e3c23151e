import { exampleProduct, exampleStoreStock, skuOf } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canBeInStores, storeStockFor } from './can-be-in-stores.ts';

describe('what can be in a store', () => {
  it('[BUY-08] [ADD-06] a special order, what has options still to be chosen and what is no longer available are in no store; anything else may', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.boolean(), fc.boolean(), (isNla, isMadeToOrder, hasCustomOrderConfirmation) => {
        const isOrdinary = [isNla, isMadeToOrder, hasCustomOrderConfirmation].every((is) => !is);
        expect(canBeInStores({ isNla, isMadeToOrder, hasCustomOrderConfirmation })).toBe(isOrdinary);
      }),
    );
    expect(canBeInStores(exampleProduct({ isAvailable: false, isBeingDiscontinued: true }))).toBe(true);
  });

  it('[BUY-08] [ADD-05] only shelves that can hold something count; what is unknown is nowhere', () => {
    const [plate, sofa, lost] = ['1', '2', '3'].map((sku) => exampleStoreStock({ sku: skuOf(sku) }));
    if (plate === undefined || sofa === undefined || lost === undefined) throw new Error('three shelves');
    const products = [
      exampleProduct({ sku: plate.sku }),
      exampleProduct({ sku: sofa.sku, hasCustomOrderConfirmation: true }),
    ];
    expect(storeStockFor(products, [plate, sofa, lost])).toEqual([plate]);
  });
});
