/*
 * [GC-06] [CART-05] A gift card is shown, in a cart and where it is sold, under the name of its kind and with the picture of its code: the card in its envelope, or on a telephone
 * when it comes by mail.
 *
 * @example giftCardFace('EGiftCard', 'GOLD25') // => { name: 'eGift Card', imagePath: '/pictures/egiftcard-gold25-desktop.webp' }
 * @example giftCardImages('EGiftCard', 'GOLD25').mobileHiRes // => '/pictures/egiftcard-gold25-mobileHiRes.webp'
 */

import { paths } from '../address/index.ts';
import type { ItemImages } from '../item/index.ts';
import type { GiftCardCode, MarketRules } from '../site/index.ts';
import { type GiftCardKind, sellsGiftCards } from './gift-card.ts';

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

/*
 * [GC-08] The section of gift cards sells them where they are sold, and elsewhere says where else to buy one: online or in a store.
 *
 * @example giftCardSection(markets.CA)
 *   // => { _tag: 'Elsewhere', ways: [{ way: 'online', path: '/gift-cards/' }, { way: 'store', path: '/stores/' }] }
 */

/** A way to buy a gift card outside the cart, with the page about it (ROUTE-10). */
export interface GiftCardChannel {
  readonly way: 'online' | 'store';
  readonly path: typeof paths.giftCards | typeof paths.stores;
}

/** The content of the gift card section. */
export type GiftCardSection =
  | { readonly _tag: 'Form' }
  | { readonly _tag: 'Elsewhere'; readonly ways: ReadonlyArray<GiftCardChannel> };

const ways: ReadonlyArray<GiftCardChannel> = [
  { way: 'online', path: paths.giftCards },
  { way: 'store', path: paths.stores },
];

/** The gift card section on the sites of the market; the caller has to check whether the reader sees it at all. */
export const giftCardSection = (market: MarketRules): GiftCardSection =>
  sellsGiftCards(market) ? { _tag: 'Form' } : { _tag: 'Elsewhere', ways };

/*
 * [GC-07] What a popup shows goes there as a small piece of HTML, a title and a sentence; whatever is in them is shown as it is and never read as HTML.
 *
 * @example popupFragment({ title: 'Ready', text: 'Salt & pepper' }) // => '<h2>Ready</h2><p>Salt &amp; pepper</p>'
 */

/** The content of a popup. */
export interface PopupText {
  readonly title: string;
  readonly text: string;
}

/** The HTML entity of each character that must be escaped. */
const written: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
]);

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => written.get(character) ?? '');

/**
 * Whether the HTML may be meant for a popup: a fragment, not a whole page such as a network's sign-in page. Not a
 * safety check: the content is sanitized before it is shown.
 */
export const isPopupFragment = (html: string): boolean => /^\s*<(?!html\b|head\b|body\b)[a-z]/i.test(html);

/** Builds the HTML of a popup. */
export const popupFragment = ({ title, text }: PopupText): string =>
  `<h2>${escaped(title)}</h2><p>${escaped(text)}</p>`;
