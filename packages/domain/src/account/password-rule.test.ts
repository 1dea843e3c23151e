import { forAll } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { passwordProblem } from './password-rule.ts';

const known = ['password1', 'qwertyuiop', 'iloveyou123'];
const isKnown = (password: string): boolean => known.includes(password);
const tooShort = O.some({ _tag: 'PasswordTooShort', minimum: 8 });
const tooCommon = O.some({ _tag: 'PasswordTooCommon' });

describe('a new password', () => {
  it('[AUTH-06] 7 characters are too few, 8 are enough, as people count them', () => {
    expect([passwordProblem('abcdefg', isKnown), passwordProblem('abcdefgh', isKnown)]).toEqual([tooShort, O.none]);
    expect([passwordProblem('🎁'.repeat(7), isKnown), passwordProblem('🎁'.repeat(8), isKnown)]).toEqual([
      tooShort,
      O.none,
    ]);
    forAll(fc.string({ unit: 'binary', maxLength: 12 }), (password) => {
      expect(passwordProblem(password, () => false)).toEqual([...password].length < 8 ? tooShort : O.none);
    });
  });

  it('[AUTH-06] what everybody thinks of first is refused, however it is written in capitals', () => {
    for (const password of ['password1', 'PASSWORD1', 'Qwertyuiop', 'iLoveYou123'])
      expect([password, passwordProblem(password, isKnown)]).toEqual([password, tooCommon]);
  });

  it('[AUTH-06] a mail address is refused, also with spaces around it', () => {
    for (const password of ['rosa@example.com', ' Rosa@Example.com '])
      expect([password, passwordProblem(password, () => false)]).toEqual([password, tooCommon]);
  });

  it('[AUTH-06] what its owner is called counts too, where it is known', () => {
    const isOwn = (password: string, own: ReadonlyArray<string>) => own.some((word) => password.includes(word));
    expect(passwordProblem('rosalind52', isOwn, ['rosalind'])).toEqual(tooCommon);
    expect(passwordProblem('rosalind52', isOwn)).toEqual(O.none);
  });

  it('[AUTH-06] any other password is taken', () => {
    for (const password of ['x'.repeat(64), 'x'.repeat(73), 'ein Löffel 🥄 voll', 'with\0nothing', ' '.repeat(8)])
      expect([password, passwordProblem(password, isKnown)]).toEqual([password, O.none]);
  });
});
