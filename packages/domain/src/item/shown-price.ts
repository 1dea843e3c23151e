/*
 * [ITEM-09] A card shows the current price, and beside it the regular price, struck through, if the gift is on sale or from the outlet and the regular price is higher.
 * The markdown distinguishes a sale from a clearance.
 *
 * @example shownPrice({ currentPrice: 4_795, regularPrice: 6_380, priceType: 'sale', markdown: 'temporary' })
 *   // => { current: 4_795, struck: O.some(6_380), markdown: O.some('temporary') }
 */
import { option as O } from 'fp-ts';
import type { Cents } from '../money/index.ts';
import type { Product } from './product.ts';

/** The fields of a product that its shown price is derived from. */
export type PriceFields = Pick<Product, 'currentPrice' | 'regularPrice' | 'priceType' | 'markdown'>;

/** A price as it is displayed. */
export interface ShownPrice {
  readonly current: Cents;
  readonly struck: O.Option<Cents>;
  readonly markdown: O.Option<'permanent' | 'temporary'>;
}

/** Derives the displayed price from the product's prices, price type and markdown. */
export const shownPrice = ({ currentPrice, regularPrice, priceType, markdown }: PriceFields): ShownPrice => {
  const isLowered = priceType !== 'regular' && regularPrice > currentPrice;
  return {
    current: currentPrice,
    struck: isLowered ? O.some(regularPrice) : O.none,
    markdown: markdown === 'none' ? O.none : O.some(markdown),
  };
};
