import { exampleCartContents, orderNumberOf } from '@gift-registry/domain/testing/arbitrary';
import { describe, expect, it } from 'vitest';
import { emptiedByOrder, withoutPastOrder } from './emptied-by-order.ts';

const orderedAs = orderNumberOf('HF-000001');
const cart = exampleCartContents(2);

describe('a cart that was ordered', () => {
  it('[CART-08] a cart that was ordered is empty and has its order’s number', () => {
    expect(emptiedByOrder(cart, orderedAs)).toEqual({ ...cart, lines: [], orderedAs });
  });

  it('[CART-09] a cart with a line has no order’s number, and is otherwise unchanged', () => {
    expect(withoutPastOrder({ ...cart, orderedAs })).toStrictEqual(cart);
    expect(withoutPastOrder(cart)).toStrictEqual(cart);
  });

  it('[CART-09] an empty cart is unchanged', () => {
    for (const empty of [emptiedByOrder(cart, orderedAs), { ...cart, lines: [] }])
      expect(withoutPastOrder(empty)).toStrictEqual(empty);
  });
});
