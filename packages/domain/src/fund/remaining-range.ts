/*
 * [GG-01] [GG-03] [GG-05] What a visitor can still give beside what the own cart holds for the same fund: no more than is then left, and, where that is enough already, as little as one cent.
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
