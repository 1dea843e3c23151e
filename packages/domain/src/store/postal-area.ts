/*
 * [BUY-08] Where a postal code lies is known by the area whose codes begin as it does; of several, the one that names more of it is nearer.
 *
 * @example areaPrefixes(postalCodeOf(markets.US, '60614-2201')) // => ['60614', '6061', '606', '60', '6']
 * @example postalAreaOf(postalCodeOf(markets.US, '60614'), [examplePostalArea({ prefix: '6' }), examplePostalArea({ prefix: '606' })]) // => O.some(examplePostalArea({ prefix: '606' }))
 */
import { option as O } from 'fp-ts';
import type { Market } from '../site/index.ts';
import type { PostalCode } from './postal-code.ts';
import type { Place } from './store.ts';

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
