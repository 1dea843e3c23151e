import {
  type EventType,
  GIFT_CARD_QUANTITY,
  GIFT_CARD_SKU,
  giftCardCode,
  giftCardKindNames,
  giftCardKinds,
  giftCardRange,
  type Site,
  sellsGiftCards,
} from '@gift-registry/domain';
import type * as t from 'io-ts';
import { spelled } from './choice.ts';
import { money } from './money.ts';
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
  types: giftCardKinds.map((kind) => ({
    code: kind,
    label: giftCardKindNames[kind],
    min: money.encode(giftCardRange(kind, 'form').minimum),
  })),
  max: money.encode(giftCardRange('GiftCard', 'form').maximum),
  quantity: GIFT_CARD_QUANTITY,
});
