/*
 * [GC-03] [GC-05] [GC-06] [GC-08] A gift card is bought one at a time, for at least 10 as a card and at least 25 by mail. The form takes 999 at most, the service 1000; on the
 * Canadian site none is sold.
 *
 * Laws:
 * - a card is worth at least 10, an eGift card at least 25
 * - the form takes up to 999.00, the service up to 1000.00
 * - what is suggested can be bought as any card
 * - one is bought at a time
 * - every site but the Canadian one sells them
 *
 * @example giftCardRange('EGiftCard', 'form') // => { minimum: 2500, maximum: 99900 }
 * @example giftCardRange('GiftCard', 'service') // => { minimum: 1000, maximum: 100000 }
 * @example sellsGiftCards('CA') // => false
 */
import { isKnownIn } from '../account/index.ts';
import { type AmountRange, dollars } from '../money/index.ts';
import type { Market } from '../site/index.ts';

/** A card in the post, or one that comes by mail. */
export type GiftCardKind = 'GiftCard' | 'EGiftCard';

/** How to read: the least amount of the kind, in whole units of the site's money. */
const minimums: Readonly<Record<GiftCardKind, number>> = { GiftCard: 10, EGiftCard: 25 };

/** The least amount of a kind of card, in whole units of the site's money. */
export const giftCardMinimum = (kind: GiftCardKind): number => minimums[kind];

/** How to read: the kinds in the order in which they are offered, each with its least amount. */
export const giftCardKinds: ReadonlyArray<{ readonly kind: GiftCardKind; readonly minimum: number }> = [
  { kind: 'GiftCard', minimum: minimums.GiftCard },
  { kind: 'EGiftCard', minimum: minimums.EGiftCard },
];

/** The most that a form takes for one card, in whole units of the site's money. */
export const GIFT_CARD_MAXIMUM = 999;

/** The most that the service takes for one card, in whole units of the site's money (GC-05). */
const SERVICE_MAXIMUM = 1_000;

/** What a form suggests, in whole units of the site's money. */
export const GIFT_CARD_SUGGESTIONS: ReadonlyArray<number> = [50, 100, 150, 250];

/** How many are bought at a time. */
export const GIFT_CARD_QUANTITY = 1;

/** From how much to how much a card may be worth: as the form asks for it, or as the service takes it from anywhere. */
export const giftCardRange = (kind: GiftCardKind, asked: 'form' | 'service'): AmountRange => ({
  minimum: dollars(giftCardMinimum(kind)),
  maximum: dollars(asked === 'form' ? GIFT_CARD_MAXIMUM : SERVICE_MAXIMUM),
});

/** Whether gift cards can be bought on the sites of the market. */
export const sellsGiftCards = (market: Market): boolean => isKnownIn(market, 'buyGiftCard');
