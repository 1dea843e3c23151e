import type {
  CartAddition,
  CartRequest,
  CartView,
  LineId,
  LineRefusal,
  PickupRefusal,
  StoreNumber,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import * as t from 'io-ts';
import {
  addFromGuestListFromWire,
  addFromGuestListToWire,
  addRefusal,
  addToCartProps,
  cartAddition,
} from './add-to-cart.calls.ts';
import { lineRefusal } from './buying-refusal.wire.ts';
import type { Call } from './call.ts';
import { cartAnswer } from './cart.wire.ts';
import { answerCodec } from './codec.ts';
import { grId, identity, lineId } from './identity.ts';
import { orElse, orEmpty } from './option.ts';
import { tagged } from './refusal.wire.ts';
import { bareRequest, bodyRequest, noBody, noQuery, requestCodec } from './request.ts';
import { answerShape, listOf, requestShape } from './shape.ts';
import { storeNumber } from './store.wire.ts';
import { count, flag } from './text.ts';

/** Things to be picked up at a store. */
export interface AddForPickup {
  readonly requests: ReadonlyArray<CartRequest>;
  readonly storeNumber: StoreNumber;
}

const pickupWire = requestShape({
  items: listOf(requestShape({ ...addToCartProps, IsPickupSelected: t.literal(true, 'true') }), 1, 20),
  GiftRegistryId: orElse(orEmpty(grId), O.none),
  storeNumber,
});

const pickupRefusal: t.Type<PickupRefusal, unknown> = t.union([
  addRefusal,
  tagged('StoreNotFound', {}),
  tagged('NotAtStore', { identity, units: count }),
]);

export const addForPickup: Call<AddForPickup, CartAddition, PickupRefusal> = {
  status: 200,
  method: 'POST',
  paths: ['/guest-list/add-store-pickup-product-to-cart'],
  request: bodyRequest(
    pickupWire,
    ({ storeNumber: at, ...body }) => ({ requests: addFromGuestListFromWire(body), storeNumber: at }),
    ({ requests, storeNumber: at }) => {
      const { items, ...body } = addFromGuestListToWire(requests);
      return { ...body, items: items.map((item) => ({ ...item, IsPickupSelected: true as const })), storeNumber: at };
    },
  ),
  answer: cartAddition,
  refusal: pickupRefusal,
};

/** One line goes back to being shipped. */
export const shipLine: Call<LineId, CartView, LineRefusal> = {
  status: 200,
  method: 'DELETE',
  paths: ['/api/cart/lines/{lineId}/pickup'],
  request: requestCodec(
    { params: answerShape({ lineId }), query: noQuery, body: noBody },
    ({ params }) => params.lineId,
    (number) => ({ params: { lineId: number }, query: {}, body: undefined }),
  ),
  answer: cartAnswer,
  refusal: lineRefusal,
};

/** Every line for pickup goes back to being shipped. */
export const shipAll: Call<void, void, never> = {
  status: 200,
  method: 'POST',
  paths: ['/browse/storeavailability/resetbasketselectedstore'],
  request: bareRequest(noBody),
  answer: answerCodec(
    answerShape({ isSuccess: flag }),
    (): void => undefined,
    () => ({ isSuccess: true }),
  ),
  refusal: t.never,
};
