import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { refuseInvitation } from './decide-invitation.ts';

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
