import { accountIdOf, exampleRegistry } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { deletionEmail } from './account-deletion-email.ts';

const [ada, bea, cleo] = [accountIdOf('account-ada'), accountIdOf('account-bea'), accountIdOf('account-cleo')];
const owner = (account: typeof ada) => ({ account, email: `${account}@example.com`, firstName: 'Bea' });
const registry = exampleRegistry({
  owners: [ada, bea],
  primaryFirstName: 'Ada',
  secondaryFirstName: O.some('Beatrice'),
});

describe('who is told that a registrant left', () => {
  it('[AUTH-06] every owner but who leaves is told, and nobody else', () => {
    for (const by of [ada, bea]) {
      expect(deletionEmail(registry, by, true)(owner(by))).toEqual(O.none);
      expect(deletionEmail(registry, by, true)(owner(cleo))).toEqual(O.none);
      expect(O.isSome(deletionEmail(registry, by, true)(owner(by === ada ? bea : ada)))).toBe(true);
    }
    expect(deletionEmail(registry, cleo, true)(owner(ada))).toEqual(O.none);
  });

  it('[AUTH-06] who leaves is named as the registry named them', () => {
    expect(deletionEmail(registry, ada, true)(owner(bea))).toMatchObject(O.some({ firstName: 'Bea', by: 'Ada' }));
    expect(deletionEmail(registry, bea, true)(owner(ada))).toMatchObject(O.some({ by: 'Beatrice' }));
    const unnamed = { ...registry, secondaryFirstName: O.none };
    expect(deletionEmail(unnamed, bea, true)(owner(ada))).toMatchObject(O.some({ by: '' }));
  });

  it('[AUTH-06] [SET-01] whether an address went is told as it was', () => {
    for (const hadAddress of [true, false])
      expect(deletionEmail(registry, ada, hadAddress)(owner(bea))).toMatchObject(
        O.some({ _tag: 'CoRegistrantLeft', grId: registry.grId, eventName: registry.eventType.name, hadAddress }),
      );
  });
});
