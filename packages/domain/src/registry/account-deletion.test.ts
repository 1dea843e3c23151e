import { accountIdOf, exampleRegistry } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { accountDeletionEmail, decideAccountDeletion, registryDeletionEmail } from './account-deletion.ts';
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
  it('[AUTH-06] when the second owner leaves, no second name is left', () => {
    expect(decideAccountDeletion(shared, oto, O.none, false)).toEqual(left(oto, 'Ida', O.some('Moe')));
    const after = decideAccountDeletion(shared, oto, O.none, false).reduce(settingsAfter, shared);
    expect(after).toEqual({
      ...shared,
      owners: [ida],
      secondaryFirstName: O.none,
      secondaryLastName: O.none,
    });
  });

  it('[AUTH-06] when the first owner leaves, the second becomes the first, under the name of the registry, else of the account', () => {
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

  it('[AUTH-06] the name that equals the remaining account’s first name stays, whichever of the two it is', () => {
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

  it('[AUTH-06] without any name for the remaining owner, no last name is left', () => {
    expect(decideAccountDeletion(nameless, ida, O.none, false)).toEqual(left(ida, 'Ida', O.none));
    expect(decideAccountDeletion(nameless, ida, O.some({ firstName: ' ', lastName: 'Winter' }), false)).toEqual(
      left(ida, 'Ida', O.none),
    );
  });

  it('[AUTH-06] [SET-01] a delivery address is deleted; without one there is nothing to delete', () => {
    for (const leaver of [ida, oto]) {
      expect(decideAccountDeletion(shared, leaver, O.none, true).slice(1)).toEqual([{ _tag: 'AddressChanged' }]);
      expect(decideAccountDeletion(shared, leaver, O.none, false)).toHaveLength(1);
    }
    expect(decideAccountDeletion({ ...shared, owners: [ida] }, ida, O.none, true)).toEqual([]);
  });

  it('[AUTH-06] someone who does not own it, or owns it alone, changes nothing', () => {
    expect(decideAccountDeletion(shared, accountIdOf('account-rosa'), O.none, false)).toEqual([]);
    expect(decideAccountDeletion({ ...shared, owners: [ida] }, ida, O.none, false)).toEqual([]);
  });
});

const [ada, bea, cleo] = [accountIdOf('account-ada'), accountIdOf('account-bea'), accountIdOf('account-cleo')];
const owner = (account: typeof ada) => ({ account, email: `${account}@example.com`, firstName: 'Bea' });
const registry = exampleRegistry({
  owners: [ada, bea],
  primaryFirstName: 'Ada',
  secondaryFirstName: O.some('Beatrice'),
});

describe('who is shown that a registry was deleted', () => {
  it('[SET-01] [AUTH-06] every owner gets an email, the one who deleted it as such, and no one else', () => {
    for (const by of [ada, bea]) {
      expect(registryDeletionEmail(registry, by)(owner(cleo))).toEqual(O.none);
      const [own, others] = [by, by === ada ? bea : ada].map((account) =>
        registryDeletionEmail(registry, by)(owner(account)),
      );
      expect(own).toEqual(
        O.some({
          _tag: 'OwnRegistryDeleted',
          grId: registry.grId,
          firstName: 'Bea',
          eventCode: registry.eventType.code,
        }),
      );
      expect(others).toMatchObject({ value: { _tag: 'RegistryDeleted' } });
    }
  });

  it('[SET-01] [AUTH-06] the one who deleted it is named as in the registry', () => {
    const email = {
      _tag: 'RegistryDeleted',
      grId: registry.grId,
      firstName: 'Bea',
      eventCode: registry.eventType.code,
    };
    expect(registryDeletionEmail(registry, ada)(owner(bea))).toEqual(O.some({ ...email, by: 'Ada' }));
    expect(registryDeletionEmail(registry, bea)(owner(ada))).toEqual(O.some({ ...email, by: 'Beatrice' }));
    const unnamed = { ...registry, secondaryFirstName: O.none };
    expect(registryDeletionEmail(unnamed, bea)(owner(ada))).toEqual(O.some({ ...email, by: '' }));
  });
});

describe('who is shown that a registrant left', () => {
  it('[AUTH-06] every owner except the one who leaves gets the email, and no one else', () => {
    for (const by of [ada, bea]) {
      expect(accountDeletionEmail(registry, by, true)(owner(by))).toEqual(O.none);
      expect(accountDeletionEmail(registry, by, true)(owner(cleo))).toEqual(O.none);
      expect(O.isSome(accountDeletionEmail(registry, by, true)(owner(by === ada ? bea : ada)))).toBe(true);
    }
    expect(accountDeletionEmail(registry, cleo, true)(owner(ada))).toEqual(O.none);
  });

  it('[AUTH-06] the one who leaves is named as in the registry', () => {
    expect(accountDeletionEmail(registry, ada, true)(owner(bea))).toMatchObject(
      O.some({ firstName: 'Bea', by: 'Ada' }),
    );
    expect(accountDeletionEmail(registry, bea, true)(owner(ada))).toMatchObject(O.some({ by: 'Beatrice' }));
    const unnamed = { ...registry, secondaryFirstName: O.none };
    expect(accountDeletionEmail(unnamed, bea, true)(owner(ada))).toMatchObject(O.some({ by: '' }));
  });

  it('[AUTH-06] [SET-01] the email says whether an address was deleted', () => {
    for (const hadAddress of [true, false])
      expect(accountDeletionEmail(registry, ada, hadAddress)(owner(bea))).toMatchObject(
        O.some({ _tag: 'CoRegistrantLeft', grId: registry.grId, eventCode: registry.eventType.code, hadAddress }),
      );
  });
});
