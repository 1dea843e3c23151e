import { outcomeUnknown } from '../../idempotency/index.ts';
import type { Fault } from '../../ports/index.ts';
import { faultSentence, minutesFrom } from './fault.ts';

const open = 'this may already be in your cart, or may not';
const onlyOnce = 'it won’t be added twice.';

type Unanswered = Fault | { readonly _tag: 'RequestInProgress' };

const openMessages = (reason: Unanswered): string => {
  switch (reason._tag) {
    case 'Unavailable':
      return `We’re having trouble connecting, so ${open}. Press again: ${onlyOnce}`;
    case 'BadRequest':
    case 'UnreadableResponse':
      return `Something went wrong, so ${open}. Reload the page and press again: ${onlyOnce}`;
    case 'TooManyRequests':
      return `You’ve tried this too many times, so ${open}. Wait ${minutesFrom(reason.retryAfterSeconds)} and press again: ${onlyOnce}`;
    case 'RequestInProgress':
      return `We’re still working on this, so ${open}. Wait a moment and press again: ${onlyOnce}`;
  }
};

/**
 * What is told where something failed on its way into the cart: what happened, and where no answer says whether it went in, that pressing again does not put it in twice. Who was turned away is not left in
 * doubt: nothing went in (CART-08).
 */
export const mayBeInCart = (reason: Unanswered): string =>
  reason._tag === 'RequestInProgress' || outcomeUnknown(reason) ? openMessages(reason) : faultSentence(reason);
