import { centsOf, forAll, sites } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addTaxes, inMarketOrder } from './tax-sum.ts';

const taxes = fc.array(fc.record({ name: fc.constantFrom('GST', 'QST', 'HST'), amount: fc.nat(99).map(centsOf) }));

it('[MON-01] taxes are listed in the order of the market’s file, whatever was bought first; others follow', () => {
  const names = ['Levy', 'GST', 'QST', 'HST', 'Duty'];
  forAll(fc.shuffledSubarray(names), (some) => {
    const listed = inMarketOrder(
      some.map((name) => ({ name, amount: centsOf(1) })),
      sites.canada.marketRules,
    ).map(({ name }) => name);
    const others = some.filter((name) => name === 'Levy' || name === 'Duty');
    expect(listed).toEqual([...['GST', 'HST', 'QST'].filter((name) => some.includes(name)), ...others]);
  });
});

it('[MON-04] each tax is there once with its sum, and none that comes to nothing', () => {
  forAll(fc.array(taxes), (lists) => {
    const sums = addTaxes(lists);
    expect(new Set(sums.map(({ name }) => name)).size).toBe(sums.length);
    for (const name of ['GST', 'QST', 'HST'])
      expect(sums.find((sum) => sum.name === name)?.amount ?? 0).toBe(
        lists.flat().reduce((so, tax) => so + (tax.name === name ? tax.amount : 0), 0),
      );
    expect(sums.filter(({ amount }) => amount === 0)).toEqual([]);
  });
});
