/*
 * [BUY-08] A postal code is read as people of the market write it: five digits, also with four more, in the United States; letter, digit, letter, digit, letter, digit in Canada, in any
 * case. Spaces may be where none belong, and spaces and a hyphen in place of each other. Letters that no Canadian code has are taken for a slip.
 *
 * @example readPostalCode(markets.US)(' 60614 - 2201 ') // => O.some('60614-2201')
 * @example readPostalCode(markets.CA)('m5v3l9') // => O.some('M5V 3L9')
 * @example readPostalCode(markets.CA)('m5v-3l9') // => O.some('M5V 3L9')
 * @example readPostalCode(markets.CA)('M5V 3LO') // => O.none
 */
import { function as F, option as O } from 'fp-ts';
import type { Market, MarketRules } from '../site/index.ts';
import type { Place } from './store.ts';

/** A well-formed postal code, normalized for its market. Whether it exists is decided by the table of areas. */
export type PostalCode = string & { readonly PostalCode: unique symbol };

/** The keyboard for typing a postal code: digits alone where codes begin with them and are of digits, spaces and hyphens. */
export const codeInputMode = ({ postalCode }: Pick<MarketRules, 'postalCode'>): 'numeric' | 'text' =>
  /^[\d -]+$/.test(postalCode.example) ? 'numeric' : 'text';

/** In characters; a longer text is no postal code of any market, and is not held against a pattern that might take long. */
const LONGEST = 16;

/** The text with one space for several; then with a hyphen for a space, without spaces, and with a space for a hyphen. */
const readingsOf = (text: string): ReadonlyArray<string> => {
  const plain = text
    .toUpperCase()
    .replace(/\s+/g, ' ')
    .replace(/ ?\p{Dash} ?/gu, '-');
  return [plain, plain.replaceAll(' ', '-'), plain.replaceAll(' ', ''), plain.replaceAll('-', ' ')];
};

/** Parses a typed postal code; `none` when it does not have the form of the market's codes. */
export const readPostalCode =
  ({ postalCode: { pattern } }: Pick<MarketRules, 'postalCode'>) =>
  (typed: string): O.Option<PostalCode> => {
    const form = new RegExp(`^(?:${pattern})$`);
    const text = typed.trim();
    const readings = text.length > LONGEST ? [] : readingsOf(text);
    const [whole, ...groups] = readings.map((reading) => form.exec(reading)).find((match) => match !== null) ?? [];
    return whole === undefined ? O.none : O.some((groups.length === 0 ? whole : groups.join(' ')) as PostalCode);
  };

/*
 * [BUY-08] Where a postal code lies is known by the area whose codes begin as it does; of several, the one that names more of it is nearer.
 *
 * @example areaPrefixes(postalCodeOf(markets.US, '60614-2201')) // => ['60614', '6061', '606', '60', '6']
 * @example postalAreaOf(postalCodeOf(markets.US, '60614'), [examplePostalArea({ prefix: '6' }), examplePostalArea({ prefix: '606' })]) // => O.some(examplePostalArea({ prefix: '606' }))
 */

/** All places whose postal codes share a prefix: their center, and the name of the largest. */
export interface PostalArea extends Place {
  readonly market: Market;
  /** The prefix of its codes, without spaces. */
  readonly prefix: string;
  readonly city: string;
  /** The two-letter state or province. */
  readonly region: string;
}

/** The possible prefixes of this code, the longest first; the four digits after a hyphen are ignored. */
export const areaPrefixes = (code: PostalCode): ReadonlyArray<string> => {
  const signs = code.replace(/ |-.*/g, '');
  return Array.from({ length: signs.length }, (_, cut) => signs.slice(0, signs.length - cut));
};

/** The area that the code belongs to; `none` when it is in none of these. */
export const postalAreaOf = (code: PostalCode, areas: ReadonlyArray<PostalArea>): O.Option<PostalArea> => {
  const found = areaPrefixes(code).flatMap((prefix) => areas.filter((area) => area.prefix === prefix));
  return O.fromNullable(found[0]);
};

/*
 * [BUY-08] A postal code is right when it is written as the market writes them; where it lies is given too, as far as the table of areas knows.
 *
 * @example checkPostalCode(markets.US, '60614', [examplePostalArea()]) // => { _tag: 'Valid', place: O.some({ city: 'Chicago', state: 'IL' }) }
 * @example checkPostalCode(markets.US, '6061', [examplePostalArea()]) // => { _tag: 'NotValid' }
 */

/** The main city of an area, and its two-letter state or province. */
export interface PostalPlace {
  readonly city: string;
  readonly state: string;
}

/** The feedback for a typed postal code; without a place when its area is unknown. */
export type PostalCodeCheck =
  | { readonly _tag: 'NotValid' }
  | { readonly _tag: 'Valid'; readonly place: O.Option<PostalPlace> };

/** Whether the text is a postal code of the market, and its place. */
export const checkPostalCode = (
  market: MarketRules,
  typed: string,
  areas: ReadonlyArray<PostalArea>,
): PostalCodeCheck =>
  F.pipe(
    readPostalCode(market)(typed),
    O.match(
      (): PostalCodeCheck => ({ _tag: 'NotValid' }),
      (code) => ({
        _tag: 'Valid',
        place: O.map(({ city, region }: PostalArea): PostalPlace => ({ city, state: region }))(
          postalAreaOf(code, areas),
        ),
      }),
    ),
  );
