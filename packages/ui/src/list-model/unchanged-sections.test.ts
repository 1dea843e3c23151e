import { listSections, NO_FILTERS, type Reading } from '@gift-registry/domain';
import {
  exampleItem,
  exampleProduct,
  forAll,
  reading,
  registryItems,
  skuOf,
} from '@gift-registry/domain/testing/arbitrary';
import { describe, expect, it } from 'vitest';
import { withUnchanged } from './list-body.ts';

const byCategory: Reading = {
  role: 'guest',
  sortBy: 'category',
  groupBy: 'all',
  giftOption: 'all',
  filters: NO_FILTERS,
};
const plate = exampleItem();
const pan = exampleItem({ product: exampleProduct({ sku: skuOf('2'), categoryName: 'Cookware' }) });

describe('unchanged sections', () => {
  it('[LIVE-01] the section of the changed gift is new, the other one stays', () => {
    const before = listSections(byCategory, [plate, pan]);
    const kept = withUnchanged(before, listSections(byCategory, [plate, { ...pan, purchased: 4 }]));
    const [keptIndex, changedIndex] = before[0]?.key === 'category-Dinnerware' ? [0, 1] : [1, 0];
    expect(kept[keptIndex]).toBe(before[keptIndex]);
    expect(kept[changedIndex]).not.toBe(before[changedIndex]);
    expect(kept[changedIndex]?.sectionCounts).toEqual({ items: 8, purchased: 4 });
  });

  it('[LIVE-01] a section that lost its last gift is gone, one at another position is kept', () => {
    const before = listSections(byCategory, [plate, pan]);
    const kept = withUnchanged(before, listSections(byCategory, [pan]));
    expect(kept).toEqual(before.filter(({ key }) => key === 'category-Cookware'));
    expect(kept[0]).toBe(before.find(({ key }) => key === 'category-Cookware'));
  });

  it('[LIVE-01] [LIST-07] the result equals the new sections', () => {
    forAll(reading, reading, registryItems(12), registryItems(12), (one, other, items, others) => {
      const came = listSections(other, others);
      expect(withUnchanged(listSections(one, items), came)).toEqual(came);
      const again = listSections(other, items);
      expect(withUnchanged(listSections(one, items), again)).toEqual(again);
    });
  });

  it('[LIVE-01] [LIST-07] a section with the same key and items is the previous object', () => {
    forAll(reading, reading, registryItems(12), (one, other, items) => {
      const before = listSections(one, items);
      const came = listSections(other, items);
      withUnchanged(before, came).forEach((section, at) => {
        const earlier = before.find(({ key }) => key === section.key);
        const isSame =
          earlier !== undefined &&
          earlier.items.length === came[at]?.items.length &&
          earlier.items.every((item, place) => item === came[at]?.items[place]);
        expect(section === earlier).toBe(isSame);
      });
    });
  });

  it('[LIVE-01] where nothing changed, the list is the previous object', () => {
    forAll(reading, registryItems(12), (one, items) => {
      const before = listSections(one, items);
      expect(withUnchanged(before, listSections(one, items))).toBe(before);
    });
  });
});
