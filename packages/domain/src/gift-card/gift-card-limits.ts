/*
 * [GC-03] [GC-05] [GC-06] [GC-08] A gift card is bought one at a time, for at least 10 as a card and at least 25 by mail. The form takes 999 at most, the service 1000; on the
 * Canadian site none is sold.
 *
 * @example giftCardRange('EGiftCard', 'form') // => { minimum: 2500, maximum: 99900 }
 * @example giftCardRange('GiftCard', 'service') // => { minimum: 1000, maximum: 100000 }
 * @example sellsGiftCards(markets.CA) // => false
 */
import { isOfferedIn } from '../account/index.ts';
import { type AmountRange, type Cents, dollars } from '../money/index.ts';
import type { MarketRules } from '../site/index.ts';

/** The kind of a gift card: by post, or by email. */
export type GiftCardKind = 'GiftCard' | 'EGiftCard';

/** The kinds in display order. */
export const giftCardKinds: ReadonlyArray<GiftCardKind> = ['GiftCard', 'EGiftCard'];

/** The minimum amount per kind. */
const minimums: Readonly<Record<GiftCardKind, Cents>> = { GiftCard: dollars(10), EGiftCard: dollars(25) };

/** The maximum amount per card, in a form and for the service (GC-05). */
const maximums = { form: dollars(999), service: dollars(1_000) } as const;

/** The amounts that a form suggests. */
export const GIFT_CARD_SUGGESTIONS: ReadonlyArray<Cents> = [dollars(50), dollars(100), dollars(150), dollars(250)];

/** The number of gift cards bought at a time. */
export const GIFT_CARD_QUANTITY = 1;

/** The allowed amounts of a card: in a form, or for calls of the service. */
export const giftCardRange = (kind: GiftCardKind, place: keyof typeof maximums): AmountRange => ({
  minimum: minimums[kind],
  maximum: maximums[place],
});

/** Whether gift cards can be bought on the sites of the market. */
export const sellsGiftCards = (market: MarketRules): boolean => isOfferedIn(market, 'buyGiftCard');
