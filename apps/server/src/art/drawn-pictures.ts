import { randomUUID } from 'node:crypto';
import { access, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log, Unavailable } from '@gift-registry/domain';
import { either as E } from 'fp-ts';
import { makeFolder } from '../database/make-folder.ts';
import { errorCode } from '../log/error-code.ts';
import { type DrawPictures, drawingProcess } from './drawing-process.ts';
import { type PictureDetail, type PictureFile, plainDrawing, storedName } from './picture-files.ts';

/** A picture in the folder under that name, or one that could not be stored there. */
export type Drawn =
  | { readonly _tag: 'Stored'; readonly name: string }
  | { readonly _tag: 'Bytes'; readonly bytes: Uint8Array };

type Answer = E.Either<Unavailable, Drawn>;

interface Order {
  readonly begin: () => Promise<Answer>;
  readonly settle: (answer: Answer) => void;
  readonly answer: Promise<Answer>;
  /** The open requests for it; without any, it is not drawn. */
  readonly readers: Set<AbortSignal>;
}

export interface PictureOptions {
  /** The folder of stored pictures; it may be emptied at any time, and shared by several services. */
  readonly folder: string;
  readonly detail: PictureDetail;
  readonly log: Log;
}

/** How many are drawn at a time, on any number of cores: pictures have the lowest priority. */
const AT_ONCE = 2;

const UNAVAILABLE: Answer = E.left({ _tag: 'Unavailable' });

export interface DrawnPictures {
  /** Draws the picture unless it is stored; concurrent requests share one drawing. The signal reports that the reader has disconnected. */
  readonly get: (picture: PictureFile, gone: AbortSignal) => Promise<Answer>;
  /** Ends the drawing process; waiting requests are answered Unavailable. */
  readonly end: () => void;
}

/**
 * Draws pictures at their first request and stores them. The queue is bounded by the number of pictures: each is drawn once, in the order of requests.
 */
export const drawnPictures = (
  { folder, detail, log }: PictureOptions,
  drawer: DrawPictures = drawingProcess(AT_ONCE),
): DrawnPictures => {
  const orders = new Map<string, Order>();
  const waiting: Array<Order> = [];
  let drawing = 0;
  let isWriteFailureLogged = false;
  let isEnded = false;

  /** Written under a temporary name first, so that an interrupted write is never served. */
  const keep = async (name: string, bytes: Uint8Array): Promise<Drawn> => {
    const part = join(folder, `${name}.${randomUUID()}.part`);
    try {
      makeFolder(folder);
      await writeFile(part, bytes);
      await rename(part, join(folder, name));
      return { _tag: 'Stored', name };
    } catch (error) {
      if (!isWriteFailureLogged)
        log.write({ level: 'warning', tag: 'picture-cache.unwritable', data: { code: errorCode(error) } })();
      isWriteFailureLogged = true;
      // A folder that cannot be written may not allow deletion either; the write failure is logged already.
      await Promise.allSettled([rm(part, { force: true })]);
      return { _tag: 'Bytes', bytes };
    }
  };

  const svgOf = ({ svg }: PictureFile): string => (detail === 'plain' ? plainDrawing(svg()) : svg());
  const names = new Map<string, string>();
  const nameOf = (picture: PictureFile): string => {
    const name = names.get(picture.file) ?? storedName(picture, svgOf(picture));
    names.set(picture.file, name);
    return name;
  };

  const draw = async (picture: PictureFile, name: string): Promise<Answer> => {
    const drawn = await drawer.draw(picture, svgOf(picture));
    if (E.isRight(drawn)) return E.right(await keep(name, drawn.right));
    if (isEnded) return UNAVAILABLE;
    log.write({ level: 'error', tag: 'picture.failed', data: { file: picture.file, problem: drawn.left } })();
    return UNAVAILABLE;
  };

  const next = (): void => {
    while (drawing < AT_ONCE) {
      const order = waiting.shift();
      if (order === undefined) return;
      if ([...order.readers].every(({ aborted }) => aborted)) order.settle(UNAVAILABLE);
      else {
        drawing += 1;
        void order.begin().then((answer) => {
          drawing -= 1;
          order.settle(answer);
          next();
        });
      }
    }
  };

  const ordered = (name: string, begin: () => Promise<Answer>): Order => {
    let settle: (answer: Answer) => void = () => undefined;
    const answer = new Promise<Answer>((resolve) => {
      settle = (settled) => {
        orders.delete(name);
        resolve(settled);
      };
    });
    const order: Order = { begin, answer, readers: new Set(), settle: (settled) => settle(settled) };
    orders.set(name, order);
    waiting.push(order);
    return order;
  };

  return {
    get: async (picture, gone) => {
      const name = nameOf(picture);
      const isStored = await access(join(folder, name)).then(
        () => true,
        () => false,
      );
      if (isStored) return E.right({ _tag: 'Stored', name });
      if (isEnded) return UNAVAILABLE;
      const order = orders.get(name) ?? ordered(name, () => draw(picture, name));
      order.readers.add(gone);
      next();
      return order.answer;
    },
    end: () => {
      isEnded = true;
      for (const order of waiting.splice(0)) order.settle(UNAVAILABLE);
      drawer.end();
    },
  };
};
