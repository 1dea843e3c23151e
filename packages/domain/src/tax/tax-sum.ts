import { type Cents, plus } from '../money/index.ts';
import type { MarketRules } from '../site/index.ts';

/** What a tax comes to. */
export interface TaxSum {
  readonly name: string;
  readonly amount: Cents;
}

/*
 * [MON-04] Adds up taxes by their names, in the order in which they first occur.
 *
 * @example addTaxes([[{ name: 'GST', amount: centsOf(5) }], [{ name: 'QST', amount: centsOf(9) }, { name: 'GST', amount: centsOf(1) }]])
 *   // => [{ name: 'GST', amount: 6 }, { name: 'QST', amount: 9 }]
 */

/** The sums of the taxes by name; those of nothing are left out. */
export const addTaxes = (lists: ReadonlyArray<ReadonlyArray<TaxSum>>): ReadonlyArray<TaxSum> => {
  const sums = new Map<string, TaxSum>();
  for (const { name, amount } of lists.flat()) {
    const before = sums.get(name);
    sums.set(name, { name, amount: before === undefined ? amount : plus(before.amount, amount) });
  }
  return [...sums.values()].filter(({ amount }) => amount > 0);
};

/** The taxes in the order of the market's file, then those that it does not name (MON-01). */
export const inMarketOrder = (
  taxes: ReadonlyArray<TaxSum>,
  { taxes: known }: Pick<MarketRules, 'taxes'>,
): ReadonlyArray<TaxSum> => {
  const names = [...known, ...taxes].map(({ name }) => name);
  return [...taxes].sort((one, other) => names.indexOf(one.name) - names.indexOf(other.name));
};
