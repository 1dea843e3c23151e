import type { Fault } from '../ports/index.ts';

/** So many seconds, as one is asked to wait them. */
export const minutesFrom = (seconds: number): string => {
  const count = Math.max(1, Math.ceil(seconds / 60));
  return count === 1 ? 'a minute' : `${count} minutes`;
};

/** What a person is told of a fault, whatever was asked: what happened, and what to do next. */
export const faultSentence = (fault: Fault): string => {
  switch (fault._tag) {
    case 'Unavailable':
      return 'We cannot be reached at the moment. Please try again.';
    case 'Misunderstood':
      return 'Something went wrong between this page and us. Please reload the page and try again.';
    case 'TooManyRequests':
      return `That was very often in a short time. Please wait ${minutesFrom(fault.retryAfterSeconds)} and try again.`;
  }
};
