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
export * from './calendar/calendar-day.ts';
export * from './calendar/calendar-day.ts';
export * from './calendar/calendar-day.ts';
export * from './calendar/calendar-day.ts';
export { type Instant, instantAt, parseInstant } from './calendar/instant.ts';
export * from './coupon/coupon.ts';
export { isCouponValid } from './coupon/coupon.ts';
export * from './event/event.ts';
export * from './fund/contribution-amount.ts';
export * from './gift-card/gift-card.ts';
export * from './gift-card/gift-card.ts';
export * from './gift-card/gift-card.ts';
export * from './gift-card/gift-card.ts';
export * from './identity/ids.ts';
export * from './identity/ids.ts';
export * from './identity/item-identity.ts';
export { type AccountId, parseAccountId } from './identity/people.ts';
export * from './identity/sku.ts';
export * from './identity/sku.ts';
export * from './item/fund.ts';
export * from './item/fund.ts';
export * from './item/fund.ts';
export * from './item/item-personalization.ts';
export * from './item/item-price.ts';
export * from './item/item-price.ts';
export * from './item/item-status.ts';
export * from './item/item-status.ts';
export * from './item/product.ts';
export * from './item/purchase-state.ts';
export * from './item/registry-item.ts';
export * from './list/filter-counts.ts';
export * from './list/filter-match.ts';
export * from './list/list-choice.ts';
export * from './list/list-choice.ts';
export * from './list/list-choice.ts';
export * from './list/list-choice.ts';
export { type FilterChoice, toggleFilter } from './list/list-choice.ts';
export * from './list/list-sections.ts';
export * from './list/list-sections.ts';
export * from './list/list-sections.ts';
export * from './list/price-band.ts';
export * from './list/section-kind.ts';
export * from './money/index.ts';
export * from './quantity/guest-quantity.ts';
export * from './registry/decide-replace.ts';
export type { NotAGroupGift, NotInMarket } from './registry/owner-decisions.ts';
export * from './registry/registry.ts';
export * from './registry/registry-fact.ts';
export type { ReplacementCandidate } from './registry/replacement-candidates.ts';
export type { FundTooLarge } from './registry/transferred-fund.ts';
export type { PersonalizationMessages } from './registry/without-design.ts';
export type { Gtin } from './scan/product-code.ts';
export * from './site/site.ts';
export { marketRulesOf, type Sites, sitesOf } from './site/sites.ts';
