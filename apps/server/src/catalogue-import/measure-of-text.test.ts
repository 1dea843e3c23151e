import fc from 'fast-check';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { measureOfText } from './measure-of-text.ts';

const inches = measureOfText('in', 'in');

describe('a measure in a cell', () => {
  it.each([
    ['.5', 0.5],
    ['0.5', 0.5],
    ['12"', 12],
    ['12 in', 12],
    ['12in.', 12],
    ['12 inches', 12],
    ['12 1/2', 12.5],
    ['12-1/2"', 12.5],
    ['12½', 12.5],
    ['½', 0.5],
    ['12.125', 12.13],
    ['12.0000', 12],
    ['12,5', 12.5],
    ['1 ft', 12],
    ['30.48 cm', 12],
    ['304.8mm', 12],
  ])('[INT-06] %s is %d inches', (text, inch) => {
    expect(inches(text)).toEqual(E.right(O.some(inch)));
  });

  it.each(['', '-', 'N/A', 'none', '0', '0.00', '0 cm'])('[INT-06] “%s” is no measure', (text) => {
    expect(inches(text)).toEqual(E.right(O.none));
  });

  it.each(['tall', '-3', '1e2', '1,200', '12 x 14', '1/0', '5 stones', '123456', '1.2.3'])(
    '[INT-06] %s is refused',
    (text) => {
      expect(inches(text)).toEqual(E.left(text));
    },
  );

  it('[INT-06] a whole number reads back as itself', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999 }), fc.constantFrom('', ' in', '"'), (number, unit) => {
        expect(inches(`${number}${unit}`)).toEqual(E.right(O.some(number)));
      }),
    );
  });

  it('[INT-06] inches and centimeters are converted into one another', () => {
    expect(measureOfText('in', 'cm')('10')).toEqual(E.right(O.some(25.4)));
    expect(measureOfText('cm', 'in')('25.4')).toEqual(E.right(O.some(10)));
    expect(measureOfText('cm', 'in')('10 in')).toEqual(E.right(O.some(10)));
  });

  it('[INT-06] three digits after a comma are refused: they may be thousands or thousandths', () => {
    fc.assert(
      fc.property(fc.nat({ max: 99 }), fc.integer({ min: 100, max: 999 }), (a, b) => E.isLeft(inches(`${a},${b}`))),
    );
  });
});
