import type { Log, Unavailable } from '@gift-registry/domain';
import { either as E } from 'fp-ts';
import { type DrawPictures, drawingProcess } from './drawing-process.ts';
import { type CachedPicture, PICTURES_AT_ONCE, pictureCache } from './picture-cache.ts';
import { type PictureDetail, type PictureFile, plainDrawing, storedName } from './picture-files.ts';

export interface PictureOptions {
  /** The folder of stored pictures; it may be emptied at any time, and shared by several services. */
  readonly folder: string;
  readonly detail: PictureDetail;
  readonly log: Log;
}

export interface DrawnPictures {
  /** Draws the picture unless it is stored; concurrent requests share one drawing. The signal reports that the reader has disconnected. */
  readonly get: (picture: PictureFile, gone: AbortSignal) => Promise<E.Either<Unavailable, CachedPicture>>;
  /** Ends the drawing process; waiting requests are answered Unavailable. */
  readonly end: () => void;
}

/**
 * Draws pictures at their first request and stores them. The queue is bounded by the number of pictures: each is drawn once, in the order of requests.
 */
export const drawnPictures = (
  { folder, detail, log }: PictureOptions,
  drawer: DrawPictures = drawingProcess(PICTURES_AT_ONCE),
): DrawnPictures => {
  const cache = pictureCache<never>({ folder, log });
  let isEnded = false;
  const svgOf = ({ svg }: PictureFile): string => (detail === 'plain' ? plainDrawing(svg()) : svg());
  const names = new Map<string, string>();
  const nameOf = (picture: PictureFile): string => {
    const name = names.get(picture.file) ?? storedName(picture, svgOf(picture));
    names.set(picture.file, name);
    return name;
  };
  const draw = async (picture: PictureFile): Promise<E.Either<Unavailable, Uint8Array>> => {
    const drawn = await drawer.draw(picture, svgOf(picture));
    if (E.isRight(drawn)) return drawn;
    if (!isEnded)
      log.write({ level: 'error', tag: 'picture.failed', data: { file: picture.file, problem: drawn.left } })();
    return E.left({ _tag: 'Unavailable' });
  };
  return {
    get: (picture, gone) => cache.get(nameOf(picture), () => draw(picture), gone),
    end: () => {
      isEnded = true;
      cache.end();
      drawer.end();
    },
  };
};
