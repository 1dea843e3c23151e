/*
 * A price is read as shops write it, or refused; it is never guessed.
 *
 * @example priceOfText('SAR')('SR 2,375') // => right(some(237500))
 * @example priceOfText('EUR')('1,299') // => left(PriceAmbiguous), as 1.299 is in every currency
 */
import { type Cents, cents } from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';

/** The currencies that signs in cells can mean beside the market's own. */
export const currencies = ['USD', 'CAD', 'SAR', 'EUR', 'GBP', 'AUD', 'AED', 'SEK', 'DKK', 'NOK', 'CHF', 'MXN'] as const;

/** A currency by its three letters; all of them have hundredths. */
export type Currency = string;

/** Why a text is not a price. */
export type PriceProblem =
  | { readonly _tag: 'PriceUnreadable'; readonly text: string }
  | { readonly _tag: 'PriceAmbiguous'; readonly text: string }
  | { readonly _tag: 'PriceOfAPack'; readonly text: string }
  | { readonly _tag: 'ForeignPrice'; readonly text: string; readonly marker: string; readonly expected: string };

/** The currencies that a symbol or code in a cell may mean. */
const markers: Readonly<Record<string, ReadonlyArray<Currency>>> = {
  $: ['USD', 'CAD', 'AUD', 'MXN'],
  US$: ['USD'],
  USD$: ['USD'],
  CAD$: ['CAD'],
  CA$: ['CAD'],
  C$: ['CAD'],
  SR: ['SAR'],
  '€': ['EUR'],
  '£': ['GBP'],
  KR: ['SEK', 'DKK', 'NOK'],
  ...Object.fromEntries(currencies.map((currency) => [currency, [currency]])),
};

const NOTHING = /^(no old price|none|n\/a|-|–|—)?$/i;
const MARKED = /^([^\d\s.,+-]*)\s*([\d.,\s'’]*\d)\.?\s*([^\d\s.,+-]*)$/u;
/** A suffix such as "each", which states the price of one piece. */
const EACH = /\s*\/?\s*\b(?:each|ea)\.?$/i;

/** Number formats, by their thousands and decimal separators. The first that matches is used. */
const shapes: ReadonlyArray<readonly [RegExp, (digits: string) => string]> = [
  [/^\d+$/, (digits) => digits],
  [/^\.\d{1,2}$/, (digits) => `0${digits}`],
  [/^\d+[.,](\d{1,2}|\d{4,8})$/, (digits) => digits.replace(',', '.')],
  [/^[1-9]\d{0,2}(,\d{3})+(\.(\d{1,2}|\d{4,8}))?$/, (digits) => digits.replaceAll(',', '')],
  [/^[1-9]\d{0,2}(\.\d{3}){2,}$/, (digits) => digits.replaceAll('.', '')],
  [/^[1-9]\d{0,2}(\.\d{3})+,\d{1,2}$/, (digits) => digits.replaceAll('.', '').replace(',', '.')],
  [/^[1-9]\d{0,2}([ '’]\d{3})+([.,]\d{1,2})?$/, (digits) => digits.replace(/[ '’]/g, '').replace(',', '.')],
];

const knownMarkers = new Map(Object.entries(markers));

/** The currencies that are usually written with a decimal comma. */
const withComma: ReadonlyArray<Currency> = ['EUR', 'SEK', 'DKK', 'NOK', 'CHF'];

/**
 * A single point before three digits: a thousands separator in Berlin, an unrounded sum in a spreadsheet. The same is
 * true of a comma where it is the decimal separator.
 */
const isAmbiguous = (currency: Currency, digits: string): boolean =>
  (withComma.includes(currency) ? /^\d+[.,]\d{3}$/ : /^\d+\.\d{3}$/).test(digits);

/** In whole cents; half a cent is rounded up. */
const centsOf = (decimal: string): O.Option<Cents> => {
  const [whole = '', fraction = ''] = decimal.split('.');
  const isRoundedUp = (fraction[2] ?? '0') >= '5';
  return cents(Number(`${whole}${fraction.slice(0, 2).padEnd(2, '0')}`) + (isRoundedUp ? 1 : 0));
};

/** The price in a cell, in hundredths of the currency; `none` if the cell states that there is none. */
export const priceOfText =
  (currency: Currency) =>
  (raw: string): E.Either<PriceProblem, O.Option<Cents>> => {
    const text = raw.replace(/\s+/g, ' ').trim().replace(EACH, '');
    if (NOTHING.test(text)) return E.right(O.none);
    if (/\d\s*(\/|per |for )|\d\s*(pack|pcs|pieces)\b/i.test(text)) return E.left({ _tag: 'PriceOfAPack', text });
    const [, before = '', digits = '', after = ''] = MARKED.exec(text) ?? [];
    if (digits === '') return E.left({ _tag: 'PriceUnreadable', text });
    for (const marker of [before, after].filter((each) => each !== '')) {
      const known = knownMarkers.get(marker.toUpperCase());
      if (known === undefined && !/^(\p{Lu}{2,3}|\p{Sc})$/u.test(marker))
        return E.left({ _tag: 'PriceUnreadable', text });
      if (marker.toUpperCase() !== currency && (known === undefined || !known.includes(currency)))
        return E.left({ _tag: 'ForeignPrice', text, marker, expected: currency });
    }
    if (isAmbiguous(currency, digits)) return E.left({ _tag: 'PriceAmbiguous', text });
    const shape = shapes.find(([form]) => form.test(digits));
    const amount = shape === undefined ? O.none : centsOf(shape[1](digits));
    return O.isNone(amount) ? E.left({ _tag: 'PriceUnreadable', text }) : E.right(amount);
  };
