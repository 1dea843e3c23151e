import type { PhotoFileRefusal, PhotoSizeRefusal } from '../photo/index.ts';
import { formatCount } from './count.en.ts';

/** What stands around the registry's photo (PHOTO-02, PHOTO-04, PHOTO-06). */
export const photoWords = {
  title: 'Profile Photo',
  editTitle: 'Edit Profile Photo',
  deleteTitle: 'Delete Profile Photo',
  add: 'Add Photo',
  edit: 'Edit Photo',
  save: 'Save Changes',
  zoom: 'Zoom',
  straighten: 'Straighten',
  rotate: 'Rotate',
  failed: "Sorry, something went wrong and we couldn't update your photo. Please try again.",
} as const;

const MEBIBYTE = 1_048_576;

/** Why a chosen file does not become a photo (PHOTO-03). */
export const photoRefused = (refusal: PhotoFileRefusal | PhotoSizeRefusal): string => {
  switch (refusal._tag) {
    case 'WrongFileKind':
      return 'Invalid file type or extension';
    case 'FileTooLarge':
      return `This file is too large. Choose one of at most ${formatCount(Math.floor(refusal.maximumBytes / MEBIBYTE))} MB.`;
    case 'PictureTooLarge':
      return 'This picture is too large. Choose a smaller one.';
    case 'PictureEmpty':
      return 'There is no picture in this file. Choose another one.';
    case 'FileUnreadable':
      return 'This file could not be read. Choose it again, or another one.';
  }
};
