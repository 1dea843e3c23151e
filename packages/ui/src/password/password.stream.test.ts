import { either as E } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { forgotPasswordStream, resetPasswordStream } from './password.stream.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('a forgotten password', () => {
  it('[AUTH-06] sends the typed address without surrounding spaces', async () => {
    const requests: Array<string> = [];
    const stream = forgotPasswordStream({
      forgotPassword: (email) => async () => {
        requests.push(email);
        return E.right(undefined);
      },
    });
    stream.submit();
    expect(stream.model.value.wrong).toEqual(['email']);
    stream.edit('email', ' rosa@example.com ');
    stream.submit();
    await settled();
    expect([requests, stream.model.value.state._tag]).toEqual([['rosa@example.com'], 'Succeeded']);
  });
});

describe('a new password', () => {
  const opened = (token: unknown, answer: E.Either<{ readonly _tag: 'PasswordTooCommon' }, void>) => {
    const requests: Array<string> = [];
    const stream = resetPasswordStream({
      account: {
        resetPassword:
          ({ password }) =>
          async () => {
            requests.push(password);
            return answer;
          },
      },
      token,
    });
    return { stream, requests };
  };

  it('[AUTH-06] sends the password as typed, with its spaces', async () => {
    const { stream, requests } = opened('A'.repeat(43), E.right(undefined));
    stream.edit('password', '1234567');
    stream.submit();
    expect([requests, stream.model.value.wrong]).toEqual([[], ['password']]);
    stream.edit('password', ' 1234567');
    stream.submit();
    await settled();
    expect([requests, stream.model.value.state._tag]).toEqual([[' 1234567'], 'Succeeded']);
  });

  it('[AUTH-06] a common password is marked at its field', async () => {
    const { stream } = opened('A'.repeat(43), E.left({ _tag: 'PasswordTooCommon' }));
    stream.edit('password', 'password1');
    stream.submit();
    await settled();
    expect(stream.model.value).toMatchObject({ wrong: ['password'], values: { password: 'password1' } });
  });

  it('[AUTH-06] a malformed token counts as a used link', async () => {
    const { stream, requests } = opened('x', E.right(undefined));
    stream.edit('password', 'four quiet blue teapots');
    stream.submit();
    await settled();
    expect([requests, stream.model.value.state]).toEqual([[], { _tag: 'Failed', reason: { _tag: 'LinkAlreadyUsed' } }]);
  });
});
