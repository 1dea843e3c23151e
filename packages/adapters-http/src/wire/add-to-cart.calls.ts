import {
  type AddRefusal,
  type AskedRequest,
  type CartAddition,
  type CartRequest,
  NOT_PERSONALIZED,
  sites,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import * as t from 'io-ts';
import type { Call } from './call.ts';
import { spelled } from './choice.ts';
import { type AnswerCodec, answerCodec } from './codec.ts';
import { cartId, grId, identity, personalizationId, sku } from './identity.ts';
import { orElse, orEmpty } from './option.ts';
import { idempotencyKeyReused, quantityOutOfRange, requestInProgress, tagged } from './refusal.wire.ts';
import { bodyRequest } from './request.ts';
import { answerShape, list, listOf, requestShape } from './shape.ts';
import { count, flag, pathOrEmpty, text, whole } from './text.ts';

/** A way in which one of the sites ships. */
const shipMethod = spelled(
  Object.fromEntries(Object.values(sites).flatMap((site) => site.shippingMethods.map(({ code }) => [code, code]))),
);

/** AddToCartItem of the contract: the fields that other calls and pages need are read and checked, and say nothing to the cart. */
export const addToCartProps = {
  Sku: sku,
  Quantity: whole,
  OptionChoiceParameter: text,
  GiftRegistryId: orElse(orEmpty(grId), O.none),
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
  ShipMethod: orElse(shipMethod, 'standard'),
};

const addToCartItem = requestShape(addToCartProps);

/** `{items: AddToCartItem[]}`, 1 to 20. */
const addToCartWire = requestShape({ items: listOf(addToCartItem, 1, 20) });

type AddToCartWire = t.TypeOf<typeof addToCartWire>;

/** The guest list's call: the registry may be named once, for all items that do not name one themselves. */
const addFromGuestListWire = requestShape({
  items: listOf(addToCartItem, 1, 20),
  GiftRegistryId: orElse(orEmpty(grId), O.none),
});

type AddFromGuestListWire = t.TypeOf<typeof addFromGuestListWire>;

const addToCartFromWire = ({ items }: AddToCartWire): ReadonlyArray<CartRequest> =>
  items.map((item) => ({
    grId: item.GiftRegistryId,
    identity: { sku: item.Sku, personalizationId: item.PersonalizationId },
    quantity: item.Quantity,
  }));

/** Nobody asks for an installation or a shipping method where a thing is added: the one is arranged after the order, the other chosen in the cart (BUY-04). */
const addToCartToWire = (requests: ReadonlyArray<AskedRequest>): AddToCartWire => ({
  items: requests.map(({ grId, identity, quantity, askedAt }) => ({
    Sku: identity.sku,
    Quantity: quantity,
    OptionChoiceParameter: askedAt?.optionChoice ?? '',
    GiftRegistryId: grId,
    PersonalizationId: identity.personalizationId,
    Location: askedAt?.location ?? '',
    IsPickupSelected: false,
    Position: askedAt?.position ?? 0,
    TotalPositions: askedAt?.totalPositions ?? 0,
    Url: askedAt?.url ?? '',
    IsInstallationServiceRequired: false,
    InstallationServiceType: 0,
    PersonalizationText: askedAt?.personalizationText ?? '',
    IsPersonalized: identity.personalizationId !== NOT_PERSONALIZED,
    ShipMethod: 'standard',
  })),
});

export const addFromGuestListFromWire = ({ items, GiftRegistryId }: AddFromGuestListWire): ReadonlyArray<CartRequest> =>
  addToCartFromWire({ items }).map((request) => ({ ...request, grId: O.alt(() => GiftRegistryId)(request.grId) }));

export const addFromGuestListToWire = (requests: ReadonlyArray<AskedRequest>): AddFromGuestListWire => ({
  ...addToCartToWire(requests),
  GiftRegistryId: O.none,
});

const additionWire = answerShape({
  isSuccess: flag,
  basketId: cartId,
  basketCount: count,
  added: list(
    answerShape({ Sku: sku, PersonalizationId: personalizationId, GiftRegistryId: orEmpty(grId), Quantity: count }),
  ),
  warnings: list(answerShape({ Sku: sku, PersonalizationId: personalizationId, remaining: count })),
});

type AdditionWire = t.TypeOf<typeof additionWire>;

const fromWire = (wire: AdditionWire): CartAddition => ({
  cartId: wire.basketId,
  count: wire.basketCount,
  added: wire.added.map(({ Sku, PersonalizationId, GiftRegistryId, Quantity }) => ({
    grId: GiftRegistryId,
    identity: { sku: Sku, personalizationId: PersonalizationId },
    quantity: Quantity,
  })),
  warnings: wire.warnings.map(({ Sku, PersonalizationId, remaining }) => ({
    identity: { sku: Sku, personalizationId: PersonalizationId },
    remaining,
  })),
});

const toWire = (addition: CartAddition): AdditionWire => ({
  isSuccess: true,
  basketId: addition.cartId,
  basketCount: addition.count,
  added: addition.added.map(({ grId, identity, quantity }) => ({
    Sku: identity.sku,
    PersonalizationId: identity.personalizationId,
    GiftRegistryId: grId,
    Quantity: quantity,
  })),
  warnings: addition.warnings.map(({ identity, remaining }) => ({
    Sku: identity.sku,
    PersonalizationId: identity.personalizationId,
    remaining,
  })),
});

/** The cart answer of the adding calls; a warning refuses nothing (BUY-02). */
export const cartAddition: AnswerCodec<CartAddition> = answerCodec(additionWire, fromWire, (_site, addition) =>
  toWire(addition),
);

/** Putting things into the cart. */
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
  idempotencyKeyReused,
  requestInProgress,
]);

export const addToCart: Call<ReadonlyArray<AskedRequest>, CartAddition, AddRefusal> = {
  status: 200,
  method: 'POST',
  paths: ['/browse/scbadd/AddItemToCartV2'],
  request: bodyRequest(addToCartWire, addToCartFromWire, addToCartToWire),
  answer: cartAddition,
  refusal: addRefusal,
};

/** As `addToCart`, for things of a registry only: one that names none is refused with `RegistryMissing`. */
export const addFromGuestList: Call<ReadonlyArray<AskedRequest>, CartAddition, AddRefusal> = {
  ...addToCart,
  paths: ['/guest-list/add-product-to-cart'],
  request: bodyRequest(addFromGuestListWire, addFromGuestListFromWire, addFromGuestListToWire),
};
