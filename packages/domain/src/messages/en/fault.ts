import { type KeyRefusal, outcomeUnknown } from '../../idempotency/index.ts';
import type { Fault } from '../../ports/index.ts';

/** Rounds a wait up to minutes: "a minute", "2 minutes". */
export const minutesFrom = (seconds: number): string => {
  const count = Math.max(1, Math.ceil(seconds / 60));
  return count === 1 ? 'a minute' : `${count} minutes`;
};

const twoDigits = (count: number): string => String(count).padStart(2, '0');

/** The countdown until the next attempt. */
export const waitMessages = {
  /** While that many seconds are left. */
  left: (seconds: number): string => {
    const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
    const ofHour = `${hours === 0 ? minutes : `${hours}:${twoDigits(minutes)}`}:${twoDigits(seconds % 60)}`;
    return `You can try again in ${ofHour}.`;
  },
  over: 'You can try again now.',
} as const;

/** What happened and what to do next, for any fault. */
export const faultSentence = (fault: Fault): string => {
  switch (fault._tag) {
    case 'Unavailable':
      return 'We’re having trouble connecting. Please try again.';
    case 'BadRequest':
    case 'UnreadableResponse':
      return 'Something went wrong. Please reload the page and try again.';
    case 'CookiesRefused':
      return 'Your browser blocks cookies for this site. Without them we can’t keep a cart or sign you in. Please allow cookies in your browser’s settings, reload the page and try again.';
    case 'TooManyRequests':
      return `You’ve tried this too many times. Please wait ${minutesFrom(fault.retryAfterSeconds)} and try again.`;
  }
};

/** Why a request was refused under its idempotency key (CART-08). */
export const keyRefused = (refusal: KeyRefusal): string => {
  switch (refusal._tag) {
    case 'IdempotencyKeyReused':
      return 'This was already submitted with different details. Reload the page and try again.';
    case 'RequestInProgress':
      return 'We’re still working on this. Wait a moment, then try again.';
  }
};

const open = 'this may already be in your cart, or may not';
const onlyOnce = 'It won’t be added twice.';

type Unanswered = Fault | { readonly _tag: 'RequestInProgress' };

const openMessages = (reason: Unanswered): string => {
  switch (reason._tag) {
    case 'Unavailable':
      return `We’re having trouble connecting, so ${open}. Try again. ${onlyOnce}`;
    case 'BadRequest':
    case 'UnreadableResponse':
      return `Something went wrong, so ${open}. Reload the page and try again. ${onlyOnce}`;
    case 'TooManyRequests':
      return `You’ve tried this too many times, so ${open}. Wait ${minutesFrom(reason.retryAfterSeconds)} and try again. ${onlyOnce}`;
    case 'CookiesRefused':
      return faultSentence(reason);
    case 'RequestInProgress':
      return `We’re still working on this, so ${open}. Wait a moment and try again. ${onlyOnce}`;
  }
};

/**
 * What happened to a failed addition to the cart. If the outcome is unknown, adds that pressing again won't add it twice; a request rejected before processing has certainly added
 * nothing (CART-08).
 */
export const addToCartFaultSentence = (reason: Unanswered): string =>
  reason._tag === 'RequestInProgress' || outcomeUnknown(reason) ? openMessages(reason) : faultSentence(reason);
