/**
 * The registry's rules for plain JavaScript. `readRegistry` and `readItem` read the service's JSON; the rules take what
 * they return. A wrong argument throws a `TypeError`; nothing else throws.
 */
export { bandOf, exceedsRemaining, formatPrice, isNeeded, itemStatus, purchaseState, remaining } from './counting.ts';
export { filterCounts, findItem, LIST_DEFAULTS, listSections } from './list.ts';
export { readItem, readRegistry } from './read.ts';
export { daysToGo, giftCardAmount } from './registry.ts';
export type * from './types.ts';
