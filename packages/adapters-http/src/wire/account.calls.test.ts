import { either as E } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { signIn, signOut } from './account.calls.ts';
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
});
