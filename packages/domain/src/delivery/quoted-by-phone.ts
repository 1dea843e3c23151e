/*
 * [BUY-08] [ROUTE-10] What shipping costs to Alaska, Hawaii and the U.S. territories is quoted by phone, so no one there is promised that a gift is simply shipped. A ZIP code says by its first
 * digits where it is; those of the forces abroad are none of these.
 *
 * @example isQuotedByPhone(markets.US, '99501') // => true
 * @example isQuotedByPhone(markets.US, '60614') // => false
 */
import { option as O } from 'fp-ts';
import type { MarketRules } from '../site/index.ts';
import { type PostalCode, readPostalCode } from '../store/index.ts';

/** Whether shipping to the typed postal code is quoted by phone. */
export const isQuotedByPhone = (market: MarketRules, typed: string): boolean =>
  O.exists((code: PostalCode) =>
    market.postalCode.quotedByPhone.some(
      ({ from, to }) => code.slice(0, from.length) >= from && code.slice(0, to.length) <= to,
    ),
  )(readPostalCode(market)(typed));
