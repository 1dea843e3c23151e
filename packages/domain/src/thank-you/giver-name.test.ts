import { exampleThankYouRow, giftIdOf } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { decideGiverName, readGiverName } from './giver-name.ts';

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
    fc.assert(
      fc.property(fc.constantFrom(...ids), fc.constantFrom('Nora', 'Noor'), (id, firstName) => {
        const decided = decideGiverName(rows, id, O.some({ firstName, lastName: 'Haddad' }));
        expect(E.isRight(decided) && decided.right.map((change) => change.id)).toEqual(
          id === ada ? [ada] : [rosa, ids[2]],
        );
      }),
    );
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
