/*
 * [PHOTO-07] A photo travels as Base64, as browsers write it: with the padding, without line breaks, and mostly with a prefix that says that it is data. The prefix says nothing that is
 * believed.
 *
 * @example readBase64('data:image/jpeg;base64,/9j/') // => O.some(new Uint8Array([255, 216, 255]))
 * @example readBase64('/9j') // => O.none
 * @example writeBase64(new Uint8Array([255, 216, 255])) // => '/9j/'
 */
import { either as E, option as O } from 'fp-ts';
import type { PhotoSize } from './photo-limits.ts';

const PREFIX = /^data:[^,]{0,100};base64,/;

const emails = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

const NOTHING = emails.length;

/** The value of each base64 character, by its character code. */
const values = ((): Uint8Array => {
  const table = new Uint8Array(128).fill(NOTHING);
  for (const [value, letter] of [...emails].entries()) table[letter.charCodeAt(0)] = value;
  return table;
})();

/** Decodes base64; a `data:` prefix is dropped (PHOTO-07). */
export const readBase64 = (text: string): O.Option<Uint8Array> => {
  const from = PREFIX.exec(text)?.[0].length ?? 0;
  const length = text.length - from;
  if (length === 0 || length % 4 !== 0) return O.none;
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  const bytes = new Uint8Array((length / 4) * 3 - padding);
  let bits = 0;
  for (let at = 0; at < length - padding; at += 1) {
    const value = values[text.charCodeAt(from + at)] ?? NOTHING;
    if (value === NOTHING) return O.none;
    bits = ((bits << 6) | value) & 0xffff;
    const place = at % 4;
    if (place > 0) bytes[3 * ((at - place) / 4) + place - 1] = bits >> (6 - 2 * place);
  }
  return O.some(bytes);
};

/** Encodes bytes as base64, with padding (PHOTO-07). */
export const writeBase64 = (bytes: Uint8Array): string => {
  let text = '';
  for (let from = 0; from < bytes.length; from += 3) {
    const [first = 0, second = 0, third = 0] = bytes.subarray(from);
    const four = [first >> 2, ((first & 3) << 4) | (second >> 4), ((second & 15) << 2) | (third >> 6), third & 63];
    for (const [place, value] of four.entries()) text += place <= bytes.length - from ? emails.charAt(value) : '=';
  }
  return text;
};

/*
 * [PHOTO-07] What says that it is a JPEG is looked at before anybody decodes it: it begins as one, and its first frame says how large the picture will be. So a small file that would
 * become a huge picture is refused without making the picture.
 *
 * @example jpegSize(new Uint8Array([0x89, 0x50, 0x4e, 0x47])) // => E.left({ _tag: 'NotAJpeg' })
 */

/** The bytes are not a JPEG, or cannot be decoded (PHOTO-07). */
export interface NotAJpeg {
  readonly _tag: 'NotAJpeg';
}

/**
 * Whether the marker starts a frame: baseline, extended, progressive or lossless, each sequential or arithmetic. The
 * three codes left out are tables.
 */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
/** Markers without a segment. */
const hasNoLength = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);
/** The start of the image data or the end of the image: no relevant frame follows. */
const isTooLate = (marker: number): boolean => marker === 0xda || marker === 0xd9 || marker === 0xd8;

/** The size in the first frame of a JPEG, in pixels (PHOTO-07). */
export const jpegSize = (bytes: Uint8Array): E.Either<NotAJpeg, PhotoSize> => {
  const none = E.left<NotAJpeg, PhotoSize>({ _tag: 'NotAJpeg' });
  const byte = (at: number): number => bytes[at] ?? Number.NaN;
  const word = (at: number): number => byte(at) * 256 + byte(at + 1);
  if (word(0) !== 0xffd8) return none;
  let at = 2;
  while (byte(at) === 0xff) {
    const marker = byte(at + 1);
    if (isTooLate(marker)) return none;
    if (isFrame(marker)) {
      const [height, width] = [word(at + 5), word(at + 7)];
      return Number.isNaN(height + width) ? none : E.right({ width, height });
    }
    // Any number of fill bytes may precede a marker.
    if (marker === 0xff) at += 1;
    else if (hasNoLength(marker)) at += 2;
    else {
      const length = word(at + 2);
      if (!(length >= 2)) return none;
      at += 2 + length;
    }
  }
  return none;
};

/*
 * [PHOTO-03] What says that it is a PNG is looked at before anybody decodes it: it begins as one, and its head says how large the picture will be. So a small file that would become a huge
 * picture is refused without making the picture.
 *
 * @example pngSize(new Uint8Array([0xff, 0xd8])) // => E.left({ _tag: 'NotAPng' })
 */

/** The bytes are not a PNG, or cannot be decoded (PHOTO-03). */
export interface NotAPng {
  readonly _tag: 'NotAPng';
}

/** The beginning of every PNG: signature, length and name of the header. */
const BEGIN = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52];

/** The size in the header of a PNG, in pixels (PHOTO-03). */
export const pngSize = (bytes: Uint8Array): E.Either<NotAPng, PhotoSize> => {
  const isPng = bytes.length >= BEGIN.length + 8 && BEGIN.every((byte, at) => bytes[at] === byte);
  if (!isPng) return E.left({ _tag: 'NotAPng' });
  const head = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return E.right({ width: head.getUint32(BEGIN.length), height: head.getUint32(BEGIN.length + 4) });
};

/*
 * [PHOTO-03] A photo is a PNG or a JPEG, by its type and by the end of its name, and both say the same.
 *
 * @example checkPhotoFile({ name: 'Us.JPG', type: 'image/jpeg' }) // => E.right('jpeg')
 * @example checkPhotoFile({ name: 'us.png', type: 'image/jpeg' }) // => E.left({ _tag: 'WrongFileKind' })
 * @example checkPhotoFile({ name: 'IMG_0042.HEIC', type: '' }) // => E.left({ _tag: 'WrongFileKind', foreign: 'heic' })
 */

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
