/*
 * [FEED-01] [INT-06] What a product costs: its sale price while there is a sale, else its regular price. A price that cannot be read is left out where another one can be.
 *
 * @example offerOf(reading)(cellsOf({ price: '65', sale_price: '40' })) // => { price: 4000, regularPrice: 6500 }
 */
import type { Cents } from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import { convertedAt, type Rate } from './converted.ts';
import type { Cells, Field } from './fields.ts';
import { type Currency, priceOfText } from './price-of-text.ts';
import type { BadCell, CellProblem } from './problems.ts';
import { unquoted } from './unquoted.ts';

/** Settings for reading prices. */
export interface PriceReading {
  /** The currency of the file. */
  readonly currency: Currency;
  /** The rate of conversion to the market's currency; `none` if the file uses that currency. */
  readonly rate: O.Option<Rate>;
  /** The time at which the prices apply, in milliseconds since 1970. */
  readonly at: number;
}

export interface Offer {
  readonly price: Cents;
  /** `none`, or higher than the price. */
  readonly regularPrice: O.Option<Cents>;
  readonly bad: ReadonlyArray<BadCell>;
}

const LONGEST_PRICE = 60;

/** The price in a cell; `none` when it is empty. */
const priceIn =
  ({ currency, rate }: PriceReading) =>
  (cell: string): E.Either<CellProblem, O.Option<Cents>> => {
    const text = unquoted(cell);
    if (text.length > LONGEST_PRICE) return E.left({ _tag: 'PriceUnreadable', text });
    const read = priceOfText(currency)(text);
    if (E.isLeft(read)) return read;
    const price = read.right;
    if (O.isNone(price) || price.value === 0 || O.isNone(rate)) return E.right(price);
    const converted = convertedAt(rate.value)(price.value);
    return O.isNone(converted) ? E.left({ _tag: 'PriceTooHigh' }) : E.right(converted);
  };

const DAY = 86_400_000;
const ISO = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d)?)\s*(Z|[+-]\d\d:?\d\d)?)?$/;
const AMERICAN = /^(\d{1,2})\/(\d{1,2})\/(?:20)?(\d\d)(?:,? .*)?$/;

/** The moment in a cell, in milliseconds; a day without a time starts at its midnight and ends at the next one. */
const momentIn = (text: string, isEnd: boolean): number => {
  const [, month = '', day = '', year = ''] = AMERICAN.exec(text) ?? [];
  const written = month === '' ? text : `20${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const [, date = '', time, zone = 'Z'] = ISO.exec(written) ?? [];
  const isWholeDay = time === undefined || (isEnd && /^00:00(:00)?$/.test(time));
  const colon = zone.replace(/^(...)(\d\d)$/, '$1:$2');
  return Date.parse(`${date}T${time ?? '00:00'}${colon}`) + (isEnd && isWholeDay ? DAY : 0);
};

/** Whether a sale is on; left is the cell because of which that is unknown. */
const isSaleOn = (at: number, cells: Cells): E.Either<BadCell, boolean> => {
  const [from = '', until = ''] = cells('sale_dates').split('/');
  const bounds: ReadonlyArray<readonly [field: Field, text: string, isEnd: boolean]> = [
    ['sale_from', cells('sale_from'), false],
    ['sale_until', cells('sale_until'), true],
    ['sale_dates', from, false],
    ['sale_dates', until, true],
  ];
  for (const [field, raw, isEnd] of bounds) {
    const text = raw.trim();
    if (text === '') continue;
    const moment = momentIn(text, isEnd);
    if (Number.isNaN(moment)) return E.left({ field, problem: { _tag: 'DateUnreadable', text } });
    if (isEnd ? at >= moment : at < moment) return E.right(false);
  }
  return E.right(true);
};

/** The prices in the cells of a row; left is the cell because of which there is no price. */
export const offerOf =
  (reading: PriceReading) =>
  (cells: Cells): E.Either<BadCell, Offer> => {
    const bad: Array<BadCell> = [];
    const read = (field: 'price' | 'sale_price' | 'old_price'): O.Option<Cents> => {
      const price = priceIn(reading)(cells(field));
      if (E.isRight(price)) return price.right;
      bad.push({ field, problem: price.left });
      return O.none;
    };
    const isAboveZero = O.filter((each: Cents) => each > 0);
    const price = read('price');
    // Exports write 0 where there is no sale and no earlier price.
    const [listed, before, reduced] = [
      isAboveZero(price),
      isAboveZero(read('old_price')),
      isAboveZero(read('sale_price')),
    ];
    const regular = O.alt(() => before)(listed);
    const higher = O.isSome(listed) ? O.filter((each: Cents) => each > listed.value)(before) : O.none;
    if (O.isSome(listed) && O.exists((each: Cents) => each < listed.value)(before))
      bad.push({ field: 'old_price', problem: { _tag: 'RegularBelowPrice', text: cells('old_price').trim() } });
    const isOn = isSaleOn(reading.at, cells);
    if (O.isSome(reduced) && E.isLeft(isOn)) bad.push(isOn.left);
    const isSale = O.isSome(reduced) && E.isRight(isOn) && isOn.right;
    if (isSale && O.isSome(regular) && reduced.value > regular.value)
      bad.push({ field: 'sale_price', problem: { _tag: 'SaleAbovePrice', text: cells('sale_price').trim() } });
    else if (isSale && !(O.isSome(regular) && reduced.value === regular.value))
      return E.right({ price: reduced.value, regularPrice: O.alt(() => regular)(higher), bad });
    if (O.isSome(price) && price.value === 0) return E.right({ price: price.value, regularPrice: O.none, bad });
    if (O.isSome(regular)) return E.right({ price: regular.value, regularPrice: higher, bad });
    return E.left(bad[0] ?? { field: 'price', problem: { _tag: 'Missing' } });
  };
