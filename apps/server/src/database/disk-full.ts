import { statfsSync } from 'node:fs';
import { errorCode } from '../log/error-code.ts';

/** The codes of PostgreSQL and the system for a full disk. */
const FULL_CODES = ['53100', 'ENOSPC', 'EDQUOT'];

/** Whether an error means that the disk is full: reading works, writing does not. */
export const isDiskFull = (error: unknown): boolean => FULL_CODES.includes(errorCode(error));

/** In bytes: with less free space than this, a failed write is explained by a full disk. */
const MINIMUM_FREE_BYTES = 1_048_576;

export const hasNoFreeSpace = (folder: string): boolean => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize < MINIMUM_FREE_BYTES;
};
