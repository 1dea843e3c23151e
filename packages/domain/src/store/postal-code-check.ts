/*
 * [BUY-08] A postal code is right when it is written as the market writes them; where it lies is given too, as far as the table of areas knows.
 *
 * @example checkPostalCode(markets.US, '60614', [examplePostalArea()]) // => { _tag: 'Valid', place: O.some({ city: 'Chicago', state: 'IL' }) }
 * @example checkPostalCode(markets.US, '6061', [examplePostalArea()]) // => { _tag: 'NotValid' }
 */
import { function as F, option as O } from 'fp-ts';
import type { MarketRules } from '../site/index.ts';
import { type PostalArea, postalAreaOf } from './postal-area.ts';
import { readPostalCode } from './postal-code.ts';

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
