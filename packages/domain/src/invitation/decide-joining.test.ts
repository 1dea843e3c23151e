import { accountIdOf, exampleRegistry } from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { settingsAfter } from '../registry/index.ts';
import { decideJoining } from './decide-joining.ts';

const amelia = accountIdOf('account-amelia');
const rosa = { account: accountIdOf('account-rosa'), firstName: 'Rosa', lastName: 'Almeida' };
const alone = exampleRegistry({ owners: [amelia], secondaryFirstName: O.none, secondaryLastName: O.none });

describe('becoming a co-registrant', () => {
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
