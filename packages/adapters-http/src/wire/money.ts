import { type Cents, cents, readAmount, writeAmount } from '@gift-registry/domain';
import { function as F, option as O } from 'fp-ts';
import * as t from 'io-ts';

/** The largest amount that a JSON number holds to the cent: 15 digits. */
const LARGEST = 999_999_999_999_999;

const isExact = (amount: Cents): boolean => amount <= LARGEST;

/** Reads digits, not floating numbers: 0.29 is 29 cents and 0.1 + 0.2 is no amount at all. */
const centsOf = (decimal: string): O.Option<Cents> => {
  const [, units, fraction = ''] = /^(\d{1,13})(?:\.(\d{1,2}))?$/.exec(decimal) ?? [];
  return units === undefined ? O.none : F.pipe(cents(Number(`${units}${fraction.padEnd(2, '0')}`)), O.filter(isExact));
};

const isMoney = (raw: unknown): raw is Cents => t.number.is(raw) && O.exists(isExact)(cents(raw));

/** `money`: a JSON number of units with at most two decimals; whole cents inside. */
export const money: t.Type<Cents, number> = new t.Type<Cents, number>(
  'an amount of money: zero or more, at most two decimals',
  isMoney,
  (raw, context) =>
    F.pipe(
      O.fromPredicate(t.number.is)(raw),
      O.chain((units) => centsOf(String(units))),
      O.match(() => t.failure(raw, context), t.success),
    ),
  (amount) => amount / 100,
);

/** `amount`: money as a person types it, a text of at most seven digits and two decimals; spaces around are dropped. */
export const amount: t.Type<Cents, string> = new t.Type<Cents, string>(
  'an amount such as "25" or "25.50"',
  isMoney,
  (raw, context) =>
    F.pipe(
      O.fromPredicate(t.string.is)(raw),
      O.chain(readAmount),
      O.match(() => t.failure(raw, context), t.success),
    ),
  writeAmount,
);
