import { type CartLineView, type Cents, formatPrice, type Site } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import type { ProductFacts } from '../product-facts/index.ts';

/** What a line comes to, written out, and what it would come to at the regular price where that is lowered (ITEM-09). */
export const lineWorth = (
  { currencyPrefix }: Pick<Site, 'currencyPrefix'>,
  { lineTotal, regularTotal }: Pick<CartLineView, 'lineTotal' | 'regularTotal'>,
): Pick<ProductFacts, 'price' | 'struckPrice'> => {
  const write = (amount: Cents): string => formatPrice(currencyPrefix, amount);
  return { price: write(lineTotal), struckPrice: O.map(write)(O.fromNullable(regularTotal)) };
};
