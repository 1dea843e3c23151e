import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { upcAOf } from './upc-e.ts';

describe('a UPC-E', () => {
  it.each([
    ['04252614', '042100005264'],
    ['01234505', '012000003455'],
    ['01234531', '012300000451'],
    ['01234543', '012340000053'],
    ['01234565', '012345000065'],
    ['01234592', '012345000092'],
  ])('[ADD-08] a UPC-E is the UPC-A that its last digit before the check digit tells: %s is %s', (short, long) => {
    expect(upcAOf(short)).toEqual(O.some(long));
  });

  it('[ADD-08] a number of another length or number system is none', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,14}$/), (digits) => {
        expect(O.isSome(upcAOf(digits))).toBe(digits.length === 8 && digits.startsWith('0'));
      }),
    );
  });
});
