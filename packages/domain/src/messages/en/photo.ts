import {
  PHOTO_LIMITS,
  type PhotoFileRefusal,
  type PhotoSizeRefusal,
  type UnsupportedPhotoKind,
} from '../../photo/index.ts';
import { formatCount } from './formats.ts';

const MEBIBYTE = 1_048_576;

const megabytes = (bytes: number): string => `${formatCount(Math.floor(bytes / MEBIBYTE))} MB`;

/** The dialogs for the registry's photo (PHOTO-02, PHOTO-04, PHOTO-06). */
export const photoMessages = {
  title: 'Profile Photo',
  editTitle: 'Edit Profile Photo',
  deleteTitle: 'Delete Profile Photo',
  add: 'Add Photo',
  edit: 'Edit Photo',
  upload: 'Upload Photo',
  hint: `A PNG or JPEG of up to ${megabytes(PHOTO_LIMITS.chosenBytes)}. You choose the part your guests see.`,
  present: 'Your photo',
  none: 'There’s no photo yet. Your guests see this picture.',
  delete: 'Delete Photo',
  deleteQuestion: 'Your guests will see a picture of your event instead.',
  cancel: 'Cancel',
  save: 'Save Changes',
  tryAgain: 'Try Again',
  opening: 'Opening your photo…',
  updating: 'Updating your photo…',
  saved: 'Your photo has been saved.',
  deleted: 'Your photo has been deleted.',
  zoom: 'Zoom',
  straighten: 'Straighten',
  rotate: 'Rotate',
  startOver: 'Start Over',
  move: 'Photo. Drag it, or use the arrow keys, to move it.',
  preview: 'How it will look on your registry. Drag the photo, or use the arrow keys.',
  zoomed: (scale: number): string => `${Math.round(scale * 100)}%`,
  /** With a real minus sign instead of a hyphen. */
  straightened: (degrees: number): string => `${degrees < 0 ? '−' : ''}${Math.abs(degrees)}°`,
  failed: "Sorry, something went wrong and we couldn't update your photo. Please try again.",
  signedOut: 'You’re no longer signed in, so your photo wasn’t updated.',
} as const;

const WRONG_FILE_KIND = 'Invalid file type or extension';

/** What to do with a picture in a format that is not supported. */
const foreignHelp: Readonly<Record<UnsupportedPhotoKind, string>> = {
  heic: 'This is a HEIC photo. Open it in Photos, save or export it as a JPEG, and choose that file. To take JPEGs with an iPhone, go to Settings, Camera, Formats and choose Most Compatible.',
  webp: 'This is a WebP picture. Open it, save it as a JPEG or PNG, and choose that file.',
  jfif: 'This is a JPEG whose name ends in .jfif. Rename it to end in .jpg, and choose it again.',
};

/** Why a chosen file was refused (PHOTO-03). */
export const photoRefused = (refusal: PhotoFileRefusal | PhotoSizeRefusal): string => {
  switch (refusal._tag) {
    case 'WrongFileKind':
      return refusal.foreign === undefined ? WRONG_FILE_KIND : `${WRONG_FILE_KIND}. ${foreignHelp[refusal.foreign]}`;
    case 'FileTooLarge':
      return `This file is too large. Choose one of up to ${megabytes(refusal.maximumBytes)}.`;
    case 'PictureTooLarge':
      return 'This picture is too large. Choose a smaller one.';
    case 'PictureEmpty':
      return 'There’s no picture in this file. Choose another one.';
    case 'FileUnreadable':
      return 'We couldn’t read this file. Choose it again, or choose another one.';
  }
};

/** The message in the dialog: why a file was refused (PHOTO-03), or that the photo was not changed (PHOTO-06). */
export const photoProblem = (
  problem: PhotoFileRefusal | PhotoSizeRefusal | { readonly _tag: 'NotUpdated' } | { readonly _tag: 'SignInNeeded' },
): string => {
  if (problem._tag === 'NotUpdated') return photoMessages.failed;
  return problem._tag === 'SignInNeeded' ? photoMessages.signedOut : photoRefused(problem);
};
