import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { signIn, signOut } from './account.calls.ts';
import { createAccount, resetPassword } from './account.calls.ts';
import { answered, asked, ofBody } from './testing/over-the-wire.ts';

describe('the account', () => {
  it('[API-01] signing out needs no field, and takes none', () => {
    expect(signOut.request.decode(ofBody(undefined))).toEqual(E.right(undefined));
    expect(signOut.request.decode(ofBody({}))).toEqual(E.right(undefined));
    expect(signOut.request.decode(ofBody({ all: true }))).toEqual(E.left('all: is not known here'));
  });

  it('[API-01] signing in takes a mail address and a password', () => {
    const credentials = { email: 'amelia@example.com', password: 'a long one' };
    expect(asked(signIn.request, credentials)).toEqual(E.right(credentials));
    expect(signIn.request.decode(ofBody({ email: 'amelia@example.com' }))).toEqual(E.left('password: is missing'));
    expect(answered(signIn.answer, { isLoggedIn: true })).toEqual(E.right({ isLoggedIn: true }));
  });

  it('[AUTH-06] a new account is asked for with or without a place to go on to', () => {
    const account = { firstName: 'Rosa', lastName: 'Almeida', email: 'rosa@example.com', password: 'four teapots' };
    for (const returnAddress of [O.none, O.some('/checkout/cart')])
      expect(asked(createAccount.request, { account, returnAddress })).toEqual(E.right({ account, returnAddress }));
    expect(createAccount.request.decode(ofBody({ ...account, role: 'admin' }))).toEqual(
      E.left('role: is not known here'),
    );
  });

  it('[AUTH-06] what cannot be the secret of a link is not looked for', () => {
    for (const token of ['', 'x'.repeat(42), `${'x'.repeat(42)}/`])
      expect(resetPassword.request.decode(ofBody({ token, password: 'four teapots' }))).toEqual(
        E.left('token: must be the secret of a link'),
      );
  });
});
