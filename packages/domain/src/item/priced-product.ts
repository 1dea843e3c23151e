import type { ItemIdentity } from '../identity/index.ts';
import { plus } from '../money/index.ts';
import { itemPrice, PERSONALIZATION_PRICE } from './item-price.ts';
import { isPersonalized } from './personalized.ts';
import type { Product } from './product.ts';

/** The product at the prices that it has on the item: with what its words cost. */
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
