import { accountIdOf, exampleRegistry } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { accountDeletionEmail } from './account-deletion-email.ts';

const [ada, bea, cleo] = [accountIdOf('account-ada'), accountIdOf('account-bea'), accountIdOf('account-cleo')];
const owner = (account: typeof ada) => ({ account, email: `${account}@example.com`, firstName: 'Bea' });
const registry = exampleRegistry({
  owners: [ada, bea],
  primaryFirstName: 'Ada',
  secondaryFirstName: O.some('Beatrice'),
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
        O.some({ _tag: 'CoRegistrantLeft', grId: registry.grId, eventName: registry.eventType.name, hadAddress }),
      );
  });
});
