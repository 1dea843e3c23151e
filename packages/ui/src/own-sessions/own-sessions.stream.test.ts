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
  const asked: Array<string> = [];
  const answer = (what: string) => async () => {
    asked.push(what);
    return waiting.shift() ?? E.left<Fault>({ _tag: 'Unavailable' });
  };
  const stream = ownSessionsStream({
    account: {
      sessions: answer('read'),
      endSession: (id: SessionId) => answer(id),
      endOtherSessions: answer('others'),
    },
    clock: { now: () => instantOf('2027-06-01T17:00:00.000Z') },
    site: { timeZone: 'America/Chicago' },
  });
  return { stream, asked, visit: stream.model.changes$.subscribe() };
};

describe('where one is signed in', () => {
  it('[AUTH-06] reads it, says when each was used last, and reads again when that failed', async () => {
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

  it('[AUTH-06] signs out at one place at a time, shows what is left, and gives the focus a new place', async () => {
    const { stream, asked } = opened(E.right([here, phone]), E.right([here]));
    await settled();
    stream.signOut(sessionIdOf('phone'));
    stream.signOut('others');
    expect(stream.model.value).toMatchObject({ ending: O.some('phone'), focusOn: O.none });
    await settled();
    expect(asked).toEqual(['read', 'phone']);
    expect(stream.model.value).toMatchObject({
      sessions: O.some([{ id: 'here' }]),
      ending: O.none,
      ended: O.some('phone'),
      focusOn: O.some({}),
    });
  });

  it('[AUTH-06] who leaves while something is signed out finds nothing being signed out on return, and what is left', async () => {
    const { stream, visit } = opened(E.right([here, phone]), E.right([here]), E.right([here]));
    await settled();
    stream.signOut(sessionIdOf('phone'));
    visit.unsubscribe();
    await settled();
    stream.model.changes$.subscribe();
    await settled();
    expect(stream.model.value).toMatchObject({ sessions: O.some([{ id: 'here' }]), ending: O.none });
  });

  it('[AUTH-06] what was read before a sign-out and is answered after it does not bring back what is signed out', async () => {
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

  it('[AUTH-06] signs out everywhere else; where that fails everything stays, with why', async () => {
    const { stream, asked } = opened(E.right([here, phone]), E.left({ _tag: 'SignInNeeded' }), E.right([here]));
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
    expect(asked).toEqual(['read', 'others', 'others']);
    expect(stream.model.value).toMatchObject({ ended: O.some('others'), problem: O.none });
  });
});
