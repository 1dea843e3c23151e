import { type CartView, formatPrice } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import * as t from 'io-ts';
import { bareRequest, type Call, ignoredBody } from './call.ts';
import { cartLine } from './cart-line.ts';
import { type AnswerCodec, answerCodec } from './codec.ts';
import { cartId, orderNumber } from './identity.ts';
import { answerShape, list, orEmpty, orMissing } from './shape.ts';
import { flag, money, text } from './value.ts';

/** The state of the cart page (CART-05). */
export const cartAnswer: AnswerCodec<CartView> = answerCodec(
  answerShape({
    basketId: orEmpty(cartId),
    lines: list(cartLine),
    subtotal: money,
    formattedSubtotal: text,
    shippingMethods: list(answerShape({ code: text, name: text })),
    shippingMethod: text,
    isAlaskaHawaii: flag,
    orderedAs: orMissing(orderNumber),
  }),
  ({ basketId, orderedAs, lines, subtotal, shippingMethods, shippingMethod }): CartView => ({
    cartId: basketId,
    lines,
    subtotal,
    shippingMethods,
    shippingMethod,
    ...(O.isSome(orderedAs) ? { orderedAs: orderedAs.value } : {}),
  }),
  (site, { cartId: basketId, orderedAs, ...cart }) => ({
    ...cart,
    basketId,
    formattedSubtotal: formatPrice(site.currencyPrefix, cart.subtotal),
    // The cart has no delivery address yet, so none in these states.
    isAlaskaHawaii: false,
    orderedAs: O.fromNullable(orderedAs),
  }),
);

export const readCart: Call<void, CartView, never> = {
  status: 200,
  method: 'GET',
  paths: ['/api/cart'],
  request: bareRequest(ignoredBody),
  answer: cartAnswer,
  refusal: t.never,
};
