import type {
  AddItemRefusal,
  GrId,
  ItemAddition,
  ItemIdentity,
  ItemRemoval,
  ItemReplacement,
  ItemsAddition,
  KeyRefusal,
  ListRefusal,
  OwnerRefusal,
  RemoveRefusal,
  ReplaceRefusal,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import type * as t from 'io-ts';
import {
  type AddItems,
  addItemsFromWire,
  addItemsToWire,
  addItemsWire,
  additionFromWire,
  additionToWire,
  oneAddition,
} from './add-items.wire.ts';
import type { Call } from './call.ts';
import { type AnswerCodec, answerCodec } from './codec.ts';
import { grId, personalizationId, sku } from './identity.ts';
import { itemsAdded, listItemAdded } from './items-added.wire.ts';
import { addItemRefusal, removeRefusal, replaceRefusal } from './keeping-refusal.wire.ts';
import { orNull } from './option.ts';
import { written, writtenFromWire, writtenToWire } from './patch.wire.ts';
import { registryItemFromWire, registryItemToWire, registryItemWire } from './registry-item.wire.ts';
import { bodyRequest, noQuery, requestCodec } from './request.ts';
import { answerShape, requestShape } from './shape.ts';

/** This thing shall be on the registry. */
export interface AddItem {
  readonly grId: GrId;
  readonly addition: ItemAddition;
}

/** One item of a registry. */
export interface NamedItem {
  readonly grId: GrId;
  readonly identity: ItemIdentity;
}

/** One item of a registry shall be replaced by something else. */
export interface ReplaceItem {
  readonly grId: GrId;
  readonly existing: ItemIdentity;
  readonly replacement: ItemIdentity;
}

export const addItems: Call<AddItems, ItemsAddition, ListRefusal | AddItemRefusal | KeyRefusal> = {
  status: 200,
  method: 'POST',
  paths: ['/gift-registry/add-gift-registry-item'],
  request: bodyRequest(addItemsWire, addItemsFromWire, addItemsToWire),
  answer: itemsAdded,
  refusal: addItemRefusal,
};

/** As `addItems`, for one thing. */
export const addListItem: Call<AddItem, ItemsAddition, ListRefusal | AddItemRefusal | KeyRefusal> = {
  ...addItems,
  paths: ['/api/registry-list/{grId}'],
  request: requestCodec(
    { params: answerShape({ grId }), query: noQuery, body: requestShape(oneAddition) },
    ({ params, body }): AddItem => ({ grId: params.grId, addition: additionFromWire(body) }),
    ({ grId: number, addition }) => ({ params: { grId: number }, query: {}, body: additionToWire(addition) }),
  ),
  answer: listItemAdded,
};

const itemRemoval: AnswerCodec<ItemRemoval> = answerCodec(answerShape(written), writtenFromWire, writtenToWire);

export const removeItem: Call<NamedItem, ItemRemoval, ListRefusal | RemoveRefusal> = {
  status: 200,
  method: 'POST',
  paths: ['/gift-registry/delete-gift-registry-item'],
  request: bodyRequest(
    requestShape({ sku, grId, personalizationId }),
    ({ grId: number, ...identity }): NamedItem => ({ grId: number, identity }),
    ({ grId: number, identity }) => ({ ...identity, grId: number }),
  ),
  answer: itemRemoval,
  refusal: removeRefusal,
};

const named = requestShape({ Sku: sku, PersonalizationId: personalizationId });
const namedFromWire = (wire: t.TypeOf<typeof named>): ItemIdentity => ({
  sku: wire.Sku,
  personalizationId: wire.PersonalizationId,
});
const namedToWire = (identity: ItemIdentity): t.TypeOf<typeof named> => ({
  Sku: identity.sku,
  PersonalizationId: identity.personalizationId,
});

const itemReplacement: AnswerCodec<ItemReplacement> = answerCodec(
  answerShape({ ...written, replacementItem: registryItemWire, existingItem: orNull(registryItemWire) }),
  ({ replacementItem, existingItem, ...wire }): ItemReplacement => ({
    ...writtenFromWire(wire),
    replacement: registryItemFromWire(replacementItem),
    existing: O.map(registryItemFromWire)(existingItem),
  }),
  (site, { replacement, existing, ...rest }) => ({
    ...writtenToWire(site, rest),
    replacementItem: registryItemToWire(site)(replacement),
    existingItem: O.map(registryItemToWire(site))(existing),
  }),
);

export const replaceItem: Call<ReplaceItem, ItemReplacement, OwnerRefusal | ReplaceRefusal | KeyRefusal> = {
  status: 200,
  method: 'PUT',
  paths: ['/gift-registry/universal/replace-item'],
  request: bodyRequest(
    requestShape({ RegistryId: grId, ExistingItem: named, ReplacementItem: named }),
    ({ RegistryId, ExistingItem, ReplacementItem }): ReplaceItem => ({
      grId: RegistryId,
      existing: namedFromWire(ExistingItem),
      replacement: namedFromWire(ReplacementItem),
    }),
    ({ grId: number, existing, replacement }) => ({
      RegistryId: number,
      ExistingItem: namedToWire(existing),
      ReplacementItem: namedToWire(replacement),
    }),
  ),
  answer: itemReplacement,
  refusal: replaceRefusal,
  failedWith: { replacementItem: null },
};
