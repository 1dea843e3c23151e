/*
 * [GC-06] [CART-05] A gift card is shown, in a cart and where it is sold, under the name of its kind and with the picture of its code: the card in its envelope, or on a telephone
 * when it comes by mail.
 *
 * @example giftCardFace('EGiftCard', 'GOLD25') // => { name: 'eGift Card', imagePath: '/pictures/egiftcard-gold25-desktop.webp' }
 * @example giftCardImages('EGiftCard', 'GOLD25').mobileHiRes // => '/pictures/egiftcard-gold25-mobileHiRes.webp'
 */
import type { ItemImages } from '../item/index.ts';
import type { GiftCardCode } from '../site/index.ts';
import type { GiftCardKind } from './gift-card-limits.ts';

/** The name of each kind of gift card, as sold (GC-01). */
export const giftCardKindNames: Readonly<Record<GiftCardKind, string>> = {
  GiftCard: 'Gift Card',
  EGiftCard: 'eGift Card',
};

/** The beginning of the file name of each kind's pictures; the code is the rest. */
const pictures: Readonly<Record<GiftCardKind, string>> = { GiftCard: 'giftcard', EGiftCard: 'egiftcard' };

/** The appearance of a card: its name, and the path of its picture, a square of 400 pixels. */
export interface GiftCardFace {
  readonly name: string;
  readonly imagePath: string;
}

/** The pictures of a card of that kind and code, for wide and narrow pages; the alternative text is the card's name. */
export const giftCardImages = (kind: GiftCardKind, code: GiftCardCode): ItemImages => {
  const file = (size: string): string => `/pictures/${pictures[kind]}-${code.toLowerCase()}-${size}.webp`;
  return {
    desktop: file('desktop'),
    desktopHiRes: file('desktopHiRes'),
    mobile: file('mobile'),
    mobileHiRes: file('mobileHiRes'),
    alt: giftCardKindNames[kind],
  };
};

/** The appearance of a card of that kind and code. */
export const giftCardFace = (kind: GiftCardKind, code: GiftCardCode): GiftCardFace => ({
  name: giftCardKindNames[kind],
  imagePath: giftCardImages(kind, code).desktop,
});
