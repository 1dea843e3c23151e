import { gtin, gtinOf } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { checkDigit } from './check-digit.ts';
import { parseGtin, pieceIn } from './gtin.ts';

const beginning = fc.stringMatching(/^[1-9]\d{6,12}$/);

describe('the number of a maker', () => {
  it('[INT-06] a number with a wrong check digit is none', () => {
    fc.assert(
      fc.property(beginning, fc.integer({ min: 0, max: 9 }), (digits, last) => {
        expect(O.isSome(parseGtin(`${digits}${last}`))).toBe(String(last) === checkDigit(digits));
      }),
    );
  });

  it('[INT-06] a UPC is the EAN with a zero in front', () => {
    expect(parseGtin('036000291452')).toEqual(O.some('00036000291452'));
    for (const spelled of ['0036000291452', '36000291452'])
      expect(parseGtin(spelled)).toEqual(parseGtin('036000291452'));
  });

  it.each([
    ['04252614', '00042100005264'],
    ['4252614', '00042100005264'],
    ['042100005264', '00042100005264'],
    ['01234505', '00012000003455'],
    ['012000003455', '00012000003455'],
    ['96385074', '00000096385074'],
  ])('[INT-06] a UPC-E is the UPC-A that it stands for: %s is %s', (written, gtin) => {
    expect(parseGtin(written)).toEqual(O.some(gtin));
  });

  it('[INT-06] the piece in a case is found by the number without its indicator', () => {
    expect(pieceIn(gtinOf('14006381333938'))).toEqual(O.some('04006381333931'));
    fc.assert(
      fc.property(gtin, fc.integer({ min: 0, max: 9 }), (piece, indicator) => {
        fc.pre(piece.startsWith('0'));
        const body = `${indicator}${piece.slice(1, -1)}`;
        const inside = indicator === 0 || indicator === 9 ? O.none : O.some(piece);
        expect(pieceIn(gtinOf(`${body}${checkDigit(body)}`))).toEqual(inside);
      }),
    );
  });

  it.each(['', '0', '00000000', '123456', '4006381333931 ', '400638133393X', '123456789012345'])(
    '[INT-06] “%s” is none',
    (text) => {
      expect(parseGtin(text)).toEqual(O.none);
    },
  );
});
