import { exampleProduct, product, sites } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { cartBlocker } from './cart-blocker.ts';

describe('why a product cannot be put into the cart', () => {
  it('[BUY-01] [XB-04] no longer available is reported first, then the other brand', () => {
    fc.assert(
      fc.property(product, fc.boolean(), (each, isMadeToOrder) => {
        const of = { ...each, isMadeToOrder, brand: 'modern' } as const;
        expect(cartBlocker({ ...of, isNla: true }, sites.kids)).toEqual(O.some('no-longer-available'));
        expect(cartBlocker({ ...of, isNla: false }, sites.kids)).toEqual(O.some('other-brand'));
      }),
    );
  });

  it('[BUY-01] [XB-04] a product of this brand that can be had and is not made to order has no blocker', () => {
    fc.assert(
      fc.property(product, (each) => {
        const ready = { ...each, isNla: false, isMadeToOrder: false, isAvailable: true };
        expect(cartBlocker({ ...ready, brand: 'modern' }, sites.modern)).toEqual(O.none);
        for (const site of [sites.main, sites.kids])
          expect(cartBlocker({ ...ready, brand: 'main' }, site)).toEqual(O.none);
      }),
    );
  });

  it.each([
    [{}, 'main', O.none],
    [{}, 'kids', O.none],
    [{}, 'modern', O.some('other-brand')],
    [{ isMadeToOrder: true }, 'main', O.some('made-to-order')],
    [{ isAvailable: false, isStockSku: false }, 'main', O.some('out-of-stock')],
    [{ isAvailable: false, isMadeToOrder: true }, 'main', O.some('made-to-order')],
    [{ isAvailable: false, isBackorderable: true }, 'main', O.none],
  ] as const)('[ROUTE-19] %j on %s: %j', (overrides, site, expected) => {
    expect(cartBlocker(exampleProduct(overrides), sites[site])).toEqual(expected);
  });
});
