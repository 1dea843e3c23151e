/*
 * [ITEM-06] [ITEM-11] The messages of a product without those that its card shows elsewhere: availability, shipping promise and being discontinued.
 *
 * Laws:
 * - they are among the product's messages, in their order
 * - none is about availability, nor about being discontinued where the product is marked so
 * - none links to the popup of the shipping promise
 * - every other message is included
 *
 * @example remainingMessages({
 *     messages: [
 *       { type: 'availability', level: 'info', text: 'Ships in May.', popupName: O.none },
 *       { type: 'onlineOnly', level: 'info', text: 'Online only.', popupName: O.none },
 *     ],
 *     shippingPromo: O.none,
 *     isBeingDiscontinued: false,
 *   }).map(({ text }) => text) // => ['Online only.']
 */
import { option as O } from 'fp-ts';
import type { ItemMessage, Product } from './product.ts';

/** The product's messages that its card does not already show elsewhere. */
export const remainingMessages = ({
  messages,
  shippingPromo,
  isBeingDiscontinued,
}: Pick<Product, 'messages' | 'shippingPromo' | 'isBeingDiscontinued'>): ReadonlyArray<ItemMessage> =>
  messages.filter(({ type, popupName }) => {
    if (type === 'availability' || (type === 'beingDiscontinued' && isBeingDiscontinued)) return false;
    return O.isNone(shippingPromo) || O.isNone(popupName) || shippingPromo.value.popupName !== popupName.value;
  });
