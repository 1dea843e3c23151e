import { exampleThankYouRow, forAll, giftIdOf } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { decideGiverName, readGiverName, thankYouGivers } from './thank-you-giver.ts';

const ids = ['HF-1:1', 'HF-2:1', 'HF-3:1'].map(giftIdOf);
const [rosa = giftIdOf('HF-1:1'), ada = giftIdOf('HF-2:1')] = ids;
const rows = ids.map((id, index) => exampleThankYouRow({ id, giverId: index === 1 ? ada : rosa }));
const named = (firstName: string, lastName = '') => decideGiverName(rows, rosa, O.some({ firstName, lastName }));

describe('the name of a giver', () => {
  it('[ELSE-02] a name is at most 60 characters on one line; the last name may be empty', () => {
    const long = 'n'.repeat(61);
    for (const [firstName, lastName, field] of [
      [' ', '', 'firstName'],
      [long, '', 'firstName'],
      ['Ro\nsa', '', 'firstName'],
      ['Rosa', long, 'lastName'],
    ] as const)
      expect(named(firstName, lastName)).toEqual(E.left({ _tag: 'GiverNameInvalid', field }));
    expect(readGiverName({ firstName: ` ${long.slice(1)} `, lastName: '' })).toEqual(
      E.right({ firstName: long.slice(1), lastName: '' }),
    );
  });

  it('[ELSE-02] [THX-02] all gifts of the giver that owners see get the name, and no other gift', () => {
    forAll(fc.constantFrom(...ids), fc.constantFrom('Nora', 'Noor'), (id, firstName) => {
      const decided = decideGiverName(rows, id, O.some({ firstName, lastName: 'Haddad' }));
      expect(E.isRight(decided) && decided.right.map((change) => change.id)).toEqual(
        id === ada ? [ada] : [rosa, ids[2]],
      );
    });
  });

  it('[ELSE-02] without a name every gift has again the name that its giver wrote', () => {
    expect(decideGiverName(rows, rosa, O.none)).toEqual(E.right([rosa, ids[2]].map((id) => ({ id, giver: O.none }))));
  });

  it('[ELSE-02] an unknown gift is refused, and a name that is there already changes nothing', () => {
    const id = giftIdOf('HF-9:1');
    expect(decideGiverName(rows, id, O.none)).toEqual(E.left({ _tag: 'GiftUnknown', id }));
    expect(named(' Rosa', 'Diaz')).toEqual(E.right([]));
  });
});

describe('the givers of the Thank You Manager', () => {
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

  it('[THX-02] every gift is one giver’s, each giver is listed once, in the order of their first gifts, and their newest gift comes first', () => {
    forAll(rows, (gifts) => {
      const givers = thankYouGivers(gifts);
      expect(givers.map(({ giverId }) => giverId)).toEqual([...new Set(gifts.map(({ giverId }) => giverId))]);
      for (const giver of givers)
        expect(giver.gifts.toReversed()).toEqual(gifts.filter(({ giverId }) => giverId === giver.giverId));
    });
  });

  it('[THX-02] a giver is thanked when all of their gifts are thanked for that were not returned', () => {
    forAll(rows, (gifts) => {
      for (const giver of thankYouGivers(gifts))
        expect(giver.isThanked).toBe(giver.gifts.every(({ isThanked }) => isThanked));
    });
    const returned = exampleThankYouRow({ id: giftIdOf('HF-1:2'), note: 'card sent', isReturned: true });
    const thanked = exampleThankYouRow({ isThanked: true });
    expect(thankYouGivers([thanked, returned])[0]?.isThanked).toBe(true);
    expect(thankYouGivers([returned])[0]?.isThanked).toBe(false);
  });

  it('[THX-02] a giver’s address is that of their newest gift with one', () => {
    forAll(rows, (gifts) => {
      for (const { gifts: own, postalAddress } of thankYouGivers(gifts))
        expect(postalAddress).toEqual(own.map((row) => row.postalAddress).find(O.isSome) ?? O.none);
    });
  });

  it('[THX-02] a note on any gift is the giver’s; without one it is written on their first gift', () => {
    forAll(rows, (gifts) => {
      for (const { giverId, gifts: own, noted } of thankYouGivers(gifts)) {
        const written = own.toReversed().find(({ note }) => note !== '');
        expect(noted).toEqual({ id: written?.id ?? giverId, note: written?.note ?? '' });
      }
    });
  });
});
