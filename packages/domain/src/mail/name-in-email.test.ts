import { forAll } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { nameInEmail } from './name-in-email.ts';

const emails = fc.string({ unit: fc.constantFrom('a', 'Z', 'é', '’', '-', '7'), minLength: 1, maxLength: 8 });

describe('the name of who invites, in an email', () => {
  it('[AUTH-06] a name in an email has no slash, no @ and no colon, and a dot only at the end of a word', () => {
    const signs = fc.constantFrom('a', 'B', 'é', '1', ' ', '.', '.', '/', '@', ':', '😀', '-');
    forAll(fc.oneof(fc.string({ unit: signs, maxLength: 12 }), fc.webUrl(), fc.emailAddress()), (name) => {
      const shown = O.getOrElse(() => '')(nameInEmail(name));
      expect(['', name]).toContain(shown);
      for (const sign of ['/', '@', ':']) expect(shown).not.toContain(sign);
      for (const after of shown.split('.').slice(1)) expect(['', ' ']).toContain(after.slice(0, 1));
      expect(shown.replaceAll('. ', ' ').slice(0, -1)).not.toContain('.');
    });
  });

  it.each([
    'Prize at evil.example/x',
    'evil.example',
    'EVIL.EXAMPLE',
    'www.évil.example',
    '192.0.2.1',
    'evil。example',
    'evil．example',
    'i❤.ws',
    'rosa@evil',
    'tel:0900',
    'a/b',
    'evil\\x',
    '',
    ' ',
  ])('[AUTH-06] %j is no name for an email', (name) => {
    expect(nameInEmail(name)).toEqual(O.none);
  });

  it('[AUTH-06] a name that reads like one is in the email as it was written', () => {
    forAll(fc.array(fc.tuple(emails, fc.constantFrom('', '.')), { minLength: 1, maxLength: 4 }), (words) => {
      const name = words.map((word) => word.join('')).join(' ');
      expect(nameInEmail(name)).toEqual(O.some(name));
    });
    for (const name of ['Rosa', 'Mary St. John', 'J. R.', 'Zoë-Ánna O’Neil', 'Sammy Jr.', '王小明'])
      expect(nameInEmail(name)).toEqual(O.some(name));
  });
});
