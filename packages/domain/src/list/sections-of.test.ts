import { exampleItem, exampleProduct, reading, registryItems, skuOf } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RegistryItem } from '../item/index.ts';
import { listSections, type Reading } from './list-sections.ts';
import { NO_FILTERS } from './nothing-chosen.ts';
import { rankedList } from './ranked-list.ts';
import { sectionsOf } from './sections-of.ts';
import { stockOf } from './stock.ts';

const stockedSections = (items: ReadonlyArray<RegistryItem>) => {
  const ranked = rankedList(items);
  const stock = stockOf(ranked, items);
  return (one: Reading) => sectionsOf(ranked, stock, one, items);
};
const ofRanked = (reading: Reading, items: ReadonlyArray<RegistryItem>) => stockedSections(items)(reading);

const everyReading: ReadonlyArray<Reading> = (['guest', 'registrant'] as const).flatMap((role) =>
  (['category', 'price'] as const).flatMap((sortBy) =>
    (['all', 'status', 'brand'] as const).flatMap((groupBy) =>
      (['all', 'needed', 'purchased'] as const).map((giftOption) => ({
        role,
        sortBy,
        groupBy,
        giftOption,
        filters: NO_FILTERS,
      })),
    ),
  ),
);
const gift = (sku: string, categoryName: string, categorySequence: number, purchased: number) =>
  exampleItem({ product: exampleProduct({ sku: skuOf(sku), categoryName, categorySequence }), wanted: 1, purchased });

describe('sections of a ranked list', () => {
  it.each(everyReading)(
    '[LIST-07] are those of the list to a $role by $sortBy, grouped by $groupBy, showing $giftOption',
    (one) => {
      const list = [
        gift('1', 'Bath', 20, 0),
        gift('2', 'Bath', 20, 1),
        gift('3', '', 0, 0),
        exampleItem({ product: exampleProduct({ sku: skuOf('4'), isNla: true, brand: 'modern' }) }),
        exampleItem({ product: exampleProduct({ sku: skuOf('5'), isBeingDiscontinued: true, brand: 'modern' }) }),
      ];
      expect(ofRanked(one, list)).toEqual(listSections(one, list));
    },
  );

  it('[LIST-02] a category whose lowest sequence is hidden stands where what is shown puts it', () => {
    const list = [
      gift('1', 'Bath', 10, 1),
      gift('2', 'Bath', 30, 0),
      gift('3', 'Bedding', 20, 0),
      gift('4', 'Bath', 10, 1),
    ];
    for (const groupBy of ['all', 'brand', 'status'] as const) {
      const needed: Reading = {
        role: 'guest',
        sortBy: 'category',
        groupBy,
        giftOption: 'needed',
        filters: NO_FILTERS,
      };
      const skus = ofRanked(needed, list).flatMap(({ items }) => items.map(({ identity }) => identity.sku));
      expect(skus).toEqual(['3', '2']);
    }
  });

  it('[LIST-07] an empty list has no sections, and one read twice has the same', () => {
    for (const one of everyReading) expect(ofRanked(one, [])).toEqual([]);
    const list = [gift('1', 'Bath', 20, 0), gift('2', 'Bath', 20, 1)];
    const sectionsIn = stockedSections(list);
    for (const one of everyReading) expect(sectionsIn(one)).toEqual(sectionsIn(one));
  });

  it('[LIST-07] [LIST-02] [LIST-05] [LIST-06] the sections of a ranked list are those of the list, in every reading', () => {
    fc.assert(
      fc.property(fc.array(reading, { minLength: 1, maxLength: 6 }), registryItems(24), (readings, items) => {
        const sectionsIn = stockedSections(items);
        for (const one of readings) expect(sectionsIn(one)).toEqual(listSections(one, items));
      }),
      { numRuns: 300 },
    );
  });
});
