/*
 * A price is read as shops write it, or refused; it is never guessed.
 *
 * Laws:
 * - whole cents read back as themselves, with points or commas, with groups or without
 * - a price is never negative and has no fraction of a cent
 * - a marker of another currency is refused
 * - three digits after a single point are refused: they may be thousands or thousandths
 * - three digits after a single comma are refused where the comma is the decimal sign, and are thousands elsewhere
 *
 * @example priceOfText('SAR')('SR 2,375') // => right(some(237500))
 * @example priceOfText('EUR')('1,299') // => left(PriceAmbiguous), as 1.299 is in every currency
 */
import { type Cents, cents } from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';

/** The currencies whose prices can be read; all of them have hundredths. */
export const currencies = ['USD', 'CAD', 'SAR', 'EUR', 'GBP', 'AUD', 'AED', 'SEK', 'DKK', 'NOK', 'CHF', 'MXN'] as const;
export type Currency = (typeof currencies)[number];

/** Why a text is no price. */
export type PriceProblem =
  | { readonly _tag: 'PriceUnreadable'; readonly text: string }
  | { readonly _tag: 'PriceAmbiguous'; readonly text: string }
  | { readonly _tag: 'PriceOfAPack'; readonly text: string }
  | { readonly _tag: 'ForeignPrice'; readonly marker: string; readonly expected: string };

/** The currencies that a marker in a cell may mean. */
const markers: Readonly<Record<string, ReadonlyArray<Currency>>> = {
  $: ['USD', 'CAD', 'AUD', 'MXN'],
  US$: ['USD'],
  CA$: ['CAD'],
  C$: ['CAD'],
  SR: ['SAR'],
  '€': ['EUR'],
  '£': ['GBP'],
  KR: ['SEK', 'DKK', 'NOK'],
  ...Object.fromEntries(currencies.map((currency) => [currency, [currency]])),
};

const NOTHING = /^(no old price|none|n\/a|-|–|—)?$/i;
const MARKED = /^([^\d\s.,+-]*)\s*([\d.,\s'’]*\d)\s*([^\d\s.,+-]*)$/u;

/** Shapes of a number, with the separators of its thousands and fraction. The first that fits counts. */
const shapes: ReadonlyArray<readonly [RegExp, (digits: string) => string]> = [
  [/^\d+$/, (digits) => digits],
  [/^\d+[.,]\d{1,2}$/, (digits) => digits.replace(',', '.')],
  [/^[1-9]\d{0,2}(,\d{3})+(\.\d{1,2})?$/, (digits) => digits.replaceAll(',', '')],
  [/^[1-9]\d{0,2}(\.\d{3}){2,}$/, (digits) => digits.replaceAll('.', '')],
  [/^[1-9]\d{0,2}(\.\d{3})+,\d{1,2}$/, (digits) => digits.replaceAll('.', '').replace(',', '.')],
  [/^[1-9]\d{0,2}([ '’]\d{3})+([.,]\d{1,2})?$/, (digits) => digits.replace(/[ '’]/g, '').replace(',', '.')],
];

/** Whether the currency is usually written with a decimal comma. */
const writesComma: Readonly<Record<Currency, boolean>> = {
  USD: false,
  CAD: false,
  SAR: false,
  EUR: true,
  GBP: false,
  AUD: false,
  AED: false,
  SEK: true,
  DKK: true,
  NOK: true,
  CHF: true,
  MXN: false,
};

/** A single point before three digits: thousands in Berlin, an unrounded sum in a spreadsheet. A comma is the same where it is the decimal sign. */
const isAmbiguous = (currency: Currency, digits: string): boolean =>
  (writesComma[currency] ? /^\d+[.,]\d{3}$/ : /^\d+\.\d{3}$/).test(digits);

/** In cents; the fraction has at most two digits, so this is exact. */
const centsOf = (decimal: string): O.Option<Cents> => {
  const [whole = '', fraction = ''] = decimal.split('.');
  return cents(Number(`${whole}${fraction.padEnd(2, '0')}`));
};

/** The price in a cell, in hundredths of the currency; none if the cell states that there is none. */
export const priceOfText =
  (currency: Currency) =>
  (raw: string): E.Either<PriceProblem, O.Option<Cents>> => {
    const text = raw.replace(/[\s\u00a0\u202f]+/g, ' ').trim();
    if (NOTHING.test(text)) return E.right(O.none);
    if (/\d\s*(\/|per |for )|\d\s*(pack|pcs|pieces)\b/i.test(text)) return E.left({ _tag: 'PriceOfAPack', text });
    const [, before = '', digits = '', after = ''] = MARKED.exec(text) ?? [];
    if (digits === '' || (before !== '' && after !== '')) return E.left({ _tag: 'PriceUnreadable', text });
    const marker = before + after;
    if (marker !== '') {
      const known = new Map(Object.entries(markers)).get(marker.toUpperCase());
      if (known === undefined && !/^(\p{Lu}{2,3}|\p{Sc})$/u.test(marker))
        return E.left({ _tag: 'PriceUnreadable', text });
      if (known === undefined || !known.includes(currency))
        return E.left({ _tag: 'ForeignPrice', marker, expected: currency });
    }
    if (isAmbiguous(currency, digits)) return E.left({ _tag: 'PriceAmbiguous', text });
    const shape = shapes.find(([form]) => form.test(digits));
    const amount = shape === undefined ? O.none : centsOf(shape[1](digits));
    return O.isNone(amount) ? E.left({ _tag: 'PriceUnreadable', text }) : E.right(amount);
  };
