import {
  type GrId,
  type ItemIdentity,
  type ItemUnknown,
  NOT_PERSONALIZED,
  type ProductNotFound,
  type RegistryItem,
  type RegistryNotFound,
  type ReplacementCandidate,
  type Sku,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import * as t from 'io-ts';
import { type Call, ignoredBody, queryRequest, registryRequest, requestCodec } from './call.ts';
import { type AnswerCodec, answerCodec, answerOf } from './codec.ts';
import { withForm } from './form.ts';
import { grId, personalizationId, sku } from './identity.ts';
import { list, orElse, orNull } from './list-and-option.ts';
import { registryNotFound } from './open-registry.calls.ts';
import { product } from './product.ts';
import { tagged } from './refusal.ts';
import { registryItem } from './registry-item.ts';
import { answerShape, BESIDE, namedShape, only } from './shape.ts';

/** The items of a registry only; null is the empty list (API-02). */
const registryList: AnswerCodec<ReadonlyArray<RegistryItem>> = answerCodec(
  orNull(list(registryItem)),
  O.getOrElse((): ReadonlyArray<RegistryItem> => []),
  (_site, items) => O.some(items),
);

export const registryItems: Call<GrId, ReadonlyArray<RegistryItem>, RegistryNotFound> = {
  method: 'GET',
  paths: ['/api/registry-list/{grId}'],
  request: registryRequest(ignoredBody),
  answer: registryList,
  refusal: registryNotFound,
};

/** `?personalizationId=`: a whole number as digits. */
const design = withForm(
  new t.Type<ItemIdentity['personalizationId'], string>(
    personalizationId.name,
    personalizationId.is,
    (raw, context) =>
      typeof raw === 'string' && /^\d{1,16}$/.test(raw)
        ? personalizationId.validate(Number(raw), context)
        : t.failure(raw, context),
    String,
  ),
  { as: personalizationId },
);

/** One item of a registry, as this reader may see it. */
export const quicklook: Call<
  { readonly grId: GrId; readonly identity: ItemIdentity },
  RegistryItem,
  RegistryNotFound | ItemUnknown
> = {
  method: 'GET',
  paths: ['/gift-registry/quicklook/r{grId}/sku-{sku}'],
  request: requestCodec(
    {
      params: answerShape({ grId, sku }),
      query: answerShape({
        mode: t.literal('4'),
        isModelOnly: t.literal('true'),
        personalizationId: orElse(design, NOT_PERSONALIZED),
      }),
      body: ignoredBody,
    },
    ({ params, query }) => ({
      grId: params.grId,
      identity: { sku: params.sku, personalizationId: query.personalizationId },
    }),
    ({ grId: number, identity }) => ({
      params: { grId: number, sku: identity.sku },
      query: { mode: '4' as const, isModelOnly: 'true' as const, personalizationId: identity.personalizationId },
      body: undefined,
    }),
  ),
  answer: answerOf(registryItem),
  refusal: t.union([registryNotFound, tagged('ItemUnknown', {})]),
};

/** The products that can replace a product (NLA-02). */
export const replacements: Call<Sku, ReadonlyArray<ReplacementCandidate>, ProductNotFound> = {
  method: 'GET',
  paths: ['/gift-registry/universal/get-replacement-products'],
  request: queryRequest(only('Sku', sku)),
  answer: answerOf(
    list(
      namedShape(
        { identity: namedShape({ sku, personalizationId }, { sku: 'sku_id' }), product },
        { identity: BESIDE, product: BESIDE },
      ),
    ),
  ),
  refusal: tagged('ProductNotFound', {}),
};
