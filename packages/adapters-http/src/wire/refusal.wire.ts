import type {
  AddItemRefusal,
  AddRefusal,
  ItemUnknown,
  KeyRefusal,
  LineRefusal,
  ListRefusal,
  OrderRefusal,
  OwnerRefusal,
  PopupNotFound,
  ProductNotFound,
  RegistryNotFound,
  RemoveRefusal,
  ReplaceRefusal,
  SignInRefusal,
  WantsRefusal,
} from '@gift-registry/domain';
import * as t from 'io-ts';
import { spelled } from './choice.ts';
import { identity } from './identity.ts';
import { goneLine, overClaimedLine } from './refused-line.wire.ts';
import { list } from './shape.ts';
import { count } from './text.ts';

/** Why a call's deed was refused, whichever call it is. */
export type AnyRefusal =
  | AddItemRefusal
  | AddRefusal
  | LineRefusal
  | OrderRefusal
  | OwnerRefusal
  | PopupNotFound
  | ProductNotFound
  | RemoveRefusal
  | ReplaceRefusal
  | SignInRefusal
  | WantsRefusal;

const tagged = <Tag extends AnyRefusal['_tag'], P extends t.Props>(tag: Tag, data: P) =>
  t.strict({ _tag: t.literal(tag), ...data }, tag);

const quantityOutOfRange = tagged('QuantityOutOfRange', { minimum: count, maximum: count });
const keyReused = tagged('KeyReused', {});
const inFlight = tagged('InFlight', {});

/** Any call that names a registry and is open to anyone. */
export const registryNotFound: t.Type<RegistryNotFound, unknown> = tagged('RegistryNotFound', {});

/** Reading a product. */
export const productNotFound: t.Type<ProductNotFound, unknown> = tagged('ProductNotFound', {});

/** Reading shipping information. */
export const popupNotFound: t.Type<PopupNotFound, unknown> = tagged('PopupNotFound', {});

/** Reading one item of a registry. */
export const itemNotFound: t.Type<RegistryNotFound | ItemUnknown, unknown> = t.union([
  tagged('RegistryNotFound', {}),
  tagged('ItemUnknown', {}),
]);

/** Putting things on a registry. */
export const addItemRefusal: t.Type<ListRefusal | AddItemRefusal | KeyRefusal, unknown> = t.union([
  tagged('SignInNeeded', {}),
  tagged('RegistryNotFound', {}),
  tagged('ProductUnknown', { identity }),
  tagged('NotOwner', {}),
  quantityOutOfRange,
  tagged('NoLongerAvailable', { identity }),
  tagged('NotAddable', { identity }),
  tagged('PersonalizationMissing', { identity }),
  keyReused,
  inFlight,
]);

/** Taking an item off a registry. */
export const removeRefusal: t.Type<ListRefusal | RemoveRefusal, unknown> = t.union([
  tagged('SignInNeeded', {}),
  tagged('RegistryNotFound', {}),
  tagged('NotOwner', {}),
  tagged('HasPurchases', {}),
]);

/** Putting a replacement in an item's place. */
export const replaceRefusal: t.Type<OwnerRefusal | ReplaceRefusal | KeyRefusal, unknown> = t.union([
  tagged('SignInNeeded', {}),
  tagged('RegistryNotFound', {}),
  tagged('ItemUnknown', {}),
  tagged('NotOwner', {}),
  tagged('NotOffered', {}),
  tagged('SameIdentity', {}),
  tagged('NotACandidate', {}),
  tagged('NotReplaceable', {}),
  keyReused,
  inFlight,
]);

/** Changing how many are wanted. */
export const wantsRefusal: t.Type<OwnerRefusal | WantsRefusal, unknown> = t.union([
  tagged('SignInNeeded', {}),
  tagged('RegistryNotFound', {}),
  tagged('ItemUnknown', {}),
  tagged('NotOwner', {}),
  quantityOutOfRange,
  tagged('BelowPurchased', { purchased: count }),
  tagged('ItemSettled', {}),
]);

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
  keyReused,
  inFlight,
]);

/** Changing a line of the cart. */
export const lineRefusal: t.Type<LineRefusal, unknown> = t.union([tagged('LineUnknown', {}), quantityOutOfRange]);

/** Placing an order. */
export const orderRefusal: t.Type<OrderRefusal, unknown> = t.union([
  tagged('CartEmpty', {}),
  tagged('GiverInvalid', {
    field: spelled({ firstName: 'firstName', lastName: 'lastName', email: 'email', message: 'message' }),
  }),
  tagged('ShippingMethodUnknown', {}),
  tagged('ItemGone', { lines: list(goneLine) }),
  tagged('OverClaim', { lines: list(overClaimedLine) }),
  tagged('PaymentRefused', {}),
  keyReused,
  inFlight,
]);

/** Signing in. */
export const signInRefusal: t.Type<SignInRefusal, unknown> = tagged('BadCredentials', {});
