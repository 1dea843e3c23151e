import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { either as E } from 'fp-ts';
import { errorCode } from '../log/error-code.ts';
import type { DatabaseProblem } from './database-problem.ts';
import { isDiskFull } from './disk-full.ts';
import { SOCKET } from './embedded-socket.ts';
import { makeFolder } from './make-folder.ts';
import { isAlive, type ProcessIdentity, parseProcessIdentity, processIdentity } from './process-identity.ts';

/** The lock of one process on a data folder. */
export interface DataFolderLock {
  /** Releases the folder; a second call does nothing. */
  readonly release: () => void;
}

/** The name of the lock file. */
export const LOCK_FILE = 'lock';

/**
 * The locks that this process holds: a mark with its own process id that is not among them is from an earlier process
 * with the same id, as in a restarted container.
 */
const held = new Set<string>();

const folderInUse = (folder: string, holder: ProcessIdentity | undefined): DatabaseProblem => ({
  _tag: 'DataFolderInUse',
  sentence: `The data folder ${folder} is in use by ${holder === undefined ? 'another process' : `process ${holder.pid}`}; stop that one first, or set DATA_DIR or DATABASE_URL.`,
});

const notWritable = (folder: string, error: unknown): DatabaseProblem => ({
  _tag: 'DataFolderNotWritable',
  sentence: isDiskFull(error)
    ? `The data folder ${folder} cannot be written, for its disk is full; make room or set DATA_DIR to another.`
    : `The data folder ${folder} cannot be written (${errorCode(error)}); give it to this account or set DATA_DIR.`,
});

/** Creates the file with its whole content in one step; false if it exists. */
const create = (lock: string, content: string): boolean => {
  const draft = `${lock}.${randomUUID()}`;
  writeFileSync(draft, content, { flag: 'wx', mode: 0o600 });
  try {
    linkSync(draft, lock);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
};

/** Whether a database answers on the folder's socket: one in another container has a process id that means nothing here. */
const answers = (socket: string): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = connect(socket);
    probe.once('connect', () => {
      probe.destroy();
      resolve(true);
    });
    probe.once('error', () => resolve(false));
  });

/** The content of the current lock, or undefined if it has just been removed. */
const read = (lock: string): string | undefined => {
  try {
    return readFileSync(lock, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
};

/** Removes a stale lock; if another process has replaced it meanwhile, puts that lock back. */
const clear = (lock: string, stale: string): void => {
  const aside = `${lock}.${randomUUID()}`;
  try {
    renameSync(lock, aside);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return;
    throw error;
  }
  const moved = readFileSync(aside, 'utf8');
  if (moved !== stale) create(lock, moved);
  rmSync(aside, { force: true });
};

const take = async (folder: string, tries: number): Promise<E.Either<DatabaseProblem, DataFolderLock>> => {
  const lock = join(folder, LOCK_FILE);
  const own = JSON.stringify({ ...processIdentity(process.pid), take: randomUUID() });
  if (create(lock, own)) {
    held.add(lock);
    return E.right({
      release: () => {
        if (held.delete(lock) && read(lock) === own) rmSync(lock, { force: true });
      },
    });
  }
  const present = read(lock);
  const mark = present === undefined ? undefined : parseProcessIdentity(present);
  const isHeld = mark !== undefined && isAlive(mark) && (mark.pid !== process.pid || held.has(lock));
  if (tries === 0 || isHeld || (await answers(join(folder, SOCKET)))) return E.left(folderInUse(folder, mark));
  if (present !== undefined) clear(lock, present);
  return take(folder, tries - 1);
};

/**
 * Locks the data folder for this process, and creates it if missing. A folder locked by a running process is refused;
 * the stale lock of a process or machine that stopped is taken over.
 */
export const lockDataFolder = async (folder: string): Promise<E.Either<DatabaseProblem, DataFolderLock>> => {
  try {
    makeFolder(folder);
    return await take(folder, 5);
  } catch (error) {
    return E.left(notWritable(folder, error));
  }
};
