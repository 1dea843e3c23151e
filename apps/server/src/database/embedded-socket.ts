import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Drivers look for a socket of this name in the folder that they are given as host. */
export const SOCKET = '.s.PGSQL.5432';
/** Longer addresses of sockets are refused or cut by some systems. */
const LONGEST_ADDRESS = 100;

/** Where the embedded database listens. */
export type SocketPlace =
  | { readonly _tag: 'Folder'; readonly folder: string; readonly isTemporary: boolean }
  | { readonly _tag: 'Loopback' };

/** A socket in the data folder is open to its owner alone; where its address is too long a private temporary folder serves, and without sockets a port of this machine. */
export const placeIn = (dataFolder: string): SocketPlace => {
  const fits = (folder: string): boolean => join(folder, SOCKET).length <= LONGEST_ADDRESS;
  if (process.platform === 'win32') return { _tag: 'Loopback' };
  if (fits(dataFolder)) return { _tag: 'Folder', folder: dataFolder, isTemporary: false };
  if (!fits(join(tmpdir(), 'registry-XXXXXX'))) return { _tag: 'Loopback' };
  return { _tag: 'Folder', folder: mkdtempSync(join(tmpdir(), 'registry-')), isTemporary: true };
};
