import { exampleCartContents, orderNumberOf } from '@gift-registry/domain/testing/arbitrary';
import { describe, expect, it } from 'vitest';
import { asKept, orderedOut } from './ordered-out.ts';

const orderedAs = orderNumberOf('HF-000001');
const cart = exampleCartContents(2);

describe('a cart that was ordered', () => {
  it('[CART-08] a cart that was ordered is empty, and knows its order', () => {
    expect(orderedOut(cart, orderedAs)).toEqual({ ...cart, lines: [], orderedAs });
  });

  it('[CART-09] a cart with something in it is of no order any more, and nothing else of it changes', () => {
    expect(asKept({ ...cart, orderedAs })).toStrictEqual(cart);
    expect(asKept(cart)).toStrictEqual(cart);
  });

  it('[CART-09] an empty cart is kept as it is', () => {
    for (const empty of [orderedOut(cart, orderedAs), { ...cart, lines: [] }])
      expect(asKept(empty)).toStrictEqual(empty);
  });
});
