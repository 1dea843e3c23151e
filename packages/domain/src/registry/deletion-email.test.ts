import { accountIdOf, exampleRegistry } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { registryDeletionEmail } from './deletion-email.ts';

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
          eventName: registry.eventType.name,
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
      eventName: registry.eventType.name,
    };
    expect(registryDeletionEmail(registry, ada)(owner(bea))).toEqual(O.some({ ...email, by: 'Ada' }));
    expect(registryDeletionEmail(registry, bea)(owner(ada))).toEqual(O.some({ ...email, by: 'Beatrice' }));
    const unnamed = { ...registry, secondaryFirstName: O.none };
    expect(registryDeletionEmail(unnamed, bea)(owner(ada))).toEqual(O.some({ ...email, by: '' }));
  });
});
