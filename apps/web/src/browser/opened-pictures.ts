import {
  checkChosenSize,
  jpegSize,
  type PhotoFileRefusal,
  type PhotoSize,
  type PhotoSizeRefusal,
  pngSize,
} from '@gift-registry/domain';
import { type ChosenPicture, drawPhoto } from '@gift-registry/ui';
import { either as E, function as F, option as O } from 'fp-ts';

/** The JPEG quality, 0 to 1: higher than is visible, since the service encodes the picture once more. */
const QUALITY = 0.92;
const JPEG = 'data:image/jpeg;base64,';

/** The part of a window used to open and encode pictures. */
export type PictureWindow = Pick<Window, 'createImageBitmap' | 'fetch' | 'document'>;

const pictureOf = ({ document }: PictureWindow, image: ImageBitmap): ChosenPicture => ({
  size: { width: image.width, height: image.height },
  drawOn: (canvas, placement, pixels) => drawPhoto(canvas, image, placement, pixels),
  jpegOf: (placement) => {
    const canvas = document.createElement('canvas');
    drawPhoto(canvas, image, placement);
    return F.pipe(
      canvas.toDataURL('image/jpeg', QUALITY),
      O.fromPredicate((written) => written.startsWith(JPEG)),
    );
  },
  release: () => image.close(),
});

/** The size in the header of a JPEG or PNG file. */
const sizeIn = async (file: Blob): Promise<E.Either<PhotoFileRefusal, PhotoSize>> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return F.pipe(
    pngSize(bytes),
    E.orElse(() => jpegSize(bytes)),
    E.mapLeft((): PhotoFileRefusal => ({ _tag: 'FileUnreadable' })),
  );
};

/**
 * The picture in a file, upright; the size in its header is checked first. A picture that is too large is not decoded,
 * since that would exhaust the memory (PHOTO-03).
 */
export const openedFile = async (
  page: PictureWindow,
  file: Blob,
): Promise<E.Either<PhotoFileRefusal | PhotoSizeRefusal, ChosenPicture>> => {
  try {
    const said = F.pipe(await sizeIn(file), E.chainW(checkChosenSize));
    if (E.isLeft(said)) return said;
    const image = await page.createImageBitmap(file);
    const size = checkChosenSize(image);
    if (E.isRight(size)) return E.right(pictureOf(page, image));
    image.close();
    return size;
  } catch {
    return E.left({ _tag: 'FileUnreadable' });
  }
};

/** The photo at that path; left if there is none, or it cannot be shown (PHOTO-08). */
export const openedPhoto = async (
  page: PictureWindow,
  path: string,
): Promise<E.Either<{ readonly _tag: 'NotLoaded' }, ChosenPicture>> => {
  try {
    const answer = await page.fetch(path);
    if (!answer.ok) return E.left({ _tag: 'NotLoaded' });
    return E.right(pictureOf(page, await page.createImageBitmap(await answer.blob())));
  } catch {
    return E.left({ _tag: 'NotLoaded' });
  }
};
