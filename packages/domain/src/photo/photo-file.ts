/*
 * [PHOTO-03] A photo is a PNG or a JPEG, by its type and by the end of its name, and both say the same.
 *
 * Laws:
 * - type and extension of one kind are taken, in any case
 * - any other type or extension, and two that differ, are refused
 * - only what stands behind the last dot is the extension, and something stands before it
 *
 * @example checkPhotoFile({ name: 'Us.JPG', type: 'image/jpeg' }) // => E.right('jpeg')
 * @example checkPhotoFile({ name: 'us.png', type: 'image/jpeg' }) // => E.left({ _tag: 'WrongFileKind' })
 */
import { either as E } from 'fp-ts';

/** The kinds of picture that a photo can be made of. */
export type PhotoKind = 'png' | 'jpeg';

/** Neither a PNG nor a JPEG, or its type and its name differ (PHOTO-03). */
export interface WrongFileKind {
  readonly _tag: 'WrongFileKind';
}

/** Why a chosen file does not become a photo: by what it says it is, or because it could not be read to its end (PHOTO-03). */
export type PhotoFileRefusal = WrongFileKind | { readonly _tag: 'FileUnreadable' };

/** How to read: a file of the type on the left is a picture of that kind when its name ends in one of the extensions. */
const photoTypes: ReadonlyArray<readonly [type: string, kind: PhotoKind, extensions: ReadonlyArray<string>]> = [
  ['image/png', 'png', ['png']],
  ['image/jpg', 'jpeg', ['jpg', 'jpeg']],
  ['image/jpeg', 'jpeg', ['jpg', 'jpeg']],
];

/** What a chooser of files may offer (PHOTO-03). */
export const PHOTO_TYPES: ReadonlyArray<string> = photoTypes.map(([type]) => type);

/** The kind of picture that the chosen file says it is; `name` and `type` as the browser tells them (PHOTO-03). */
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
  return found === undefined ? E.left({ _tag: 'WrongFileKind' }) : E.right(found[1]);
};
