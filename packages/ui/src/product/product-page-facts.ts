import {
  brandName,
  type CrossBrandIntent,
  cartBlocker,
  deliveryPromise,
  giftPath,
  NOT_PERSONALIZED,
  otherSite,
  type Product,
  type ProductWithColors,
  type Referrer,
  type RegistryGift,
  type Site,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import type { AddState } from '../mutation/index.ts';
import { detailFacts, productFacts } from '../product-facts/index.ts';
import type { CartReason, ProductCartControl, ProductPageFacts } from './product-model.ts';

/** The site and the referrer of the page. */
export interface ProductReader {
  readonly site: Site;
  /** Who sent the visitor (ROUTE-16); no one by default. */
  readonly referrer?: Referrer;
}

/** The color links with the registry that the product is shown for, so that it is kept on the page of another color. */
const colorsFor = (
  colors: ProductWithColors['colors'],
  registry: O.Option<Pick<RegistryGift, 'grId' | 'linkKey'>>,
): ProductPageFacts['colors'] =>
  O.isNone(registry)
    ? colors
    : colors.map((color) => ({
        ...color,
        path: giftPath(color.path, {
          ...registry.value,
          identity: { sku: color.sku, personalizationId: NOT_PERSONALIZED },
        }),
      }));

/** The facts about the product on that site, with links for the registry it is shown for. */
export const productPageFacts = (
  { site }: ProductReader,
  { product, colors }: ProductWithColors,
  registry: O.Option<Pick<RegistryGift, 'grId' | 'linkKey'>>,
): ProductPageFacts => ({
  ...productFacts(site, product),
  ...detailFacts(site, product),
  product,
  pictures: [product.images, ...product.carouselImages],
  colors: colorsFor(colors, registry),
  delivery: deliveryPromise(site, product),
  site,
});

/** The cart's control for the product. */
export const productCart = (
  reader: ProductReader,
  product: Product,
  gift: O.Option<RegistryGift>,
  add: AddState<CartReason>,
): ProductCartControl => {
  const blocker = cartBlocker(product, reader.site);
  if (O.isNone(blocker)) return { _tag: 'Buy', add, isOverPurchased: false };
  if (blocker.value !== 'other-brand') return { _tag: 'Blocked', reason: blocker.value };
  const path = O.isSome(gift) ? giftPath(product.path, gift.value) : product.path;
  const intent = O.map((): CrossBrandIntent => ({ _tag: 'product', path }))(otherSite(reader.site));
  return { _tag: 'OtherBrand', brandName: brandName(reader.site, product.brand), intent };
};
