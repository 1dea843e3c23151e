/*
 * [ITEM-09] [INT-06] What a retailer says of a product becomes a complete product of the catalogue; it is on sale only if it cost more before.
 *
 * @example productOfInput({ brand: 'main', catalogue })(input).path // => '/product/ox-eye-mug/4821'
 */
import {
  availabilityMessages,
  type Cents,
  type ItemBrand,
  type Product,
  type ProductInput,
} from '@gift-registry/domain';
import { option as O, readonlyArray as RA } from 'fp-ts';
import { PLACEHOLDER, pictureImages } from '../product-pictures/picture-variants.ts';
import type { ShopCatalogue } from '../shop/shop-catalogue.ts';
import { categoryName, categoryPlace } from './category-place.ts';
import { htmlBlocks, simpleHtml } from './html-text.ts';
import { shopColumns } from './shop-columns.ts';
import { withStock } from './stock-of-product.ts';

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

/** The shop of a listing: the brand of its products, and what they can name of its folder. */
export interface ListingShop {
  readonly brand: ItemBrand;
  readonly catalogue: ShopCatalogue;
}

/** The pictures of the shop's folder that the product names; never an address of another host. */
const imagesOf = (
  { pictures }: ShopCatalogue,
  { name, pictures: files }: ProductInput,
): Pick<Product, 'images' | 'carouselImages'> => {
  const [first = PLACEHOLDER, ...more] = RA.compact(files.map(pictures.inFile)).map((picture) => picture.name);
  return { images: pictureImages(first, name), carouselImages: more.map((picture) => pictureImages(picture, name)) };
};

/** The product as it reads while it is in stock, unless the shop's own columns say that it is not. */
const productByColumns =
  ({ brand, catalogue }: ListingShop) =>
  (input: ProductInput): Product => {
    const { sku, gtin, name, price, regularPrice, isPublished, dimensions } = input;
    const blocks = htmlBlocks(input.description);
    const description = blocks.map(({ text }) => text).join(' ');
    const levels = input.categories.map(categoryName(catalogue.categories));
    const category = levels.at(-1) ?? '';
    const product: Product = {
      sku,
      gtin,
      name,
      brand,
      path: isPublished ? `/product/${slug(name)}/${sku}` : '',
      currentPrice: price,
      ...offer(price, regularPrice),
      isNla: false,
      isAvailable: true,
      isBackorderable: false,
      availabilityMessage: availabilityMessages['in-stock'],
      messages: [],
      isOnWeb: isPublished,
      isBeingDiscontinued: false,
      isStockSku: true,
      isMadeToOrder: false,
      hasCustomOrderConfirmation: false,
      isCrossBrandAvailabilityEnabled: true,
      personalizationType: 0,
      optionChoice: '',
      ...imagesOf(catalogue, input),
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
      categorySequence: category === '' ? 0 : categoryPlace(catalogue.categories)(category),
      categoryLevels: levels,
      department: '',
      productClass: '',
      productSubclass: '',
      taxClass: 'general',
    };
    return shopColumns(catalogue, (field) => input.details[field] ?? '').change(product);
  };

/** The product of a brand, with default values for what a retailer does not state. */
export const productOfInput =
  (shop: ListingShop) =>
  (input: ProductInput): Product => {
    const product = productByColumns(shop)(input);
    return input.stock === 'in-stock' ? product : withStock(input)(product);
  };

/** The same as it reads while it is in stock. */
export const inStockProductOf =
  (shop: ListingShop) =>
  (input: ProductInput): Product =>
    withStock({ stock: 'in-stock', shipsOn: O.none })(productByColumns(shop)(input));
