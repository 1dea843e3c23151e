import {
  type EventType,
  GIFT_CARD_MAXIMUM,
  GIFT_CARD_QUANTITY,
  GIFT_CARD_SKU,
  giftCardCode,
  giftCardKindNames,
  giftCardKinds,
  type Site,
  sellsGiftCards,
} from '@gift-registry/domain';
import type * as t from 'io-ts';
import { spelled } from './choice.ts';
import { answerShape, list } from './shape.ts';
import { count, flag, text } from './text.ts';

/** `giftCard`: what the section of gift cards offers a guest. */
export const giftCardWire = answerShape({
  sku: text,
  isPurchasable: flag,
  currency: text,
  imageType: spelled({ CB2GOLD: 'CB2GOLD', KIDS23: 'KIDS23', LATTE23: 'LATTE23' }),
  types: list(answerShape({ code: text, label: text, min: count })),
  max: count,
  quantity: count,
});

/** The offer of a site for an event (GC-03, GC-06, GC-08). */
export const giftCardToWire = (site: Site, eventType: EventType): t.TypeOf<typeof giftCardWire> => ({
  sku: GIFT_CARD_SKU,
  isPurchasable: sellsGiftCards(site.market),
  currency: site.currencyPrefix.trim(),
  imageType: giftCardCode(site.brand, eventType),
  types: giftCardKinds.map(({ kind, minimum }) => ({ code: kind, label: giftCardKindNames[kind], min: minimum })),
  max: GIFT_CARD_MAXIMUM,
  quantity: GIFT_CARD_QUANTITY,
});
