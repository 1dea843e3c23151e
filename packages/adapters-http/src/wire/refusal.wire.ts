import type {
  AddItemRefusal,
  AddRefusal,
  AvailabilityRefusal,
  BeginRefusal,
  BiographyTooLong,
  CartContributionRefusal,
  ChangeWantedRefusal,
  ConfirmationRefusal,
  DeletionVersionConflict,
  DesignRefusal,
  EmailInvalid,
  EntryUnknown,
  FamilyNotFound,
  FindRefusal,
  FundNameRefusal,
  GiftCardRefusal,
  GiftUnknown,
  GreetingTooLong,
  GroupGiftRefusal,
  InviteRefusal,
  ItemEditRefusal,
  ItemUnknown,
  JoinRefusal,
  LineRefusal,
  LinkAlreadyUsed,
  LoweringRefusal,
  MostLovedRefusal,
  NewAccountRefusal,
  NoChecklist,
  NoteRefusal,
  OrderRefusal,
  OwnerRefusal,
  PasswordRefusal,
  PasswordWrong,
  PickupRefusal,
  PodNotFound,
  PopupNotFound,
  ProductNotFound,
  RegistryNotFound,
  RemoveRefusal,
  ReplaceRefusal,
  ReportRefusal,
  SentPhotoRefusal,
  SettingsRefusal,
  SignInRefusal,
} from '@gift-registry/domain';
import * as t from 'io-ts';
import { count } from './text.ts';

/** Why a call's action was refused, whichever call it is. */
export type AnyRefusal =
  | AddItemRefusal
  | AddRefusal
  | DesignRefusal
  | AvailabilityRefusal
  | BeginRefusal
  | CartContributionRefusal
  | ConfirmationRefusal
  | EmailInvalid
  | EntryUnknown
  | FamilyNotFound
  | FindRefusal
  | FundNameRefusal
  | BiographyTooLong
  | GiftCardRefusal
  | GiftUnknown
  | GreetingTooLong
  | GroupGiftRefusal
  | ItemEditRefusal
  | InviteRefusal
  | JoinRefusal
  | LineRefusal
  | DeletionVersionConflict
  | LinkAlreadyUsed
  | LoweringRefusal
  | MostLovedRefusal
  | NewAccountRefusal
  | NoteRefusal
  | NoChecklist
  | OrderRefusal
  | OwnerRefusal
  | PasswordRefusal
  | PasswordWrong
  | PickupRefusal
  | PodNotFound
  | PopupNotFound
  | ProductNotFound
  | RemoveRefusal
  | ReplaceRefusal
  | ReportRefusal
  | SentPhotoRefusal
  | SettingsRefusal
  | SignInRefusal
  | ChangeWantedRefusal;

/** A refusal of that tag, with its data. */
export const tagged = <Tag extends AnyRefusal['_tag'], P extends t.Props>(tag: Tag, data: P) =>
  t.strict({ _tag: t.literal(tag), ...data }, tag);

/** Any call that is for the owners of a registry alone. */
export const ownerRefusals = [
  tagged('SignInNeeded', {}),
  tagged('RegistryNotFound', {}),
  tagged('NotOwner', {}),
] as const;

/** A number of pieces that is out of its bounds. */
export const quantityOutOfRange = tagged('QuantityOutOfRange', { minimum: count, maximum: count });
/** A key that stood for something else. */
export const idempotencyKeyReused = tagged('IdempotencyKeyReused', {});
/** A key whose first call has not ended. */
export const requestInProgress = tagged('RequestInProgress', {});

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

/** Signing in. */
export const signInRefusal: t.Type<SignInRefusal, unknown> = tagged('BadCredentials', {});
