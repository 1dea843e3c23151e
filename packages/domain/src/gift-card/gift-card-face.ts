/*
 * [GC-06] [CART-05] A gift card is shown, in a cart and where it is sold, under the name of its kind and with a picture in the colours of its code: the card in its envelope, or on a telephone
 * when it comes by mail.
 *
 * Laws:
 * - each kind has its own name
 * - every kind and code has its own picture
 * - where it is sold the picture comes in four sizes, the cart's among them
 *
 * @example giftCardFace('EGiftCard', 'CB2GOLD') // => { name: 'eGift Card', imagePath: '/art/egiftcard-121212-dcff4a-desktop.webp' }
 * @example giftCardImages('EGiftCard', 'CB2GOLD').mobileHiRes // => '/art/egiftcard-121212-dcff4a-mobileHiRes.webp'
 */
import type { ItemImages } from '../item/index.ts';
import type { GiftCardKind } from './gift-card-limits.ts';
import type { GiftCardCode } from './gift-card-offer.ts';

/** The name of each kind of gift card, as sold (GC-01). */
export const giftCardKindNames: Readonly<Record<GiftCardKind, string>> = {
  GiftCard: 'Gift Card',
  EGiftCard: 'eGift Card',
};

/** The file name part of each kind's illustration. */
const drawings: Readonly<Record<GiftCardKind, string>> = { GiftCard: 'giftcard', EGiftCard: 'egiftcard' };

/** The card's color and the color of its design, per code: those of the code's brand. */
const colours: Readonly<Record<GiftCardCode, string>> = {
  CB2GOLD: '121212-dcff4a',
  KIDS23: '5a6aa6-f6d67a',
  LATTE23: '2f4a3a-c0974f',
};

/** The appearance of a card: its name, and the path of its picture, a square of 400 pixels. */
export interface GiftCardFace {
  readonly name: string;
  readonly imagePath: string;
}

/** The pictures of a card of that kind and code, for wide and narrow pages; the alternative text is the card's name. */
export const giftCardImages = (kind: GiftCardKind, code: GiftCardCode): ItemImages => {
  const file = (size: string): string => `/art/${drawings[kind]}-${colours[code]}-${size}.webp`;
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

/** The illustrations of all cards, by name; for the code that draws them. */
export const giftCardDrawings: ReadonlyArray<string> = Object.values(drawings).flatMap((drawing) =>
  Object.values(colours).map((colour) => `${drawing}-${colour}`),
);
