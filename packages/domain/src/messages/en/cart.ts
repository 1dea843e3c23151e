import type { LineFull } from '../../cart/index.ts';
import type { AddRefusal, LineRefusal, NotAdded } from '../../ports/index.ts';
import { quantityOutOfRange } from './count.ts';
import { addToCartFaultSentence, keyRefused } from './fault.ts';
import { REGISTRY_NOT_FOUND } from './registry-name.ts';

/** The cart has reached its maximum number of lines. */
export const cartFull = ({ maximum }: { readonly maximum: number }): string =>
  `Your cart already has ${maximum} different gifts, the most it can hold. Place this order first, then keep shopping.`;

/** The cart has the maximum number of units of a gift (BUY-01, CART-03). */
export const lineFull = ({ maximum }: LineFull): string =>
  `Your cart already has ${maximum} of this gift, the most for one order. Place this order first, then keep shopping.`;

/** Why something was not added to the cart (BUY-01). */
export const addRefused = (refusal: AddRefusal): string => {
  switch (refusal._tag) {
    case 'RegistryNotFound':
      return REGISTRY_NOT_FOUND;
    case 'ProductUnknown':
      return 'We can’t find this gift in our shop. Please choose another one.';
    case 'RegistryMissing':
      return 'We can’t tell which registry this gift is for. Open the registry and add it from there.';
    case 'CartFull':
      return cartFull(refusal);
    case 'QuantityOutOfRange':
      return quantityOutOfRange(refusal);
    case 'NotOnRegistry':
      return 'This gift is no longer on the registry. Reload the page to see the latest list.';
    case 'NoLongerAvailable':
      return 'This gift is no longer available. Please choose another one.';
    case 'OtherBrand':
      return 'This gift is sold on our other site. Open the registry there to buy it.';
    case 'PersonalizationError':
      return 'There’s a mistake in this gift’s personalization, so it can’t be bought right now. Please choose another one.';
    case 'PersonalizationRequired':
      return 'This gift needs to be personalized. Please enter your text on its page and add it from there.';
    case 'MadeToOrder':
      return 'Made to order. Choose its options in one of our stores or by phone.';
    case 'GroupGiftBegun':
      return 'Guests have already started paying for this gift together. You can contribute to its group gift fund instead.';
    case 'OutOfStock':
      return 'This gift is out of stock right now. Please check back soon, or choose another one.';
    case 'IdempotencyKeyReused':
    case 'RequestInProgress':
      return keyRefused(refusal);
  }
};

/** Why a gift was not added to the cart, or that the outcome is unknown (CART-08). */
export const giftNotAdded = (reason: NotAdded): string => {
  switch (reason._tag) {
    case 'LineFull':
      return lineFull(reason);
    case 'Unavailable':
    case 'CookiesRefused':
    case 'BadRequest':
    case 'UnreadableResponse':
    case 'TooManyRequests':
    case 'RequestInProgress':
      return addToCartFaultSentence(reason);
    default:
      return addRefused(reason);
  }
};

/** Why a line of the cart was not changed (CART-05). */
export const lineRefused = (refusal: LineRefusal): string => {
  switch (refusal._tag) {
    case 'LineUnknown':
      return 'This gift is no longer in your cart. Reload the page to see what’s in it now.';
    case 'QuantityOutOfRange':
      return quantityOutOfRange(refusal);
  }
};

/** How many of a gift its registry still needs, for use in the cart (BUY-02). */
export const registryStillNeeds = (remaining: number): string =>
  remaining === 0 ? 'No more are needed.' : remaining === 1 ? '1 is still needed.' : `${remaining} are still needed.`;
