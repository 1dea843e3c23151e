/*
 * [ITEM-06] [ITEM-11] A card tells every message of its product once: what its availability line, its shipping promise or its discontinued line say already is not
 * said again.
 *
 * Laws:
 * - what is told is among the product's messages, in their order
 * - no message about availability, nor of being discontinued where the product is marked so
 * - none that leads to the popup of the shipping promise
 * - every other message is told
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

/** The messages that are told besides what a card says anyway. */
export const remainingMessages = ({
  messages,
  shippingPromo,
  isBeingDiscontinued,
}: Pick<Product, 'messages' | 'shippingPromo' | 'isBeingDiscontinued'>): ReadonlyArray<ItemMessage> =>
  messages.filter(({ type, popupName }) => {
    if (type === 'availability' || (type === 'beingDiscontinued' && isBeingDiscontinued)) return false;
    return O.isNone(shippingPromo) || O.isNone(popupName) || shippingPromo.value.popupName !== popupName.value;
  });
