import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Creates the folder and its missing parents, accessible to this account only. One at a time: with `recursive`, Node 20
 * never returns on a file system such as `/proc`, which reports a folder that it will not create as missing.
 */
export const makeFolder = (folder: string): void => {
  if (existsSync(folder)) return;
  const parent = dirname(folder);
  if (parent !== folder) makeFolder(parent);
  mkdirSync(folder, { mode: 0o700 });
};
