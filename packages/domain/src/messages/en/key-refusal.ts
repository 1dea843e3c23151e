import type { KeyRefusal } from '../../idempotency/index.ts';

/** Why an action was not done under its key (CART-08). */
export const keyRefused = (refusal: KeyRefusal): string => {
  switch (refusal._tag) {
    case 'IdempotencyKeyReused':
      return 'This was already submitted with different details. Reload the page and try again.';
    case 'RequestInProgress':
      return 'We’re still working on this. Wait a moment, then try again.';
  }
};
