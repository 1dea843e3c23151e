import type { Fault } from '../../ports/index.ts';

/** So many seconds, as one is asked to wait them. */
export const minutesFrom = (seconds: number): string => {
  const count = Math.max(1, Math.ceil(seconds / 60));
  return count === 1 ? 'a minute' : `${count} minutes`;
};

const twoDigits = (count: number): string => String(count).padStart(2, '0');

/** What counts a wait down. */
export const waitMessages = {
  /** While so many seconds are left. */
  left: (seconds: number): string => {
    const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
    const ofHour = `${hours === 0 ? minutes : `${hours}:${twoDigits(minutes)}`}:${twoDigits(seconds % 60)}`;
    return `You can try again in ${ofHour}.`;
  },
  over: 'You can try again now.',
} as const;

/** What a person is told of a fault, whatever was asked: what happened, and what to do next. */
export const faultSentence = (fault: Fault): string => {
  switch (fault._tag) {
    case 'Unavailable':
      return 'We’re having trouble connecting. Please try again.';
    case 'BadRequest':
    case 'UnreadableResponse':
      return 'Something went wrong. Please reload the page and try again.';
    case 'TooManyRequests':
      return `You’ve tried this too many times. Please wait ${minutesFrom(fault.retryAfterSeconds)} and try again.`;
  }
};
