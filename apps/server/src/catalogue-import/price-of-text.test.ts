import fc from 'fast-check';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { currencies, priceOfText } from './price-of-text.ts';

const grouped = (whole: number, sign: string): string => String(whole).replace(/\B(?=(\d{3})+$)/g, sign);
const amount = fc.oneof(fc.integer({ min: 99_998, max: 100_001 }), fc.nat({ max: 999_999_999 }));

describe('a price in a cell', () => {
  it.each([
    ['SR 2,375', 237_500],
    ['1.299,00', 129_900],
    ['10', 1_000],
    ['101.5', 10_150],
    ['12,50', 1_250],
    ['SAR 1 299,50', 129_950],
    ['1’299.00 SR', 129_900],
    ['1,234,567.89', 123_456_789],
    ['1.234.567', 123_456_700],
    ['0.05', 5],
    ['.99', 99],
    ['19.', 1_900],
    ['1299.0000', 129_900],
    ['1,299.0000', 129_900],
    ['1.2345', 123],
    ['19.9950', 2_000],
    ['19.99 SAR', 1_999],
    ['SR 19.99 SAR', 1_999],
    ['19.99 each', 1_999],
    ['SR 19.99 / ea', 1_999],
  ])('%s is read', (text, cents) => {
    expect(priceOfText('SAR')(text)).toEqual(E.right(O.some(cents)));
  });

  it.each(['', ' ', 'No old price', 'N/A', '-'])('“%s” is no price', (text) => {
    expect(priceOfText('USD')(text)).toEqual(E.right(O.none));
  });

  it.each([
    ['1.299', 'PriceAmbiguous'],
    ['0,375', 'PriceUnreadable'],
    ['1,29,9', 'PriceUnreadable'],
    ['-5', 'PriceUnreadable'],
    ['5-10', 'PriceUnreadable'],
    ['from 5', 'PriceUnreadable'],
    ['(5.00)', 'PriceUnreadable'],
    ['free', 'PriceUnreadable'],
    ['$19.99*', 'PriceUnreadable'],
    ['US$ 15 CAD', 'ForeignPrice'],
    ['1e5', 'PriceUnreadable'],
    ['SR 50/4 pack', 'PriceOfAPack'],
    ['2 for 5', 'PriceOfAPack'],
    ['SR 15', 'ForeignPrice'],
    ['C$ 15', 'ForeignPrice'],
    ['15 €', 'ForeignPrice'],
    ['ZAR 15', 'ForeignPrice'],
  ])('%s is refused: %s', (text, reason) => {
    expect(priceOfText('USD')(text)).toMatchObject({ _tag: 'Left', left: { _tag: reason } });
  });

  it.each([
    ['USD', true],
    ['CAD', true],
    ['EUR', false],
  ] as const)('a dollar sign may stand for %s: %s', (currency, may) => {
    expect(E.isRight(priceOfText(currency)('$1,299.00'))).toBe(may);
  });

  it.each([
    ['USD', 129_900],
    ['CAD', 129_900],
    ['SAR', 129_900],
    ['GBP', 129_900],
    ['AUD', 129_900],
    ['AED', 129_900],
    ['MXN', 129_900],
    ['EUR', undefined],
    ['SEK', undefined],
    ['DKK', undefined],
    ['NOK', undefined],
    ['CHF', undefined],
  ] as const)('1,299 in %s is %s', (currency, cents) => {
    expect(priceOfText(currency)('1,299')).toEqual(
      cents === undefined ? E.left({ _tag: 'PriceAmbiguous', text: '1,299' }) : E.right(O.some(cents)),
    );
    expect(priceOfText(currency)('1,299.00')).toEqual(E.right(O.some(129_900)));
    expect(priceOfText(currency)('1,299,000')).toEqual(E.right(O.some(129_900_000)));
    expect(priceOfText(currency)('12,99')).toEqual(E.right(O.some(1_299)));
  });

  it('whole cents read back as themselves, with points or commas, with groups or without', () => {
    fc.assert(
      fc.property(amount, fc.constantFrom(['', '.'], [',', '.'], ['', ','], ['.', ','], [' ', ',']), (cents, signs) => {
        const [group = '', point = ''] = signs;
        const text = `${grouped(Math.trunc(cents / 100), group)}${point}${String(cents % 100).padStart(2, '0')}`;
        expect(priceOfText('USD')(text)).toEqual(E.right(O.some(cents)));
      }),
    );
  });

  it('a price is never negative and has no fraction of a cent', () => {
    const signs = fc.constantFrom('0', '1', '2', '9', '.', ',', '-', ' ', '$', 'e', '’');
    fc.assert(
      fc.property(fc.string({ unit: signs, maxLength: 12 }), (text) => {
        const read = priceOfText('USD')(text);
        if (E.isRight(read) && O.isSome(read.right))
          expect(Number.isSafeInteger(read.right.value) && read.right.value >= 0).toBe(true);
      }),
    );
  });

  it('[INT-06] four decimals or more, as databases write them, are rounded to the nearest cent', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 99 }), (cents, rest) => {
        const text = `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}${String(rest).padStart(2, '0')}`;
        expect(priceOfText('USD')(text)).toEqual(E.right(O.some(cents + (rest >= 50 ? 1 : 0))));
      }),
    );
  });

  it('a marker of another currency is refused', () => {
    fc.assert(
      fc.property(fc.constantFrom(...currencies), fc.constantFrom(...currencies), (marker, expected) => {
        expect(E.isRight(priceOfText(expected)(`${marker} 10`))).toBe(marker === expected);
      }),
    );
  });

  it('three digits after a single comma are refused where the comma is the decimal sign, and are thousands elsewhere', () => {
    const commas = ['EUR', 'SEK', 'DKK', 'NOK', 'CHF'];
    fc.assert(
      fc.property(
        fc.constantFrom(...currencies),
        fc.integer({ min: 1, max: 999 }),
        fc.integer({ min: 100, max: 999 }),
        (currency, whole, part) => {
          expect(priceOfText(currency)(`${whole},${part}`)).toEqual(
            commas.includes(currency)
              ? E.left({ _tag: 'PriceAmbiguous', text: `${whole},${part}` })
              : E.right(O.some(whole * 100_000 + part * 100)),
          );
        },
      ),
    );
  });

  it('three digits after a single point are refused: they may be thousands or thousandths', () => {
    fc.assert(
      fc.property(fc.nat({ max: 999 }), fc.integer({ min: 100, max: 999 }), (whole, part) => {
        expect(E.isLeft(priceOfText('USD')(`${whole}.${part}`))).toBe(true);
      }),
    );
  });
});
