import type { ItemEdit, ItemEditRefusal, ItemUpdate, OwnerRefusal } from '@gift-registry/domain';
import type { Call } from './call.ts';
import { itemEditFromWire, itemEditToWire, itemEditWire, itemUpdate } from './item-edit.wire.ts';
import { itemEditRefusal } from './marking-refusal.wire.ts';
import type { NamedItem } from './owner.calls.ts';
import { bodyRequest } from './request.ts';

/** Several things of one item of a registry shall be changed at once. */
export interface UpdateItem extends NamedItem {
  readonly edit: ItemEdit;
}

export const updateItem: Call<UpdateItem, ItemUpdate, OwnerRefusal | ItemEditRefusal> = {
  status: 200,
  method: 'POST',
  paths: ['/gift-registry/universal/update-gift-registry-item'],
  request: bodyRequest(
    itemEditWire,
    ({ grId, sku, personalizationId, ...edit }): UpdateItem => ({
      grId,
      identity: { sku, personalizationId },
      edit: itemEditFromWire({ grId, sku, personalizationId, ...edit }),
    }),
    ({ grId, identity, edit }) => ({ ...identity, grId, ...itemEditToWire(edit) }),
  ),
  answer: itemUpdate,
  refusal: itemEditRefusal,
};
