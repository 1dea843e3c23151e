/*
 * [THX-02] Address labels are printed on the sheets that are sold everywhere; a sheet of which some labels were used is used on from the first free one. Sizes are the makers'.
 *
 * @example firstFreeLabel('5160', '31') // => 1
 * @example labelPages('5163', 10, ['Ruth', 'Dana']).map((page) => page.length) // => [10, 10]
 */
import { option as O } from 'fp-ts';
import { addressLines, isRegion, mailedCountryName, type PostalAddress } from '../delivery/index.ts';
import type { Site } from '../site/index.ts';

/** A label sheet, by the number on the manufacturer's box. */
export type LabelSheetCode = '5160' | '5163' | 'L7160' | 'L7163';

/** The dimensions of a label sheet, in millimeters. */
export interface LabelSheet {
  readonly paper: 'letter' | 'a4';
  readonly columns: number;
  readonly rows: number;
  readonly width: number;
  readonly height: number;
  /** From the paper's edge to the first label. */
  readonly left: number;
  readonly top: number;
  /** Between two columns; rows touch. */
  readonly gap: number;
}

/** An inch in millimeters. */
const INCH = 25.4;

/** The dimensions of each sheet. 8160 and 8163 equal 5160 and 5163. */
export const labelSheets: Readonly<Record<LabelSheetCode, LabelSheet>> = {
  '5160': {
    paper: 'letter',
    columns: 3,
    rows: 10,
    width: 2.625 * INCH,
    height: INCH,
    left: 0.1875 * INCH,
    top: INCH / 2,
    gap: INCH / 8,
  },
  '5163': {
    paper: 'letter',
    columns: 2,
    rows: 5,
    width: 4 * INCH,
    height: 2 * INCH,
    left: 0.15625 * INCH,
    top: INCH / 2,
    gap: 0.1875 * INCH,
  },
  L7160: { paper: 'a4', columns: 3, rows: 7, width: 63.5, height: 38.1, left: 7.25, top: 15.15, gap: 2.5 },
  L7163: { paper: 'a4', columns: 2, rows: 7, width: 99.1, height: 38.1, left: 4.65, top: 15.15, gap: 2.5 },
};

/** The sheets in the order in which they are offered. */
export const labelSheetCodes: ReadonlyArray<LabelSheetCode> = ['5160', '5163', 'L7160', 'L7163'];

/** The number of labels on a sheet. */
export const labelsOn = (code: LabelSheetCode): number => labelSheets[code].columns * labelSheets[code].rows;

/** Parses the typed position of the first free label, from 1; 1 when it is not on the sheet. */
export const firstFreeLabel = (code: LabelSheetCode, typed: string): number => {
  const place = Number(typed);
  return Number.isInteger(place) && place >= 1 && place <= labelsOn(code) ? place : 1;
};

/** The pages to print: for each position a label, or `none`. */
export const labelPages = <Label>(
  code: LabelSheetCode,
  first: number,
  labels: ReadonlyArray<Label>,
): ReadonlyArray<ReadonlyArray<O.Option<Label>>> => {
  const size = labelsOn(code);
  const places = [...Array.from({ length: first - 1 }, () => O.none), ...labels.map((label) => O.some(label))];
  const pages = labels.length === 0 ? 0 : Math.ceil(places.length / size);
  return Array.from({ length: pages }, (_, page) =>
    Array.from({ length: size }, (_, place) => places[page * size + place] ?? O.none),
  );
};

/** The lines below the name on a label that is mailed from that site's market; the region tells which market it goes to. */
export const labelLines = (
  { marketRules, otherMarkets, language }: Pick<Site, 'marketRules' | 'otherMarkets' | 'language'>,
  { country, ...address }: PostalAddress,
): ReadonlyArray<string> => {
  const lines = addressLines(address);
  if (country !== undefined) return [...lines, mailedCountryName(country, language)];
  const other = isRegion(marketRules, address.region)
    ? undefined
    : otherMarkets.find(({ regions }) => regions.includes(address.region));
  return [...lines, ...(other === undefined ? [] : [other.mailName])];
};

/** How many lines fit on the smallest label. */
const TYPED_LINES = 5;

/** The lines of a typed label. */
export const typedLabel = (typed: string): ReadonlyArray<string> =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, TYPED_LINES);
