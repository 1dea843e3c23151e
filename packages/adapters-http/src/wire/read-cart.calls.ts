import { type CartView, type Completion, priceOn } from '@gift-registry/domain';
import type { option as O } from 'fp-ts';
import * as t from 'io-ts';
import { type Call, queryRequest } from './call.ts';
import { arrivalRange, cartLine, giftOptionsOf, laterArrivals, sumsOf } from './cart-line.ts';
import { type AnswerCodec, answerOf } from './codec.ts';
import { cartId, grId, orderNumber } from './identity.ts';
import { list, orEmpty, orMissing } from './list-and-option.ts';
import { wire } from './notation.ts';
import { answerShape, merged, namedShape, only, optional, withDerived } from './shape.ts';
import { count, flag, line, measure, money, oneOf, revealDay, text } from './value.ts';

const covers = oneOf('remaining', 'listed');

/** The completion code of the cart (COUP-05). */
const completion: t.Type<Completion, object> = t.union([
  merged(
    answerShape({ _tag: t.literal('Applied'), grId, couponNumber: text, percent: measure, covers, usesLeft: count }),
    optional({ mostOff: money }),
  ),
  answerShape({
    _tag: t.literal('Refused'),
    couponNumber: text,
    problem: oneOf('unknown', 'unavailable', 'tooEarly', 'used', 'nothingCovered'),
  }),
  merged(answerShape({ _tag: t.literal('Open') }), optional({ own: text })),
]);

/** The state of the cart page (CART-05). */
export const cartAnswer: AnswerCodec<CartView> = answerOf(
  withDerived(
    merged(
      namedShape(
        {
          cartId: orEmpty(cartId),
          lines: list(cartLine),
          subtotal: money,
          shippingMethods: list(
            merged(
              answerShape({ code: text, name: text, ...sumsOf(wire), arrival: arrivalRange }),
              optional({ laterArrivals, nearDay: laterArrivals }),
            ),
          ),
          shippingMethod: text,
          destinations: list(merged(answerShape({ grId, hasAddress: flag }), optional({ surpriseUntil: revealDay }))),
        },
        { cartId: 'basketId' },
      ),
      optional({
        completion,
        orderedAs: orderNumber,
        giftOptions: giftOptionsOf(wire),
        giftWraps: list(answerShape({ code: text, name: text, price: money })),
      }),
    ),
    { formattedSubtotal: text, isAlaskaHawaii: flag },
    (site, { subtotal }) => ({
      formattedSubtotal: priceOn(site, subtotal),
      // The cart has no delivery address yet, so it cannot be in these states.
      isAlaskaHawaii: false,
    }),
  ),
);

/** In UTF-16 units: nothing longer is a state or province. */
const LONGEST_REGION = 2;

/** Without a region, plain products are taxed in the market's home region (CO-02). */
export const readCart: Call<O.Option<string>, CartView, never> = {
  method: 'GET',
  paths: ['/api/cart'],
  request: queryRequest(only('region', orMissing(line(LONGEST_REGION)))),
  answer: cartAnswer,
  refusal: t.never,
};
