/*
 * [GG-01] [GG-03] [GG-05] What a visitor can still give beside what the own cart holds for the same fund: no more than is then left, and, where that is enough already, as little as one cent.
 *
 * Laws:
 * - with nothing in the cart it is what the fund takes of anybody
 * - together with what is in the cart it is never more than the fund takes, and all of that can be given
 * - together with what is in the cart it is at least what one gives, and it is at least a cent
 * - where the cart holds all that is missing, or more, there is nothing more to give
 *
 * @example remainingRange(dollars(700), dollars(0)) // => O.some({ minimum: 1_000, maximum: 70_000 })
 * @example remainingRange(dollars(700), dollars(40)) // => O.some({ minimum: 1, maximum: 66_000 })
 * @example remainingRange(dollars(700), dollars(700)) // => O.none
 */
import { function as F, option as O } from 'fp-ts';
import { type AmountRange, type Cents, cents } from '../money/index.ts';
import { rangeUpTo } from '../registry/index.ts';

const atLeastACent = (amount: number): O.Option<Cents> => O.filter((left: Cents) => left > 0)(cents(amount));

/**
 * The amounts, in cents, that can be added to what is already in the cart, for a fund that can receive `missing`;
 * `none` when no more can be added.
 */
export const remainingRange = (missing: Cents, inCart: Cents): O.Option<AmountRange> =>
  F.pipe(
    atLeastACent(missing - inCart),
    O.map((maximum) => ({
      minimum: F.pipe(
        atLeastACent(rangeUpTo(missing).minimum - inCart),
        O.alt(() => atLeastACent(1)),
        O.getOrElse(() => maximum),
      ),
      maximum,
    })),
  );
