import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { parseCartId } from './cart-id.ts';

describe('the name of a cart', () => {
  it('[CART-09] is 1 to 64 letters, digits, dashes or underscores', () => {
    for (const raw of ['a', 'Cart_0-9', 'x'.repeat(64)]) expect(parseCartId(raw)).toEqual(O.some(raw));
    for (const raw of ['', ' ', 'a b', 'x'.repeat(65), 'a/b', 'a\n']) expect(parseCartId(raw)).toEqual(O.none);
  });
});
