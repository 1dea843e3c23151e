import type { DataExport } from '@gift-registry/domain';
import * as t from 'io-ts';
import { type AnswerCodec, answerCodec } from './codec.ts';
import { answerShape, list } from './shape.ts';
import { flag, measure, text, whole } from './text.ts';

/** The document has plain values, and null where nothing was said. */
const orNothing = <A, W>(said: t.Type<A, W>) => t.union([said, t.null]);

const names = answerShape({ firstName: orNothing(text), lastName: orNothing(text) });

const address = answerShape({
  recipient: text,
  line1: text,
  line2: orNothing(text),
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
  fund: orNothing(answerShape({ name: text, goal: measure, raised: measure })),
  personalization: orNothing(answerShape({ line1: text, line2: text, font: text, color: text, images: list(text) })),
});

const gift = answerShape({
  id: text,
  kind: t.keyof({ item: null, contribution: null, giftCard: null, eGiftCard: null }),
  name: text,
  sku: orNothing(text),
  personalizationId: orNothing(whole),
  quantity: orNothing(whole),
  amount: orNothing(measure),
  giver: answerShape({ firstName: text, lastName: text }),
  givenAt: text,
  message: text,
  isThanked: flag,
  note: text,
});

const registry = answerShape({
  grId: text,
  market: t.keyof({ US: null, CA: null }),
  currency: t.keyof({ USD: null, CAD: null }),
  registrant: names,
  coRegistrant: orNothing(names),
  event: answerShape({ code: text, name: text, date: text }),
  visibility: t.keyof({ findable: null, link: null, private: null }),
  greeting: orNothing(text),
  biography: text,
  deliveryAddress: orNothing(address),
  coupon: orNothing(answerShape({ code: text, expirationDate: text, isCancelled: flag, discount: measure })),
  giftCardsBought: measure,
  items: list(item),
  gifts: list(gift),
  checklist: list(text),
});

/** Everything that is kept of one's account and its registries: the document travels as it is (AUTH-06). */
export const dataExport: AnswerCodec<DataExport> = answerCodec(
  answerShape({
    format: t.literal('gift-registry-own-data'),
    version: t.literal(1),
    takenAt: text,
    account: answerShape({ email: text, firstName: text, lastName: text }),
    registries: list(registry),
    photos: list(answerShape({ grId: text, mediaType: t.literal('image/jpeg'), base64: text })),
  }),
  (wire): DataExport => wire,
  (_site, data) => data,
);
