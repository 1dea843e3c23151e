import { forAll } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { decidePhoto, readPhotoUpload } from './photo-upload.ts';

const jpeg = (width: number, height: number): Uint8Array =>
  Uint8Array.from([0xff, 0xd8, 0xff, 0xc0, 0, 9, 8, height >> 8, height & 255, width >> 8, width & 255, 1, 0]);
const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');
const sent = (bytes: Uint8Array, fileType = 'image/jpeg') => readPhotoUpload({ fileType, content: base64(bytes) });

describe('a photo that is sent', () => {
  it.each([
    [2_048, 2_048, E.right(jpeg(2_048, 2_048))],
    [2_049, 10, E.left({ _tag: 'PictureTooLarge' })],
    [10, 5_000, E.left({ _tag: 'PictureTooLarge' })],
    [65_535, 65_535, E.left({ _tag: 'PictureTooLarge' })],
    [0, 10, E.left({ _tag: 'PictureEmpty' })],
  ])('[PHOTO-07] of %d by %d: %j', (width, height, expected) => {
    expect(sent(jpeg(width, height))).toEqual(expected);
  });

  it.each(['image/gif', 'image/svg+xml', 'text/html', '', 'image/jpeg; charset=utf-8', 'image/*'])(
    '[PHOTO-07] any other type is refused, whatever the bytes are: "%s"',
    (fileType) => {
      expect(sent(jpeg(10, 10), fileType)).toEqual(E.left({ _tag: 'WrongFileKind' }));
      expect(readPhotoUpload({ fileType, content: '' })).toEqual(E.left({ _tag: 'WrongFileKind' }));
    },
  );

  it('[PHOTO-07] what is longer than the largest request is refused before it is read', () => {
    const content = '*'.repeat(3_145_728);
    expect(readPhotoUpload({ fileType: 'image/png', content })).toEqual(E.left({ _tag: 'NotBase64' }));
    expect(readPhotoUpload({ fileType: 'image/png', content: `${content}*` })).toEqual(
      E.left({ _tag: 'FileTooLarge', maximumBytes: 3_145_728 }),
    );
  });

  it('[PHOTO-07] what is no JPEG is refused, whatever it says it is', () => {
    forAll(
      fc.uint8Array({ minLength: 1, maxLength: 200 }).filter(([first]) => first !== 0xff),
      fc.constantFrom('image/png', 'image/jpg', 'image/jpeg'),
      (bytes, fileType) => {
        expect(sent(bytes, fileType)).toEqual(E.left({ _tag: 'NotAJpeg' }));
      },
    );
  });

  it('[PHOTO-07] a JPEG within the limits is taken, under any of the types a photo may have, and comes as its bytes', () => {
    const side = fc.integer({ min: 1, max: 2_048 });
    forAll(side, side, fc.constantFrom('image/png', 'image/jpg', 'IMAGE/JPEG'), (width, height, fileType) => {
      expect(sent(jpeg(width, height), fileType)).toEqual(E.right(jpeg(width, height)));
    });
  });
});

const photo = fc.option(fc.constantFrom('first', 'second'), { nil: undefined }).map(O.fromNullable);

describe('another photo', () => {
  it.each([
    [O.none, O.some('first'), [{ _tag: 'PhotoChanged', photo: O.some('first') }]],
    [O.some('first'), O.some('second'), [{ _tag: 'PhotoChanged', photo: O.some('second') }]],
    [O.some('first'), O.none, [{ _tag: 'PhotoChanged', photo: O.none }]],
    [O.some('first'), O.some('first'), []],
    [O.none, O.none, []],
  ])('[PHOTO-06] %j, then %j: %j', (before, after, expected) => {
    expect(decidePhoto({ photo: before }, after)).toEqual(expected);
  });

  it('[PHOTO-06] the photo that is there already is success and nothing happens, and so is taking away where there is none', () => {
    forAll(photo, (present) => {
      expect(decidePhoto({ photo: present }, present)).toEqual([]);
    });
  });

  it('[PHOTO-06] everything else is one fact: this photo is there, or none', () => {
    forAll(photo, photo, (before, after) => {
      fc.pre(JSON.stringify(before) !== JSON.stringify(after));
      expect(decidePhoto({ photo: before }, after)).toEqual([{ _tag: 'PhotoChanged', photo: after }]);
    });
  });
});
