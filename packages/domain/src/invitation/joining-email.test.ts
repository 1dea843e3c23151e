import { accountIdOf, exampleRegistry } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { joiningEmail } from './joining-email.ts';

const [ada, rosa] = [accountIdOf('account-ada'), accountIdOf('account-rosa')];
const registry = exampleRegistry({ owners: [ada] });
const joined = { email: 'rosa@example.com', firstName: 'Rosa', lastName: 'Almeida' };
const owner = (account: typeof ada) => ({ account, email: `${account}@example.com`, firstName: 'Ada' });

describe('who is shown that somebody joined', () => {
  it('[AUTH-06] every previous owner is notified, and no one else', () => {
    expect(O.isSome(joiningEmail(registry, joined)(owner(ada)))).toBe(true);
    expect(joiningEmail(registry, joined)(owner(rosa))).toEqual(O.none);
  });

  it('[AUTH-06] who joined is named as that account is called, with its mail address', () => {
    const email = { _tag: 'CoRegistrantJoined', grId: registry.grId, firstName: 'Ada', email: 'rosa@example.com' };
    expect(joiningEmail(registry, joined)(owner(ada))).toEqual(
      O.some({ ...email, joined: 'Rosa Almeida', eventName: registry.eventType.name }),
    );
    for (const [firstName, lastName, called] of [
      ['Rosa', '', 'Rosa'],
      ['', 'Almeida', 'Almeida'],
      ['', '', ''],
    ] as const)
      expect(joiningEmail(registry, { ...joined, firstName, lastName })(owner(ada))).toMatchObject(
        O.some({ joined: called }),
      );
  });
});
