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

describe('asking for an account', () => {
  const filled = (returnUrl: unknown, answer: E.Either<Fault, void> = E.right(undefined)) => {
    const asked: Array<AccountRequest> = [];
    const stream = newAccountStream({
      account: {
        create: (request) => async () => {
          asked.push(request);
          return answer;
        },
      },
      returnUrl,
    });
    stream.edit('firstName', 'Rosa');
    stream.edit('lastName', 'Almeida');
    stream.edit('email', 'rosa@example.com');
    stream.edit('password', 'four quiet blue teapots');
    return { stream, asked };
  };

  it.each([
    [undefined, O.none],
    ['/checkout/cart', O.some('/checkout/cart')],
    ['//evil.example', O.some('/')],
  ])('[AUTH-05] [AUTH-06] from %j leads back to %j', async (returnUrl, returnAddress) => {
    const { stream, asked } = filled(returnUrl);
    stream.submit();
    await settled();
    expect(asked.map((request) => request.returnAddress)).toEqual([returnAddress]);
    expect(stream.model.value.state._tag).toBe('Succeeded');
  });

  it('[AUTH-06] names every field that cannot be read, and asks nobody', () => {
    const { stream, asked } = filled(undefined);
    stream.edit('firstName', ' ');
    stream.edit('password', '1234567');
    stream.submit();
    expect([stream.model.value.wrong, asked]).toEqual([['firstName', 'password'], []]);
  });
});

describe('confirming an account', () => {
  const opened = (
    token: unknown,
    returnUrl: unknown,
    answer: E.Either<LinkAlreadyUsed | SignInRefusal | Fault, SignedIn>,
  ) => {
    const asked: Array<LinkAndPassword> = [];
    const left: Array<string> = [];
    const stream = confirmAccountStream({
      account: {
        confirm: (request) => async () => {
          asked.push(request);
          return answer;
        },
      },
      token,
      returnUrl,
      leaveTo: (path) => left.push(path),
    });
    stream.edit('password', 'four quiet blue teapots');
    stream.submit();
    return { stream, asked, left };
  };

  it.each([
    ['/checkout/cart', '/checkout/cart'],
    [undefined, '/account'],
    ['https://evil.example', '/'],
  ])('[AUTH-05] [AUTH-06] leads from %j to %s', async (returnUrl, path) => {
    const { left } = opened(TOKEN, returnUrl, E.right({ isLoggedIn: true }));
    await settled();
    expect(left).toEqual([path]);
  });

  it.each([undefined, '', 'short', 5])('[AUTH-06] with %j in place of the secret the link is spent', async (token) => {
    const { stream, asked } = opened(token, undefined, E.right({ isLoggedIn: true }));
    await settled();
    expect([asked, stream.model.value.state]).toEqual([[], { _tag: 'Failed', reason: { _tag: 'LinkAlreadyUsed' } }]);
  });
});
