import { fingerprintOf, type PhotoMaker } from '@gift-registry/domain';
import { taskEither as TE } from 'fp-ts';

const isMark = (jpeg: Uint8Array, at: number, mark: number): boolean => jpeg[at] === 0xff && jpeg[at + 1] === mark;

/** As much of a JPEG as this world decodes: all of it is there when it ends as one. */
const isWhole = (jpeg: Uint8Array): boolean => isMark(jpeg, jpeg.length - 2, 0xd9);

/** What of the bytes is the picture: of the segments before its data, none that an application or a comment put there. */
const withoutNotes = (jpeg: Uint8Array): Uint8Array => {
  const parts: number[] = [...jpeg.subarray(0, 2)];
  let at = 2;
  while (jpeg[at] === 0xff && !isMark(jpeg, at, 0xda)) {
    const marker = jpeg[at + 1] ?? 0;
    const end = at + 2 + (jpeg[at + 2] ?? 0) * 256 + (jpeg[at + 3] ?? 0);
    const isNote = (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe;
    if (!isNote) parts.push(...jpeg.subarray(at, end));
    at = end;
  }
  return Uint8Array.from([...parts, ...jpeg.subarray(at)]);
};

/** Leaves out what is not the picture, without making the picture anew. */
export const memoryPhotoMaker: PhotoMaker = {
  make: (sent) => {
    if (!isWhole(sent)) return TE.left({ _tag: 'NotAJpeg' });
    const jpeg = withoutNotes(sent);
    return TE.right({ name: fingerprintOf([jpeg.join()]), jpeg });
  },
};
