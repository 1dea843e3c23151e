import { describe, expect, it } from 'vitest';
import { isLastName, isPersonName, storedName } from './person-name.ts';

describe('a person’s name', () => {
  it('[CART-06] [AUTH-06] names have 1 to 60 characters on one line; invisible characters alone are no name', () => {
    for (const name of ['x', 'x'.repeat(60), '🎁'.repeat(60), 'Zoë-Ánna O’Neil'])
      expect([name, isPersonName(name)]).toEqual([name, true]);
    for (const none of ['', '   ', 'x'.repeat(61), 'a\u0000b', 'a\nb', 'a\u2028b', 'a\ud83c', '\u200b', '\u3164'])
      expect([none, isPersonName(none)]).toEqual([none, false]);
  });

  it('[NAME-01] a last name may be left out, since people with one name have none', () => {
    for (const last of ['', 'O’Neil', 'x'.repeat(60)]) expect([last, isLastName(last)]).toEqual([last, true]);
    for (const none of [' ', '\u200b', 'x'.repeat(61), 'a\nb']) expect([none, isLastName(none)]).toEqual([none, false]);
  });

  it('[NAME-01] invisible characters are no part of a name, and do not count', () => {
    for (const invisible of ['\u200b', '\u00ad', '\u200e', '\u200d', '\ufeff']) {
      const name = `${invisible}${'x'.repeat(30)}${invisible}${'x'.repeat(30)}${invisible}`;
      expect([storedName(name), isPersonName(storedName(name))]).toEqual(['x'.repeat(60), true]);
      expect(storedName(` ${invisible} `)).toBe('');
    }
  });
});
