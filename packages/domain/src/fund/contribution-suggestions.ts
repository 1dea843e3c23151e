/*
 * [GG-01] Who gives to a group gift needs not type: a few round amounts are suggested, as far as the fund takes them, and last all that is still missing.
 *
 * @example contributionSuggestions(dollars(70)) // => [2_500, 5_000, 7_000]
 * @example contributionSuggestions(centsOf(450)) // => [450]
 */
import { type Cents, dollars } from '../money/index.ts';

const ROUND: ReadonlyArray<Cents> = [dollars(25), dollars(50), dollars(100)];

/** Suggested contributions, in cents, to a fund that can receive up to `maximum`; the last one is everything that is missing. */
export const contributionSuggestions = (maximum: Cents): ReadonlyArray<Cents> => [
  ...ROUND.filter((amount) => amount < maximum),
  maximum,
];
