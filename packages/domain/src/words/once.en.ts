import type { KeyRefusal } from '../once/index.ts';

/** Why a deed was not done under its key (CART-08). */
export const keyRefused = (refusal: KeyRefusal): string => {
  switch (refusal._tag) {
    case 'KeyReused':
      return 'This was already submitted with different details. Reload the page and try again.';
    case 'InFlight':
      return 'We’re still working on this. Wait a moment, then try again.';
  }
};
