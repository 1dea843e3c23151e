import type {
  ChangeWantedRefusal,
  GrId,
  ItemIdentity,
  OwnerRefusal,
  RegistryAddress,
  RegistryItem,
  RegistryNotFound,
  RegistryView,
  WantedQuantityChange,
} from '@gift-registry/domain';
import type { Call } from './call.ts';
import { grId } from './identity.ts';
import { wantedRefusal } from './keeping-refusal.wire.ts';
import { pageStateAnswer } from './page-state.wire.ts';
import { registryNotFound } from './refusal.wire.ts';
import { registryAddress } from './registry-address.wire.ts';
import { registryList } from './registry-list.wire.ts';
import { bodyPassedOver, bodyRequest, noQuery, requestCodec } from './request.ts';
import { answerShape } from './shape.ts';
import { changeWantedWire, wantedChange } from './wants.wire.ts';

/** One item shall be wanted that often. */
export interface ChangeWantedQuantity {
  readonly grId: GrId;
  readonly identity: ItemIdentity;
  readonly wanted: number;
}

export const openRegistry: Call<RegistryAddress, RegistryView, RegistryNotFound> = {
  status: 200,
  method: 'GET',
  paths: ['/api/registry/{grId}'],
  request: registryAddress,
  answer: pageStateAnswer,
  refusal: registryNotFound,
};

export const registryItems: Call<GrId, ReadonlyArray<RegistryItem>, RegistryNotFound> = {
  status: 200,
  method: 'GET',
  paths: ['/api/registry-list/{grId}'],
  request: requestCodec(
    { params: answerShape({ grId }), query: noQuery, body: bodyPassedOver },
    ({ params }) => params.grId,
    (number) => ({ params: { grId: number }, query: {}, body: undefined }),
  ),
  answer: registryList,
  refusal: registryNotFound,
};

export const changeWantedQuantity: Call<
  ChangeWantedQuantity,
  WantedQuantityChange,
  OwnerRefusal | ChangeWantedRefusal
> = {
  status: 200,
  method: 'POST',
  paths: ['/gift-registry/universal/update-gift-registry-item-wants', '/gift-registry/update-gift-registry-item-wants'],
  request: bodyRequest(
    changeWantedWire,
    ({ sku, personalizationId, quantityWants, ...rest }) => ({
      ...rest,
      identity: { sku, personalizationId },
      wanted: quantityWants,
    }),
    ({ grId: number, identity, wanted }) => ({ grId: number, ...identity, quantityWants: wanted }),
  ),
  answer: wantedChange,
  refusal: wantedRefusal,
};
