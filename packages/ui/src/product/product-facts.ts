import {
  addressOn,
  alertLevelOf,
  cartHindrance,
  dimensionSummary,
  formatPrice,
  isOtherBrand,
  measuresIn,
  messagesBesides,
  type Product,
  popupBlocks,
  type Site,
  shownAvailability,
  shownPrice,
  siteOfBrand,
} from '@gift-registry/domain';
import { function as F, option as O } from 'fp-ts';
import type { AddStep, CartReason, ProductCartControl, ProductFacts } from './product-model.ts';

/** On which site the page is, and under which absolute address. */
export interface ProductReader {
  readonly site: Site;
  readonly here: string;
}

/** What the page says of the product on that site. */
export const productFacts = ({ site }: ProductReader, product: Product): ProductFacts => {
  const { current, struck, markdown } = shownPrice(product);
  const isElsewhere = isOtherBrand(product, site.brand);
  const write = (amount: typeof current) => formatPrice(site.currencyPrefix, amount);
  return {
    product,
    pictures: [product.images, ...product.carouselImages],
    price: write(current),
    struckPrice: O.map(write)(struck),
    markdown,
    otherBrand: isElsewhere ? O.some(product.brand) : O.none,
    availability: shownAvailability(product, isElsewhere),
    isOutOfStock: !product.isAvailable && !product.isNla,
    messages: messagesBesides(product).map(({ text, level, popupName }) => ({
      text,
      level: alertLevelOf(level),
      popupName,
    })),
    details: popupBlocks(product.summary),
    dimensions: dimensionSummary(site.units, measuresIn(site.units, product.dimensions)),
  };
};

/** How the product gets into a cart, after what was done. */
export const productCart = (
  { site, here }: ProductReader,
  product: Product,
  step: AddStep,
  refusal: O.Option<CartReason>,
): ProductCartControl => {
  const hindrance = cartHindrance(product, site.brand);
  if (O.isNone(hindrance)) return { _tag: 'Buy', step, refusal };
  if (hindrance.value !== 'other-brand') return { _tag: 'Hindered', reason: hindrance.value };
  const href = F.pipe(
    product.path === '' ? O.none : siteOfBrand(product.brand, site.market),
    O.map((other) => addressOn(other, here, product.path)),
  );
  return { _tag: 'OtherBrand', brand: product.brand, href };
};
