import type { GiftCardKind } from '../gift-card/index.ts';

/** How the kinds of gift cards are called (GC-01). */
export const giftCardKindNames: Readonly<Record<GiftCardKind, string>> = {
  GiftCard: 'Gift Card',
  EGiftCard: 'eGift Card',
};
