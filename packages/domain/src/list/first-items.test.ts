import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centsOf, exampleItem, exampleProduct, registry, skuOf } from '../../testing/arbitrary/index.ts';
import { firstItems } from './first-items.ts';
import { NO_FILTERS } from './list-choice.ts';
import type { Reading } from './list-sections.ts';
import { shownSections } from './shown-sections.ts';

const byPrice: Reading = { role: 'guest', sortBy: 'price', groupBy: 'all', giftOption: 'all', filters: NO_FILTERS };
const readings = fc.record({
  role: fc.constantFrom('guest' as const, 'registrant' as const),
  sortBy: fc.constantFrom('price' as const, 'category' as const),
  groupBy: fc.constantFrom('all' as const, 'status' as const, 'brand' as const),
  giftOption: fc.constantFrom('all' as const, 'needed' as const, 'purchased' as const),
  filters: fc.constant(NO_FILTERS),
});
const items = registry.map((registry) => registry.items);
const inOrder = (reading: Reading, all: Parameters<typeof shownSections>[1]) =>
  shownSections(reading, all).flatMap((section) => section.items);

describe('the first items of a list', () => {
  it('[STATE-01] a short list is returned whole, in its own order', () => {
    fc.assert(
      fc.property(readings, items, fc.nat(3), (reading, all, more) => {
        expect(firstItems(all.length + more)(reading, all)).toBe(all);
      }),
    );
  });

  it('[STATE-01] a longer list is cut to the requested number, or to what is shown if that is less; the items are those that are shown first', () => {
    fc.assert(
      fc.property(readings, items, fc.nat(3), (reading, all, fewer) => {
        const count = Math.max(0, all.length - 1 - fewer);
        fc.pre(all.length > 0);
        expect(firstItems(count)(reading, all)).toEqual(inOrder(reading, all).slice(0, count));
      }),
    );
  });

  it('[STATE-01] two of three, cheapest first', () => {
    const priced = ([sku, cents]: readonly [string, number]) =>
      exampleItem({ product: exampleProduct({ sku: skuOf(sku), currentPrice: centsOf(cents) }) });
    const all = (
      [
        ['4821', 9_000],
        ['4822', 1_000],
        ['4823', 5_000],
      ] as const
    ).map(priced);
    expect(firstItems(2)(byPrice, all).map(({ identity }) => identity.sku)).toEqual(['4822', '4823']);
    expect(firstItems(3)(byPrice, all).map(({ identity }) => identity.sku)).toEqual(['4821', '4822', '4823']);
  });
});
