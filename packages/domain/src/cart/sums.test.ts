import { centsOf, exampleTaxes, forAll } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addSums, NO_SUMS, sumUp } from './sums.ts';

const sums = fc.tuple(fc.nat(9_999), fc.nat(9_999), fc.nat(999), fc.nat(999)).map(([price, off, shipping, tax]) =>
  sumUp(
    {
      subtotal: centsOf(price + off),
      discount: centsOf(off),
      charges: [{ kind: 'shipping', amount: centsOf(shipping), taxes: [], lines: [1] }],
      taxes: tax === 0 ? [] : exampleTaxes(tax),
    },
    false,
  ),
);

it('[MON-04] the total is the lines less the discount, with charges and taxes; several sums add up part by part', () => {
  forAll(fc.array(sums, { maxLength: 4 }), (all) => {
    const added = addSums(all);
    expect(sumUp(added, false)).toEqual(added);
    expect(added.total).toBe(all.reduce((so, { total }) => so + total, 0));
  });
  const parts = { ...NO_SUMS, subtotal: centsOf(5_495), discount: centsOf(495), taxes: exampleTaxes(500) };
  expect([sumUp(parts, false).total, sumUp(parts, true).total]).toEqual([5_500, 5_000]);
});
