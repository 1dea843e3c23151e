import { fingerprintOf, type GrId, type PhotoMaker, type PhotoStore, type StoredPhoto } from '@gift-registry/domain';
import { either as E, option as O, taskEither as TE } from 'fp-ts';
import type { MemoryRegistries } from './memory-registries.ts';

const isMark = (jpeg: Uint8Array, at: number, mark: number): boolean => jpeg[at] === 0xff && jpeg[at + 1] === mark;

/** Whether the file ends as a JPEG does; nothing else is checked. */
const isWhole = (jpeg: Uint8Array): boolean => isMark(jpeg, jpeg.length - 2, 0xd9);

/** The JPEG without the segments of applications and comments. */
const withoutMetadata = (jpeg: Uint8Array): Uint8Array => {
  const parts: number[] = [...jpeg.subarray(0, 2)];
  let at = 2;
  while (jpeg[at] === 0xff && !isMark(jpeg, at, 0xda)) {
    const marker = jpeg[at + 1] ?? 0;
    const end = at + 2 + (jpeg[at + 2] ?? 0) * 256 + (jpeg[at + 3] ?? 0);
    const isMetadata = (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe;
    if (!isMetadata) parts.push(...jpeg.subarray(at, end));
    at = end;
  }
  return Uint8Array.from([...parts, ...jpeg.subarray(at)]);
};

/** Removes metadata, without encoding the picture again. */
export const memoryPhotoMaker: PhotoMaker = {
  make: (sent) => {
    if (!isWhole(sent)) return TE.left({ _tag: 'NotAJpeg' });
    const jpeg = withoutMetadata(sent);
    return TE.right({ name: fingerprintOf([jpeg.join()]), jpeg });
  },
};

/** The photos of these registries; that of a deleted registry is not found. */
export const memoryPhotos = (registries: MemoryRegistries): PhotoStore => {
  const stored = new Map<GrId, StoredPhoto>();
  return {
    find: (grId, name) =>
      TE.fromIO(() => {
        const photo = stored.get(grId);
        return photo?.name === name && registries.get(grId) !== undefined ? O.some(photo.jpeg) : O.none;
      }),
    change: (grId, photo, decide) => async () => {
      const event = await registries.change(grId, [], decide)();
      if (E.isLeft(event) || event.right.facts.length === 0) return event;
      if (O.isSome(photo)) stored.set(grId, photo.value);
      else stored.delete(grId);
      return event;
    },
  };
};
