import type { Fault, OpenSession, SessionId, SignInNeeded } from '@gift-registry/domain';
import { exampleOpenSession, instantOf, sessionIdOf } from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { ownSessionsStream } from './own-sessions.stream.ts';

type Answer = E.Either<SignInNeeded | Fault, ReadonlyArray<OpenSession>>;
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
const here = exampleOpenSession('here');
const phone = exampleOpenSession('phone', {
  isThis: false,
  lastUsedAt: instantOf('2027-05-31T20:00:00.000Z'),
});

const opened = (...answers: ReadonlyArray<Answer | Promise<Answer>>) => {
  const waiting = [...answers];
  const requests: Array<string> = [];
  const answer = (what: string) => async () => {
    requests.push(what);
    return waiting.shift() ?? E.left<Fault>({ _tag: 'Unavailable' });
  };
  const stream = ownSessionsStream({
    account: {
      sessions: answer('read'),
      endSession: (id: SessionId) => answer(id),
      endOtherSessions: answer('others'),
    },
    clock: { now: () => instantOf('2027-06-01T17:00:00.000Z'), timeZone: 'America/Chicago' },
    site: { timeZone: 'America/Chicago' },
  });
  return { stream, requests, visit: stream.model.changes$.subscribe() };
};

describe('the devices with a session', () => {
  it('[AUTH-06] reads the sessions with their last use, and again after a failure', async () => {
    const { stream } = opened(E.left({ _tag: 'Unavailable' }), E.right([here, phone]));
    await settled();
    expect(stream.model.value).toMatchObject({ sessions: O.none, problem: O.some({ _tag: 'Unavailable' }) });
    stream.reload();
    await settled();
    expect(stream.model.value).toMatchObject({
      problem: O.none,
      sessions: O.some([
        { id: 'here', isThis: true, when: { _tag: 'Today' } },
        { id: 'phone', isThis: false, when: { _tag: 'Yesterday' } },
      ]),
    });
  });

  it('[AUTH-06] ends one session at a time, shows the others, and moves the focus', async () => {
    const { stream, requests } = opened(E.right([here, phone]), E.right([here]));
    await settled();
    stream.signOut(sessionIdOf('phone'));
    stream.signOut('others');
    expect(stream.model.value).toMatchObject({ ending: O.some('phone'), focusOn: O.none });
    await settled();
    expect(requests).toEqual(['read', 'phone']);
    expect(stream.model.value).toMatchObject({
      sessions: O.some([{ id: 'here' }]),
      ending: O.none,
      ended: O.some('phone'),
      focusOn: O.some({}),
    });
  });

  it('[AUTH-06] leaving the page while a session is ended leaves nothing pending', async () => {
    const { stream, visit } = opened(E.right([here, phone]), E.right([here]), E.right([here]));
    await settled();
    stream.signOut(sessionIdOf('phone'));
    visit.unsubscribe();
    await settled();
    stream.model.changes$.subscribe();
    await settled();
    expect(stream.model.value).toMatchObject({ sessions: O.some([{ id: 'here' }]), ending: O.none });
  });

  it('[AUTH-06] a read that began before a session ended does not bring it back', async () => {
    let answerLate = (_: Answer): void => undefined;
    const late = new Promise<Answer>((resolve) => {
      answerLate = resolve;
    });
    const { stream } = opened(E.right([here, phone]), late, E.right([here]));
    await settled();
    stream.reload();
    stream.signOut(sessionIdOf('phone'));
    await settled();
    answerLate(E.right([here, phone]));
    await settled();
    expect(stream.model.value).toMatchObject({ sessions: O.some([{ id: 'here' }]), ended: O.some('phone') });
  });

  it('[AUTH-06] ends all other sessions; a failure leaves them, with the reason', async () => {
    const { stream, requests } = opened(E.right([here, phone]), E.left({ _tag: 'SignInNeeded' }), E.right([here]));
    await settled();
    stream.signOut('others');
    await settled();
    expect(stream.model.value).toMatchObject({
      sessions: O.some([{ id: 'here' }, { id: 'phone' }]),
      ending: O.none,
      ended: O.none,
      problem: O.some({ _tag: 'SignInNeeded' }),
    });
    stream.signOut('others');
    await settled();
    expect(requests).toEqual(['read', 'others', 'others']);
    expect(stream.model.value).toMatchObject({ ended: O.some('others'), problem: O.none });
  });
});
