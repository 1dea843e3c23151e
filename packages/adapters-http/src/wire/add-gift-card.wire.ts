import {
  type EGiftCardAddition,
  type EGiftCardRequest,
  type GiftCardAddition,
  type GiftCardRequest,
  isPopupFragment,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import * as t from 'io-ts';
import { spelled } from './choice.ts';
import { type AnswerCodec, answerCodec } from './codec.ts';
import { cartId, grId } from './identity.ts';
import { parsed } from './parsed.ts';
import { answerShape, requestShape } from './shape.ts';
import { count, flag, text, whole } from './text.ts';

/** What a card in the post is asked for with; the amount is looked at by the rule, which has its own words for what is none. */
export const addGiftCardWire = requestShape({ grid: grId, amount: text, giftCardImageType: text, quantity: whole });

type AddGiftCardWire = t.TypeOf<typeof addGiftCardWire>;

export const addGiftCardFromWire = ({
  grid,
  amount,
  giftCardImageType,
  quantity,
}: AddGiftCardWire): GiftCardRequest => ({
  grId: grid,
  amount,
  imageType: giftCardImageType,
  quantity,
});

export const addGiftCardToWire = ({ grId, amount, imageType, quantity }: GiftCardRequest): AddGiftCardWire => ({
  grid: grId,
  amount,
  giftCardImageType: imageType,
  quantity,
});

/** A card by mail has no number of its own: 0, as a number or as a text. */
const noSku: t.Type<0, 0> = new t.Type<0, 0>(
  '0',
  t.literal(0).is,
  (raw, context) => (raw === 0 || raw === '0' ? t.success(0) : t.failure(raw, context)),
  () => 0,
);

/** What a card by mail is asked for with. */
export const addEGiftCardWire = requestShape({
  grid: grId,
  amount: text,
  sku: noSku,
  giftcardtype: spelled({ EGiftCard: 'EGiftCard' }),
});

type AddEGiftCardWire = t.TypeOf<typeof addEGiftCardWire>;

export const addEGiftCardFromWire = ({ grid, amount }: AddEGiftCardWire): EGiftCardRequest => ({ grId: grid, amount });

export const addEGiftCardToWire = ({ grId, amount }: EGiftCardRequest): AddEGiftCardWire => ({
  grid: grId,
  amount,
  sku: 0,
  giftcardtype: 'EGiftCard',
});

const additionWire = answerShape({ isSuccess: flag, basketId: cartId, basketCount: count });

/** The cart that a card in the post went into. */
export const giftCardAddition: AnswerCodec<GiftCardAddition> = answerCodec(
  additionWire,
  ({ basketId, basketCount }): GiftCardAddition => ({ cartId: basketId, count: basketCount }),
  (_site, addition) => ({ isSuccess: true, basketId: addition.cartId, basketCount: addition.count }),
);

/** The text of the answer to a card by mail: a fragment of HTML for a popup, and no page that may come in its place. */
export const eGiftCardAddition: AnswerCodec<EGiftCardAddition> = answerCodec(
  parsed('a fragment of HTML', t.string, O.fromPredicate(isPopupFragment)),
  (html): EGiftCardAddition => ({ html }),
  (_site, { html }) => html,
);
