import { exampleAddress, forAll, sites } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { siteIn } from '../site/index.ts';
import {
  firstFreeLabel,
  labelLines,
  labelPages,
  labelSheetCodes,
  labelSheets,
  labelsOn,
  typedLabel,
} from './label-sheet.ts';

const code = fc.constantFrom(...labelSheetCodes);
const printing = code.chain((sheet) =>
  fc.tuple(fc.constant(sheet), fc.integer({ min: 1, max: labelsOn(sheet) }), fc.array(fc.string(), { maxLength: 70 })),
);

describe('a sheet of address labels', () => {
  it('[THX-02] every label is printed once, in order, and each page has as many places as its sheet', () => {
    forAll(printing, ([sheet, first, labels]) => {
      const pages = labelPages(sheet, first, labels);
      expect(pages.flat().flatMap((place) => (O.isSome(place) ? [place.value] : []))).toEqual(labels);
      for (const page of pages) expect(page).toHaveLength(labelsOn(sheet));
    });
  });

  it('[THX-02] the places before the first free one stay empty, on the first page alone', () => {
    forAll(printing, ([sheet, first, labels]) => {
      const places = labelPages(sheet, first, labels).flat();
      expect(places.findIndex(O.isSome)).toBe(labels.length === 0 ? -1 : first - 1);
      expect(places.slice(first - 1, first - 1 + labels.length).every(O.isSome)).toBe(true);
    });
  });

  it.each([
    ['1', 1],
    ['30', 30],
    ['31', 1],
    ['0', 1],
    ['', 1],
    ['4.5', 1],
    ['x', 1],
  ])(
    '[THX-02] what is typed as the first free label is a place of the sheet, or the first one: "%s"',
    (typed, place) => {
      expect(firstFreeLabel('5160', typed)).toBe(place);
    },
  );

  it('[THX-02] the places of a sheet lie on its paper and do not overlap', () => {
    for (const { paper, columns, rows, width, height, left, top, gap } of labelSheetCodes.map(
      (each) => labelSheets[each],
    )) {
      const [wide, high] = paper === 'letter' ? [215.9, 279.4] : [210, 297];
      expect(gap).toBeGreaterThan(0);
      expect(2 * left + columns * width + (columns - 1) * gap).toBeCloseTo(wide, 0);
      expect(2 * top + rows * height).toBeCloseTo(high, 0);
    }
  });

  it('[ADDR-01] a label of an address in another country ends with it, in capitals', () => {
    const abroad = {
      line1: '12 rue des Lilas',
      line2: O.none,
      city: 'Paris',
      region: '',
      postalCode: '75011',
      country: 'FR',
    };
    expect(labelLines(sites.main, abroad)).toEqual(['12 rue des Lilas', 'Paris 75011', 'FRANCE']);
    const region = { ...abroad, city: 'Guadalajara', region: 'Jalisco', postalCode: '', country: 'MX' };
    expect(labelLines(sites.canada, region).slice(1)).toEqual(['Guadalajara, Jalisco', 'MEXICO']);
  });

  it('[LANG-04] an address of Québec stays as it was typed; a country is in the language of who prints', () => {
    const address = {
      line1: '4000, 4e Avenue, app. 2',
      line2: O.none,
      city: 'Québec',
      region: 'QC',
      postalCode: 'G1J 3A2',
    };
    const french = siteIn(sites.canada, 'fr-CA');
    expect(labelLines(french, address)).toEqual(['4000, 4e Avenue, app. 2', 'Québec, QC G1J 3A2']);
    const abroad = { ...address, city: 'Cologne', region: '', postalCode: '50667', country: 'DE' };
    expect(labelLines(french, abroad)).toEqual(['4000, 4e Avenue, app. 2', 'Cologne 50667', 'ALLEMAGNE']);
  });

  it('[THX-02] it names the country where that is another one than the sender’s', () => {
    const { recipient: _name, ...address } = exampleAddress({ line2: O.none });
    const lastLines = [sites.main, sites.canada].map((from) => [
      labelLines(from, { ...address, region: 'TX' }).at(-1),
      labelLines(from, { ...address, region: 'ON' }).at(-1),
    ]);
    const [texas, ontario] = ['TX', 'ON'].map((region) => `${address.city}, ${region} ${address.postalCode}`);
    expect(lastLines).toEqual([
      [texas, 'CANADA'],
      ['USA', ontario],
    ]);
  });

  it('[THX-02] a label that is typed has the lines that are not empty, five at most', () => {
    expect(typedLabel(' Amelia Hart \n\n12 Elm St\nAustin, TX 78704')).toEqual([
      'Amelia Hart',
      '12 Elm St',
      'Austin, TX 78704',
    ]);
    expect(typedLabel('a\nb\nc\nd\ne\nf')).toHaveLength(5);
    expect(typedLabel(' \n')).toEqual([]);
  });
});
