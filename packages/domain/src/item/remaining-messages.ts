/*
 * [ITEM-06] [ITEM-11] The messages of a product without those that its card shows elsewhere: availability, shipping promise and being discontinued.
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
