import type {
  AccountRequest,
  Fault,
  LinkAlreadyUsed,
  LinkAndPassword,
  SignedIn,
  SignInRefusal,
} from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { confirmAccountStream, newAccountStream } from './new-account.stream.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
const TOKEN = 'A'.repeat(43);

describe('requesting an account', () => {
  const filled = (returnUrl: unknown, answer: E.Either<Fault, void> = E.right(undefined)) => {
    const requests: Array<AccountRequest> = [];
    const stream = newAccountStream({
      account: {
        create: (request) => async () => {
          requests.push(request);
          return answer;
        },
      },
      returnUrl,
    });
    stream.edit('firstName', 'Rosa');
    stream.edit('lastName', 'Almeida');
    stream.edit('email', 'rosa@example.com');
    stream.edit('password', 'four quiet blue teapots');
    return { stream, requests };
  };

  it.each([
    [undefined, O.none],
    ['/checkout/cart', O.some('/checkout/cart')],
    ['//evil.example', O.some('/')],
  ])('[AUTH-05] [AUTH-06] from %j returns to %j', async (returnUrl, returnAddress) => {
    const { stream, requests } = filled(returnUrl);
    stream.submit();
    await settled();
    expect(requests.map((request) => request.returnAddress)).toEqual([returnAddress]);
    expect(stream.model.value.state._tag).toBe('Succeeded');
  });

  it('[AUTH-06] marks every invalid field, and sends nothing', () => {
    const { stream, requests } = filled(undefined);
    stream.edit('firstName', ' ');
    stream.edit('password', '1234567');
    stream.submit();
    expect([stream.model.value.wrong, requests]).toEqual([['firstName', 'password'], []]);
  });
});

describe('confirming an account', () => {
  const opened = (
    token: unknown,
    returnUrl: unknown,
    answer: E.Either<LinkAlreadyUsed | SignInRefusal | Fault, SignedIn>,
  ) => {
    const requests: Array<LinkAndPassword> = [];
    const left: Array<string> = [];
    const stream = confirmAccountStream({
      account: {
        confirm: (request) => async () => {
          requests.push(request);
          return answer;
        },
      },
      token,
      returnUrl,
      leaveTo: (path) => left.push(path),
    });
    stream.edit('password', 'four quiet blue teapots');
    stream.submit();
    return { stream, requests, left };
  };

  it.each([
    ['/checkout/cart', '/checkout/cart'],
    [undefined, '/account'],
    ['https://evil.example', '/'],
  ])('[AUTH-05] [AUTH-06] goes from %j to %s', async (returnUrl, path) => {
    const { left } = opened(TOKEN, returnUrl, E.right({ isLoggedIn: true }));
    await settled();
    expect(left).toEqual([path]);
  });

  it.each([undefined, '', 'short', 5])('[AUTH-06] the token %j counts as a used link', async (token) => {
    const { stream, requests } = opened(token, undefined, E.right({ isLoggedIn: true }));
    await settled();
    expect([requests, stream.model.value.state]).toEqual([[], { _tag: 'Failed', reason: { _tag: 'LinkAlreadyUsed' } }]);
  });
});
