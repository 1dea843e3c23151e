/*
 * [GC-08] The section of gift cards sells them where they are sold, and elsewhere says where else to buy one: online or in a store.
 *
 * @example giftCardSection(markets.CA)
 *   // => { _tag: 'Elsewhere', ways: [{ way: 'online', path: '/gift-cards/' }, { way: 'store', path: '/stores/' }] }
 */
import { paths } from '../address/index.ts';
import type { MarketRules } from '../site/index.ts';
import { sellsGiftCards } from './gift-card-limits.ts';

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
