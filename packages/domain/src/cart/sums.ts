import { type Cents, minus, plus, total } from '../money/index.ts';
import { addTaxes, type TaxSum } from '../tax/index.ts';

/** What can be charged beside the lines. */
export type ChargeKind = 'shipping' | 'wrap';

/** What is charged beside the lines; it goes back once none of the lines that it is for is kept (GIVE-03). */
export interface Charge {
  readonly kind: ChargeKind;
  readonly amount: Cents;
  readonly taxes: ReadonlyArray<TaxSum>;
  /** The positions of the lines that it is for, from 1. */
  readonly lines: ReadonlyArray<number>;
}

/** What a cart, an order or a refund comes to. */
export interface Sums {
  readonly subtotal: Cents;
  /** What the completion code takes off the subtotal. */
  readonly discount: Cents;
  readonly charges: ReadonlyArray<Charge>;
  /** Of the lines and of the charges, each tax once. */
  readonly taxes: ReadonlyArray<TaxSum>;
  readonly total: Cents;
}

/*
 * [MON-04] Everything comes to its lines less the discount, the charges beside them, and the taxes on both; where prices include their taxes, these are not added.
 *
 * @example sumUp({ subtotal: centsOf(5_495), discount: centsOf(0), charges: [], taxes: [{ name: 'Sales tax', amount: centsOf(500) }] }, false).total // => 5_995
 */

/** The parts with their total. */
export const sumUp = (parts: Omit<Sums, 'total'>, isTaxIncluded: boolean): Sums => ({
  ...parts,
  total: total([
    minus(parts.subtotal, parts.discount),
    chargesTotal(parts),
    ...(isTaxIncluded ? [] : parts.taxes.map(({ amount }) => amount)),
  ]),
});

/** Whether the prices include the taxes, by what was summed up: a market's file may have changed since. */
export const isTaxIncluded = (sums: Sums): boolean => sums.total < sumUp(sums, false).total;

/** The charges beside the lines, together. */
export const chargesTotal = ({ charges }: { readonly charges: ReadonlyArray<Pick<Charge, 'amount'>> }): Cents =>
  total(charges.map(({ amount }) => amount));

/** The taxes of a sum, together. */
export const taxTotal = ({ taxes }: Pick<Sums, 'taxes'>): Cents => total(taxes.map(({ amount }) => amount));

/** Nothing. */
export const NO_SUMS: Sums = sumUp({ subtotal: total([]), discount: total([]), charges: [], taxes: [] }, false);

/** All of them together, part by part. */
export const addSums = (all: ReadonlyArray<Sums>): Sums =>
  all.reduce(
    (sum, { subtotal, discount, charges, taxes, total: amount }) => ({
      subtotal: plus(sum.subtotal, subtotal),
      discount: plus(sum.discount, discount),
      charges: [...sum.charges, ...charges],
      taxes: addTaxes([sum.taxes, taxes]),
      total: plus(sum.total, amount),
    }),
    NO_SUMS,
  );
