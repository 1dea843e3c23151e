import { accountIdOf, exampleRegistry } from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { settingsAfter } from '../registry/index.ts';
import { decideJoining, joiningEmail, refuseInvitation } from './invitation.ts';

const rosa = 'rosa@example.com';
const own = 'ida@example.com';

describe('asking somebody to keep a registry as well', () => {
  it('[AUTH-06] a registry that two keep takes no third', () => {
    expect(refuseInvitation(rosa, { owners: 1, isPending: false, own })).toEqual(O.none);
    expect(refuseInvitation(rosa, { owners: 2, isPending: false, own })).toEqual(O.some({ _tag: 'OwnersComplete' }));
    expect(refuseInvitation(rosa, { owners: 2, isPending: true, own })).toEqual(O.some({ _tag: 'OwnersComplete' }));
  });

  it('[AUTH-06] while an invitation is open, another one is not sent: it is withdrawn first', () => {
    expect(refuseInvitation(rosa, { owners: 1, isPending: true, own })).toEqual(O.some({ _tag: 'InvitationPending' }));
  });

  it('[AUTH-06] what is no mail address is not invited', () => {
    for (const email of ['', 'rosa', 'rosa@example', 'rosa@example.com,thief@evil.example'])
      expect(refuseInvitation(email, { owners: 1, isPending: false, own })).toEqual(O.some({ _tag: 'EmailInvalid' }));
  });

  it('[AUTH-06] no one invites themselves', () => {
    for (const typed of [own, 'Ida@Example.COM'])
      expect(refuseInvitation(typed, { owners: 1, isPending: false, own })).toEqual(O.some({ _tag: 'OwnAddress' }));
  });
});

describe('becoming a co-registrant', () => {
  const amelia = accountIdOf('account-amelia');
  const rosa = { account: accountIdOf('account-rosa'), firstName: 'Rosa', lastName: 'Almeida' };
  const alone = exampleRegistry({ owners: [amelia], secondaryFirstName: O.none, secondaryLastName: O.none });

  it('[AUTH-06] at most two keep a registry', () => {
    expect(decideJoining(exampleRegistry(), rosa)).toEqual(E.left({ _tag: 'OwnersComplete' }));
    expect(E.isRight(decideJoining(alone, rosa))).toBe(true);
  });

  it('[AUTH-06] a name that is there stays; only where there is none the name of the new owner is put', () => {
    const fact = { _tag: 'CoRegistrantJoined', account: rosa.account };
    expect(decideJoining(alone, rosa)).toEqual(
      E.right([{ ...fact, firstName: O.some('Rosa'), lastName: O.some('Almeida') }]),
    );
    expect(decideJoining(alone, { ...rosa, firstName: '', lastName: '' })).toEqual(
      E.right([{ ...fact, firstName: O.none, lastName: O.none }]),
    );
    expect(decideJoining({ ...alone, secondaryFirstName: O.some('Jonah') }, rosa)).toEqual(
      E.right([{ ...fact, firstName: O.some('Jonah'), lastName: O.none }]),
    );
  });

  it('[AUTH-06] a person who keeps it already takes no second place: the invitation is their own', () => {
    expect(decideJoining(alone, { ...rosa, account: amelia })).toEqual(E.left({ _tag: 'OwnInvitation' }));
    expect(decideJoining(exampleRegistry(), { ...rosa, account: amelia })).toEqual(E.left({ _tag: 'OwnInvitation' }));
  });

  it('[AUTH-06] [LIVE-01] after it the registry has both owners and the name', () => {
    const after = settingsAfter(alone, {
      _tag: 'CoRegistrantJoined',
      account: rosa.account,
      firstName: O.some('Rosa'),
      lastName: O.none,
    });
    expect([after.owners, after.secondaryFirstName]).toEqual([[amelia, rosa.account], O.some('Rosa')]);
  });
});

describe('who is shown that somebody joined', () => {
  const [ada, rosa] = [accountIdOf('account-ada'), accountIdOf('account-rosa')];
  const registry = exampleRegistry({ owners: [ada] });
  const joined = { email: 'rosa@example.com', firstName: 'Rosa', lastName: 'Almeida' };
  const owner = (account: typeof ada) => ({ account, email: `${account}@example.com`, firstName: 'Ada' });

  it('[AUTH-06] every previous owner is notified, and no one else', () => {
    expect(O.isSome(joiningEmail(registry, joined)(owner(ada)))).toBe(true);
    expect(joiningEmail(registry, joined)(owner(rosa))).toEqual(O.none);
  });

  it('[AUTH-06] who joined is named as that account is called, with its mail address', () => {
    const email = { _tag: 'CoRegistrantJoined', grId: registry.grId, firstName: 'Ada', email: 'rosa@example.com' };
    expect(joiningEmail(registry, joined)(owner(ada))).toEqual(
      O.some({ ...email, joined: 'Rosa Almeida', eventCode: registry.eventType.code }),
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
