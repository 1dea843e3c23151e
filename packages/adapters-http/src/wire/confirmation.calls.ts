import type { CartConfirmation, ConfirmationRefusal, ConfirmationRequest } from '@gift-registry/domain';
import type { Call } from './call.ts';
import {
  cartConfirmation,
  confirmationFromWire,
  confirmationRefusal,
  confirmationToWire,
  confirmationWire,
} from './confirmation.wire.ts';
import { bodyRequest } from './request.ts';

/** What is told after something was put into the cart; reads only, under either path (CART-02). */
export const readConfirmation: Call<ConfirmationRequest, CartConfirmation, ConfirmationRefusal> = {
  status: 200,
  method: 'POST',
  paths: ['/productconfirmation/getconfirmationdata', '/productconfirmation/displayaddtocartconfirmationcheck'],
  request: bodyRequest(confirmationWire, confirmationFromWire, confirmationToWire),
  answer: cartConfirmation,
  refusal: confirmationRefusal,
};
