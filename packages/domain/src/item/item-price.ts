/*
 * [PERS-05] [LIST-03] A personalization costs 15.00 in the site's currency on top of the product. The sum is shown, used for sorting, and charged.
 *
 * @example itemPrice(exampleMonogrammed({ currentPrice: centsOf(3_500) })) // => 5_000
 * @example itemPrice(exampleItem({ product: exampleProduct({ currentPrice: centsOf(3_500) }) })) // => 3_500
 */
import type { ItemIdentity } from '../identity/index.ts';
import { type Cents, dollars, plus } from '../money/index.ts';
import type { Product } from './product.ts';

/** The fields that show whether an item is personalized. */
export interface Personalizable {
  readonly identity: Pick<ItemIdentity, 'personalizationId'>;
  readonly product: Pick<Product, 'personalizationType'>;
}

/** Whether the item has a design and can carry one; decides whether its personalization is charged (PERS-05). */
export const isPersonalized = ({ identity, product }: Personalizable): boolean =>
  product.personalizationType !== 0 && identity.personalizationId !== 0;

/** The price of a personalization. */
export const PERSONALIZATION_PRICE: Cents = dollars(15);

/** The fields of an item that its price is calculated from. */
export interface PricedItem extends Personalizable {
  readonly product: Personalizable['product'] & Pick<Product, 'currentPrice'>;
}

/** The current price of one unit, including its personalization. */
export const itemPrice = (item: PricedItem): Cents =>
  isPersonalized(item) ? plus(item.product.currentPrice, PERSONALIZATION_PRICE) : item.product.currentPrice;

/** The product with the prices it has on this item: personalization included. */
export const pricedProduct = <Its extends Pick<Product, 'currentPrice' | 'regularPrice' | 'personalizationType'>>(
  identity: Pick<ItemIdentity, 'personalizationId'>,
  product: Its,
): Its =>
  isPersonalized({ identity, product })
    ? {
        ...product,
        currentPrice: itemPrice({ identity, product }),
        regularPrice: plus(product.regularPrice, PERSONALIZATION_PRICE),
      }
    : product;
