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

/** Longer than the drawing program lets a drawing take (`LONGEST` in picture-drawer.mjs). */
const DRAWING_MILLISECONDS = 180_000;

/** Draws in a separate process, `atOnce` pictures at a time. */
export const drawingProcess = (atOnce: number): DrawPictures => {
  const program = new URL('./picture-drawer.mjs', import.meta.url);
  const { ask, end } = workerProcess<Order, Uint8Array>(program, atOnce, DRAWING_MILLISECONDS);
  return {
    draw: ({ drawnWidth, width, height, format }, svg) => ask({ drawnWidth, width, height, format, svg }),
    end,
  };
};
