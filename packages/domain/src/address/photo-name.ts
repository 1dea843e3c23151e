/*
 * [PHOTO-07] The name of a photo is made of its picture, in hexadecimal digits; the last part of its address is that name, as a JPEG file. Anything else names none.
 *
 * @example parsePhotoName(`${'0a'.repeat(32)}.jpg`) // => O.some('0a'.repeat(32))
 * @example parsePhotoName('../passwd.jpg') // => O.none
 */
import { option as O } from 'fp-ts';

/** The file name in the path of the photo with that name. */
export const photoFileName = (name: string): string => `${name}.jpg`;

/** The name of the photo with that file name; `none` when the file cannot be a photo's. */
export const parsePhotoName = (file: string): O.Option<string> =>
  O.fromNullable(/^([0-9a-f]{16,64})\.jpg$/.exec(file)?.[1]);
