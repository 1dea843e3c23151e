import type { Fault, GrId, JoinRefusal, LinkAlreadyUsed, OpenInvitation, SignInNeeded } from '@gift-registry/domain';
import { exampleRegistry, grIdOf } from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { TestScheduler } from 'rxjs/testing';
import { describe, expect, it } from 'vitest';
import { invitationStream } from './invitation.stream.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
const TOKEN = 'A'.repeat(43);
const invitation: OpenInvitation = { registry: exampleRegistry(), isLoggedIn: true, isOwn: false };

const opened = (
  found: E.Either<LinkAlreadyUsed | Fault, OpenInvitation> | 'never',
  accepted: E.Either<SignInNeeded | LinkAlreadyUsed | JoinRefusal | Fault, GrId> = E.right(grIdOf('7310442')),
  token: unknown = TOKEN,
) => {
  const left: Array<string> = [];
  const scheduler = new TestScheduler(() => undefined);
  const stream = invitationStream({
    invitations: {
      openInvitation: () => () => (found === 'never' ? new Promise(() => {}) : Promise.resolve(found)),
      acceptInvitation: () => async () => accepted,
    },
    token,
    leaveTo: (path) => left.push(path),
    scheduler,
  });
  stream.model.changes$.subscribe();
  return { stream, left, scheduler };
};

describe('an invitation', () => {
  it('[AUTH-06] accepting opens the registry', async () => {
    const { stream, left } = opened(E.right(invitation));
    await settled();
    expect(stream.model.value).toMatchObject({ _tag: 'Open', here: `/account/invitation?token=${TOKEN}` });
    stream.accept();
    stream.accept();
    expect(stream.model.value).toMatchObject({ isAccepting: true });
    await settled();
    expect(left).toEqual(['/gift-registry/registrant-list/7310442']);
  });

  it.each(['', 'short'])('[AUTH-06] the token %j counts as a used link', async (token) => {
    const { stream } = opened(E.right(invitation), undefined, token);
    await settled();
    expect(stream.model.value).toEqual({ _tag: 'Spent' });
  });

  it('[AUTH-06] shows that the link was used meanwhile', async () => {
    const { stream } = opened(E.right(invitation), E.left({ _tag: 'LinkAlreadyUsed' }));
    await settled();
    stream.accept();
    await settled();
    expect(stream.model.value).toEqual({ _tag: 'Spent' });
  });

  it('[AUTH-06] shows why it could not be accepted, and can be tried again', async () => {
    const { stream } = opened(E.right(invitation), E.left({ _tag: 'OwnersComplete' }));
    await settled();
    stream.accept();
    await settled();
    expect(stream.model.value).toMatchObject({ isAccepting: false, problem: O.some({ _tag: 'OwnersComplete' }) });
  });

  it('[AUTH-06] shows that it is loading, and that it could not be read', async () => {
    const { stream } = opened(E.left({ _tag: 'Unavailable' }));
    await settled();
    expect(stream.model.value).toEqual({ _tag: 'Failed', fault: { _tag: 'Unavailable' } });
    const slow = opened('never');
    slow.scheduler.flush();
    expect(slow.stream.model.value).toEqual({ _tag: 'Looking' });
  });
});
