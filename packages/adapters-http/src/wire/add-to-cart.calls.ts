import {
  type AddRefusal,
  type CartAddition,
  type CartRequest,
  isShippingCode,
  type LocatedCartRequest,
  NOT_PERSONALIZED,
  STANDARD_SHIPPING,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import * as t from 'io-ts';
import { type Call, translatedBody } from './call.ts';
import { type AnswerCodec, answerOf, succeeded } from './codec.ts';
import { cartId, flatCapitalIdentity, grId, identity, personalizationId, sku } from './identity.ts';
import { list, listOf, orElse, orEmpty } from './list-and-option.ts';
import { keyRefusals, quantityOutOfRange, tagged } from './refusal.ts';
import { answerShape, merged, namedShape, requestShape } from './shape.ts';
import { count, flag, parsed, pathOrEmpty, text, whole } from './value.ts';

/** Which sites offer a method is checked by the service. */
const shippingCode = parsed(
  '1 to 32 lower-case letters, digits and hyphens',
  t.string,
  O.fromPredicate(isShippingCode),
);

export const anyRegistry = orElse(orEmpty(grId), O.none);

/** The fields of `AddToCartItem` in the contract. Fields that only other calls and pages need are checked, then ignored. */
export const itemProps = {
  Sku: sku,
  Quantity: whole,
  OptionChoiceParameter: text,
  GiftRegistryId: anyRegistry,
  PersonalizationId: orElse(personalizationId, NOT_PERSONALIZED),
  Location: orElse(text, ''),
  IsPickupSelected: orElse(flag, false),
  Position: orElse(count, 0),
  TotalPositions: orElse(count, 0),
  Url: orElse(pathOrEmpty, ''),
  IsInstallationServiceRequired: orElse(flag, false),
  InstallationServiceType: orElse(count, 0),
  PersonalizationText: orElse(text, ''),
  IsPersonalized: orElse(flag, false),
  ShipMethod: orElse(shippingCode, STANDARD_SHIPPING),
};

const item = requestShape(itemProps);
type ItemWire = t.TypeOf<typeof item>;

const itemFromWire = (wire: ItemWire): CartRequest => ({
  grId: wire.GiftRegistryId,
  identity: { sku: wire.Sku, personalizationId: wire.PersonalizationId },
  quantity: wire.Quantity,
});

/** Installation and shipping are not chosen here: installation is arranged after the order, shipping in the cart (BUY-04). */
export const itemToWire = (request: LocatedCartRequest): ItemWire => ({
  Sku: request.identity.sku,
  Quantity: request.quantity,
  OptionChoiceParameter: request.requestLocation?.optionChoice ?? '',
  GiftRegistryId: request.grId,
  PersonalizationId: request.identity.personalizationId,
  Location: request.requestLocation?.location ?? '',
  IsPickupSelected: false,
  Position: request.requestLocation?.position ?? 0,
  TotalPositions: request.requestLocation?.totalPositions ?? 0,
  Url: request.requestLocation?.url ?? '',
  IsInstallationServiceRequired: false,
  InstallationServiceType: 0,
  PersonalizationText: request.requestLocation?.personalizationText ?? '',
  IsPersonalized: request.identity.personalizationId !== NOT_PERSONALIZED,
  ShipMethod: STANDARD_SHIPPING,
});

/** Applies a registry named once for the whole request to all items that name none. */
export const fromGuestList = (
  items: ReadonlyArray<ItemWire>,
  registry: ItemWire['GiftRegistryId'],
): ReadonlyArray<LocatedCartRequest> =>
  items.map(itemFromWire).map((request) => ({ ...request, grId: O.alt(() => registry)(request.grId) }));

/** The cart after the addition; a warning does not refuse it (BUY-02). */
export const cartAddition: AnswerCodec<CartAddition> = answerOf(
  merged(
    succeeded,
    namedShape(
      {
        cartId,
        count,
        added: list(
          merged(
            namedShape({ grId: orEmpty(grId), quantity: count }, { grId: 'GiftRegistryId', quantity: 'Quantity' }),
            flatCapitalIdentity(personalizationId),
          ),
        ),
        warnings: list(merged(answerShape({ remaining: count }), flatCapitalIdentity(personalizationId))),
      },
      { cartId: 'basketId', count: 'basketCount' },
    ),
  ),
);

export const addRefusal: t.Type<AddRefusal, unknown> = t.union([
  tagged('RegistryNotFound', {}),
  tagged('ProductUnknown', { identity }),
  tagged('RegistryMissing', {}),
  tagged('CartFull', { maximum: count }),
  quantityOutOfRange,
  tagged('NotOnRegistry', { identity }),
  tagged('NoLongerAvailable', { identity }),
  tagged('OtherBrand', { identity }),
  tagged('PersonalizationError', { identity }),
  tagged('PersonalizationRequired', { identity }),
  tagged('MadeToOrder', { identity }),
  tagged('GroupGiftBegun', { identity }),
  tagged('OutOfStock', { identity }),
  ...keyRefusals,
]);

export const addToCart: Call<ReadonlyArray<LocatedCartRequest>, CartAddition, AddRefusal> = {
  needsCookies: true,
  method: 'POST',
  paths: ['/browse/scbadd/AddItemToCartV2'],
  request: translatedBody(
    requestShape({ items: listOf(item, 1, 20) }),
    ({ items }): ReadonlyArray<CartRequest> => items.map(itemFromWire),
    (requests: ReadonlyArray<LocatedCartRequest>) => ({ items: requests.map(itemToWire) }),
  ),
  answer: cartAddition,
  refusal: addRefusal,
};

/** Like `addToCart`, for items of a registry only: an item without a registry is refused with `RegistryMissing`. */
export const addFromGuestList: Call<ReadonlyArray<LocatedCartRequest>, CartAddition, AddRefusal> = {
  ...addToCart,
  paths: ['/guest-list/add-product-to-cart'],
  request: translatedBody(
    requestShape({ items: listOf(item, 1, 20), GiftRegistryId: anyRegistry }),
    ({ items, GiftRegistryId }) => fromGuestList(items, GiftRegistryId),
    (requests) => ({ items: requests.map(itemToWire), GiftRegistryId: O.none }),
  ),
};
