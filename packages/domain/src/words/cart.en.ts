import type { LineFull } from '../cart/index.ts';
import type { AddRefusal, LineRefusal, NotAdded } from '../ports/index.ts';
import { keyRefused } from './once.en.ts';
import { quantityOutOfRange } from './quantity.en.ts';
import { REGISTRY_NOT_FOUND } from './registry.en.ts';
import { mayBeInCart } from './unanswered.en.ts';

/** Why no more lines go into the cart. */
export const cartFull = ({ maximum }: { readonly maximum: number }): string =>
  `Your cart holds ${maximum} different gifts already. Place this order first, then go on.`;

/** Why nothing more of a gift goes into the cart (BUY-01, CART-03). */
export const lineFull = ({ maximum }: LineFull): string =>
  `Your cart holds ${maximum} of this gift already, which is the most for one order. Place this order first, then go on.`;

/** Why nothing was put into the cart (BUY-01). */
export const addRefused = (refusal: AddRefusal): string => {
  switch (refusal._tag) {
    case 'RegistryNotFound':
      return REGISTRY_NOT_FOUND;
    case 'ProductUnknown':
      return 'This gift is no longer sold. Please choose another one.';
    case 'RegistryMissing':
      return 'We cannot tell which registry this gift is for. Open the registry and add it from there.';
    case 'CartFull':
      return cartFull(refusal);
    case 'QuantityOutOfRange':
      return quantityOutOfRange(refusal);
    case 'NotOnRegistry':
      return 'This gift is no longer on the registry. Reload the page to see the list as it is now.';
    case 'NoLongerAvailable':
      return 'This gift is no longer available. Please choose another one.';
    case 'OtherBrand':
      return 'This gift is sold on our other site. Open the registry there to buy it.';
    case 'PersonalizationError':
      return 'The personalization of this gift has a mistake in it, so it cannot be bought at the moment. Please choose another one.';
    case 'WordsNeeded':
      return 'This gift needs words of its own. Please choose them on its page and add it from there.';
    case 'MadeToOrder':
      return 'Made to order. Its options are chosen in our stores or by phone.';
    case 'GroupGiftBegun':
      return 'Guests have begun to pay for this gift together. You can give to its group gift fund instead.';
    case 'KeyReused':
    case 'InFlight':
      return keyRefused(refusal);
  }
};

/** Why a gift did not get into the cart, or why nobody knows whether it did (CART-08). */
export const giftNotAdded = (reason: NotAdded): string => {
  switch (reason._tag) {
    case 'LineFull':
      return lineFull(reason);
    case 'Unavailable':
    case 'Misunderstood':
    case 'TooManyRequests':
    case 'InFlight':
      return mayBeInCart(reason);
    default:
      return addRefused(reason);
  }
};

/** Why a line of the cart was not changed (CART-05). */
export const lineRefused = (refusal: LineRefusal): string => {
  switch (refusal._tag) {
    case 'LineUnknown':
      return 'This gift is no longer in your cart. Reload the page to see the cart as it is now.';
    case 'QuantityOutOfRange':
      return quantityOutOfRange(refusal);
  }
};
