import type { either as E } from 'fp-ts';
import { workerProcess } from '../process/worker-process.ts';
import type { PictureFile } from './picture-files.ts';

/** Draws pictures from SVG. */
export interface DrawPictures {
  /** Left is the reason as reported by the drawing process. */
  readonly draw: (picture: PictureFile, svg: string) => Promise<E.Either<string, Uint8Array>>;
  /** Abandons the drawings in progress. */
  readonly end: () => void;
}

type Order = Pick<PictureFile, 'drawnWidth' | 'width' | 'height' | 'format'> & { readonly svg: string };

/** Draws in a separate process, `atOnce` pictures at a time. */
export const drawingProcess = (atOnce: number): DrawPictures => {
  const { ask, end } = workerProcess<Order, Uint8Array>(new URL('./picture-drawer.mjs', import.meta.url), atOnce);
  return {
    draw: ({ drawnWidth, width, height, format }, svg) => ask({ drawnWidth, width, height, format, svg }),
    end,
  };
};
