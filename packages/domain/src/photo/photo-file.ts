/*
 * [PHOTO-03] A photo is a PNG or a JPEG, by its type and by the end of its name, and both say the same.
 *
 * @example checkPhotoFile({ name: 'Us.JPG', type: 'image/jpeg' }) // => E.right('jpeg')
 * @example checkPhotoFile({ name: 'us.png', type: 'image/jpeg' }) // => E.left({ _tag: 'WrongFileKind' })
 * @example checkPhotoFile({ name: 'IMG_0042.HEIC', type: '' }) // => E.left({ _tag: 'WrongFileKind', foreign: 'heic' })
 */
import { either as E } from 'fp-ts';

/** The image formats that a photo can be made from. */
export type PhotoKind = 'png' | 'jpeg';

/** A common image format that is not accepted. */
export type UnsupportedPhotoKind = 'heic' | 'webp' | 'jfif';

/** The file is neither a PNG nor a JPEG, or its type and its extension disagree (PHOTO-03). */
export interface WrongFileKind {
  readonly _tag: 'WrongFileKind';
  /** The format, if people are told how to convert it to a JPEG. */
  readonly foreign?: UnsupportedPhotoKind;
}

/** Why a chosen file is refused: by its name and type, or because it could not be read completely (PHOTO-03). */
export type PhotoFileRefusal = WrongFileKind | { readonly _tag: 'FileUnreadable' };

/** The accepted media types, each with the extensions that a file's name must have. */
const photoTypes: ReadonlyArray<readonly [type: string, kind: PhotoKind, extensions: ReadonlyArray<string>]> = [
  ['image/png', 'png', ['png']],
  ['image/jpg', 'jpeg', ['jpg', 'jpeg']],
  ['image/jpeg', 'jpeg', ['jpg', 'jpeg']],
];

/** The unaccepted formats, by extension or media type. */
const foreignKinds: ReadonlyMap<string, UnsupportedPhotoKind> = new Map([
  ['heic', 'heic'],
  ['heif', 'heic'],
  ['image/heic', 'heic'],
  ['image/heif', 'heic'],
  ['webp', 'webp'],
  ['image/webp', 'webp'],
  ['jfif', 'jfif'],
]);

/** The media types offered by the file picker (PHOTO-03). */
export const PHOTO_TYPES: ReadonlyArray<string> = photoTypes.map(([type]) => type);

/** The format of the chosen file, by its `name` and `type` as reported by the browser (PHOTO-03). */
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
