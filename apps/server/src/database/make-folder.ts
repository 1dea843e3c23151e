import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes the folder, and those it lies in, for this account alone; does nothing when it is there. Step by step: asked to make all of them at once, Node
 * 20 never comes back from a file system such as `/proc` that says of a folder it will not make that it does not exist.
 */
export const makeFolder = (folder: string): void => {
  if (existsSync(folder)) return;
  const parent = dirname(folder);
  if (parent !== folder) makeFolder(parent);
  mkdirSync(folder, { mode: 0o700 });
};
