/*
 * [GC-06] A gift card carries the picture of its shop: the modern brand's, the children's for a baby or kids event, else the house's.
 *
 * Laws:
 * - the modern brand's code wins over the event
 * - a baby or kids event off the modern brand has the children's code
 * - everything else has the house's code
 *
 * @example giftCardCode('modern', eventTypeOf('bb')) // => 'CB2GOLD'
 */
import { type EventType, isBabyOrKids } from '../event/index.ts';
import { type ItemIdentity, NOT_PERSONALIZED, type Sku } from '../identity/index.ts';
import type { Brand } from '../site/index.ts';

/** The retailer's code for a gift card's picture. */
export type GiftCardCode = 'CB2GOLD' | 'KIDS23' | 'LATTE23';

/** The SKU under which gift cards are sold. */
export const GIFT_CARD_SKU = '999055' as Sku;

/** The identity of every gift card: it is no item of a registry, and is never personalized. */
export const giftCardIdentity: ItemIdentity = { sku: GIFT_CARD_SKU, personalizationId: NOT_PERSONALIZED };

/** The code of a gift card bought on a site for an event. */
export const giftCardCode = (brand: Brand, eventType: EventType): GiftCardCode =>
  brand === 'modern' ? 'CB2GOLD' : isBabyOrKids(eventType) ? 'KIDS23' : 'LATTE23';
