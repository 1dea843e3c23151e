import {
  centsOf,
  exampleItem,
  exampleMonogrammed,
  examplePersonalization,
  exampleProduct,
  markets,
  registryItem,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { offeredIn } from './offered-in.ts';

const fund = (goal: number, raised: number) => ({ name: 'Plates', goal: centsOf(goal), raised: centsOf(raised) });
const written = registryItem.map((item) => ({
  ...item,
  personalization: O.map((personalization: ReturnType<typeof examplePersonalization>) => ({
    ...personalization,
    line2: 'Est. 2027',
  }))(item.personalization),
}));

describe('an item as a site offers it', () => {
  it('[CA-01] in Canada no item is a group gift, and all else of it stays', () => {
    const together = exampleItem({ groupGift: O.some(fund(10_000, 2_550)) });
    expect(offeredIn(markets.CA)(together)).toEqual(exampleItem());
    fc.assert(
      fc.property(written, (item) => {
        expect(offeredIn(markets.CA)(item)).toEqual({ ...item, groupGift: O.none });
      }),
    );
  });

  it('[GG-03] elsewhere every item is unchanged, but that a fund without contributions has the goal of today’s price', () => {
    fc.assert(fc.property(written, (item) => offeredIn(markets.US)(item) === item));
    const item = (raised: number) =>
      exampleItem({
        wanted: 2,
        product: exampleProduct({ currentPrice: centsOf(6_000) }),
        groupGift: O.some(fund(10_000, raised)),
      });
    expect(offeredIn(markets.US)(item(0))).toEqual({ ...item(0), groupGift: O.some(fund(12_000, 0)) });
    expect(offeredIn(markets.US)(item(1))).toEqual(item(1));
  });

  it.each([
    [100, ' ', false, true],
    [100, 'A & J', false, false],
    [100, 'A & J', true, true],
    [700, ' ', false, false],
  ] as const)(
    '[PERS-02] an item is flagged as read exactly when it has a personalization error: type %d, "%s", stored as %s',
    (personalizationType, line1, hasError, expected) => {
      const stored = examplePersonalization({ line1, hasError });
      const item = { ...exampleMonogrammed({ personalizationType }), personalization: O.some(stored) };
      for (const market of Object.values(markets)) {
        expect(offeredIn(market)(item)).toEqual({
          ...item,
          personalization: O.some({ ...stored, hasError: expected }),
        });
      }
    },
  );
});
