import { exampleThankYouRow, giftIdOf } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { thankYouGivers } from './thank-you-giver.ts';

const address = (line1: string) => ({ line1, line2: O.none, city: 'Portland', region: 'OR', postalCode: '97205' });
const rows = fc
  .array(
    fc.record({
      of: fc.nat({ max: 2 }),
      isThanked: fc.boolean(),
      note: fc.constantFrom('', 'heron', 'crane'),
      line1: fc.option(fc.constantFrom('1 Elm', '2 Oak'), { nil: undefined }),
    }),
    { maxLength: 8 },
  )
  .map((drawn) =>
    drawn.map(({ of, line1, ...mark }, index) =>
      exampleThankYouRow({
        ...mark,
        id: giftIdOf(`HF-1:${index + 1}`),
        giverId: giftIdOf(`HF-1:${drawn.findIndex((each) => each.of === of) + 1}`),
        postalAddress: line1 === undefined ? O.none : O.some(address(line1)),
      }),
    ),
  );

describe('the givers of the Thank You Manager', () => {
  it('[THX-02] every gift is one giver’s, each giver is listed once, in the order of their first gifts, and their newest gift comes first', () => {
    fc.assert(
      fc.property(rows, (gifts) => {
        const givers = thankYouGivers(gifts);
        expect(givers.map(({ giverId }) => giverId)).toEqual([...new Set(gifts.map(({ giverId }) => giverId))]);
        for (const giver of givers)
          expect(giver.gifts.toReversed()).toEqual(gifts.filter(({ giverId }) => giverId === giver.giverId));
      }),
    );
  });

  it('[THX-02] a giver is thanked when all of their gifts are thanked for that were not returned', () => {
    fc.assert(
      fc.property(rows, (gifts) => {
        for (const giver of thankYouGivers(gifts))
          expect(giver.isThanked).toBe(giver.gifts.every(({ isThanked }) => isThanked));
      }),
    );
    const returned = exampleThankYouRow({ id: giftIdOf('HF-1:2'), note: 'card sent', isReturned: true });
    const thanked = exampleThankYouRow({ isThanked: true });
    expect(thankYouGivers([thanked, returned])[0]?.isThanked).toBe(true);
    expect(thankYouGivers([returned])[0]?.isThanked).toBe(false);
  });

  it('[THX-02] a giver’s address is that of their newest gift with one', () => {
    fc.assert(
      fc.property(rows, (gifts) => {
        for (const { gifts: own, postalAddress } of thankYouGivers(gifts))
          expect(postalAddress).toEqual(own.map((row) => row.postalAddress).find(O.isSome) ?? O.none);
      }),
    );
  });

  it('[THX-02] a note on any gift is the giver’s; without one it is written on their first gift', () => {
    fc.assert(
      fc.property(rows, (gifts) => {
        for (const { giverId, gifts: own, noted } of thankYouGivers(gifts)) {
          const written = own.toReversed().find(({ note }) => note !== '');
          expect(noted).toEqual({ id: written?.id ?? giverId, note: written?.note ?? '' });
        }
      }),
    );
  });
});
