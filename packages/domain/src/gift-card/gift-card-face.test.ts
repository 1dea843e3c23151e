import { describe, expect, it } from 'vitest';
import { giftCardFace, giftCardImages, giftCardKindNames } from './gift-card-face.ts';

const faces = (['GiftCard', 'EGiftCard'] as const).flatMap((kind) =>
  (['CB2GOLD', 'KIDS23', 'LATTE23'] as const).map((code) => giftCardFace(kind, code)),
);

describe('gift card face', () => {
  it('[GC-06] each kind has its own name', () => {
    expect(giftCardKindNames).toEqual({ GiftCard: 'Gift Card', EGiftCard: 'eGift Card' });
    expect(new Set(faces.map(({ name }) => name))).toEqual(new Set(['Gift Card', 'eGift Card']));
  });

  it('[GC-06] [CART-05] every kind and code has its own picture', () => {
    const pictures = faces.map(({ imagePath }) => imagePath);
    expect(new Set(pictures).size).toBe(6);
    for (const path of pictures)
      expect(path).toMatch(/^\/pictures\/e?giftcard-(cb2gold|kids23|latte23)-desktop\.webp$/);
  });

  it("[GC-06] where it is sold the picture comes in four sizes, the cart's among them", () => {
    expect(giftCardImages('GiftCard', 'LATTE23')).toEqual({
      desktop: '/pictures/giftcard-latte23-desktop.webp',
      desktopHiRes: '/pictures/giftcard-latte23-desktopHiRes.webp',
      mobile: '/pictures/giftcard-latte23-mobile.webp',
      mobileHiRes: '/pictures/giftcard-latte23-mobileHiRes.webp',
      alt: 'Gift Card',
    });
    for (const kind of ['GiftCard', 'EGiftCard'] as const)
      for (const code of ['CB2GOLD', 'KIDS23', 'LATTE23'] as const)
        expect(giftCardImages(kind, code).desktop).toBe(giftCardFace(kind, code).imagePath);
  });
});
