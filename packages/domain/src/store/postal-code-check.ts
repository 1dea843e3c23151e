/*
 * [BUY-08] A postal code is right when it is written as the market writes them; where it lies is told besides, as far as the table of areas knows.
 *
 * Laws:
 * - what is not written as the market writes codes is not valid and lies nowhere
 * - a code that is written so is valid, with city and state of its area, and without them when no area is known
 *
 * @example checkPostalCode('US', '60614', [examplePostalArea()]) // => { isValid: true, city: 'Chicago', state: O.some('IL') }
 * @example checkPostalCode('US', '6061', [examplePostalArea()]) // => { isValid: false, city: '', state: O.none }
 */
import { function as F, option as O } from 'fp-ts';
import type { Market } from '../site/index.ts';
import { areaOf, type PostalArea } from './postal-area.ts';
import { readPostalCode } from './postal-code.ts';

/** What is to be said of a postal code that somebody typed. */
export interface PostalCodeCheck {
  readonly isValid: boolean;
  /** The main place of its area; empty when none is known. */
  readonly city: string;
  /** State or province, in its two letters. */
  readonly state: O.Option<string>;
}

/** Whether it is a postal code of the market, and where it lies. */
export const checkPostalCode = (market: Market, typed: string, areas: ReadonlyArray<PostalArea>): PostalCodeCheck =>
  F.pipe(
    readPostalCode(market)(typed),
    O.match(
      (): PostalCodeCheck => ({ isValid: false, city: '', state: O.none }),
      (code) => {
        const area = areaOf(code, areas);
        return {
          isValid: true,
          city: O.match(
            () => '',
            ({ city }: PostalArea) => city,
          )(area),
          state: O.map(({ region }: PostalArea) => region)(area),
        };
      },
    ),
  );
