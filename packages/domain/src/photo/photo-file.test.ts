import fc from 'fast-check';
import { either as E } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { checkPhotoFile, PHOTO_TYPES } from './photo-file.ts';

const refused = E.left({ _tag: 'WrongFileKind' });

const matching = fc.constantFrom(
  ['image/png', 'png', 'png'],
  ['image/jpeg', 'jpg', 'jpeg'],
  ['image/jpeg', 'jpeg', 'jpeg'],
  ['image/jpg', 'jpg', 'jpeg'],
  ['image/jpg', 'jpeg', 'jpeg'],
);
const anyCase = (text: string) => fc.mixedCase(fc.constant(text));
const stem = fc.string({ minLength: 1 }).filter((text) => /[^/\\]$/.test(text));

describe('the file of a photo', () => {
  it('[PHOTO-03] type and extension of one kind are taken, in any case', () => {
    const file = matching.chain(([type, extension, kind]) =>
      fc.record({ stem, type: anyCase(type), extension: anyCase(extension), kind: fc.constant(kind) }),
    );
    fc.assert(
      fc.property(file, ({ stem: name, type, extension, kind }) => {
        expect(checkPhotoFile({ name: `${name}.${extension}`, type })).toEqual(E.right(kind));
      }),
    );
  });

  it('[PHOTO-03] any other type or extension, and two that differ, are refused', () => {
    const word = fc.oneof(fc.string(), fc.constantFrom('png', 'jpg', 'jpeg', 'gif', 'webp', 'heic', 'html'));
    fc.assert(
      fc.property(word, word, (extension, subtype) => {
        const isPng = extension.toLowerCase() === 'png' && subtype.toLowerCase() === 'png';
        const isJpeg = [extension, subtype].every((each) => ['jpg', 'jpeg'].includes(each.toLowerCase()));
        fc.pre(!isPng && !isJpeg && !/\.(png|jpe?g)$/i.test(extension));
        expect(checkPhotoFile({ name: `us.${extension}`, type: `image/${subtype}` })).toMatchObject(refused);
      }),
    );
  });

  it.each([
    ['IMG_0042.HEIC', '', 'heic'],
    ['us.heif', 'image/heif', 'heic'],
    ['us', 'image/heic', 'heic'],
    ['us.webp', 'image/webp', 'webp'],
    ['us.jpg', 'image/webp', 'webp'],
    ['us.jfif', 'image/jpeg', 'jfif'],
    ['us.JFIF', '', 'jfif'],
  ])(
    '[PHOTO-03] of HEIC, WebP and JFIF it is shown which it is, by its extension or else its type, so that people learn how to make a JPEG of it: "%s" of type "%s"',
    (name, type, foreign) => {
      expect(checkPhotoFile({ name, type })).toEqual(E.left({ _tag: 'WrongFileKind', foreign }));
    },
  );

  it('[PHOTO-03] only what comes after the last dot is the extension, and something comes before it', () => {
    fc.assert(
      fc.property(matching, fc.stringMatching(/^[a-z]{1,5}$/), ([type, extension], other) => {
        fc.pre(!['png', 'jpg', 'jpeg'].includes(other));
        expect(checkPhotoFile({ name: `us.${extension}.${other}`, type })).toEqual(refused);
        expect(E.isRight(checkPhotoFile({ name: `us.${other}.${extension}`, type }))).toBe(true);
        expect(checkPhotoFile({ name: `.${extension}`, type })).toEqual(refused);
      }),
    );
  });

  it('[PHOTO-03] the chooser offers png, jpg and jpeg', () => {
    expect(PHOTO_TYPES).toEqual(['image/png', 'image/jpg', 'image/jpeg']);
  });
});
