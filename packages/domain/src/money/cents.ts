import { option as O } from 'fp-ts';

/** An amount of money in whole cents of the site's currency: a safe integer, zero or more. */
export type Cents = number & { readonly Cents: unique symbol };

const isCents = (amount: number): amount is Cents => Number.isSafeInteger(amount) && amount >= 0;

/** The amount as cents; none when it is negative, fractional or too large to be exact. */
export const cents = (amount: number): O.Option<Cents> => O.fromPredicate(isCents)(amount === 0 ? 0 : amount);

/** No money. */
export const NO_CENTS = 0 as Cents;

const largest = Number.MAX_SAFE_INTEGER as Cents;
const exact = (amount: number): Cents => (isCents(amount) ? amount : largest);

/** A number of anything but money: what is in cents is no quantity, no fraction, and not counted in cents again. */
export type PlainNumber = number & { readonly Cents?: never };

/** So many dollars, to the nearest cent; none, fewer or what is no number are no money. What a person typed is read by `readAmount`. */
export const dollars = (amount: PlainNumber): Cents => (amount > 0 ? exact(Math.round(amount * 100)) : NO_CENTS);

/** The sum; stops at the largest exact amount. */
export const plus = (a: Cents, b: Cents): Cents => exact(a + b);

/** What is left of the first after the second is taken from it; nothing where the second is more. */
export const minus = (a: Cents, b: Cents): Cents => (b < a ? exact(a - b) : NO_CENTS);

/** The smaller amount. */
export const min = (a: Cents, b: Cents): Cents => (b < a ? b : a);

/** The price of so many pieces; none or fewer cost nothing, and neither does a part of one. */
export const times = (price: Cents, quantity: PlainNumber): Cents =>
  quantity >= 1 ? exact(price * Math.trunc(quantity)) : NO_CENTS;

/** So many percent of the amount, to the nearest cent; none, fewer or what is no number are no money. */
export const percentOf = (amount: Cents, percent: PlainNumber): Cents =>
  percent > 0 ? exact(Math.round((amount * percent) / 100)) : NO_CENTS;

/** The sum of all. */
export const total = (amounts: ReadonlyArray<Cents>): Cents => amounts.reduce(plus, NO_CENTS);
