import type {
  CartContributionRefusal,
  GiftCardRefusal,
  LineRefusal,
  LoweringRefusal,
  OrderRefusal,
} from '@gift-registry/domain';
import * as t from 'io-ts';
import { spelled } from './choice.ts';
import { identity } from './identity.ts';
import { money } from './money.ts';
import { idempotencyKeyReused, quantityOutOfRange, requestInProgress, tagged } from './refusal.wire.ts';
import { goneLine, overClaimedLine, presentLine, tooMuchMoney } from './refused-line.wire.ts';
import { list } from './shape.ts';
import { count, text } from './text.ts';

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
  tagged('GiftCardRejected', { message: text }),
  tagged('CartFull', { maximum: count }),
  idempotencyKeyReused,
  requestInProgress,
]);

/** Putting money for a group gift into the cart; amounts are in units of the site's money. */
export const contributionRefusal: t.Type<CartContributionRefusal, unknown> = t.union([
  tagged('RegistryNotFound', {}),
  tagged('NotOnRegistry', { identity }),
  tagged('OtherBrand', { identity }),
  tagged('NotInMarket', {}),
  tagged('NotAGroupGift', {}),
  tagged('NoLongerAvailable', { identity }),
  tagged('PersonalizationError', { identity }),
  tagged('ContributionTooSmall', { minimum: money }),
  tagged('FundFull', { missing: money }),
  tagged('AlreadyInCart', { inCart: money, missing: money }),
  tagged('CartFull', { maximum: count }),
  idempotencyKeyReused,
  requestInProgress,
]);

/** Lowering money for a group gift in the cart; amounts are in units of the site's money. */
export const loweringRefusal: t.Type<LoweringRefusal, unknown> = t.union([
  tagged('LineUnknown', {}),
  tagged('RegistryNotFound', {}),
  tagged('NotOnRegistry', { identity }),
  tagged('MoreThanInCart', { inCart: money }),
  tagged('NotInMarket', {}),
  tagged('NotAGroupGift', {}),
  tagged('NoLongerAvailable', { identity }),
  tagged('PersonalizationError', { identity }),
  tagged('ContributionTooSmall', { minimum: money }),
  tagged('FundFull', { missing: money }),
]);

/** Changing a line of the cart. */
export const lineRefusal: t.Type<LineRefusal, unknown> = t.union([tagged('LineUnknown', {}), quantityOutOfRange]);

/** A giver who is not as a giver must be. */
export const giverInvalid = tagged('GiverInvalid', {
  field: spelled({ firstName: 'firstName', lastName: 'lastName', email: 'email', message: 'message' }),
});

/** Placing an order. */
export const orderRefusal: t.Type<OrderRefusal, unknown> = t.union([
  tagged('CartEmpty', {}),
  giverInvalid,
  tagged('ShippingMethodUnknown', {}),
  tagged('CartChanged', { lines: list(presentLine), subtotal: money }),
  tagged('ItemGone', { lines: list(goneLine) }),
  tagged('PaidTogether', { lines: list(goneLine) }),
  tagged('PickupGone', { lines: list(goneLine) }),
  tagged('FundFull', { lines: list(tooMuchMoney) }),
  tagged('OverClaim', { lines: list(overClaimedLine) }),
  tagged('PaymentRefused', {}),
  idempotencyKeyReused,
  requestInProgress,
]);
