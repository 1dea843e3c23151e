import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { parsePhotoName, photoFileName } from './photo-name.ts';

const name = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 16, maxLength: 64 });

describe('the name of a photo', () => {
  it('[PHOTO-07] a name is read again from the file that was named after it', () => {
    fc.assert(
      fc.property(name, (photo) => {
        expect(parsePhotoName(photoFileName(photo))).toEqual(O.some(photo));
      }),
    );
  });

  it.each([
    '',
    `${'a'.repeat(15)}.jpg`,
    `${'a'.repeat(65)}.jpg`,
    `${'A'.repeat(64)}.jpg`,
    `${'g'.repeat(64)}.jpg`,
    `/${'a'.repeat(64)}.jpg`,
    `${'a'.repeat(64)}.jpg\n`,
    `${'a'.repeat(64)}.jpg.html`,
    `${'a'.repeat(64)}xjpg`,
    'a'.repeat(64),
  ])(
    '[PHOTO-07] nothing else is a name: not one that is shorter or longer, has other signs, is among others or has another ending: %j',
    (file) => {
      expect(parsePhotoName(file)).toEqual(O.none);
    },
  );
});
