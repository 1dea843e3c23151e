import type {
  AddItemRefusal,
  AddRefusal,
  AvailabilityRefusal,
  CartContributionRefusal,
  ConfirmationRefusal,
  DesignRefusal,
  FamilyNotFound,
  FundNameRefusal,
  GiftCardRefusal,
  GroupGiftRefusal,
  ItemUnknown,
  KeyRefusal,
  LineRefusal,
  ListRefusal,
  MostLovedRefusal,
  OrderRefusal,
  OwnerRefusal,
  PickupRefusal,
  PodNotFound,
  PopupNotFound,
  ProductNotFound,
  RegistryNotFound,
  RemoveRefusal,
  ReplaceRefusal,
  ReportRefusal,
  SignInRefusal,
  WantsRefusal,
} from '@gift-registry/domain';
import * as t from 'io-ts';
import { identity } from './identity.ts';
import { money } from './money.ts';
import { count } from './text.ts';

/** Why a call's deed was refused, whichever call it is. */
export type AnyRefusal =
  | AddItemRefusal
  | AddRefusal
  | DesignRefusal
  | AvailabilityRefusal
  | CartContributionRefusal
  | ConfirmationRefusal
  | FamilyNotFound
  | FundNameRefusal
  | GiftCardRefusal
  | GroupGiftRefusal
  | LineRefusal
  | MostLovedRefusal
  | OrderRefusal
  | OwnerRefusal
  | PickupRefusal
  | PodNotFound
  | PopupNotFound
  | ProductNotFound
  | RemoveRefusal
  | ReplaceRefusal
  | ReportRefusal
  | SignInRefusal
  | WantsRefusal;

/** A refusal of that tag, with its data. */
export const tagged = <Tag extends AnyRefusal['_tag'], P extends t.Props>(tag: Tag, data: P) =>
  t.strict({ _tag: t.literal(tag), ...data }, tag);

/** A number of pieces that is out of its bounds. */
export const quantityOutOfRange = tagged('QuantityOutOfRange', { minimum: count, maximum: count });
/** A key that stood for something else. */
export const keyReused = tagged('KeyReused', {});
/** A key whose first call has not ended. */
export const inFlight = tagged('InFlight', {});

/** Any call that names a registry and is open to anyone. */
export const registryNotFound: t.Type<RegistryNotFound, unknown> = tagged('RegistryNotFound', {});

/** Reading a product. */
export const productNotFound: t.Type<ProductNotFound, unknown> = tagged('ProductNotFound', {});

/** Reading shipping information. */
export const popupNotFound: t.Type<PopupNotFound, unknown> = tagged('PopupNotFound', {});

/** Reading the pictures of a family. */
export const familyNotFound: t.Type<FamilyNotFound, unknown> = tagged('FamilyNotFound', {});

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
  tagged('FundTooLarge', { raised: money, takes: money }),
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

/** Signing in. */
export const signInRefusal: t.Type<SignInRefusal, unknown> = tagged('BadCredentials', {});
