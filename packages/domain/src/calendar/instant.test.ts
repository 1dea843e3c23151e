import { forAll } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { instantAt, parseInstant, readInstant } from './instant.ts';

const FIRST = 0;
const LAST = Date.UTC(9998, 11, 31, 23, 59, 59, 999);

describe('instant', () => {
  it.each([
    '1970-01-01T00:00:00.000Z',
    '2027-06-12T23:59:59.999Z',
    '2028-02-29T12:00:00.000Z',
    '9998-12-31T23:59:59.999Z',
  ])('%s is a moment', (text) => {
    expect(parseInstant(text)).toEqual(O.some(text));
  });

  it.each([
    '1969-12-31T23:59:59.999Z',
    '9999-01-01T00:00:00.000Z',
    '2027-02-30T12:00:00.000Z',
    '2027-06-12T24:00:00.000Z',
    '2027-06-12T23:60:00.000Z',
    '2027-06-12T12:00:00Z',
    '2027-06-12T12:00:00.000',
    '2027-06-12T12:00:00.000+02:00',
    '2027-06-12',
    '+012027-06-12T12:00:00.000Z',
    ' 2027-06-12T12:00:00.000Z',
    '2027-06-12T12:00:00.000Z\n',
    '0',
    '',
  ])('"%s" is no moment', (text) => {
    expect(parseInstant(text)).toEqual(O.none);
  });

  it.each([
    ['2026-11-23T09:53:58Z', '2026-11-23T09:53:58.000Z'],
    ['2026-11-23T09:53:58.7Z', '2026-11-23T09:53:58.700Z'],
    ['2026-11-23T09:53:58.07Z', '2026-11-23T09:53:58.070Z'],
    ['2026-11-23T09:53:58.007Z', '2026-11-23T09:53:58.007Z'],
    ['2028-02-29T00:00:00Z', '2028-02-29T00:00:00.000Z'],
  ])('[CART-06] %s is read as %s', (text, moment) => {
    expect(readInstant(text)).toEqual(O.some(moment));
  });

  it.each([
    '2026-11-23T09:53Z',
    '2026-11-23T09:53:58',
    '2026-11-23T09:53:58.Z',
    '2026-11-23T09:53:58.0001Z',
    '2026-11-23T09:53:58+00:00',
    '2026-11-23T09:53:58z',
    '2026-11-23 09:53:58Z',
    ' 2026-11-23T09:53:58Z',
    '2026-11-23T09:53:58Z\n',
    '2026-02-30T09:53:58Z',
    '2026-11-23T24:00:00Z',
    '2026-11-23T09:53:60Z',
    '1969-12-31T23:59:59Z',
    '9999-01-01T00:00:00Z',
    '2026-11-23',
    '',
  ])('[CART-06] "%s" is not read as a moment', (text) => {
    expect(readInstant(text)).toEqual(O.none);
  });

  it.each([FIRST - 1, LAST + 1, Number.NaN, Number.POSITIVE_INFINITY])(
    '%d milliseconds are no moment',
    (milliseconds) => {
      expect(instantAt(milliseconds)).toEqual(O.none);
    },
  );

  it('moments are ordered as text', () => {
    const milliseconds = fc.oneof(
      fc.constantFrom(FIRST, FIRST + 1, LAST - 1, LAST),
      fc.integer({ min: FIRST, max: LAST }),
    );
    forAll(milliseconds, milliseconds, (a, b) => {
      const [first, second] = [instantAt(a), instantAt(b)];
      expect(O.isSome(first) && O.isSome(second) && first.value < second.value).toBe(a < b);
    });
  });
});
