import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMailAddress, sameMailAddress } from './mail-address.ts';

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
    fc.assert(
      fc.property(
        fc.emailAddress().filter((email) => !email.includes('"')),
        (email) => isMailAddress(email),
      ),
    );
  });

  it('[AUTH-06] what a person may add to an address to write to somebody else as well is not part of one', () => {
    for (const sign of [',', ';', '<', '>', '"', '(', ')', ':', '[', ']', '\\', '\r\n', '\n', '\0', '\u2028', '\ud83c'])
      expect([sign, isMailAddress(`rosa@example.com${sign}thief@evil.example`)]).toEqual([sign, false]);
  });

  it('[AUTH-06] an address in capitals or with spaces around it is the same', () => {
    expect(sameMailAddress(' Rosa@Example.COM ')).toBe('rosa@example.com');
    expect(sameMailAddress('groß@example.com')).not.toBe(sameMailAddress('gross@example.com'));
  });
});
