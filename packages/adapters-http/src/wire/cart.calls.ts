import type {
  CartContributionRefusal,
  CartView,
  Cents,
  ContributionAddition,
  ContributionChangeRefusal,
  ContributionRequest,
  GiftChoice,
  GiftChoiceProblem,
  LineId,
  LineRefusal,
} from '@gift-registry/domain';
import * as t from 'io-ts';
import { bareRequest, bodyRequest, type Call, lineBody, lineRequest, noBody } from './call.ts';
import { giftChoice } from './cart-line.ts';
import { answerOf, done, succeeded } from './codec.ts';
import { cartId, grId, identity, itemRequestShape } from './identity.ts';
import { cartAnswer } from './read-cart.calls.ts';
import { keyRefusals, quantityOutOfRange, tagged } from './refusal.ts';
import { answerShape, merged, namedShape, only, onlyKnown, requestShape } from './shape.ts';
import { count, line, money, whole } from './value.ts';

const lineUnknown = tagged('LineUnknown', {});
const lineRefusal: t.Type<LineRefusal, unknown> = t.union([lineUnknown, quantityOutOfRange]);

export const changeCartLine: Call<{ readonly lineId: LineId; readonly quantity: number }, CartView, LineRefusal> = {
  method: 'POST',
  paths: ['/api/cart/lines/{lineId}'],
  request: lineBody(requestShape({ quantity: whole })),
  answer: cartAnswer,
  refusal: lineRefusal,
};

export const removeCartLine: Call<LineId, CartView, LineRefusal> = {
  method: 'DELETE',
  paths: ['/api/cart/lines/{lineId}'],
  request: lineRequest,
  answer: cartAnswer,
  refusal: lineRefusal,
};

/** Sets the completion code as typed; empty so that none applies (COUP-05). */
export const redeemCode: Call<string, CartView, never> = {
  needsCookies: true,
  method: 'POST',
  paths: ['/api/cart/completion-code'],
  request: bodyRequest(onlyKnown(only('code', line(40)))),
  answer: cartAnswer,
  refusal: t.never,
};

/** Chooses the gift options of a registry, in place of earlier ones (WRAP-01). */
export const chooseGifts: Call<GiftChoice, CartView, GiftChoiceProblem> = {
  method: 'POST',
  paths: ['/api/cart/gift-options'],
  request: bodyRequest(onlyKnown(giftChoice)),
  answer: cartAnswer,
  refusal: t.union([tagged('GiftWrapUnknown', {}), tagged('NothingToWrap', {})]),
};

/** Changes one line from pickup back to shipping. */
export const shipLine: Call<LineId, CartView, LineRefusal> = {
  ...removeCartLine,
  paths: ['/api/cart/lines/{lineId}/pickup'],
};

/** Changes every pickup line back to shipping. */
export const shipAll: Call<void, void, never> = {
  method: 'POST',
  paths: ['/browse/storeavailability/resetbasketselectedstore'],
  request: bareRequest(noBody),
  answer: done,
  refusal: t.never,
};

const fundRefusals = [
  tagged('RegistryNotFound', {}),
  tagged('NotOnRegistry', { identity }),
  tagged('NotInMarket', {}),
  tagged('NotAGroupGift', {}),
  tagged('NoLongerAvailable', { identity }),
  tagged('PersonalizationError', { identity }),
  tagged('ContributionTooSmall', { minimum: money }),
  tagged('FundFull', { missing: money }),
  tagged('FundsClosed', {}),
] as const;

/** Adds a contribution to a group gift's fund to the cart (GG-05). The rule checks whether the amount is too low or too high. */
export const addContribution: Call<ContributionRequest, ContributionAddition, CartContributionRefusal> = {
  needsCookies: true,
  method: 'POST',
  paths: ['/api/cart/contributions'],
  request: bodyRequest(itemRequestShape(answerShape({ grId, amount: money }))),
  answer: answerOf(
    merged(succeeded, namedShape({ cartId, count, missing: money }, { cartId: 'basketId', count: 'basketCount' })),
  ),
  refusal: t.union([
    ...fundRefusals,
    tagged('OtherBrand', { identity }),
    tagged('AlreadyInCart', { inCart: money, missing: money }),
    tagged('CartFull', { maximum: count }),
    ...keyRefusals,
  ]),
  // Elsewhere an item may still become a group gift (409); here the request itself is wrong.
  statuses: { NotAGroupGift: 422 },
};

/** Changes a contribution that is in the cart (GG-03, GIVE-05). */
export const changeContribution: Call<
  { readonly lineId: LineId; readonly amount: Cents },
  CartView,
  ContributionChangeRefusal
> = {
  method: 'POST',
  paths: ['/api/cart/lines/{lineId}/amount'],
  request: lineBody(requestShape({ amount: money })),
  answer: cartAnswer,
  refusal: t.union([...fundRefusals, lineUnknown]),
};
