import {
  type CrossBrandIntent,
  cartBlocker,
  giftPath,
  otherSite,
  type Product,
  type Referrer,
  type RegistryGift,
  type Site,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import type { AddState } from '../mutation/index.ts';
import { detailFacts, productFacts } from '../product-facts/index.ts';
import type { CartReason, ProductCartControl, ProductPageFacts } from './product-model.ts';

/** On which site the page is. */
export interface ProductReader {
  readonly site: Site;
  /** Who sent the visitor (ROUTE-16); no one by default. */
  readonly referrer?: Referrer;
}

/** The facts of the product on that site. */
export const productPageFacts = ({ site }: ProductReader, product: Product): ProductPageFacts => ({
  ...productFacts(site, product),
  ...detailFacts(site, product),
  product,
  pictures: [product.images, ...product.carouselImages],
});

/** How the product is added to a cart. */
export const productCart = (
  reader: ProductReader,
  product: Product,
  gift: O.Option<RegistryGift>,
  add: AddState<CartReason>,
): ProductCartControl => {
  const blocker = cartBlocker(product, reader.site.brand);
  if (O.isNone(blocker)) return { _tag: 'Buy', add, isOverPurchased: false };
  if (blocker.value !== 'other-brand') return { _tag: 'Blocked', reason: blocker.value };
  const path = O.isSome(gift) ? giftPath(product.path, gift.value) : product.path;
  const intent = O.map((): CrossBrandIntent => ({ _tag: 'product', path }))(otherSite(reader.site));
  return { _tag: 'OtherBrand', brand: product.brand, intent };
};
