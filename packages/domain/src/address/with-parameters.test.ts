import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withParameters } from './with-parameters.ts';

const parameters = fc.dictionary(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
);

describe('parameters of an address', () => {
  it('[ROUTE-16] each parameter reads back from the address as it was given, whatever characters its name and its value have', () => {
    fc.assert(
      fc.property(parameters, (given) => {
        const { searchParams } = new URL(withParameters('/cart', given), 'http://localhost');
        expect(Object.fromEntries(searchParams)).toEqual({ ...given });
      }),
    );
  });

  it('[ROUTE-16] what the address had already stays, and a place within the page stays at its end', () => {
    expect(withParameters('/a', { b: '1' })).toBe('/a?b=1');
    expect(withParameters('/a?x=1', { b: '1', c: '&' })).toBe('/a?x=1&b=1&c=%26');
    expect(withParameters('/a?x=1#top', { b: '1' })).toBe('/a?x=1&b=1#top');
    expect(withParameters('http://localhost:3000/a#top', { b: '1' })).toBe('http://localhost:3000/a?b=1#top');
  });

  it('[ROUTE-16] half of a character is in no parameter', () => {
    expect(withParameters('/a', { referrerId: 'r\ud800' })).toBe('/a?referrerId=r%EF%BF%BD');
    expect(withParameters('/a', { '\udc00': 'x' })).toBe('/a?%EF%BF%BD=x');
  });

  it('[ROUTE-16] no parameters leave the address as it is', () => {
    for (const path of ['/', '/a?x=1', '/a#top']) expect(withParameters(path, {})).toBe(path);
  });
});
