import type { LogEntry } from '@gift-registry/domain';
import { errorCode } from './error-code.ts';
import { errorPlace } from './error-place.ts';

/** The log entry of a failed background task, which runs again at its next round, or at the next start. */
export const backgroundTaskFailed = (
  round: 'cleanup' | 'emails' | 'webhooks' | 'product-pictures' | 'gift-guide',
  error: unknown,
): LogEntry => ({
  level: 'error',
  tag: 'background-task.failed',
  data: { round, code: errorCode(error), at: errorPlace(error) },
});
