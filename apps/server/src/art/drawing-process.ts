import { type ChildProcess, fork } from 'node:child_process';
import { either as E } from 'fp-ts';
import type { PictureFile } from './picture-files.ts';

/** Draws pictures from SVG. */
export interface DrawPictures {
  /** Left is why not, in the words of whoever could not. */
  readonly draw: (picture: PictureFile, svg: string) => Promise<E.Either<string, Uint8Array>>;
  /** What is being drawn is given up. */
  readonly end: () => void;
}

interface Answer {
  readonly id: number;
  readonly bytes?: Uint8Array;
  readonly problem?: string;
}

/** So long without a picture to draw, the process is ended: it holds some 70 MB. */
const IDLE_MILLISECONDS = 30_000;

/**
 * Draws in a process of its own that is begun with the first picture, draws `atOnce` at a time, ends when there has been nothing to do for a while, and is begun anew after it broke.
 */
export const drawingProcess = (atOnce: number): DrawPictures => {
  const open = new Map<number, (answer: E.Either<string, Uint8Array>) => void>();
  let running: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let orders = 0;

  const answer = (id: number, drawn: E.Either<string, Uint8Array>): void => {
    open.get(id)?.(drawn);
    open.delete(id);
    if (open.size === 0 && running !== undefined) idle = setTimeout(end, IDLE_MILLISECONDS).unref();
  };
  const end = (): void => {
    clearTimeout(idle);
    running?.kill('SIGKILL');
    running = undefined;
    for (const id of [...open.keys()]) answer(id, E.left('The process that draws was ended.'));
  };
  const begin = (): ChildProcess => {
    const child = fork(new URL('./picture-drawer.mjs', import.meta.url), {
      serialization: 'advanced',
      execArgv: [],
      // sharp works in the threads that Node has for files: as many as pictures are drawn at once.
      env: { ...process.env, UV_THREADPOOL_SIZE: String(atOnce) },
    });
    child.on('message', ({ id, bytes, problem = 'no picture' }: Answer) =>
      answer(id, bytes === undefined ? E.left(problem) : E.right(bytes)),
    );
    const broke = (): void => {
      if (running === child) end();
    };
    child.on('error', broke);
    child.once('exit', broke);
    child.unref();
    child.channel?.unref();
    return child;
  };
  return {
    draw: ({ drawnWidth, width, height, format }, svg) => {
      clearTimeout(idle);
      running ??= begin();
      const id = orders++;
      const drawn = new Promise<E.Either<string, Uint8Array>>((resolve) => open.set(id, resolve));
      running.send({ id, svg, drawnWidth, width, height, format });
      return drawn;
    },
    end,
  };
};
