import { statfsSync } from 'node:fs';
import { errorCode } from '../log/error-code.ts';

/** What PostgreSQL and the system say when nothing more can be written. */
const FULL_CODES = ['53100', 'ENOSPC', 'EDQUOT'];

/** Whether an error says that the disk is full: everything can be read, nothing written. */
export const isDiskFull = (error: unknown): boolean => FULL_CODES.includes(errorCode(error));

/** Less than this is left where something has just failed for want of room; in bytes. */
const NO_ROOM = 1_048_576;

/** Whether the disk of the folder has no room left. */
export const hasNoRoom = (folder: string): boolean => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize < NO_ROOM;
};
