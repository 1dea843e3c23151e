import { cartIdOf, forAll, identityOf } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { addedToCart } from './added-to-cart.ts';

const request = (quantity: number) => ({ grId: O.none, identity: identityOf('4821'), quantity });
const addition = (...units: ReadonlyArray<number>) => ({
  cartId: cartIdOf('cart-1'),
  count: 99,
  added: units.map(request),
  warnings: [],
});

describe('what went into a cart', () => {
  it('[CART-03] [BUY-01] an addition of nothing means that the line is full', () => {
    for (const quantity of [1, 9, 99])
      expect(addedToCart(request(quantity))(addition())).toEqual(E.left({ _tag: 'LineFull', maximum: 99 }));
  });

  it('[CART-03] [BUY-01] fewer units than requested means that it was cut short', () => {
    forAll(fc.integer({ min: 1, max: 98 }), fc.integer({ min: 1, max: 98 }), (fewer, more) => {
      const part = addition(fewer);
      expect(addedToCart(request(fewer + more))(part)).toEqual(E.right({ ...part, isCutShort: true }));
    });
    expect(addedToCart(request(9))(addition(4))).toMatchObject(E.right({ isCutShort: true }));
  });

  it('[CART-03] a complete addition is returned as it is', () => {
    forAll(fc.integer({ min: 1, max: 99 }), (quantity) => {
      const all = addition(quantity);
      expect(addedToCart(request(quantity))(all)).toStrictEqual(E.right(all));
    });
  });
});
