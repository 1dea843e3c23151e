import { either as E } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { forgotPasswordStream, resetPasswordStream } from './password.stream.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('a forgotten password', () => {
  it('[AUTH-06] asks with the address that was typed, without spaces around it', async () => {
    const asked: Array<string> = [];
    const stream = forgotPasswordStream({
      forgotPassword: (email) => async () => {
        asked.push(email);
        return E.right(undefined);
      },
    });
    stream.submit();
    expect(stream.model.value.wrong).toEqual(['email']);
    stream.edit('email', ' rosa@example.com ');
    stream.submit();
    await settled();
    expect([asked, stream.model.value.state._tag]).toEqual([['rosa@example.com'], 'Succeeded']);
  });
});

describe('a new password', () => {
  const opened = (token: unknown, answer: E.Either<{ readonly _tag: 'PasswordTooCommon' }, void>) => {
    const asked: Array<string> = [];
    const stream = resetPasswordStream({
      account: {
        resetPassword:
          ({ password }) =>
          async () => {
            asked.push(password);
            return answer;
          },
      },
      token,
    });
    return { stream, asked };
  };

  it('[AUTH-06] is sent as it was typed, spaces too', async () => {
    const { stream, asked } = opened('A'.repeat(43), E.right(undefined));
    stream.edit('password', '1234567');
    stream.submit();
    expect([asked, stream.model.value.wrong]).toEqual([[], ['password']]);
    stream.edit('password', ' 1234567');
    stream.submit();
    await settled();
    expect([asked, stream.model.value.state._tag]).toEqual([[' 1234567'], 'Succeeded']);
  });

  it('[AUTH-06] that is too common leads back to its field', async () => {
    const { stream } = opened('A'.repeat(43), E.left({ _tag: 'PasswordTooCommon' }));
    stream.edit('password', 'password1');
    stream.submit();
    await settled();
    expect(stream.model.value).toMatchObject({ wrong: ['password'], values: { password: 'password1' } });
  });

  it('[AUTH-06] without a secret that can be one the link is spent', async () => {
    const { stream, asked } = opened('x', E.right(undefined));
    stream.edit('password', 'four quiet blue teapots');
    stream.submit();
    await settled();
    expect([asked, stream.model.value.state]).toEqual([[], { _tag: 'Failed', reason: { _tag: 'LinkAlreadyUsed' } }]);
  });
});
