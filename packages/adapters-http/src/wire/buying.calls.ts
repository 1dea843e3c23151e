import type {
  AddRefusal,
  AskedRequest,
  CartAddition,
  CartView,
  LineId,
  LineRefusal,
  OrderRefusal,
  OrderRequest,
  PlacedOrder,
} from '@gift-registry/domain';
import * as t from 'io-ts';
import {
  addFromGuestListFromWire,
  addFromGuestListToWire,
  addFromGuestListWire,
  addToCartFromWire,
  addToCartToWire,
  addToCartWire,
  cartAddition,
} from './add-to-cart.wire.ts';
import { addRefusal, lineRefusal, orderRefusal } from './buying-refusal.wire.ts';
import type { Call } from './call.ts';
import { cartAnswer } from './cart.wire.ts';
import { lineId } from './identity.ts';
import { orderRequestFromWire, orderRequestToWire, orderRequestWire, placedOrder } from './order.wire.ts';
import { bareRequest, bodyPassedOver, bodyRequest, noBody, noQuery, requestCodec } from './request.ts';
import { answerShape, requestShape } from './shape.ts';
import { whole } from './text.ts';

/** One line of the cart shall have that many pieces. */
export interface ChangeLine {
  readonly lineId: LineId;
  readonly quantity: number;
}

export const addToCart: Call<ReadonlyArray<AskedRequest>, CartAddition, AddRefusal> = {
  status: 200,
  method: 'POST',
  paths: ['/browse/scbadd/AddItemToCartV2'],
  request: bodyRequest(addToCartWire, addToCartFromWire, addToCartToWire),
  answer: cartAddition,
  refusal: addRefusal,
};

/** As `addToCart`, for things of a registry only: one that names none is refused with `RegistryMissing`. */
export const addFromGuestList: Call<ReadonlyArray<AskedRequest>, CartAddition, AddRefusal> = {
  ...addToCart,
  paths: ['/guest-list/add-product-to-cart'],
  request: bodyRequest(addFromGuestListWire, addFromGuestListFromWire, addFromGuestListToWire),
};

export const readCart: Call<void, CartView, never> = {
  status: 200,
  method: 'GET',
  paths: ['/api/cart'],
  request: bareRequest(bodyPassedOver),
  answer: cartAnswer,
  refusal: t.never,
};

export const changeCartLine: Call<ChangeLine, CartView, LineRefusal> = {
  status: 200,
  method: 'POST',
  paths: ['/api/cart/lines/{lineId}'],
  request: requestCodec(
    { params: answerShape({ lineId }), query: noQuery, body: requestShape({ quantity: whole }) },
    ({ params, body }) => ({ ...params, ...body }),
    ({ quantity, ...params }) => ({ params, query: {}, body: { quantity } }),
  ),
  answer: cartAnswer,
  refusal: lineRefusal,
};

export const removeCartLine: Call<LineId, CartView, LineRefusal> = {
  status: 200,
  method: 'DELETE',
  paths: ['/api/cart/lines/{lineId}'],
  request: requestCodec(
    { params: answerShape({ lineId }), query: noQuery, body: noBody },
    ({ params }) => params.lineId,
    (line) => ({ params: { lineId: line }, query: {}, body: undefined }),
  ),
  answer: cartAnswer,
  refusal: lineRefusal,
};

export const placeOrder: Call<OrderRequest, PlacedOrder, OrderRefusal> = {
  status: 201,
  method: 'POST',
  paths: ['/api/orders'],
  request: bodyRequest(orderRequestWire, orderRequestFromWire, orderRequestToWire),
  answer: placedOrder,
  refusal: orderRefusal,
};
