import { accountIdOf, exampleRegistry } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { decideAccountDeletion } from './decide-account-deletion.ts';
import { settingsAfter } from './settings-after.ts';

const [ida, oto] = [accountIdOf('account-ida'), accountIdOf('account-oto')];
const shared = exampleRegistry({
  owners: [ida, oto],
  primaryFirstName: 'Ida',
  primaryLastName: O.some('Moe'),
  secondaryFirstName: O.some('Oto'),
  secondaryLastName: O.some('Wigglesworth'),
});
const nameless = { ...shared, secondaryFirstName: O.none, secondaryLastName: O.none };
const left = (account: typeof ida, firstName: string, lastName: O.Option<string>) => [
  { _tag: 'CoRegistrantLeft', account, primaryFirstName: firstName, primaryLastName: lastName },
];

describe('leaving a registry that is shared', () => {
  it('[AUTH-06] when the second owner goes, no second name is left', () => {
    expect(decideAccountDeletion(shared, oto, O.none, false)).toEqual(left(oto, 'Ida', O.some('Moe')));
    const after = decideAccountDeletion(shared, oto, O.none, false).reduce(settingsAfter, shared);
    expect(after).toEqual({
      ...shared,
      owners: [ida],
      secondaryFirstName: O.none,
      secondaryLastName: O.none,
    });
  });

  it('[AUTH-06] when the first owner goes, the second is the first, by the name that stood there, else as the account is called', () => {
    const account = O.some({ firstName: 'Otto', lastName: 'Winter' });
    expect(decideAccountDeletion(shared, ida, account, false)).toEqual(left(ida, 'Oto', O.some('Wigglesworth')));
    expect(decideAccountDeletion(nameless, ida, account, false)).toEqual(left(ida, 'Otto', O.some('Winter')));
    expect(decideAccountDeletion(nameless, ida, O.some({ firstName: 'Otto', lastName: '' }), false)).toEqual(
      left(ida, 'Otto', O.none),
    );
    expect(decideAccountDeletion(shared, ida, account, false).reduce(settingsAfter, shared)).toEqual({
      ...shared,
      owners: [oto],
      primaryFirstName: 'Oto',
      primaryLastName: O.some('Wigglesworth'),
      secondaryFirstName: O.none,
      secondaryLastName: O.none,
    });
  });

  it('[AUTH-06] whoever is named as the account that stays is called stays, in whatever order the two stand', () => {
    const staying = (firstName: string) => O.some({ firstName, lastName: 'Winter' });
    expect(decideAccountDeletion(shared, oto, staying('OTO'), false)).toEqual(left(oto, 'Oto', O.some('Wigglesworth')));
    expect(decideAccountDeletion(shared, ida, staying('Ida'), false)).toEqual(left(ida, 'Ida', O.some('Moe')));
    expect(decideAccountDeletion(shared, ida, staying(''), false)).toEqual(left(ida, 'Oto', O.some('Wigglesworth')));
    const marked = { ...shared, primaryFirstName: '’' };
    expect(decideAccountDeletion(marked, ida, staying(''), false)).toEqual(left(ida, 'Oto', O.some('Wigglesworth')));
    const namesakes = { ...shared, secondaryFirstName: O.some('Ida') };
    expect(decideAccountDeletion(namesakes, ida, staying('Ida'), false)).toEqual(
      left(ida, 'Ida', O.some('Wigglesworth')),
    );
    expect(decideAccountDeletion(namesakes, oto, staying('Ida'), false)).toEqual(left(oto, 'Ida', O.some('Moe')));
  });

  it('[AUTH-06] when nothing says how the other is called, no last name is left', () => {
    expect(decideAccountDeletion(nameless, ida, O.none, false)).toEqual(left(ida, 'Ida', O.none));
    expect(decideAccountDeletion(nameless, ida, O.some({ firstName: ' ', lastName: 'Winter' }), false)).toEqual(
      left(ida, 'Ida', O.none),
    );
  });

  it('[AUTH-06] [SET-01] where gifts were delivered goes with who leaves; where nobody has said it there is nothing to take', () => {
    for (const leaver of [ida, oto]) {
      expect(decideAccountDeletion(shared, leaver, O.none, true).slice(1)).toEqual([{ _tag: 'AddressChanged' }]);
      expect(decideAccountDeletion(shared, leaver, O.none, false)).toHaveLength(1);
    }
    expect(decideAccountDeletion({ ...shared, owners: [ida] }, ida, O.none, true)).toEqual([]);
  });

  it('[AUTH-06] who does not keep it, or keeps it alone, changes nothing', () => {
    expect(decideAccountDeletion(shared, accountIdOf('account-rosa'), O.none, false)).toEqual([]);
    expect(decideAccountDeletion({ ...shared, owners: [ida] }, ida, O.none, false)).toEqual([]);
  });
});
