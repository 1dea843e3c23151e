import { randomUUID } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Log, PictureStorage } from '@gift-registry/domain';
import { defineProvider } from '@gift-registry/domain/providers';
import { either as E, option as O } from 'fp-ts';
import { makeFolder } from '../../database/make-folder.ts';
import { errorCode } from '../../log/error-code.ts';

const UNAVAILABLE = E.left({ _tag: 'Unavailable' } as const);

/** Stores pictures in a folder, which may be emptied at any time. */
export const picturesFolder = (folder: string, log: Log): PictureStorage => {
  let isFailureLogged = false;
  const failed = (error: unknown) => {
    if (!isFailureLogged)
      log.write({ level: 'warning', tag: 'picture-cache.unwritable', data: { code: errorCode(error) } })();
    isFailureLogged = true;
    return UNAVAILABLE;
  };
  return {
    find: (name) => async () => {
      try {
        return E.right(O.some(await readFile(join(folder, name))));
      } catch (error) {
        return errorCode(error) === 'ENOENT' || errorCode(error) === 'ENOTDIR' ? E.right(O.none) : failed(error);
      }
    },
    // Written under a temporary name first, so that an interrupted write is never found.
    store: (name, bytes) => async () => {
      const part = join(folder, `${name}.${randomUUID()}.part`);
      try {
        makeFolder(folder);
        await writeFile(part, bytes);
        await rename(part, join(folder, name));
        return E.right(undefined);
      } catch (error) {
        // A folder that cannot be written may not allow deletion either.
        await Promise.allSettled([rm(part, { force: true })]);
        return failed(error);
      }
    },
  };
};

export default defineProvider({
  kind: 'pictures',
  settings: { PICTURES_DIR: { description: 'a folder', isOptional: true } },
  create: ({ PICTURES_DIR }, { log, dataFolder }) =>
    picturesFolder(resolve(PICTURES_DIR ?? join(dataFolder, 'pictures')), log),
});
