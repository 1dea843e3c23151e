import { forAll, writing } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { newAccountProblems, readAccountName, readNewAccount } from './new-account.ts';

const rosa = { firstName: 'Rosa', lastName: 'Almeida', email: 'rosa@example.com', password: 'four blue teapots' };
const isCommon = (password: string): boolean => password === 'password1';

describe('a new account', () => {
  it('[AUTH-06] names and mail address are stored without spaces around them, the password exactly as it was typed', () => {
    const turned = { ...rosa, firstName: ' \u2068Zoe\u0308\u2069 ' };
    expect(readNewAccount(turned, isCommon)).toEqual(E.right({ ...rosa, firstName: 'Zo\u00eb' }));
    const typed = { firstName: ' Rosa ', lastName: '\tAlmeida', email: ' rosa@example.com ', password: '  teapots  ' };
    expect(readNewAccount(typed, isCommon)).toEqual(E.right({ ...rosa, password: '  teapots  ' }));
  });

  it('[AUTH-06] [NAME-01] a last name may be left out', () => {
    for (const lastName of ['', ' ', '\u200b'])
      expect(readNewAccount({ ...rosa, lastName }, isCommon)).toEqual(E.right({ ...rosa, lastName: '' }));
  });

  it('[AUTH-06] all fields that are wrong are named in their order on the form, and none exactly when the account can be made', () => {
    const typed = (right: string) => fc.oneof(fc.constant(right), fc.string(), writing(0, 70));
    forAll(
      fc.record({
        firstName: typed('Rosa'),
        lastName: typed('Almeida'),
        email: typed('rosa@example.com'),
        password: typed('four blue teapots'),
      }),
      (account) => {
        const read = readNewAccount(account, () => false);
        expect(E.isRight(read)).toBe(newAccountProblems(account).length === 0);
      },
    );
    expect(newAccountProblems({ firstName: '', lastName: 'a\nb', email: 'rosa@', password: '1234567' })).toEqual([
      'firstName',
      'lastName',
      'email',
      'password',
    ]);
    expect(newAccountProblems(rosa)).toEqual([]);
  });

  it.each([
    [
      { firstName: '', email: '' },
      { _tag: 'NameInvalid', field: 'firstName' },
    ],
    [
      { lastName: 'x'.repeat(61), password: '' },
      { _tag: 'NameInvalid', field: 'lastName' },
    ],
    [{ email: 'rosa', password: '' }, { _tag: 'EmailInvalid' }],
    [{ password: '1234567' }, { _tag: 'PasswordTooShort', minimum: 8 }],
    [{ password: 'Password1' }, { _tag: 'PasswordTooCommon' }],
  ])('[AUTH-06] the first field that is wrong is reported: %j', (wrong, refusal) => {
    expect(readNewAccount({ ...rosa, ...wrong }, isCommon)).toEqual(E.left(refusal));
  });
});

describe('the name of an account', () => {
  it.each([
    [{ firstName: ' Rosa ', lastName: ' Almeida' }, E.right({ firstName: 'Rosa', lastName: 'Almeida' })],
    [{ firstName: 'Rosa', lastName: '' }, E.right({ firstName: 'Rosa', lastName: '' })],
    [{ firstName: ' ', lastName: 'Almeida' }, E.left({ _tag: 'NameInvalid', field: 'firstName' })],
    [{ firstName: 'Rosa', lastName: 'x'.repeat(1_000) }, E.left({ _tag: 'NameInvalid', field: 'lastName' })],
  ])('[ACC-05] a name is taken by the rules of a new account: %o', (typed, read) => {
    expect(readAccountName(typed)).toEqual(read);
  });
});
