import {
  type EGiftCardAddition,
  type EGiftCardRequest,
  type GiftCardAddition,
  type GiftCardRefusal,
  type GiftCardRequest,
  giftCardAmountRefused,
} from '@gift-registry/domain';
import {
  addEGiftCardFromWire,
  addEGiftCardToWire,
  addEGiftCardWire,
  addGiftCardFromWire,
  addGiftCardToWire,
  addGiftCardWire,
  eGiftCardAddition,
  giftCardAddition,
} from './add-gift-card.wire.ts';
import { giftCardRefusal } from './buying-refusal.wire.ts';
import type { Call } from './call.ts';
import { bodyRequest } from './request.ts';

/** The rejection text that stands under the amount field (GC-07). */
const messageOf = (refusal: GiftCardRefusal): string | undefined => {
  switch (refusal._tag) {
    case 'GiftCardAmountMissing':
    case 'GiftCardAmountOutOfRange':
      return giftCardAmountRefused(refusal);
    case 'GiftCardRejected':
      return refusal.message;
    default:
      return undefined;
  }
};

const rejected = (message: string): GiftCardRefusal => ({ _tag: 'GiftCardRejected', message });

/** Puts a gift card in the post into the cart. */
export const addGiftCard: Call<GiftCardRequest, GiftCardAddition, GiftCardRefusal> = {
  status: 200,
  method: 'POST',
  paths: ['/guest-list/add-gift-card-to-cart'],
  request: bodyRequest(addGiftCardWire, addGiftCardFromWire, addGiftCardToWire),
  answer: giftCardAddition,
  refusal: giftCardRefusal,
  messageOf,
  rejected,
};

/** Puts a gift card by mail into the cart; answered with HTML for a popup. */
export const addEGiftCard: Call<EGiftCardRequest, EGiftCardAddition, GiftCardRefusal> = {
  status: 200,
  method: 'POST',
  paths: ['/guest-list/add-e-gift-card'],
  request: bodyRequest(addEGiftCardWire, addEGiftCardFromWire, addEGiftCardToWire),
  answer: eGiftCardAddition,
  isHtml: true,
  refusal: giftCardRefusal,
  messageOf,
  rejected,
};
