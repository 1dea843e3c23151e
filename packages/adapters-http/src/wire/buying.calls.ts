import type { CartView, LineId, LineRefusal, OrderRefusal, OrderRequest, PlacedOrder } from '@gift-registry/domain';
import * as t from 'io-ts';
import { lineRefusal, orderRefusal } from './buying-refusal.wire.ts';
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
