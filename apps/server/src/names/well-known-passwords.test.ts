import { describe, expect, it } from 'vitest';
import { wellKnownPasswords } from './well-known-passwords.ts';

describe('passwords that everybody thinks of first', () => {
  it.each([
    ['password', true],
    ['password1', true],
    ['12345678', true],
    ['qwertyuiop', true],
    ['iloveyou', true],
    ['sunshine', true],
    ['football1', true],
    ['four quiet blue teapots', false],
    ['demo-registry', false],
    ['🎁🎁🎁🎁🎁🎁🎁🎁', false],
  ])('[AUTH-06] %s: %s', (password, isCommon) => {
    expect(wellKnownPasswords.isCommon(password)).toBe(isCommon);
  });
});
