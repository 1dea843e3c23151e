import { counted } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tally } from './tally.ts';

describe('tally', () => {
  it.each([
    { items: [], expected: { items: 0, purchased: 0 } },
    { items: [{ wants: 2, purchased: 5 }], expected: { items: 2, purchased: 5 } },
    {
      items: [
        { wants: 8, purchased: 3 },
        { wants: 1, purchased: 1 },
      ],
      expected: { items: 9, purchased: 4 },
    },
  ])('[LIST-10] counts pieces, also those bought beyond the wish: $expected', ({ items, expected }) => {
    expect(tally(items)).toEqual(expected);
  });

  it('[LIST-10] both sums are over all given items, in pieces', () => {
    fc.assert(
      fc.property(fc.array(counted), (items) => {
        let wants = 0;
        let purchased = 0;
        for (const item of items) {
          wants += item.wants;
          purchased += item.purchased;
        }
        expect(tally(items)).toEqual({ items: wants, purchased });
      }),
    );
  });

  it('[LIST-10] the tally of two lists together is the sum of their tallies', () => {
    fc.assert(
      fc.property(fc.array(counted), fc.array(counted), (some, others) => {
        const [a, b] = [tally(some), tally(others)];
        expect(tally([...some, ...others])).toEqual({ items: a.items + b.items, purchased: a.purchased + b.purchased });
      }),
    );
  });
});
