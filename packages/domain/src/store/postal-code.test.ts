import { examplePostalArea, forAll, markets, nearEdges, postalCodeOf } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { areaPrefixes, checkPostalCode, postalAreaOf, readPostalCode } from './postal-code.ts';

const digits = (count: number) => fc.stringMatching(new RegExp(`^\\d{${count}}$`));
const canadian = fc.stringMatching(/^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] \d[ABCEGHJ-NPRSTV-Z]\d$/);

describe('a postal code', () => {
  it('[BUY-08] five digits, or five and four with a hyphen, are a code of the United States and nothing else is; none begins with 000 to 004', () => {
    forAll(
      digits(5).filter((five) => five >= '00500'),
      digits(4),
      (five, four) => {
        expect(readPostalCode(markets.US)(five)).toEqual(O.some(five));
        expect(readPostalCode(markets.US)(`${five}-${four}`)).toEqual(O.some(`${five}-${four}`));
      },
    );
    forAll(nearEdges(0, 12, [5, 9]).chain(digits), (typed) => {
      expect(O.isSome(readPostalCode(markets.US)(typed))).toBe(typed.length === 5 && typed >= '00500');
    });
    for (const typed of [
      '',
      '6061',
      '606144',
      '60614-',
      '60614-220',
      '60614-22011',
      '606142201',
      '6061A',
      '６０６１４',
      '00000',
      '00499',
      '00000-0000',
    ])
      expect(readPostalCode(markets.US)(typed)).toEqual(O.none);
  });

  it('[BUY-08] a Canadian code is the same however its letters and its space are written', () => {
    forAll(canadian, fc.constantFrom('', '  ', '\u00A0', '-', ' - ', '–'), (code, between) => {
      for (const typed of [code, code.replace(' ', between), [...code].join(' ')])
        for (const written of [typed, typed.toLowerCase()])
          expect(readPostalCode(markets.CA)(written)).toEqual(O.some(code));
    });
    for (const typed of ['M5V', 'M5V 3L', 'M5V_3L9', 'M5-V3L9', '5MV 3L9', 'M5V 3L99', 'MM5V 3L9'])
      expect(readPostalCode(markets.CA)(typed)).toEqual(O.none);
  });

  it('[BUY-08] a letter that Canadian codes do not use makes it none', () => {
    for (const letter of 'DFIOQU') {
      expect(readPostalCode(markets.CA)(`${letter}5V 3L9`)).toEqual(O.none);
      expect(readPostalCode(markets.CA)(`M5${letter} 3L9`)).toEqual(O.none);
      expect(readPostalCode(markets.CA)(`M5V 3${letter}9`)).toEqual(O.none);
    }
    for (const letter of 'WZ') {
      expect(readPostalCode(markets.CA)(`${letter}5V 3L9`)).toEqual(O.none);
      expect(readPostalCode(markets.CA)(`M5${letter} 3${letter}9`)).toEqual(O.some(`M5${letter} 3${letter}9`));
    }
  });

  it('[BUY-08] spaces around a code do not count', () => {
    expect(readPostalCode(markets.US)(' 60614\t')).toEqual(O.some('60614'));
    expect(readPostalCode(markets.CA)('  m5v 3l9 ')).toEqual(O.some('M5V 3L9'));
  });

  it.each([
    ['606 14', '60614'],
    ['60614 2201', '60614-2201'],
    ['60614 - 2201', '60614-2201'],
    ['606 14-2201', '60614-2201'],
  ])('[BUY-08] spaces within a ZIP code do not count either: %s', (typed, code) => {
    expect(readPostalCode(markets.US)(typed)).toEqual(O.some(code));
  });

  it('[BUY-08] a code of one market is none of the other', () => {
    forAll(canadian, digits(5), (first, second) => {
      expect(readPostalCode(markets.US)(first)).toEqual(O.none);
      expect(readPostalCode(markets.CA)(second)).toEqual(O.none);
    });
  });
});

const areas = ['6', '606', '60614', '607', 'M5', 'M5V'].map((prefix) => examplePostalArea({ prefix }));
const prefixIn = (code: Parameters<typeof postalAreaOf>[0]) =>
  O.map(({ prefix }: { prefix: string }) => prefix)(postalAreaOf(code, areas));

describe('where a postal code lies', () => {
  it('[BUY-08] a code lies in the area with the longest beginning that it has', () => {
    forAll(fc.shuffledSubarray(areas, { minLength: areas.length }), (shuffled) => {
      expect(postalAreaOf(postalCodeOf(markets.US, '60614-2201'), shuffled)).toEqual(
        O.some(examplePostalArea({ prefix: '60614' })),
      );
    });
    expect(prefixIn(postalCodeOf(markets.US, '60615'))).toEqual(O.some('606'));
    expect(prefixIn(postalCodeOf(markets.US, '61000'))).toEqual(O.some('6'));
    expect(prefixIn(postalCodeOf(markets.CA, 'M5V 3L9'))).toEqual(O.some('M5V'));
    expect(prefixIn(postalCodeOf(markets.CA, 'M5A 3L9'))).toEqual(O.some('M5'));
  });

  it('[BUY-08] a code that begins like no area lies nowhere', () => {
    expect(postalAreaOf(postalCodeOf(markets.US, '50614'), areas)).toEqual(O.none);
    expect(postalAreaOf(postalCodeOf(markets.US, '60614'), [])).toEqual(O.none);
  });

  it('[BUY-08] every beginning that an area of the code can have is tried, the longest first', () => {
    expect(areaPrefixes(postalCodeOf(markets.CA, 'M5V 3L9'))).toEqual(['M5V3L9', 'M5V3L', 'M5V3', 'M5V', 'M5', 'M']);
    expect(areaPrefixes(postalCodeOf(markets.US, '60614-2201'))).toEqual(['60614', '6061', '606', '60', '6']);
  });
});

describe('a postal code that was typed', () => {
  it.each(['', ' ', '6061', '60614-22', 'M5V 3L9', '<b>60614'])(
    '[BUY-08] what is not written as the market writes codes is not valid and lies nowhere: %s',
    (typed) => {
      expect(checkPostalCode(markets.US, typed, [examplePostalArea({ prefix: '6' })])).toEqual({
        _tag: 'NotValid',
      });
    },
  );

  it('[BUY-08] a code that is written so is valid, with city and state of its area, and without them when no area is known', () => {
    const area = examplePostalArea({ market: 'CA', prefix: 'M5', city: 'Toronto', region: 'ON' });
    expect(checkPostalCode(markets.CA, 'm5v3l9', [area])).toEqual({
      _tag: 'Valid',
      place: O.some({ city: 'Toronto', state: 'ON' }),
    });
    expect(checkPostalCode(markets.CA, 'V6B 4Y8', [area])).toEqual({ _tag: 'Valid', place: O.none });
  });
});
