import {
  type EGiftCardAddition,
  type EGiftCardRequest,
  type GiftCardAddition,
  type GiftCardRefusal,
  type GiftCardRequest,
  giftCardAmountRefused,
  isPopupFragment,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import * as t from 'io-ts';
import { bodyRequest, type Call, translatedBody } from './call.ts';
import { answerCodec, answerOf, succeeded } from './codec.ts';
import { withForm } from './form.ts';
import { cartId, grId } from './identity.ts';
import { keyRefusals, quantityOutOfRange, tagged } from './refusal.ts';
import { merged, namedShape, onlyKnown, requestShape } from './shape.ts';
import { count, money, oneOf, parsed, text, whole } from './value.ts';

/** The bounds of an amount are in units of the site's currency. */
const giftCardRefusal: t.Type<GiftCardRefusal, unknown> = t.union([
  tagged('RegistryNotFound', {}),
  tagged('NotInMarket', {}),
  tagged('GiftCardImageWrong', {}),
  quantityOutOfRange,
  tagged('GiftCardAmountMissing', {}),
  tagged('GiftCardAmountOutOfRange', { kind: oneOf('GiftCard', 'EGiftCard'), minimum: money, maximum: money }),
  tagged('GiftCardRejected', { message: text }),
  tagged('CartFull', { maximum: count }),
  ...keyRefusals,
]);

/** The rejection text under the amount field (GC-07). */
const messageOf = (refusal: GiftCardRefusal): string | undefined => {
  switch (refusal._tag) {
    case 'GiftCardAmountMissing':
    case 'GiftCardAmountOutOfRange':
      return giftCardAmountRefused(refusal);
    case 'GiftCardRejected':
      return refusal.message;
    default:
      return undefined;
  }
};

const rejected = (message: string): GiftCardRefusal => ({ _tag: 'GiftCardRejected', message });

/** Adds a mailed gift card to the cart. The amount is sent as typed; the rule parses it. */
export const addGiftCard: Call<GiftCardRequest, GiftCardAddition, GiftCardRefusal> = {
  needsCookies: true,
  method: 'POST',
  paths: ['/guest-list/add-gift-card-to-cart'],
  request: bodyRequest(
    onlyKnown(
      namedShape(
        { grId, amount: text, imageType: text, quantity: whole },
        { grId: 'grid', imageType: 'giftCardImageType' },
      ),
    ),
  ),
  answer: answerOf(merged(succeeded, namedShape({ cartId, count }, { cartId: 'basketId', count: 'basketCount' }))),
  refusal: giftCardRefusal,
  messageOf,
  rejected,
};

/** The SKU of an eGift card, which has none: 0 as a number or a text. */
const noSku: t.Type<0, 0> = withForm(
  new t.Type<0, 0>(
    '0',
    t.literal(0).is,
    (raw, context) => (raw === 0 || raw === '0' ? t.success(0) : t.failure(raw, context)),
    () => 0,
  ),
  { any: [t.literal(0), t.literal('0')] },
);

/** Adds an eGift card to the cart; the answer is HTML for a popup. */
export const addEGiftCard: Call<EGiftCardRequest, EGiftCardAddition, GiftCardRefusal> = {
  needsCookies: true,
  method: 'POST',
  paths: ['/guest-list/add-e-gift-card'],
  request: translatedBody(
    requestShape({ grid: grId, amount: text, sku: noSku, giftcardtype: oneOf('EGiftCard') }),
    ({ grid, amount }): EGiftCardRequest => ({ grId: grid, amount }),
    ({ grId: grid, amount }) => ({ grid, amount, sku: 0 as const, giftcardtype: 'EGiftCard' as const }),
  ),
  answer: answerCodec(
    parsed('a fragment of HTML', t.string, O.fromPredicate(isPopupFragment)),
    (html): EGiftCardAddition => ({ html }),
    (_site, { html }) => html,
  ),
  isHtml: true,
  refusal: giftCardRefusal,
  messageOf,
  rejected,
};
