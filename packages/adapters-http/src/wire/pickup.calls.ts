import type { CartAddition, CartRequest, PickupRefusal, StoreNumber } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import * as t from 'io-ts';
import { addRefusal, anyRegistry, cartAddition, fromGuestList, itemProps, itemToWire } from './add-to-cart.calls.ts';
import { type Call, translatedBody } from './call.ts';
import { identity, storeNumber } from './identity.ts';
import { listOf } from './list-and-option.ts';
import { tagged } from './refusal.ts';
import { requestShape } from './shape.ts';
import { count } from './value.ts';

/** Items to be picked up at a store. */
export interface AddForPickup {
  readonly requests: ReadonlyArray<CartRequest>;
  readonly storeNumber: StoreNumber;
}

export const addForPickup: Call<AddForPickup, CartAddition, PickupRefusal> = {
  needsCookies: true,
  method: 'POST',
  paths: ['/guest-list/add-store-pickup-product-to-cart'],
  request: translatedBody(
    requestShape({
      items: listOf(requestShape({ ...itemProps, IsPickupSelected: t.literal(true, 'true') }), 1, 20),
      GiftRegistryId: anyRegistry,
      storeNumber,
    }),
    ({ items, GiftRegistryId, storeNumber: at }): AddForPickup => ({
      requests: fromGuestList(items, GiftRegistryId),
      storeNumber: at,
    }),
    ({ requests, storeNumber: at }) => ({
      items: requests.map((request) => ({ ...itemToWire(request), IsPickupSelected: true as const })),
      GiftRegistryId: O.none,
      storeNumber: at,
    }),
  ),
  answer: cartAddition,
  refusal: t.union([addRefusal, tagged('StoreNotFound', {}), tagged('NotAtStore', { identity, units: count })]),
};
