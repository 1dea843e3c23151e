import type {
  FundNameRefusal,
  FundNaming,
  GroupGiftChange,
  GroupGiftRefusal,
  MostLovedChange,
  MostLovedRefusal,
  OwnerRefusal,
} from '@gift-registry/domain';
import type { Call } from './call.ts';
import { grId, personalizationId, sku } from './identity.ts';
import { fundNaming, groupGiftChange, mostLovedChange } from './marking.wire.ts';
import { fundNameRefusal, groupGiftRefusal, mostLovedRefusal } from './marking-refusal.wire.ts';
import type { NamedItem } from './owner.calls.ts';
import { bodyRequest } from './request.ts';
import { requestShape } from './shape.ts';
import { flag, text } from './text.ts';

/** One item of a registry shall be most loved, or not. */
export interface ChangeMostLoved extends NamedItem {
  readonly isMostLoved: boolean;
}

/** The fund of one item of a registry shall be called so. */
export interface NameFund extends NamedItem {
  readonly name: string;
}

const item = { sku, grId, personalizationId };

const namedItem = bodyRequest(
  requestShape(item),
  ({ grId: number, ...identity }): NamedItem => ({ grId: number, identity }),
  ({ grId: number, identity }) => ({ ...identity, grId: number }),
);

export const markMostLoved: Call<NamedItem, MostLovedChange, OwnerRefusal | MostLovedRefusal> = {
  status: 200,
  method: 'POST',
  paths: [
    '/gift-registry/universal/create-most-loved-gift-registry-item',
    '/gift-registry/create-most-loved-gift-registry-item',
  ],
  request: namedItem,
  answer: mostLovedChange,
  refusal: mostLovedRefusal,
};

export const unmarkMostLoved: typeof markMostLoved = {
  ...markMostLoved,
  paths: [
    '/gift-registry/universal/delete-most-loved-gift-registry-item',
    '/gift-registry/delete-most-loved-gift-registry-item',
  ],
};

/** Both of the above in one: the body says which. */
export const changeMostLoved: Call<ChangeMostLoved, MostLovedChange, OwnerRefusal | MostLovedRefusal> = {
  ...markMostLoved,
  paths: [
    '/gift-registry/universal/update-most-loved-gift-registry-item',
    '/gift-registry/update-most-loved-gift-registry-item',
  ],
  request: bodyRequest(
    requestShape({ ...item, isMostLoved: flag }),
    ({ grId: number, isMostLoved, ...identity }): ChangeMostLoved => ({ grId: number, identity, isMostLoved }),
    ({ grId: number, identity, isMostLoved }) => ({ ...identity, grId: number, isMostLoved }),
  ),
};

export const startGroupGift: Call<NamedItem, GroupGiftChange, OwnerRefusal | GroupGiftRefusal> = {
  status: 200,
  method: 'POST',
  paths: ['/gift-registry/universal/add-group-gifting-item', '/gift-registry/group-gifting/addtogroupgifting'],
  request: namedItem,
  answer: groupGiftChange,
  refusal: groupGiftRefusal,
};

export const stopGroupGift: typeof startGroupGift = {
  ...startGroupGift,
  paths: ['/gift-registry/universal/remove-group-gifting-item', '/gift-registry/group-gifting/removefromgroupgifting'],
};

export const nameFund: Call<NameFund, FundNaming, OwnerRefusal | FundNameRefusal> = {
  status: 200,
  method: 'POST',
  paths: ['/gift-registry/group-gifting/update-name'],
  request: bodyRequest(
    requestShape({ ...item, name: text }),
    ({ grId: number, name, ...identity }): NameFund => ({ grId: number, identity, name }),
    ({ grId: number, identity, name }) => ({ ...identity, grId: number, name }),
  ),
  answer: fundNaming,
  refusal: fundNameRefusal,
};
