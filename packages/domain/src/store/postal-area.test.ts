import { examplePostalArea, markets, postalCodeOf } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { areaPrefixes, postalAreaOf } from './postal-area.ts';

const areas = ['6', '606', '60614', '607', 'M5', 'M5V'].map((prefix) => examplePostalArea({ prefix }));
const prefixIn = (code: Parameters<typeof postalAreaOf>[0]) =>
  O.map(({ prefix }: { prefix: string }) => prefix)(postalAreaOf(code, areas));

describe('where a postal code lies', () => {
  it('[BUY-08] a code lies in the area with the longest beginning that it has', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(areas, { minLength: areas.length }), (shuffled) => {
        expect(postalAreaOf(postalCodeOf(markets.US, '60614-2201'), shuffled)).toEqual(
          O.some(examplePostalArea({ prefix: '60614' })),
        );
      }),
    );
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
