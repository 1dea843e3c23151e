import { leavesOpen } from '../once/index.ts';
import type { Fault } from '../ports/index.ts';
import { faultSentence, minutesFrom } from './fault.en.ts';

const open = 'it may be in your cart already, or not';
const once = 'then it is in your cart once.';

type Unanswered = Fault | { readonly _tag: 'InFlight' };

const openWords = (reason: Unanswered): string => {
  switch (reason._tag) {
    case 'Unavailable':
      return `We cannot be reached at the moment, so ${open}. Press once more: ${once}`;
    case 'Misunderstood':
      return `Something went wrong between this page and us, so ${open}. Reload the page and press once more: ${once}`;
    case 'TooManyRequests':
      return `That was very often in a short time, so ${open}. Wait ${minutesFrom(reason.retryAfterSeconds)} and press once more: ${once}`;
    case 'InFlight':
      return `We are still working on this, so ${open}. Wait a moment and press once more: ${once}`;
  }
};

/**
 * What is told where something failed on its way into the cart: what happened, and where no answer says whether it went in, that pressing again does not put it in twice. Who was turned away is not left in
 * doubt: nothing went in (CART-08).
 */
export const mayBeInCart = (reason: Unanswered): string =>
  reason._tag === 'InFlight' || leavesOpen(reason) ? openWords(reason) : faultSentence(reason);
