import { describe, expect, it } from 'vitest';
import { photoProblem, photoRefused, photoWords } from './photo.en.ts';

describe('the words around the photo', () => {
  it.each([
    [{ _tag: 'WrongFileKind' }, 'Invalid file type or extension'],
    [{ _tag: 'FileTooLarge', maximumBytes: 20_971_520 }, 'This file is too large. Choose one of up to 20 MB.'],
    [{ _tag: 'PictureTooLarge' }, 'This picture is too large. Choose a smaller one.'],
    [{ _tag: 'PictureEmpty' }, 'There’s no picture in this file. Choose another one.'],
    [{ _tag: 'FileUnreadable' }, 'We couldn’t read this file. Choose it again, or choose another one.'],
  ] as const)('[PHOTO-03] %j is told', (refusal, expected) => {
    expect([photoRefused(refusal), photoProblem(refusal)]).toEqual([expected, expected]);
  });

  it('[PHOTO-06] a photo that was not changed is told', () => {
    expect(photoProblem({ _tag: 'NotUpdated' })).toBe(
      "Sorry, something went wrong and we couldn't update your photo. Please try again.",
    );
  });

  it('[PHOTO-02] [PHOTO-06] titles, buttons and the failure', () => {
    expect([photoWords.zoomed(0.5), photoWords.zoomed(1.13), photoWords.straightened(-2.7)]).toEqual([
      '50%',
      '113%',
      '-2.7°',
    ]);
    expect(photoWords).toMatchObject({
      title: 'Profile Photo',
      editTitle: 'Edit Profile Photo',
      deleteTitle: 'Delete Profile Photo',
      add: 'Add Photo',
      edit: 'Edit Photo',
      save: 'Save Changes',
      failed: "Sorry, something went wrong and we couldn't update your photo. Please try again.",
    });
  });
});
