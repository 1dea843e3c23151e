/**
 * The door for tills and kiosks: what is asked where gifts are shown and given, without words, ports, services and pages. The check of the package keeps it within 8 KB.
 *
 * Whole: identity, money. In parts: account (permissions), calendar (all but the moments that other systems write), coupon (whether a code is valid, and what it saves), event (its type), fund (an amount that is
 * given), gift-card (amounts and codes), item (purchase state, price, fund), list (bands, sections, filters), quantity (what a guest buys), registry (what it is, the replace merge), site (data).
 *
 * Behind `./keeping`: what an owner does with a registry, and how it follows from what happened. In the main door alone: what a page shows or has in its address,
 * search and recommendations, the cart and orders (ask their ports), and what is kept once by key.
 */

export * from './account/permissions.ts';
export * from './account/role.ts';
export * from './calendar/calendar-day.ts';
export * from './calendar/days-to-go.ts';
export * from './calendar/format-day.ts';
export { type Instant, instantAt, parseInstant } from './calendar/instant.ts';
export * from './calendar/post-event.ts';
export { isCouponValid } from './coupon/coupon-notice.ts';
export * from './coupon/coupon-percent.ts';
export * from './event/event-type.ts';
export * from './fund/contribution-amount.ts';
export * from './gift-card/gift-card-amount.ts';
export * from './gift-card/gift-card-guard.ts';
export * from './gift-card/gift-card-limits.ts';
export * from './gift-card/gift-card-offer.ts';
export * from './identity/display-sku.ts';
export * from './identity/item-identity.ts';
export * from './identity/order-number.ts';
export { type AccountId, parseAccountId } from './identity/people.ts';
export * from './identity/registry-number.ts';
export * from './identity/sku.ts';
export * from './item/condition.ts';
export * from './item/fund-goal.ts';
export * from './item/fund-progress.ts';
export * from './item/fund-units.ts';
export * from './item/item-price.ts';
export * from './item/item-status.ts';
export * from './item/personalization-type.ts';
export * from './item/product.ts';
export * from './item/purchase-state.ts';
export * from './item/registry-item.ts';
export * from './item/shown-price.ts';
export * from './list/availability.ts';
export { type FilterChoice, toggleFilter } from './list/filter-choice.ts';
export * from './list/filter-counts.ts';
export * from './list/filter-match.ts';
export * from './list/gift-option.ts';
export * from './list/list-choice.ts';
export * from './list/list-sections.ts';
export * from './list/price-band.ts';
export * from './list/section-counts.ts';
export * from './list/section-kind.ts';
export * from './list/sort-choice.ts';
export * from './list/visible-items.ts';
export * from './money/index.ts';
export * from './quantity/guest-quantity.ts';
export * from './quantity/quantity-out-of-range.ts';
export type { NotAGroupGift } from './registry/decide-fund-name.ts';
export type { NotInMarket } from './registry/decide-group-gift.ts';
export * from './registry/decide-replace.ts';
export type { FundTooLarge } from './registry/moved-fund.ts';
export * from './registry/registry.ts';
export * from './registry/registry-fact.ts';
export type { ReplacementCandidate } from './registry/replacement-candidates.ts';
export type { PersonalizationMessages } from './registry/without-design.ts';
export * from './site/site.ts';
export * from './site/sites.ts';
