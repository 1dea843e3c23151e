import { forAll } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMailAddress, isMailboxAscii, sameMailAddress, storedMailAddress } from './mail-address.ts';

describe('a mail address', () => {
  it('[CART-06] [AUTH-06] a mail address has something on both sides of one @, a dot in what follows it, no space, and at most 254 characters', () => {
    const longest = `${'x'.repeat(254 - '@example.com'.length)}@example.com`;
    for (const right of [longest, 'rosa+gifts@mail.example.co.uk', "o'neil@example.com"])
      expect([right, isMailAddress(right)]).toEqual([right, true]);
    const noHost = ['rosa@example', 'rosa@.com', 'rosa@example.', 'rosa@ex..com', 'rosa@.example.com'];
    for (const wrong of [
      '',
      'rosa',
      '@example.com',
      'rosa@',
      ...noHost,
      'ro sa@example.com',
      'a@b@example.com',
      `x${longest}`,
    ])
      expect([wrong, isMailAddress(wrong)]).toEqual([wrong, false]);
    forAll(
      fc.emailAddress().filter((email) => !email.includes('"')),
      (email) => isMailAddress(email),
    );
  });

  it('[AUTH-06] what a person may add to an address to write to somebody else as well is not part of one', () => {
    for (const sign of [',', ';', '<', '>', '"', '(', ')', ':', '[', ']', '\\', '\r\n', '\n', '\0', '\u2028', '\ud83c'])
      expect([sign, isMailAddress(`rosa@example.com${sign}thief@evil.example`)]).toEqual([sign, false]);
  });

  it('[AUTH-06] a character that looks like an ASCII letter, digit or sign, or folds into one, is not part of an address', () => {
    for (const lookAlike of [
      '\u212a',
      '\u017f',
      '\u0131',
      '\uff4b',
      '\uff20',
      '\ufb01',
      '\u2474',
      '\u{1d42b}',
      '\u33d8',
    ]) {
      const address = `ros${lookAlike}a@example.com`;
      expect([address, isMailAddress(address)]).toEqual([address, false]);
      expect(isMailAddress(`rosa@ex${lookAlike}mple.com`)).toBe(false);
      if (lookAlike !== '\u212a') expect(sameMailAddress(address)).not.toMatch(/^\p{ASCII}*$/u);
    }
    for (const right of ['juergen@exämple.de', 'tanaka@例え.jp', 'ivan@пример.рф', 'gross@straße.de'])
      expect([right, isMailAddress(right)]).toEqual([right, true]);
  });

  it('[AUTH-06] the part before the @ is in ASCII, since many mail servers take no other; what follows it may be in any script', () => {
    for (const typed of ['jürgen@example.com', '田中@example.jp', 'zoe\u0308@example.com', 'groß@example.com', 'иван'])
      expect([typed, isMailAddress(typed), isMailboxAscii(typed)]).toEqual([typed, false, false]);
    for (const typed of ['rosa@exämple.de', ' ro\u200bsa@example.com', "o'neil+gifts@example.com", 'rosa', ''])
      expect([typed, isMailboxAscii(typed)]).toEqual([typed, true]);
  });

  it('[AUTH-06] invisible characters and spaces around an address are dropped before it is stored or compared', () => {
    const invisible = fc.constantFrom(
      '\u200b',
      '\u00ad',
      '\u200e',
      '\u200d',
      '\u2060',
      '\ufeff',
      '\u202e',
      '\u180e',
      '\u3164',
    );
    forAll(fc.integer({ min: 1, max: 15 }), invisible, (at, character) => {
      const typed = ` ${'rosa@example.com'.slice(0, at)}${character}${'rosa@example.com'.slice(at)} `;
      expect(isMailAddress(typed.trim())).toBe(false);
      expect([storedMailAddress(typed), sameMailAddress(typed)]).toEqual(['rosa@example.com', 'rosa@example.com']);
    });
    expect(storedMailAddress('\u212aim@example.com')).toBe('Kim@example.com');
    expect(storedMailAddress('zoe\u0308@example.com')).toBe('zoë@example.com');
  });

  it('[AUTH-06] an address in capitals or with spaces around it is the same', () => {
    expect(sameMailAddress(' Rosa@Example.COM ')).toBe('rosa@example.com');
    expect(sameMailAddress('groß@example.com')).not.toBe(sameMailAddress('gross@example.com'));
    expect(sameMailAddress('ZOË@example.com')).toBe('zoë@example.com');
  });
});
