import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Drivers look for a socket of this name in the folder given as host. */
export const SOCKET = '.s.PGSQL.5432';
/** In characters; some systems refuse or truncate longer socket paths. */
const LONGEST_ADDRESS = 100;

/** The address of the embedded database. */
export type SocketAddress =
  | { readonly _tag: 'Folder'; readonly folder: string; readonly isTemporary: boolean }
  | { readonly _tag: 'Loopback' };

/**
 * The socket in the data folder, accessible to its owner only; if its path is too long, one in a private temporary
 * folder; on systems without sockets, a local port.
 */
export const socketAddressIn = (dataFolder: string): SocketAddress => {
  const fits = (folder: string): boolean => join(folder, SOCKET).length <= LONGEST_ADDRESS;
  if (process.platform === 'win32') return { _tag: 'Loopback' };
  if (fits(dataFolder)) return { _tag: 'Folder', folder: dataFolder, isTemporary: false };
  if (!fits(join(tmpdir(), 'registry-XXXXXX'))) return { _tag: 'Loopback' };
  return { _tag: 'Folder', folder: mkdtempSync(join(tmpdir(), 'registry-')), isTemporary: true };
};
