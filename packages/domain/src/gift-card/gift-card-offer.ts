/*
 * [GC-06] A gift card carries a design of its site: one for a baby or kids event, and one for every other; on some sites they are the same.
 *
 * @example giftCardCode(sites.modern, eventTypeOf('bb')) // => sites.modern.giftCards.forChildren
 */
import { type EventType, isBabyOrKids } from '../event/index.ts';
import { type ItemIdentity, NOT_PERSONALIZED, type Sku } from '../identity/index.ts';
import type { GiftCardCode, Site } from '../site/index.ts';

/** The SKU under which gift cards are sold. */
export const GIFT_CARD_SKU = '999055' as Sku;

/** The identity of every gift card: it is no item of a registry, and is never personalized. */
export const giftCardIdentity: ItemIdentity = { sku: GIFT_CARD_SKU, personalizationId: NOT_PERSONALIZED };

/** The code of a gift card bought on a site for an event. */
export const giftCardCode = ({ giftCards }: Pick<Site, 'giftCards'>, eventType: EventType): GiftCardCode =>
  isBabyOrKids(eventType) ? giftCards.forChildren : giftCards.usual;
