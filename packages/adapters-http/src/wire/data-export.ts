import type { DataExport } from '@gift-registry/domain';
import * as t from 'io-ts';
import { type AnswerCodec, answerOf } from './codec.ts';
import { list } from './list-and-option.ts';
import { answerShape } from './shape.ts';
import { flag, measure, text, whole } from './value.ts';

/** The document has plain values, with null for missing ones. */
const nullable = <A, W>(value: t.Type<A, W>) => t.union([value, t.null]);

const names = answerShape({ firstName: nullable(text), lastName: nullable(text) });

const address = answerShape({
  recipient: text,
  line1: text,
  line2: nullable(text),
  city: text,
  region: text,
  postalCode: text,
});

const item = answerShape({
  sku: text,
  personalizationId: whole,
  name: text,
  wanted: whole,
  purchased: whole,
  isMostLoved: flag,
  isReplaced: flag,
  fund: nullable(answerShape({ name: text, goal: measure, raised: measure })),
  personalization: nullable(answerShape({ line1: text, line2: text, font: text, color: text, images: list(text) })),
});

const gift = answerShape({
  id: text,
  kind: t.keyof({ item: null, contribution: null, giftCard: null, eGiftCard: null, other: null }),
  name: text,
  sku: nullable(text),
  personalizationId: nullable(whole),
  quantity: nullable(whole),
  amount: nullable(measure),
  giver: answerShape({ firstName: text, lastName: text }),
  givenAt: text,
  message: text,
  isThanked: flag,
  note: text,
});

const registry = answerShape({
  grId: text,
  market: text,
  currency: text,
  registrant: names,
  coRegistrant: nullable(names),
  event: answerShape({ code: text, name: text, date: nullable(text) }),
  deliveryDates: answerShape({ firstDay: nullable(text), away: list(answerShape({ from: text, to: text })) }),
  visibility: t.keyof({ indexed: null, findable: null, link: null, private: null }),
  greeting: nullable(text),
  biography: text,
  deliveryAddress: nullable(address),
  coupon: nullable(answerShape({ code: text, expirationDate: text, isCancelled: flag, discount: measure })),
  giftCardsBought: measure,
  items: list(item),
  gifts: list(gift),
  checklist: list(text),
});

/** Everything that is stored about an account and its registries, sent unchanged (AUTH-06). */
export const dataExport: AnswerCodec<DataExport> = answerOf(
  answerShape({
    format: t.literal('gift-registry-own-data'),
    version: t.literal(1),
    takenAt: text,
    account: answerShape({ email: text, firstName: text, lastName: text }),
    registries: list(registry),
    photos: list(answerShape({ grId: text, mediaType: t.literal('image/jpeg'), base64: text })),
  }),
);
