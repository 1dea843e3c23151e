import type { KeyRefusal } from '../once/index.ts';

/** Why a deed was not done under its key (CART-08). */
export const keyRefused = (refusal: KeyRefusal): string => {
  switch (refusal._tag) {
    case 'KeyReused':
      return 'This was sent before with something else in it. Reload the page and try again.';
    case 'InFlight':
      return 'We are still working on this. Wait a moment, then try again.';
  }
};
