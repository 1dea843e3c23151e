import { option as O } from 'fp-ts';

/** An amount of money in whole cents of the site's currency: a safe integer, zero or more. */
export type Cents = number & { readonly Cents: unique symbol };

const isCents = (amount: number): amount is Cents => Number.isSafeInteger(amount) && amount >= 0;

/** The amount as cents; `none` when it is negative, fractional or too large to be exact. */
export const cents = (amount: number): O.Option<Cents> => O.fromPredicate(isCents)(amount === 0 ? 0 : amount);

/** Zero cents. */
export const NO_CENTS = 0 as Cents;

const largest = Number.MAX_SAFE_INTEGER as Cents;
const exact = (amount: number): Cents => (isCents(amount) ? amount : largest);

/** A number that is not money, such as a quantity or a fraction; cents are rejected, so that they are not converted twice. */
export type PlainNumber = number & { readonly Cents?: never };

/** Converts dollars to cents, rounded to the nearest cent; zero, negative and non-numbers give zero. For typed text use `readAmount`. */
export const dollars = (amount: PlainNumber): Cents => (amount > 0 ? exact(Math.round(amount * 100)) : NO_CENTS);

/** The sum, limited to the largest exact amount. */
export const plus = (a: Cents, b: Cents): Cents => exact(a + b);

/** The difference; zero when the second amount is larger. */
export const minus = (a: Cents, b: Cents): Cents => (b < a ? exact(a - b) : NO_CENTS);

/** The smaller amount. */
export const min = (a: Cents, b: Cents): Cents => (b < a ? b : a);

/** The price of `quantity` units; zero for zero or negative quantities, and fractions are dropped. */
export const times = (price: Cents, quantity: PlainNumber): Cents =>
  quantity >= 1 ? exact(price * Math.trunc(quantity)) : NO_CENTS;

/** That percentage of the amount, rounded to the nearest cent; zero, negative and non-numbers give zero. */
export const percentOf = (amount: Cents, percent: PlainNumber): Cents =>
  percent > 0 ? exact(Math.round((amount * percent) / 100)) : NO_CENTS;

/** The exact amount rounded to the nearest cent, half a cent up; what calculating with fractions adds to it is not counted. */
export const roundedCents = (amount: PlainNumber): Cents => exact(Math.round(Number(amount.toFixed(6))));

/** The sum of all. */
export const total = (amounts: ReadonlyArray<Cents>): Cents => amounts.reduce(plus, NO_CENTS);
