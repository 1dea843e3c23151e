/*
 * [BUY-08] [ROUTE-10] What shipping costs to Alaska, Hawaii and the U.S. territories is quoted by phone, so no one there is promised that a gift is simply shipped. A ZIP code says by its first
 * digits where it is; those of the forces abroad are none of these.
 *
 * Laws:
 * - 995 to 999, 967 to 969 and 006 to 009 are quoted by phone, with four more digits too
 * - every other ZIP code of the United States is not
 * - a Canadian code, and what is no code, is not
 *
 * @example isQuotedByPhone('US', '99501') // => true
 * @example isQuotedByPhone('US', '60614') // => false
 */
import { option as O } from 'fp-ts';
import type { Market } from '../site/index.ts';
import { type PostalCode, readPostalCode } from '../store/index.ts';

/** Ranges of the first three digits of postal codes, inclusive. */
const areas: ReadonlyArray<readonly [string, string]> = [
  ['006', '009'],
  ['967', '969'],
  ['995', '999'],
];

const isFar = (area: string): boolean => areas.some(([from, to]) => area >= from && area <= to);

/** Whether shipping to the typed postal code is quoted by phone. */
export const isQuotedByPhone = (market: Market, typed: string): boolean =>
  market === 'US' && O.exists((code: PostalCode) => isFar(code.slice(0, 3)))(readPostalCode('US')(typed));
