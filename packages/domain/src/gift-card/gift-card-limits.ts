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
import { isOfferedIn } from '../account/index.ts';
import { type AmountRange, type Cents, dollars } from '../money/index.ts';
import type { Market } from '../site/index.ts';

/** A card in the post, or one that comes by mail. */
export type GiftCardKind = 'GiftCard' | 'EGiftCard';

/** The kinds in the order in which they are offered. */
export const giftCardKinds: ReadonlyArray<GiftCardKind> = ['GiftCard', 'EGiftCard'];

/** How to read: the least amount of the kind. */
const minimums: Readonly<Record<GiftCardKind, Cents>> = { GiftCard: dollars(10), EGiftCard: dollars(25) };

/** How to read: the most that is taken for one card, by a form and by the service (GC-05). */
const maximums = { form: dollars(999), service: dollars(1_000) } as const;

/** What a form suggests. */
export const GIFT_CARD_SUGGESTIONS: ReadonlyArray<Cents> = [dollars(50), dollars(100), dollars(150), dollars(250)];

/** How many are bought at a time. */
export const GIFT_CARD_QUANTITY = 1;

/** From how much to how much a card may be worth: as the form asks for it, or as the service takes it from anywhere. */
export const giftCardRange = (kind: GiftCardKind, place: keyof typeof maximums): AmountRange => ({
  minimum: minimums[kind],
  maximum: maximums[place],
});

/** Whether gift cards can be bought on the sites of the market. */
export const sellsGiftCards = (market: Market): boolean => isOfferedIn(market, 'buyGiftCard');
