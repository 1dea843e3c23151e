import type { LogEntry } from '@gift-registry/domain';
import { errorCode } from './error-code.ts';
import { errorPlace } from './error-place.ts';

/** What the log is told when something that is done beside the requests broke: the next round comes all the same. */
export const backgroundTaskFailed = (round: 'upkeep' | 'emails', error: unknown): LogEntry => ({
  level: 'error',
  tag: 'background-task.failed',
  data: { round, code: errorCode(error), at: errorPlace(error) },
});
