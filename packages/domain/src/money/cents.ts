import { option as O } from 'fp-ts';

/** An amount of money in whole cents of the site's currency: a safe integer, zero or more. */
export type Cents = number & { readonly Cents: unique symbol };

const isCents = (amount: number): amount is Cents => Number.isSafeInteger(amount) && amount >= 0;

/** The amount as cents; none when it is negative, fractional or too large to be exact. */
export const cents = (amount: number): O.Option<Cents> => O.fromPredicate(isCents)(amount);

/** No money. */
export const NO_CENTS = 0 as Cents;

const largest = Number.MAX_SAFE_INTEGER as Cents;
const exact = (amount: number): Cents => (isCents(amount) ? amount : largest);

/** So many whole dollars; none or fewer are no money, a part of one is dropped. */
export const dollars = (whole: number): Cents => (whole > 0 ? exact(Math.trunc(whole) * 100) : NO_CENTS);

/** The sum; stops at the largest exact amount. */
export const plus = (a: Cents, b: Cents): Cents => exact(a + b);

/** The price of `quantity` pieces, a whole number, zero or more. */
export const times = (price: Cents, quantity: number): Cents => exact(price * quantity);

/** The sum of all. */
export const total = (amounts: ReadonlyArray<Cents>): Cents => amounts.reduce(plus, NO_CENTS);
