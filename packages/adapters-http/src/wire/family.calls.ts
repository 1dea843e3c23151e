import type { CustomOrder, Family, FamilyNotFound, ItemImages, ProductNotFound, Sku } from '@gift-registry/domain';
import type { option as O } from 'fp-ts';
import type { Call } from './call.ts';
import { customOrderAnswer, familyImagesAnswer, familyQuery, optionChoice } from './family.wire.ts';
import { sku } from './identity.ts';
import { orElse } from './option.ts';
import { familyNotFound, productNotFound } from './refusal.wire.ts';
import { bodyPassedOver, noParams, requestCodec } from './request.ts';
import { answerShape } from './shape.ts';

/** The pictures of a family (BUY-05). */
export const familyImages: Call<Family, ReadonlyArray<ItemImages>, FamilyNotFound> = {
  status: 200,
  method: 'GET',
  paths: ['/gift-registry/universal/get-family-images'],
  request: requestCodec(
    { params: noParams, query: familyQuery, body: bodyPassedOver },
    ({ query }) => ({ familyId: query.FamilyId, brand: query.IsCb2 }),
    ({ familyId, brand }) => ({ params: {}, query: { FamilyId: familyId, IsCb2: brand }, body: undefined }),
  ),
  answer: familyImagesAnswer,
  refusal: familyNotFound,
};

/** The terms of an order that is made for its buyer (ADD-05); what options were chosen changes nothing of them. */
export const customOrder: Call<Sku, O.Option<CustomOrder>, ProductNotFound> = {
  status: 200,
  method: 'GET',
  paths: ['/browse/customorder/confirmation'],
  request: requestCodec(
    {
      params: noParams,
      query: answerShape({ sku, optionChoiceParameter: orElse(optionChoice, '') }),
      body: bodyPassedOver,
    },
    ({ query }) => query.sku,
    (number) => ({ params: {}, query: { sku: number, optionChoiceParameter: '' }, body: undefined }),
  ),
  answer: customOrderAnswer,
  refusal: productNotFound,
};
