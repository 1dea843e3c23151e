import { type CartView, formatPrice } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import * as t from 'io-ts';
import { type Call, queryRequest } from './call.ts';
import { arrivalRange, cartLine } from './cart-line.ts';
import { type AnswerCodec, answerCodec } from './codec.ts';
import { cartId, grId, orderNumber } from './identity.ts';
import { answerShape, list, merged, optional, orEmpty, orMissing } from './shape.ts';
import { date, flag, line, money, text } from './value.ts';

/** The state of the cart page (CART-05). */
export const cartAnswer: AnswerCodec<CartView> = answerCodec(
  answerShape({
    basketId: orEmpty(cartId),
    lines: list(cartLine),
    subtotal: money,
    formattedSubtotal: text,
    shippingMethods: list(
      answerShape({ code: text, name: text, shipping: money, tax: money, total: money, arrival: arrivalRange }),
    ),
    shippingMethod: text,
    destinations: list(merged(answerShape({ grId, hasAddress: flag }), optional({ surpriseUntil: date }))),
    isAlaskaHawaii: flag,
    orderedAs: orMissing(orderNumber),
  }),
  ({ basketId, orderedAs, lines, subtotal, shippingMethods, shippingMethod, destinations }): CartView => ({
    cartId: basketId,
    lines,
    subtotal,
    shippingMethods,
    shippingMethod,
    destinations,
    ...(O.isSome(orderedAs) ? { orderedAs: orderedAs.value } : {}),
  }),
  (site, { cartId: basketId, orderedAs, ...cart }) => ({
    ...cart,
    basketId,
    formattedSubtotal: formatPrice(site.currencyPrefix, cart.subtotal),
    // The cart has no delivery address yet, so it cannot be in these states.
    isAlaskaHawaii: false,
    orderedAs: O.fromNullable(orderedAs),
  }),
);

/** In UTF-16 units: nothing longer is a state or province. */
const LONGEST_REGION = 2;

/** Without a region, plain products are taxed in the market's home region (CO-02). */
export const readCart: Call<O.Option<string>, CartView, never> = {
  status: 200,
  method: 'GET',
  paths: ['/api/cart'],
  request: queryRequest(
    answerShape({ region: orMissing(line(LONGEST_REGION)) }),
    ({ region }) => region,
    (region) => ({ region }),
  ),
  answer: cartAnswer,
  refusal: t.never,
};
