import type {
  FundNameRefusal,
  GroupGiftRefusal,
  ItemEditRefusal,
  MostLovedRefusal,
  OwnerRefusal,
} from '@gift-registry/domain';
import * as t from 'io-ts';
import { identity } from './identity.ts';
import { editableItem } from './item-edit.wire.ts';
import { quantityOutOfRange, tagged } from './refusal.wire.ts';
import { count } from './text.ts';

const owner = [
  tagged('SignInNeeded', {}),
  tagged('RegistryNotFound', {}),
  tagged('ItemUnknown', {}),
  tagged('NotOwner', {}),
] as const;

/** Marking an item as most loved. */
export const mostLovedRefusal: t.Type<OwnerRefusal | MostLovedRefusal, unknown> = t.union([
  ...owner,
  tagged('ItemSettled', {}),
]);

/** Making an item a group gift, or one like any other. */
export const groupGiftRefusal: t.Type<OwnerRefusal | GroupGiftRefusal, unknown> = t.union([
  ...owner,
  tagged('NotInMarket', {}),
  tagged('ItemSettled', {}),
  tagged('NoLongerAvailable', { identity }),
  tagged('HasContributions', {}),
]);

/** Naming the fund of a group gift. */
export const fundNameRefusal: t.Type<OwnerRefusal | FundNameRefusal, unknown> = t.union([
  ...owner,
  tagged('NotInMarket', {}),
  tagged('FundNameInvalid', { maximum: count }),
  tagged('NotAGroupGift', {}),
]);

/** Changing several things of an item at once. */
export const itemEditRefusal: t.Type<OwnerRefusal | ItemEditRefusal, unknown> = t.union([
  ...owner,
  tagged('NotInMarket', {}),
  tagged('FundNameInvalid', { maximum: count }),
  quantityOutOfRange,
  tagged('ItemVersionConflict', { stored: editableItem }),
  tagged('ItemSettled', {}),
  tagged('NoLongerAvailable', { identity }),
  tagged('HasContributions', {}),
  tagged('NotAGroupGift', {}),
  tagged('BelowPurchased', { purchased: count }),
]);
