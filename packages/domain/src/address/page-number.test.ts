import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { pageNumber } from './page-number.ts';

describe('the page that an address asks for', () => {
  it('[ROUTE-06] every whole number from 1 to 9999 reads as itself, written as digits', () => {
    for (const page of [1, 9, 10, 9_999]) expect(pageNumber(String(page))).toEqual(O.some(page));
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999 }), (page) => {
        expect(pageNumber(String(page))).toEqual(O.some(page));
      }),
    );
  });

  it.each(['', '0', '01', '10000', '-1', '+1', '1.5', '1e3', ' 1', '1 ', '1\n', '१', 'x'])(
    '[ADD-09] nothing else reads: no zero in front, no sign, no fraction, no space: %j',
    (text) => {
      expect(pageNumber(text)).toEqual(O.none);
    },
  );
});
