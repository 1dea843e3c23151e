import { markets } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isQuotedByPhone } from './quoted-by-phone.ts';

const zip = (area: number, rest: number): string => `${String(area).padStart(3, '0')}${String(rest).padStart(2, '0')}`;
const isFar = (area: number): boolean => [6, 7, 8, 9, 967, 968, 969, 995, 996, 997, 998, 999].includes(area);

describe('shipping that is quoted by phone', () => {
  it.each([
    ['00599', false],
    ['00601', true],
    ['00801', true],
    ['00988', true],
    ['01001', false],
    ['96606', false],
    ['96701', true],
    ['96799', true],
    ['96813', true],
    ['96910', true],
    ['96950', true],
    ['97001', false],
    ['99403', false],
    ['99501', true],
    ['99950', true],
    ['99501-0001', true],
    ['99999', true],
    ['00999', true],
    ['96999', true],
    [' 99501 ', true],
    ['60614', false],
  ])(
    '[BUY-08] [ROUTE-10] 995 to 999, 967 to 969 and 006 to 009 are quoted by phone, with four more digits too: %s is %s',
    (typed, expected) => {
      expect(isQuotedByPhone(markets.US, typed)).toBe(expected);
    },
  );

  it('[BUY-08] every other ZIP code of the United States is not', () => {
    fc.assert(
      fc.property(fc.nat({ max: 999 }), fc.nat({ max: 99 }), (area, rest) => {
        expect(isQuotedByPhone(markets.US, zip(area, rest))).toBe(isFar(area));
      }),
    );
  });

  it('[BUY-08] a Canadian code, and what is no code, is not', () => {
    expect(isQuotedByPhone(markets.CA, 'M5V 3L9')).toBe(false);
    for (const typed of ['', '9950', 'M5V 3L9', 'Alaska']) expect(isQuotedByPhone(markets.US, typed)).toBe(false);
    expect(isQuotedByPhone(markets.CA, '99501')).toBe(false);
  });
});
