import type { CoRegistrant, Fault, InviteRefusal, ListRefusal } from '@gift-registry/domain';
import { grIdOf, instantOf } from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { coRegistrantStream } from './co-registrant.stream.ts';

type Answer = E.Either<ListRefusal | Fault, CoRegistrant>;
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
const invited = {
  _tag: 'Invited',
  email: 'rosa@example.com',
  end: instantOf('2027-06-08T12:00:00.000Z'),
  isUndelivered: false,
} as const;

const opened = (
  first: Answer,
  revoked: Answer = E.right({ _tag: 'Alone' }),
  invites: E.Either<InviteRefusal, CoRegistrant> = E.right(invited),
) => {
  let state = first;
  const registryChanges$ = new Subject<void>();
  const requests: Array<string> = [];
  const stream = coRegistrantStream({
    invitations: {
      coRegistrant: () => async () => state,
      invite: (_grId, email) => async () => {
        requests.push(email);
        return invites;
      },
      revokeInvitation: () => async () => revoked,
    },
    grId: grIdOf('7310442'),
    registryChanges$,
  });
  stream.model.changes$.subscribe();
  const become = async (now: Answer): Promise<void> => {
    state = now;
    registryChanges$.next();
    await settled();
  };
  return { stream, requests, become };
};

describe('inviting a co-registrant', () => {
  it('[AUTH-06] sends an invitation, and shows who was invited', async () => {
    const { stream, requests } = opened(E.right({ _tag: 'Alone' }));
    await settled();
    expect(stream.model.value).toEqual({ _tag: 'Alone', isAsking: false });
    stream.ask();
    expect(stream.model.value).toEqual({ _tag: 'Alone', isAsking: true });
    stream.form.submit();
    expect([requests, stream.form.model.value.wrong]).toEqual([[], ['email']]);
    stream.form.edit('email', ' rosa@example.com ');
    stream.form.submit();
    await settled();
    expect([requests, stream.model.value]).toEqual([
      ['rosa@example.com'],
      { _tag: 'Invited', invited, isRevoking: false, problem: O.none },
    ]);
  });

  it('[AUTH-06] refuses the owner’s own address until it is edited', async () => {
    const { stream } = opened(E.right({ _tag: 'Alone' }), undefined, E.left({ _tag: 'OwnAddress' }));
    await settled();
    stream.form.edit('email', 'amelia@example.com');
    stream.form.submit();
    await settled();
    expect(stream.form.model.value).toMatchObject({ wrong: ['email'], state: { _tag: 'Failed' } });
    stream.form.edit('email', 'rosa@example.com');
    expect(stream.form.model.value).toMatchObject({ wrong: [], state: { _tag: 'Idle' } });
  });

  it('[AUTH-06] revokes an invitation, and clears the field', async () => {
    const { stream } = opened(E.right(invited));
    await settled();
    stream.form.edit('email', 'rosa@example.com');
    stream.revoke();
    expect(stream.model.value).toMatchObject({ isRevoking: true });
    await settled();
    expect([stream.model.value._tag, stream.form.model.value.values.email]).toEqual(['Alone', '']);
  });

  it('[AUTH-06] an invitation that could not be revoked stays, with the reason', async () => {
    const { stream } = opened(E.right(invited), E.left({ _tag: 'Unavailable' }));
    await settled();
    stream.revoke();
    await settled();
    expect(stream.model.value).toMatchObject({ invited, isRevoking: false, problem: O.some({ _tag: 'Unavailable' }) });
  });

  it('[AUTH-06] [LIVE-01] follows changes of the co-registrant on an open page; the typed address and, after a failed read, the last state stay', async () => {
    const { stream, become } = opened(E.right({ _tag: 'Shared', other: O.none }));
    await settled();
    expect(stream.model.value._tag).toBe('Shared');
    await become(E.left({ _tag: 'Unavailable' }));
    expect(stream.model.value._tag).toBe('Shared');
    await become(E.right({ _tag: 'Alone' }));
    expect(stream.model.value).toEqual({ _tag: 'Alone', isAsking: false });
    stream.ask();
    await become(E.right({ _tag: 'Alone' }));
    expect(stream.model.value).toEqual({ _tag: 'Alone', isAsking: true });
    await become(E.right(invited));
    expect(stream.model.value._tag).toBe('Invited');
  });
  it('[AUTH-06] shows that it could not be read', async () => {
    const { stream } = opened(E.left({ _tag: 'Unavailable' }));
    await settled();
    expect(stream.model.value).toEqual({ _tag: 'Failed', reason: { _tag: 'Unavailable' } });
  });
});
