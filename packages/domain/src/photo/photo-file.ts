/*
 * [PHOTO-03] A photo is a PNG or a JPEG, by its type and by the end of its name, and both say the same.
 *
 * Laws:
 * - type and extension of one kind are taken, in any case
 * - any other type or extension, and two that differ, are refused
 * - of HEIC, WebP and JFIF it is shown which it is, by its extension or else its type, so that people learn how to make a JPEG of it
 * - only what comes after the last dot is the extension, and something comes before it
 *
 * @example checkPhotoFile({ name: 'Us.JPG', type: 'image/jpeg' }) // => E.right('jpeg')
 * @example checkPhotoFile({ name: 'us.png', type: 'image/jpeg' }) // => E.left({ _tag: 'WrongFileKind' })
 * @example checkPhotoFile({ name: 'IMG_0042.HEIC', type: '' }) // => E.left({ _tag: 'WrongFileKind', foreign: 'heic' })
 */
import { either as E } from 'fp-ts';

/** The kinds of picture that a photo can be made of. */
export type PhotoKind = 'png' | 'jpeg';

/** A kind of picture that many have, and that is not taken as it is. */
export type ForeignPhotoKind = 'heic' | 'webp' | 'jfif';

/** Neither a PNG nor a JPEG, or its type and its name differ (PHOTO-03). */
export interface WrongFileKind {
  readonly _tag: 'WrongFileKind';
  /** Which kind it is, where people learn how to make a JPEG of it. */
  readonly foreign?: ForeignPhotoKind;
}

/** Why a chosen file does not become a photo: by what it says it is, or because it could not be read to its end (PHOTO-03). */
export type PhotoFileRefusal = WrongFileKind | { readonly _tag: 'FileUnreadable' };

/** How to read: a file of the type on the left is a picture of that kind when its name ends in one of the extensions. */
const photoTypes: ReadonlyArray<readonly [type: string, kind: PhotoKind, extensions: ReadonlyArray<string>]> = [
  ['image/png', 'png', ['png']],
  ['image/jpg', 'jpeg', ['jpg', 'jpeg']],
  ['image/jpeg', 'jpeg', ['jpg', 'jpeg']],
];

/** How to read: a file of that extension, or else of that type, is of the kind on the right. */
const foreignKinds: ReadonlyMap<string, ForeignPhotoKind> = new Map([
  ['heic', 'heic'],
  ['heif', 'heic'],
  ['image/heic', 'heic'],
  ['image/heif', 'heic'],
  ['webp', 'webp'],
  ['image/webp', 'webp'],
  ['jfif', 'jfif'],
]);

/** The media types that the file picker offers (PHOTO-03). */
export const PHOTO_TYPES: ReadonlyArray<string> = photoTypes.map(([type]) => type);

/** The kind of the chosen file by its `name` and `type`, as the browser reports them (PHOTO-03). */
export const checkPhotoFile = ({
  name,
  type,
}: {
  readonly name: string;
  readonly type: string;
}): E.Either<WrongFileKind, PhotoKind> => {
  const extension = /[^/\\]\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase();
  const found = photoTypes.find(
    ([known, , extensions]) => known === type.toLowerCase() && extensions.some((each) => each === extension),
  );
  if (found !== undefined) return E.right(found[1]);
  const foreign = foreignKinds.get(extension ?? '') ?? foreignKinds.get(type.toLowerCase());
  return E.left({ _tag: 'WrongFileKind', ...(foreign === undefined ? {} : { foreign }) });
};
