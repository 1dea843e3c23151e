import type { BudgetAnswer, Cents, GiftBasket, GrId, RegistryNotFound } from '@gift-registry/domain';
import type * as t from 'io-ts';
import { type Call, ignoredBody, requestCodec } from './call.ts';
import { cartLine, sumsOf } from './cart-line.ts';
import { answerOf } from './codec.ts';
import { grId } from './identity.ts';
import { list, orNull } from './list-and-option.ts';
import { wire } from './notation.ts';
import { registryNotFound } from './open-registry.calls.ts';
import { answerShape, only } from './shape.ts';
import { amount, money } from './value.ts';

const basket: t.Type<GiftBasket, object> = answerShape({ lines: list(cartLine), ...sumsOf(wire) });

/** Baskets of gifts of a registry for a budget (BASKET-01). */
export const readBaskets: Call<{ readonly grId: GrId; readonly budget: Cents }, BudgetAnswer, RegistryNotFound> = {
  method: 'GET',
  paths: ['/api/registry/{grId}/baskets'],
  request: requestCodec(
    { params: only('grId', grId), query: only('budget', amount), body: ignoredBody },
    ({ params, query }) => ({ grId: params, budget: query }),
    ({ grId: params, budget: query }) => ({ params, query, body: undefined }),
  ),
  answer: answerOf(answerShape({ baskets: list(basket), least: orNull(money) })),
  refusal: registryNotFound,
};
