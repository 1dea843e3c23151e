import { counted } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sectionCounts } from './section-counts.ts';

describe('tally', () => {
  it.each([
    { items: [], expected: { items: 0, purchased: 0 } },
    { items: [{ wanted: 2, purchased: 5 }], expected: { items: 2, purchased: 5 } },
    {
      items: [
        { wanted: 8, purchased: 3 },
        { wanted: 1, purchased: 1 },
      ],
      expected: { items: 9, purchased: 4 },
    },
  ])('[LIST-10] counts units, also those over-purchased: $expected', ({ items, expected }) => {
    expect(sectionCounts(items)).toEqual(expected);
  });

  it('[LIST-10] both sums are over all given items, in units', () => {
    fc.assert(
      fc.property(fc.array(counted), (items) => {
        let wanted = 0;
        let purchased = 0;
        for (const item of items) {
          wanted += item.wanted;
          purchased += item.purchased;
        }
        expect(sectionCounts(items)).toEqual({ items: wanted, purchased });
      }),
    );
  });

  it('[LIST-10] the counts of two lists together are the sums of their counts', () => {
    fc.assert(
      fc.property(fc.array(counted), fc.array(counted), (some, others) => {
        const [a, b] = [sectionCounts(some), sectionCounts(others)];
        expect(sectionCounts([...some, ...others])).toEqual({
          items: a.items + b.items,
          purchased: a.purchased + b.purchased,
        });
      }),
    );
  });
});
