import { randomUUID } from 'node:crypto';
import { access, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log, Unavailable } from '@gift-registry/domain';
import { either as E } from 'fp-ts';
import { makeFolder } from '../database/make-folder.ts';
import { errorCode } from '../log/error-code.ts';
import { type DrawPictures, drawingProcess } from './drawing-process.ts';
import { type PictureDetail, type PictureFile, plainDrawing, storedName } from './picture-files.ts';

/** A picture that lies in the folder under that name, or that could not be laid there. */
export type Drawn =
  | { readonly _tag: 'Kept'; readonly name: string }
  | { readonly _tag: 'Bytes'; readonly bytes: Uint8Array };

type Answer = E.Either<Unavailable, Drawn>;

interface Order {
  readonly begin: () => Promise<Answer>;
  readonly settle: (answer: Answer) => void;
  readonly answer: Promise<Answer>;
  /** Who asked for it; none of them left, it is not drawn. */
  readonly readers: Set<AbortSignal>;
}

export interface PictureOptions {
  /** Where pictures are kept; it may be emptied at any time, and shared by several services. */
  readonly folder: string;
  readonly detail: PictureDetail;
  readonly log: Log;
}

/** How many are drawn at a time, on however many cores: pictures come after everything else. */
const AT_ONCE = 2;

const UNAVAILABLE: Answer = E.left({ _tag: 'Unavailable' });

export interface DrawnPictures {
  /** Draws the picture unless it is kept; whoever asks in the meantime waits for the same one. The signal says that the reader has gone. */
  readonly get: (picture: PictureFile, gone: AbortSignal) => Promise<Answer>;
  /** Ends what draws; whoever waits is answered Unavailable. */
  readonly end: () => void;
}

/**
 * Draws pictures when they are first asked for, and keeps them. Waiting are at most as many as there are pictures: each is drawn once, in the order in which they were asked for.
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

  /** Under a name of its own first: what breaks off half way is never taken for a picture. */
  const keep = async (name: string, bytes: Uint8Array): Promise<Drawn> => {
    const part = join(folder, `${name}.${randomUUID()}.part`);
    try {
      makeFolder(folder);
      await writeFile(part, bytes);
      await rename(part, join(folder, name));
      return { _tag: 'Kept', name };
    } catch (error) {
      if (!isWriteFailureLogged)
        log.write({ level: 'warning', tag: 'picture-cache.unwritable', data: { code: errorCode(error) } })();
      isWriteFailureLogged = true;
      // Where nothing can be written, what lies there may not be deletable either: that says nothing new.
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
      if (isStored) return E.right({ _tag: 'Kept', name });
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
