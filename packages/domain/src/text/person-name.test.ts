import { describe, expect, it } from 'vitest';
import { isPersonName } from './person-name.ts';

describe('a person’s name', () => {
  it('[CART-06] [AUTH-06] names have 1 to 60 characters on one line; what nobody sees is no name', () => {
    for (const name of ['x', 'x'.repeat(60), '🎁'.repeat(60), 'Zoë-Ánna O’Neil'])
      expect([name, isPersonName(name)]).toEqual([name, true]);
    for (const none of ['', '   ', 'x'.repeat(61), 'a\u0000b', 'a\nb', 'a\u2028b', 'a\ud83c', '\u200b', '\u3164'])
      expect([none, isPersonName(none)]).toEqual([none, false]);
  });
});
