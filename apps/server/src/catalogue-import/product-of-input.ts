/*
 * [ITEM-09] [INT-06] What a retailer says of a product becomes a complete product of the catalogue; it is on sale only if it cost more before.
 *
 * Laws:
 * - the regular price is never under the current one
 * - nothing that a retailer writes becomes markup or an address of another host
 * - the same input makes the same product
 *
 * @example productOfInput('main')(input).path // => '/product/ox-eye-mug/4821'
 */
import {
  availabilityMessages,
  type Cents,
  type ItemBrand,
  type Product,
  type ProductInput,
  type StockLevel,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { categoryName, categoryPlace } from './category-place.ts';
import { imagesOf } from './drawing-of-words.ts';
import { htmlBlocks, simpleHtml } from './html-text.ts';
import { shopColumns } from './shop-columns.ts';

const slug = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '') || 'product';

const offer = (current: Cents, before: O.Option<Cents>): Pick<Product, 'regularPrice' | 'priceType' | 'markdown'> =>
  O.isSome(before) && before.value > current
    ? { regularPrice: before.value, priceType: 'sale', markdown: 'temporary' }
    : { regularPrice: current, priceType: 'regular', markdown: 'none' };

const availability = (
  stock: StockLevel,
): Pick<Product, 'isNla' | 'isAvailable' | 'availabilityMessage' | 'messages'> => {
  const text = availabilityMessages[stock];
  return {
    isNla: stock === 'discontinued',
    isAvailable: stock === 'in-stock',
    availabilityMessage: text,
    messages:
      stock === 'in-stock' || stock === 'discontinued'
        ? []
        : [{ type: 'availability', level: 'warning', text, popupName: O.none }],
  };
};

/** The product of a brand, with the usual values for what a retailer does not say. */
export const productOfInput =
  (brand: ItemBrand) =>
  (input: ProductInput): Product => {
    const { sku, gtin, name, price, regularPrice, isPublished, dimensions } = input;
    const blocks = htmlBlocks(input.description);
    const description = blocks.map(({ text }) => text).join(' ');
    const levels = input.categories.map(categoryName);
    const category = levels.at(-1) ?? '';
    const product: Product = {
      sku,
      gtin,
      name,
      brand,
      path: isPublished ? `/product/${slug(name)}/${sku}` : '',
      currentPrice: price,
      ...offer(price, regularPrice),
      ...availability(input.stock),
      isOnWeb: isPublished,
      isBeingDiscontinued: false,
      isStockSku: true,
      isMadeToOrder: false,
      hasCustomOrderConfirmation: false,
      isCrossBrandAvailabilityEnabled: true,
      personalizationType: 0,
      optionChoice: '',
      images: imagesOf(name, description, category),
      carouselImages: [],
      shippingPromo: O.none,
      rating: 0,
      reviews: 0,
      familyId: '',
      color: O.none,
      summary: simpleHtml(blocks),
      dimensions,
      highlights: [],
      description,
      categoryName: category,
      categorySequence: category === '' ? 0 : categoryPlace(category),
      categoryLevels: levels,
      department: '',
      productClass: '',
      productSubclass: '',
    };
    return shopColumns((field) => input.details[field] ?? '').change(product);
  };
