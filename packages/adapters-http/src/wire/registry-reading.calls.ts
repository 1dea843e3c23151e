import type {
  GrId,
  ItemIdentity,
  ItemUnknown,
  OwnRegistry,
  ProductNotFound,
  RegistryItem,
  RegistryNotFound,
  ReplacementCandidate,
  Sku,
} from '@gift-registry/domain';
import { NOT_PERSONALIZED } from '@gift-registry/domain';
import * as t from 'io-ts';
import type { Call } from './call.ts';
import { answerCodec } from './codec.ts';
import { grId, personalizationId, sku } from './identity.ts';
import { orElse } from './option.ts';
import { ownRegistriesAnswer } from './own-registries.wire.ts';
import { itemNotFound, productNotFound } from './refusal.wire.ts';
import { registryItemFromWire, registryItemToWire, registryItemWire } from './registry-item.wire.ts';
import { replacementCandidates } from './replacement-candidates.wire.ts';
import { bareRequest, bodyPassedOver, noParams, requestCodec } from './request.ts';
import { answerShape } from './shape.ts';

export const replacements: Call<Sku, ReadonlyArray<ReplacementCandidate>, ProductNotFound> = {
  status: 200,
  method: 'GET',
  paths: ['/gift-registry/universal/get-replacement-products'],
  request: requestCodec(
    { params: noParams, query: answerShape({ Sku: sku }), body: bodyPassedOver },
    ({ query }) => query.Sku,
    (number) => ({ params: {}, query: { Sku: number }, body: undefined }),
  ),
  answer: replacementCandidates,
  refusal: productNotFound,
};

/** `?personalizationId=`: a whole number as digits. */
const design = new t.Type<ItemIdentity['personalizationId'], string>(
  personalizationId.name,
  personalizationId.is,
  (raw, context) =>
    typeof raw === 'string' && /^\d{1,16}$/.test(raw)
      ? personalizationId.validate(Number(raw), context)
      : t.failure(raw, context),
  String,
);

/** One item of a registry, as this reader may see it. */
export const quicklook: Call<
  { readonly grId: GrId; readonly identity: ItemIdentity },
  RegistryItem,
  RegistryNotFound | ItemUnknown
> = {
  status: 200,
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
      body: bodyPassedOver,
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
  answer: answerCodec(registryItemWire, registryItemFromWire, (site, item) => registryItemToWire(site)(item)),
  refusal: itemNotFound,
};

export const ownRegistries: Call<void, ReadonlyArray<OwnRegistry>, never> = {
  status: 200,
  method: 'GET',
  paths: ['/api/account/registries'],
  request: bareRequest(bodyPassedOver),
  answer: ownRegistriesAnswer,
  refusal: t.never,
};
