import { markets, nearEdges } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { readPostalCode } from './postal-code.ts';

const digits = (count: number) => fc.stringMatching(new RegExp(`^\\d{${count}}$`));
const canadian = fc.stringMatching(/^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] \d[ABCEGHJ-NPRSTV-Z]\d$/);

describe('a postal code', () => {
  it('[BUY-08] five digits, or five and four with a hyphen, are a code of the United States and nothing else is; none begins with 000 to 004', () => {
    fc.assert(
      fc.property(
        digits(5).filter((five) => five >= '00500'),
        digits(4),
        (five, four) => {
          expect(readPostalCode(markets.US)(five)).toEqual(O.some(five));
          expect(readPostalCode(markets.US)(`${five}-${four}`)).toEqual(O.some(`${five}-${four}`));
        },
      ),
    );
    fc.assert(
      fc.property(nearEdges(0, 12, [5, 9]).chain(digits), (typed) => {
        expect(O.isSome(readPostalCode(markets.US)(typed))).toBe(typed.length === 5 && typed >= '00500');
      }),
    );
    for (const typed of [
      '',
      '6061',
      '606144',
      '60614-',
      '60614-220',
      '60614-22011',
      '60614 2201',
      '6061A',
      '６０６１４',
      '00000',
      '00499',
      '00000-0000',
    ])
      expect(readPostalCode(markets.US)(typed)).toEqual(O.none);
  });

  it('[BUY-08] a Canadian code is the same however its letters and its space are written', () => {
    fc.assert(
      fc.property(canadian, (code) => {
        for (const typed of [code, code.toLowerCase(), code.replace(' ', ''), code.toLowerCase().replace(' ', '')])
          expect(readPostalCode(markets.CA)(typed)).toEqual(O.some(code));
      }),
    );
    for (const typed of ['M5V', 'M5V 3L', 'M5V  3L9', 'M5V-3L9', '5MV 3L9', 'M5V 3L99', 'MM5V 3L9'])
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

  it('[BUY-08] a code of one market is none of the other', () => {
    fc.assert(
      fc.property(canadian, digits(5), (first, second) => {
        expect(readPostalCode(markets.US)(first)).toEqual(O.none);
        expect(readPostalCode(markets.CA)(second)).toEqual(O.none);
      }),
    );
  });
});
