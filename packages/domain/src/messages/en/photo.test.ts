import { describe, expect, it } from 'vitest';
import { photoMessages, photoProblem, photoRefused } from './photo.ts';

describe('messages of the photo', () => {
  it('[PHOTO-04] degrees to the left have a minus sign', () => {
    expect([-45, 0, 4.5].map(photoMessages.straightened)).toEqual(['−45°', '0°', '4.5°']);
  });

  it.each([
    [{ _tag: 'WrongFileKind' }, 'Invalid file type or extension'],
    [
      { _tag: 'WrongFileKind', foreign: 'heic' },
      'Invalid file type or extension. This is a HEIC photo. Open it in Photos, save or export it as a JPEG, and choose that file. To take JPEGs with an iPhone, go to Settings, Camera, Formats and choose Most Compatible.',
    ],
    [
      { _tag: 'WrongFileKind', foreign: 'webp' },
      'Invalid file type or extension. This is a WebP picture. Open it, save it as a JPEG or PNG, and choose that file.',
    ],
    [
      { _tag: 'WrongFileKind', foreign: 'jfif' },
      'Invalid file type or extension. This is a JPEG whose name ends in .jfif. Rename it to end in .jpg, and choose it again.',
    ],
    [{ _tag: 'FileTooLarge', maximumBytes: 20_971_520 }, 'This file is too large. Choose one of up to 20 MB.'],
    [{ _tag: 'PictureTooLarge' }, 'This picture is too large. Choose a smaller one.'],
    [{ _tag: 'PictureEmpty' }, 'There’s no picture in this file. Choose another one.'],
    [{ _tag: 'FileUnreadable' }, 'We couldn’t read this file. Choose it again, or choose another one.'],
  ] as const)('[PHOTO-03] %j has a message', (refusal, expected) => {
    expect([photoRefused(refusal), photoProblem(refusal)]).toEqual([expected, expected]);
  });
});
