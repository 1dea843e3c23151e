/*
 * [GC-03] [GC-06] [GC-08] A gift card is bought one at a time, for at least 10 as a card and at least 25 by mail, for 999 at most; on the Canadian site none is sold.
 *
 * Laws:
 * - a card is worth at least 10, an eGift card at least 25, both at most 999
 * - one is bought at a time
 * - every site but the Canadian one sells them
 *
 * @example sellsGiftCards('CA') // => false
 */
import type { Market } from '../site/index.ts';

/** A card in the post, or one that comes by mail. */
export type GiftCardKind = 'GiftCard' | 'EGiftCard';

/** How to read: the kinds in the order in which they are offered, each with the least amount in whole units of the site's money. */
export const giftCardKinds: ReadonlyArray<{ readonly kind: GiftCardKind; readonly minimum: number }> = [
  { kind: 'GiftCard', minimum: 10 },
  { kind: 'EGiftCard', minimum: 25 },
];

/** The most that a form takes for one card, in whole units of the site's money. */
export const GIFT_CARD_MAXIMUM = 999;

/** How many are bought at a time. */
export const GIFT_CARD_QUANTITY = 1;

/** Whether gift cards can be bought on the sites of the market. */
export const sellsGiftCards = (market: Market): boolean => market !== 'CA';
