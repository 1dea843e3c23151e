/*
 * [INT-06] A measure is read as catalogues write it: with a unit or without, as a decimal or a fraction; never guessed.
 *
 * @example measureOfText('in', 'in')('12 1/2"') // => E.right(O.some(12.5))
 * @example measureOfText('cm', 'in')('30.48') // => E.right(O.some(12))
 */
import { either as E, option as O } from 'fp-ts';

/** Centimeters of each unit. */
const centimeters = { mm: 0.1, cm: 1, m: 100, in: 2.54, ft: 30.48 } as const;
export type LengthUnit = keyof typeof centimeters;

const unitNames: ReadonlyMap<string, LengthUnit> = new Map([
  ['mm', 'mm'],
  ['cm', 'cm'],
  ['m', 'm'],
  ['in', 'in'],
  ['inch', 'in'],
  ['inches', 'in'],
  ['"', 'in'],
  ['″', 'in'],
  ['”', 'in'],
  ["''", 'in'],
  ['ft', 'ft'],
  ['feet', 'ft'],
  ["'", 'ft'],
  ['′', 'ft'],
]);

/** The unit of that name. */
export const unitNamed = (name: string): LengthUnit | undefined => unitNames.get(name.trim().toLowerCase());

const NOTHING = /^(n\/?a|none|-|–|—)?$/i;
const DECIMAL = /^(?=[.,]?\d)(\d{0,5})(?:[.,](\d{0,4}))?$/;
const FRACTION = /^(?:(\d{1,5})[\s-]+)?(\d{1,3})[/\u2044](\d{1,3})$/;
const MEASURE = /^([\d.,/\u2044\s-]*\d\.?)\s*([a-z"″”'′]*)\.?$/i;

const numberIn = (text: string): number => {
  const [, whole = '0', over, under] = FRACTION.exec(text) ?? [];
  if (over !== undefined && under !== undefined) return Number(whole) + Number(over) / Number(under);
  return DECIMAL.test(text) && !/,\d{3}$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
};

/** The measure in a cell, converted to `into`; a measure without a unit is in `unit`. `none` if the cell states that there is none. */
export const measureOfText =
  (unit: LengthUnit, into: LengthUnit) =>
  (raw: string): E.Either<string, O.Option<number>> => {
    const text = raw
      .replace(/\p{No}/gu, ' $&')
      .normalize('NFKC')
      .replace(/\s+/g, ' ')
      .trim();
    if (NOTHING.test(text)) return E.right(O.none);
    const [, digits = '', name = ''] = MEASURE.exec(text) ?? [];
    const own = name === '' ? unit : unitNamed(name);
    const number = numberIn(digits.trim());
    if (own === undefined || !Number.isFinite(number)) return E.left(raw.trim());
    const measure = Math.round((100 * number * centimeters[own]) / centimeters[into]) / 100;
    return measure >= 100_000 ? E.left(raw.trim()) : E.right(measure === 0 ? O.none : O.some(measure));
  };
