import { demoSites } from '@gift-registry/domain/testing/arbitrary';
import { describe, expect, it } from 'vitest';
import { wellKnownPasswords } from './well-known-passwords.ts';

const commonPasswords = wellKnownPasswords(demoSites);

describe('common passwords', () => {
  it.each([
    ['password', true],
    ['password1', true],
    ['12345678', true],
    ['qwertyuiop', true],
    ['iloveyou', true],
    ['sunshine', true],
    ['football1', true],
    ['00000000', true],
    ['aaaaaaaa', true],
    ['12341234', true],
    ['87654321', true],
    ['abcdefgh', true],
    ['qweqweqwe', true],
    ['p@ssw0rd1', true],
    ['four quiet blue teapots', false],
    ['giftregistry', true],
    ['gift-registry', true],
    ['demo-registry', true],
    ['hearth & field', true],
    ['wedding registry 1', true],
    ['summer2026!', true],
    ['test person1', false],
    ['correct horse', false],
    ['a!b?c.d-e', false],
    ['x7#k-p!2m.q', false],
    ['🎁🎁🎁🎁🎁🎁🎁🎁', true],
    ['🎁🚲🫖🧦🐌🎷🪁🧁', false],
  ])('[AUTH-06] %s: %s', (password, isCommon) => {
    expect(commonPasswords.isCommon(password, [])).toBe(isCommon);
  });

  it('[AUTH-06] so are a person’s own name and mail address', () => {
    const own = ['Rosalind', 'Quillfeather', 'rosalind@quillfeather.example'];
    expect(commonPasswords.isCommon('quillfeather', own)).toBe(true);
    expect(commonPasswords.isCommon('quillfeather', [])).toBe(false);
    for (const password of ['test person1', 'testperson1', 'person.test1'])
      expect(commonPasswords.isCommon(password, ['Test', 'Person', 'tp@example.com'])).toBe(true);
  });
});
