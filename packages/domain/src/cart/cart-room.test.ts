import { identityOf } from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { expect, it } from 'vitest';
import type { CartLine } from './cart.ts';
import { checkCartHasRoom } from './cart-room.ts';
import { lineIdOf } from './line-id.ts';

it('[CART-05] up to 100 lines fit, and one more does not', () => {
  const lines = Array.from({ length: 101 }, (_, index): CartLine => {
    const identity = identityOf(String(1_000 + index));
    return { _tag: 'Item', lineId: lineIdOf(O.none, identity), grId: O.none, identity, quantity: 1 };
  });
  for (const count of [0, 1, 99, 100])
    expect(checkCartHasRoom(lines.slice(0, count))).toEqual(E.right(lines.slice(0, count)));
  expect(checkCartHasRoom(lines)).toEqual(E.left({ _tag: 'CartFull', maximum: 100 }));
});
