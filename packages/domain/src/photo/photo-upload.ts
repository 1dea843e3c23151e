/*
 * [PHOTO-07] A photo is taken only as a JPEG, whatever it was before it was edited: what it says it is comes first, then how much of it there is, then whether it can be read at all, and last
 * what it really is and how large. None of that needs the picture to be made.
 *
 * @example readPhotoUpload({ fileType: 'image/gif', content: '' }) // => E.left({ _tag: 'WrongFileKind' })
 * @example readPhotoUpload({ fileType: 'image/jpeg', content: '<svg/>' }) // => E.left({ _tag: 'NotBase64' })
 */
import { either as E, function as F, option as O, string } from 'fp-ts';
import type { Registry, RegistryFact } from '../registry/index.ts';
import { jpegSize, type NotAJpeg, PHOTO_TYPES, readBase64, type WrongFileKind } from './photo-file.ts';
import { checkUploadSize, PHOTO_LIMITS, type PhotoSizeRefusal } from './photo-limits.ts';

/** An uploaded photo. */
export interface PhotoUpload {
  /** The type of the file before it was edited; the content is always a JPEG. */
  readonly fileType: string;
  /** Base64, with or without a `data:` prefix. */
  readonly content: string;
}

/** Why an upload is refused. */
export type PhotoUploadRefusal = WrongFileKind | { readonly _tag: 'NotBase64' } | NotAJpeg | PhotoSizeRefusal;

/** Checks an upload, and returns the bytes to decode (PHOTO-07). */
export const readPhotoUpload = ({ fileType, content }: PhotoUpload): E.Either<PhotoUploadRefusal, Uint8Array> => {
  if (!PHOTO_TYPES.includes(fileType.toLowerCase())) return E.left({ _tag: 'WrongFileKind' });
  if (content.length > PHOTO_LIMITS.sentRequestBytes)
    return E.left({ _tag: 'FileTooLarge', maximumBytes: PHOTO_LIMITS.sentRequestBytes });
  return F.pipe(
    readBase64(content),
    E.fromOption((): PhotoUploadRefusal => ({ _tag: 'NotBase64' })),
    E.chainFirstW((bytes) => F.pipe(jpegSize(bytes), E.chainW(checkUploadSize))),
  );
};

/*
 * [PHOTO-06] A registrant puts another photo at the head of the registry, or takes the photo away.
 *
 * @example decidePhoto({ photo: O.none }, O.none) // => []
 * @example decidePhoto({ photo: O.none }, O.some('abc')) // => [{ _tag: 'PhotoChanged', photo: O.some('abc') }]
 */

const same = O.getEq(string.Eq);

/** Decides to set the photo with that name, or to remove it. */
export const decidePhoto = (
  { photo: before }: Pick<Registry, 'photo'>,
  photo: O.Option<string>,
): ReadonlyArray<RegistryFact> => (same.equals(before, photo) ? [] : [{ _tag: 'PhotoChanged', photo }]);
