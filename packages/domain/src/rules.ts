/**
 * Entry point for tills and kiosks: the rules for showing and giving gifts, without messages, ports, services and
 * pages. `npm run check:package` keeps it within 9,000 bytes.
 *
 * Exported in full: identity, money. In part: account (permissions), calendar (without the times that other systems
 * write), coupon (validity and savings), event (types), fund (amounts), gift-card (amounts and codes), item (purchase
 * state, price, fund), list (bands, sections, filters), quantity (a guest's), registry (its data, replacing), site
 * (data).
 *
 * `./keeping` exports an owner's decisions and how they change a registry. Only the main entry point exports pages and
 * their addresses, search and recommendations, cart and orders (use their ports), and idempotency.
 */

export * from './account/permissions.ts';
export {
  addDays,
  type CalendarDay,
  type Clock,
  calendarDayIn,
  daysToGo,
  isPostEvent,
  parseCalendarDay,
  today,
  wallClockIn,
  weekdayOf,
} from './calendar/calendar-day.ts';
export { type Instant, instantAt, parseInstant } from './calendar/instant.ts';
export { couponPercent, isCouponValid } from './coupon/coupon.ts';
export { type EventType, eventTypeOf, isBaby, isBabyOrKids, isEventCode, type KnownEventCode } from './event/event.ts';
export { type ContributionVerdict, contributionVerdict } from './fund/contribution-amount.ts';
export * from './gift-card/gift-card.ts';
export { type GrId, type OrderNumber, parseGrId, parseOrderNumber } from './identity/ids.ts';
export * from './identity/item-identity.ts';
export { type AccountId, parseAccountId } from './identity/people.ts';
export { displaySku, parseSku, type Sku } from './identity/sku.ts';
export * from './item/fund.ts';
export { personalizationTypeOf } from './item/item-personalization.ts';
export {
  isPersonalized,
  itemPrice,
  PERSONALIZATION_PRICE,
  type Personalizable,
  type PricedItem,
  type PriceFields,
  pricedProduct,
  type ShownPrice,
  shownPrice,
} from './item/item-price.ts';
export {
  type AvailableItemStatus,
  availableItemStatus,
  type Condition,
  conditionOf,
  hasPersonalizationError,
  type ItemStatus,
  itemStatus,
} from './item/item-status.ts';
export type {
  Dimensions,
  ItemImages,
  ItemMessage,
  PersonalizationType,
  Product,
  ProductColor,
} from './item/product.ts';
export * from './item/purchase-state.ts';
export * from './item/registry-item.ts';
export * from './list/filter-counts.ts';
export * from './list/filter-match.ts';
export {
  type Availability,
  type AvailabilityFields,
  availabilities,
  defaultSort,
  type FilterChoice,
  type GiftMark,
  type GiftOption,
  type GroupBy,
  giftOptions,
  groupings,
  isOfAvailability,
  type ListChoice,
  type ListFilters,
  matchesGiftOption,
  NO_FILTERS,
  NOTHING_CHOSEN,
  type SortBy,
  type SortingSite,
  sortFor,
  toggleFilter,
} from './list/list-choice.ts';
export * from './list/list-sections.ts';
export * from './list/price-band.ts';
export * from './list/section-kind.ts';
export { formatAmount, formatDay, formatDayRange, formatPrice } from './messages/en/formats.ts';
export * from './money/index.ts';
export {
  coerceGuestQuantity,
  exceedsRemaining,
  GUEST_QUANTITY,
  guestQuantityField,
  isGuestQuantity,
  type QuantityOutOfRange,
} from './quantity/guest-quantity.ts';
export * from './registry/decide-replace.ts';
export type { NotAGroupGift, NotInMarket } from './registry/owner-decisions.ts';
export {
  type CompletionCoupon,
  type NewRegistry,
  type OwnRegistry,
  type Registry,
  type RegistryAccess,
  type RegistryName,
  type Revision,
  type RevisionId,
  registryName,
  type SetAside,
  type SurpriseGift,
  type Version,
  type Visibility,
} from './registry/registry.ts';
export * from './registry/registry-fact.ts';
export type { ReplacementCandidate } from './registry/replacement-candidates.ts';
export type { FundTooLarge } from './registry/transferred-fund.ts';
export type { PersonalizationMessages } from './registry/without-design.ts';
export type { Gtin } from './scan/product-code.ts';
export * from './site/site.ts';
export { marketRulesOf, type Sites, sitesOf } from './site/sites.ts';
