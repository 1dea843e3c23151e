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

/** How much of the picture a JPEG keeps, 0 to 1: more than is seen, for it is written once more by the service. */
const QUALITY = 0.92;
const JPEG = 'data:image/jpeg;base64,';

/** A page as far as pictures are opened and written with it. */
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

/** The size that a file says it has, as far as it is a JPEG or a PNG. */
const sizeIn = async (file: Blob): Promise<E.Either<PhotoFileRefusal, PhotoSize>> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return F.pipe(
    pngSize(bytes),
    E.orElse(() => jpegSize(bytes)),
    E.mapLeft((): PhotoFileRefusal => ({ _tag: 'FileUnreadable' })),
  );
};

/** The picture in a file, upright; what the file says it is was checked before. One that would be too large is not decoded, for that fills the memory (PHOTO-03). */
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

/** The photo that is at that path; left where there is none, or none that can be shown (PHOTO-08). */
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
