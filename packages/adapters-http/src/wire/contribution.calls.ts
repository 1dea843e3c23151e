import type {
  CartContributionRefusal,
  CartView,
  Cents,
  ContributionAddition,
  ContributionRequest,
  LineId,
  LoweringRefusal,
} from '@gift-registry/domain';
import { contributionRefusal, loweringRefusal } from './buying-refusal.wire.ts';
import type { Call } from './call.ts';
import { cartAnswer } from './cart.wire.ts';
import {
  addContributionFromWire,
  addContributionToWire,
  addContributionWire,
  contributionAddition,
} from './contribution.wire.ts';
import { lineId } from './identity.ts';
import { money } from './money.ts';
import { bodyRequest, noQuery, requestCodec } from './request.ts';
import { answerShape, requestShape } from './shape.ts';

/** Puts money for the fund of a group gift into the cart (GG-05). */
export const addContribution: Call<ContributionRequest, ContributionAddition, CartContributionRefusal> = {
  status: 200,
  method: 'POST',
  paths: ['/api/cart/contributions'],
  request: bodyRequest(addContributionWire, addContributionFromWire, addContributionToWire),
  answer: contributionAddition,
  refusal: contributionRefusal,
  // Where the fund of something is named, the same is a matter of when; here it is what was asked that is wrong.
  statuses: { NotAGroupGift: 422 },
};

/** A line of money, and what it is to be lowered to, in cents. */
export interface LowerContribution {
  readonly lineId: LineId;
  readonly amount: Cents;
}

/** Lowers money for a fund that is in the cart already (CART-05, GG-03). */
export const lowerContribution: Call<LowerContribution, CartView, LoweringRefusal> = {
  status: 200,
  method: 'POST',
  paths: ['/api/cart/lines/{lineId}/amount'],
  request: requestCodec(
    { params: answerShape({ lineId }), query: noQuery, body: requestShape({ amount: money }) },
    ({ params, body }) => ({ ...params, ...body }),
    ({ amount, ...params }) => ({ params, query: {}, body: { amount } }),
  ),
  answer: cartAnswer,
  refusal: loweringRefusal,
};
