import type { AddRefusal, GiftCardRefusal, LineRefusal, OrderRefusal } from '@gift-registry/domain';
import * as t from 'io-ts';
import { spelled } from './choice.ts';
import { identity } from './identity.ts';
import { money } from './money.ts';
import { inFlight, keyReused, quantityOutOfRange, tagged } from './refusal.wire.ts';
import { goneLine, overClaimedLine } from './refused-line.wire.ts';
import { list } from './shape.ts';
import { count } from './text.ts';

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
  tagged('GroupGiftBegun', { identity }),
  keyReused,
  inFlight,
]);

/** Putting a gift card into the cart; bounds of an amount are in units of the site's money. */
export const giftCardRefusal: t.Type<GiftCardRefusal, unknown> = t.union([
  tagged('RegistryNotFound', {}),
  tagged('NotInMarket', {}),
  tagged('GiftCardImageWrong', {}),
  quantityOutOfRange,
  tagged('GiftCardAmountMissing', {}),
  tagged('GiftCardAmountOutOfRange', {
    kind: spelled({ GiftCard: 'GiftCard', EGiftCard: 'EGiftCard' }),
    minimum: money,
    maximum: money,
  }),
  tagged('CartFull', { maximum: count }),
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
  tagged('PaidTogether', { lines: list(goneLine) }),
  tagged('OverClaim', { lines: list(overClaimedLine) }),
  tagged('PaymentRefused', {}),
  keyReused,
  inFlight,
]);
