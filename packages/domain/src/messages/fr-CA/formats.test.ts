import { centsOf, dayOf, forAll } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { amountVerdict, readTypedAmount } from '../../money/index.ts';
import {
  formatAmount,
  formatCount,
  formatDay,
  formatDayRange,
  formatPrice,
  formatTime,
  listOf,
  plainAmount,
  plural,
  typedAmount,
} from './formats.ts';

/** A low line stands for a no-break space. */
const written = (text: string): string => text.replaceAll('\u00A0', '_');

describe('[LANG-03] formats of Canadian French', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1_000, '1_000'],
    [1_234, '1_234'],
    [12.5, '12,5'],
    [1_234.5, '1_234,5'],
    [1_000_000, '1_000_000'],
    [-1_500, '-1_500'],
  ])('the number %d is %s', (count, expected) => {
    expect(written(formatCount(count))).toBe(expected);
  });

  it.each([
    ['CAD ', 123_450, '1_234,50_$', '1_234,50_$'],
    ['USD ', 123_450, '1_234,50_$_US', '1_234,50_$_US'],
    ['US$', 5, '0,05_$_US', '0,05_$_US'],
    ['$', 2_500, '25,00_$', '25_$'],
    ['CHF ', 100_000_000, '1_000_000,00_CHF', '1_000_000_CHF'],
    ['€', 0, '0,00_€', '0_€'],
    ['', 2_505, '25,05', '25,05'],
  ])('with the prefix "%s", %d cents are %s, and as short as can be %s', (prefix, amount, price, short) => {
    expect(written(formatPrice(prefix, centsOf(amount)))).toBe(price);
    expect(written(formatAmount(prefix, centsOf(amount)))).toBe(short);
  });

  it.each([
    ['2027-06-01', '1er_juin_2027'],
    ['2027-06-08', '8_juin_2027'],
    ['2028-02-29', '29_février_2028'],
    ['2027-08-11', '11_août_2027'],
    ['2027-12-31', '31_décembre_2027'],
  ])('the day %s is %s', (day, expected) => {
    expect(written(formatDay(dayOf(day)))).toBe(expected);
  });

  it.each([
    ['2027-11-24', '2027-11-24', '24_novembre'],
    ['2027-11-24', '2027-11-25', '24_– 25_novembre'],
    ['2027-11-27', '2027-12-01', '27_novembre_– 1er_décembre'],
    ['2027-12-01', '2028-12-01', '1er_décembre_– 1er_décembre'],
  ])('the days from %s to %s are %s', (from, to, expected) => {
    expect(written(formatDayRange(dayOf(from), dayOf(to)))).toBe(expected);
  });

  it.each([
    ['14:05', '14_h_05'],
    ['08:00', '8_h'],
    ['00:30', '0_h_30'],
  ])('the time %s is %s', (time, expected) => {
    expect(written(formatTime(time))).toBe(expected);
  });

  it.each([
    [0, '0_cadeau'],
    [0.5, '0,5_cadeau'],
    [1, '1_cadeau'],
    [1.5, '1,5_cadeau'],
    [2, '2_cadeaux'],
    [1_000, '1_000_cadeaux'],
    [1_000_000, '1_000_000_de_cadeaux'],
    [1_000_001, '1_000_001_cadeaux'],
    [3_000_000, '3_000_000_de_cadeaux'],
  ])('%d of a gift are %s', (count, expected) => {
    expect(written(plural(count, 'cadeau', 'cadeaux'))).toBe(expected);
  });

  it.each(['articles', 'ensembles', 'œuvres', 'étiquettes', 'heures'])('millions of %s elide', (noun) => {
    expect(written(plural(2_000_000, '', noun))).toBe(`2_000_000_d’${noun}`);
  });

  it.each([
    [[], ''],
    [['Amelia'], 'Amelia'],
    [['Amelia', 'Hugo'], 'Amelia et Hugo'],
    [['Amelia', 'Hugo', 'Hélène'], 'Amelia, Hugo et Hélène'],
  ])('the list of %j is "%s"', (parts, expected) => {
    expect(listOf(parts)).toBe(expected);
  });

  it('whole numbers are grouped in threes from the right', () => {
    forAll(fc.nat(), (count) => {
      const [first = '', ...groups] = formatCount(count).split('\u00A0');
      return (
        first.length <= 3 && groups.every(({ length }) => length === 3) && Number([first, ...groups].join('')) === count
      );
    });
  });

  it.each([
    ['25,50', 2_550],
    ['25,5', 2_550],
    ['1 234,56', 123_456],
    ['1\u00A0234,56', 123_456],
    ['1\u202F234,56', 123_456],
    ['1 000 000', 100_000_000],
    ['25 $', 2_500],
    ['25$', 2_500],
    ['25,50\u00A0$', 2_550],
    ['25.50', 2_550],
    [' 25 ', 2_500],
  ])('the typed amount "%s" is %d cents', (text, expected) => {
    expect(readTypedAmount(plainAmount(text))).toEqual(O.some(expected));
  });

  it.each(['1,234', '1.234', '25,505'])('what is meant by "%s" is asked', (text) => {
    expect(amountVerdict({ minimum: centsOf(1), maximum: centsOf(999_999) }, plainAmount(text))._tag).toBe('Unclear');
  });

  it.each(['vingt-cinq', '25,', ',50', '1 23', '12 34,50', '-25', '25,50,10', '25 $ US'])(
    '"%s" is no amount',
    (text) => {
      expect(readTypedAmount(plainAmount(text))).toEqual(O.none);
    },
  );

  it('an amount as it is written is read as the same amount, with and without its sign', () => {
    forAll(fc.integer({ min: 0, max: 999_999_999 }).map(centsOf), (amount) => {
      for (const text of [typedAmount(amount), formatPrice('CAD ', amount), formatAmount('', amount)])
        expect(readTypedAmount(plainAmount(text))).toEqual(O.some(amount));
    });
  });
});
