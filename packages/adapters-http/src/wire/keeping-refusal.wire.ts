import type {
  AddItemRefusal,
  ChangeWantedRefusal,
  KeyRefusal,
  ListRefusal,
  OwnerRefusal,
  RemoveRefusal,
  ReplaceRefusal,
} from '@gift-registry/domain';
import * as t from 'io-ts';
import { identity } from './identity.ts';
import { itemBrand } from './item-brand.ts';
import { money } from './money.ts';
import { idempotencyKeyReused, quantityOutOfRange, requestInProgress, tagged } from './refusal.wire.ts';
import { count } from './text.ts';

/** Putting things on a registry. */
export const addItemRefusal: t.Type<ListRefusal | AddItemRefusal | KeyRefusal, unknown> = t.union([
  tagged('SignInNeeded', {}),
  tagged('RegistryNotFound', {}),
  tagged('ProductUnknown', { identity }),
  tagged('NotOwner', {}),
  tagged('BrandMismatch', { identity, brand: itemBrand }),
  quantityOutOfRange,
  tagged('NoLongerAvailable', { identity }),
  tagged('NotAddable', { identity }),
  tagged('PersonalizationMissing', { identity }),
  idempotencyKeyReused,
  requestInProgress,
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
  idempotencyKeyReused,
  requestInProgress,
]);

/** Changing how many are wanted. */
export const wantedRefusal: t.Type<OwnerRefusal | ChangeWantedRefusal, unknown> = t.union([
  tagged('SignInNeeded', {}),
  tagged('RegistryNotFound', {}),
  tagged('ItemUnknown', {}),
  tagged('NotOwner', {}),
  quantityOutOfRange,
  tagged('BelowPurchased', { purchased: count }),
  tagged('ItemSettled', {}),
]);
