import { grIdOf, instantOf } from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { coRegistrant, invite, openInvitation } from './invitation.calls.ts';
import { answered, asked, ofBody } from './testing/over-the-wire.ts';

describe('keeping a registry together', () => {
  it.each([
    { _tag: 'Alone' },
    { _tag: 'Shared', other: O.none },
    { _tag: 'Shared', other: O.some({ email: 'rosa@example.com', firstName: 'Rosa', lastName: '' }) },
    { _tag: 'Invited', email: 'rosa@example.com', end: instantOf('2027-06-01T11:00:00.000Z'), isUndelivered: false },
    { _tag: 'Invited', email: 'rosa@example.com', end: instantOf('2027-06-01T11:00:00.000Z'), isUndelivered: true },
  ] as const)('[AUTH-06] tells whether somebody was asked: %j', (its) => {
    expect(answered(coRegistrant.answer, its)).toEqual(E.right(its));
  });

  it('[AUTH-06] asks by mail address, and opens by the secret of a link', () => {
    const request = { grId: grIdOf('7310442'), email: 'rosa@example.com' };
    expect(asked(invite.request, request)).toEqual(E.right(request));
    expect(openInvitation.request.decode(ofBody({ token: 'x' }))).toEqual(
      E.left('token: must be the secret of a link'),
    );
  });
});
