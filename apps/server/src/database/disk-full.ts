import { statfsSync } from 'node:fs';
import { errorCode } from '../log/error-code.ts';

/** The codes of PostgreSQL and the system for a full disk. */
const FULL_CODES = ['53100', 'ENOSPC', 'EDQUOT'];

/** Whether an error means that the disk is full: reads work, writes do not. */
export const isDiskFull = (error: unknown): boolean => FULL_CODES.includes(errorCode(error));

/** In bytes: less is free when a write has just failed for want of space. */
const NO_ROOM = 1_048_576;

export const hasNoRoom = (folder: string): boolean => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize < NO_ROOM;
};
