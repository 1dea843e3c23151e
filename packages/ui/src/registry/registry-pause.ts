import type { Fault } from '@gift-registry/domain';

/** The longest pause between two attempts to read what is already shown, in milliseconds. */
const LONGEST_PAUSE = 30_000;

/** How long to wait after so many failed attempts before the next, in milliseconds: twice as long each time, or as long as we were asked to. */
export const pauseAfter = (fault: Fault, attempt: number): number =>
  fault._tag === 'TooManyRequests' ? fault.retryAfterSeconds * 1_000 : Math.min(LONGEST_PAUSE, 1_000 * 2 ** attempt);
