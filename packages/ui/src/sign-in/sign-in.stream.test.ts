import type { Credentials, Fault, SignedIn, SignInRefusal } from '@gift-registry/domain';
import { either as E } from 'fp-ts';
import { VirtualTimeScheduler } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { secondsLeftOf } from '../form/index.ts';
import { signInStream } from './sign-in.stream.ts';

type Answer = E.Either<SignInRefusal | Fault, SignedIn>;

const planned = (answers: ReadonlyArray<Answer>, returnUrl: unknown = '/checkout/cart') => {
  const tried: Array<Credentials> = [];
  const left: Array<string> = [];
  const waiting = [...answers];
  const stream = signInStream({
    account: {
      signIn: (credentials) => async () => {
        tried.push(credentials);
        return waiting.shift() ?? E.left({ _tag: 'Unavailable' });
      },
    },
    returnUrl,
    leaveTo: (path) => left.push(path),
  });
  stream.edit('email', ' amelia@example.com ');
  stream.edit('password', 'correct horse');
  return { stream, tried, left };
};
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('signing in', () => {
  it('[ROUTE-18] [AUTH-05] returns to where the person came from', async () => {
    const { stream, tried, left } = planned([E.right({ isLoggedIn: true })]);
    stream.submit();
    stream.submit();
    expect(stream.model.value.state._tag).toBe('Pending');
    await settled();
    expect(tried).toEqual([{ email: 'amelia@example.com', password: 'correct horse' }]);
    expect(left).toEqual(['/checkout/cart']);
    stream.edit('password', 'correct horses');
    expect(stream.model.value.state._tag).toBe('Succeeded');
  });

  it.each([['//evil.example'], ['https://evil.example/'], [null], ['/account/login?returnUrl=%2F']])(
    '[AUTH-05] goes to the start page from %s',
    async (returnUrl) => {
      const { stream, left } = planned([E.right({ isLoggedIn: true })], returnUrl);
      stream.submit();
      await settled();
      expect(left).toEqual(['/']);
    },
  );

  it('[AUTH-01] goes to the account page without a return address', async () => {
    const left: Array<string> = [];
    const stream = signInStream({
      account: { signIn: () => async () => E.right({ isLoggedIn: true }) },
      returnUrl: undefined,
      leaveTo: (path) => left.push(path),
    });
    stream.edit('email', 'amelia@example.com');
    stream.edit('password', 'correct horse');
    stream.submit();
    await settled();
    expect(left).toEqual(['/account']);
  });

  it('[ROUTE-18] a refusal is shown, the input stays, and it can be tried again', async () => {
    const { stream, left } = planned([E.left({ _tag: 'BadCredentials' }), E.right({ isLoggedIn: true })]);
    stream.submit();
    await settled();
    expect(stream.model.value).toMatchObject({
      values: { email: ' amelia@example.com ', password: 'correct horse' },
      state: { _tag: 'Failed', reason: { _tag: 'BadCredentials' } },
    });
    stream.edit('password', 'correct horses');
    expect(stream.model.value.state._tag).toBe('Idle');
    stream.submit();
    await settled();
    expect(left).toEqual(['/checkout/cart']);
  });

  it('[AUTH-07] counts a wait down by the clock', async () => {
    const scheduler = new VirtualTimeScheduler();
    const stream = signInStream({
      account: { signIn: () => async () => E.left({ _tag: 'TooManyRequests', retryAfterSeconds: 3 }) },
      returnUrl: undefined,
      leaveTo: () => undefined,
      scheduler,
    });
    const secondsShown: Array<number | undefined> = [];
    stream.model.changes$.subscribe(({ state }) => secondsShown.push(secondsLeftOf(state)));
    stream.edit('email', 'amelia@example.com');
    stream.edit('password', 'correct horse');
    stream.submit();
    await settled();
    scheduler.flush();
    expect(secondsShown.filter((seconds) => seconds !== undefined)).toEqual([3, 2, 1, 0]);
    expect(stream.model.value).toMatchObject({ state: { reason: { _tag: 'TooManyRequests' }, secondsLeft: 0 } });
    stream.submit();
    expect(stream.model.value).toMatchObject({ state: { _tag: 'Pending' } });
    await settled();
  });

  it('[ROUTE-18] sends nothing while a field is empty', async () => {
    const { stream, tried } = planned([]);
    stream.edit('password', '');
    stream.submit();
    await settled();
    expect(tried).toEqual([]);
    expect(stream.model.value.wrong).toEqual(['password']);
    stream.edit('password', 'x');
    expect(stream.model.value.wrong).toEqual([]);
  });
});
