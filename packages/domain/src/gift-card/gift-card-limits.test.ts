import { sites } from '@gift-registry/domain/testing/arbitrary';
import { describe, expect, it } from 'vitest';
import { isWithin } from '../money/index.ts';
import {
  GIFT_CARD_QUANTITY,
  GIFT_CARD_SUGGESTIONS,
  giftCardKinds,
  giftCardRange,
  sellsGiftCards,
} from './gift-card-limits.ts';

describe('gift card limits', () => {
  it('[GC-03] a card is worth at least 10, an eGift card at least 25', () => {
    expect(giftCardKinds.map((kind) => [kind, giftCardRange(kind, 'form').minimum])).toEqual([
      ['GiftCard', 1_000],
      ['EGiftCard', 2_500],
    ]);
  });

  it('[GC-03] [GC-05] the form takes up to 999.00, the service up to 1000.00', () => {
    expect(giftCardRange('GiftCard', 'form')).toEqual({ minimum: 1_000, maximum: 99_900 });
    expect(giftCardRange('EGiftCard', 'form')).toEqual({ minimum: 2_500, maximum: 99_900 });
    expect(giftCardRange('GiftCard', 'service')).toEqual({ minimum: 1_000, maximum: 100_000 });
    expect(giftCardRange('EGiftCard', 'service')).toEqual({ minimum: 2_500, maximum: 100_000 });
  });

  it('[GC-03] what is suggested can be bought as any card', () => {
    expect(GIFT_CARD_SUGGESTIONS).toEqual([5_000, 10_000, 15_000, 25_000]);
    for (const kind of giftCardKinds)
      for (const amount of GIFT_CARD_SUGGESTIONS) expect(isWithin(giftCardRange(kind, 'form'), amount)).toBe(true);
  });

  it('[GC-06] one is bought at a time', () => {
    expect(GIFT_CARD_QUANTITY).toBe(1);
  });

  it('[GC-08] every site but the Canadian one sells them', () => {
    const selling = Object.values(sites).filter(({ marketRules }) => sellsGiftCards(marketRules));
    expect(selling.map(({ id }) => id)).toEqual(['main', 'modern', 'kids']);
  });
});
