import {
  cartHindrance,
  dimensionSummary,
  measuresIn,
  type Product,
  type ProductLink,
  popupBlocks,
  productLink,
  productPageWords,
  type RegistryGift,
  type Site,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { productFacts } from '../product-facts/index.ts';
import type { AddStep, CartReason, ProductCartControl, ProductPageFacts } from './product-model.ts';

/** On which site the page is, and under which absolute address. */
export interface ProductReader {
  readonly site: Site;
  readonly here: string;
}

/** What the page says of the product on that site. */
export const productPageFacts = ({ site }: ProductReader, product: Product): ProductPageFacts => ({
  ...productFacts(site, product),
  product,
  pictures: [product.images, ...product.carouselImages],
  isOutOfStock: !product.isAvailable && !product.isNla,
  details: popupBlocks(product.summary),
  dimensions: dimensionSummary(site.units, measuresIn(site.units, product.dimensions)),
  personalization: productPageWords.design(product.personalizationType, site.currencyPrefix),
});

/** How the product gets into a cart, after what was done. */
export const productCart = (
  { site, here }: ProductReader,
  product: Product,
  gift: O.Option<RegistryGift>,
  step: AddStep,
  refusal: O.Option<CartReason>,
): ProductCartControl => {
  const hindrance = cartHindrance(product, site.brand);
  if (O.isNone(hindrance)) return { _tag: 'Buy', step, refusal, isBeyond: false };
  if (hindrance.value !== 'other-brand') return { _tag: 'Hindered', reason: hindrance.value };
  const href = O.map(({ href: address }: ProductLink) => address)(productLink({ site, here }, product, gift));
  return { _tag: 'OtherBrand', brand: product.brand, href };
};
