/*
 * [PERS-05] [LIST-03] Words that are put on an item cost 15.00 in the currency of the site, on top of what the product costs. What an item costs with its words is shown, ordered by and charged.
 *
 * Laws:
 * - without words an item costs what its product costs
 * - with words it costs 15.00 more
 *
 * @example itemPrice(exampleMonogrammed({ currentPrice: centsOf(3_500) })) // => 5_000
 * @example itemPrice(exampleItem({ product: exampleProduct({ currentPrice: centsOf(3_500) }) })) // => 3_500
 */
import { type Cents, dollars, plus } from '../money/index.ts';
import { isPersonalized, type Personalizable } from './personalized.ts';
import type { Product } from './product.ts';

/** What words on an item cost. */
export const PERSONALIZATION_PRICE: Cents = dollars(15);

/** As much of an item as its price needs. */
export interface PricedItem extends Personalizable {
  readonly product: Personalizable['product'] & Pick<Product, 'currentPrice'>;
}

/** What one piece of the item costs now, with its words. */
export const itemPrice = (item: PricedItem): Cents =>
  isPersonalized(item) ? plus(item.product.currentPrice, PERSONALIZATION_PRICE) : item.product.currentPrice;
