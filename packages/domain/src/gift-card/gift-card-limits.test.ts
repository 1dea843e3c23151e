import { describe, expect, it } from 'vitest';
import { sites } from '../site/index.ts';
import { GIFT_CARD_MAXIMUM, GIFT_CARD_QUANTITY, giftCardKinds, sellsGiftCards } from './gift-card-limits.ts';

describe('gift card limits', () => {
  it('[GC-03] a card is worth at least 10, an eGift card at least 25, both at most 999', () => {
    expect(giftCardKinds).toEqual([
      { kind: 'GiftCard', minimum: 10 },
      { kind: 'EGiftCard', minimum: 25 },
    ]);
    expect(GIFT_CARD_MAXIMUM).toBe(999);
  });

  it('[GC-06] one is bought at a time', () => {
    expect(GIFT_CARD_QUANTITY).toBe(1);
  });

  it('[GC-08] every site but the Canadian one sells them', () => {
    const selling = Object.values(sites).filter(({ market }) => sellsGiftCards(market));
    expect(selling.map(({ id }) => id)).toEqual(['main', 'modern', 'kids']);
  });
});
