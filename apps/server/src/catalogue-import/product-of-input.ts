/*
 * [ITEM-09] [INT-06] What a retailer says of a product becomes a complete product of the catalogue; it is on sale only if it cost more before.
 *
 * @example productOfInput({ brand: 'main', catalogue })(input).path // => '/product/ox-eye-mug/4821'
 */
import {
  type Cents,
  type ItemBrand,
  type Language,
  messagesOf,
  type Product,
  type ProductInput,
  type ProductStock,
  type ProductTexts,
  type ShopField,
  said,
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

/** The columns in French of details that are texts. */
const frenchDetails = {
  shop_highlights: 'shop_highlights_fr',
  shop_picture_shows: 'shop_picture_shows_fr',
  shop_color: 'shop_color_fr',
  shop_note: 'shop_note_fr',
  shop_notice: 'shop_notice_fr',
} as const satisfies Partial<Record<ShopField, ShopField>>;
const detailsInFrench = ['shop_highlights', 'shop_picture_shows', 'shop_color', 'shop_note', 'shop_notice'] as const;

/** The product as it reads while it is in stock, unless the shop's own columns say that it is not. */
const productByColumns =
  ({ brand, catalogue }: ListingShop, language: Language = 'en') =>
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
      availabilityMessage: messagesOf(language).availabilityMessages['in-stock'],
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
    const texts = catalogue.texts?.[language];
    return shopColumns(
      catalogue,
      (field) => input.details[field] ?? '',
      texts && ((text) => said({ words: texts.categories, texts: texts.texts }, text)),
    ).change(product);
  };

/** The input in French, as far as it says what it is called there. */
const frenchInput = ({ details, ...input }: ProductInput): O.Option<ProductInput> => {
  const { name_fr: name, description_fr: description = input.description } = details;
  const inFrench = (field: keyof typeof frenchDetails) => {
    const text = details[frenchDetails[field]] ?? details[field];
    return text === undefined ? {} : { [field]: text };
  };
  return O.map((french: string) => ({
    ...input,
    name: french,
    description,
    details: { ...details, ...Object.assign({}, ...detailsInFrench.map(inFrench)) },
  }))(O.fromNullable(name));
};

/** What the catalogue says of the product in French beside its English, where it has a French name (LANG-04). */
const withTexts =
  (shop: ListingShop, stock: ProductStock) =>
  (input: ProductInput, product: Product): Product =>
    O.match(
      () => product,
      (inFrench: ProductInput): Product => {
        const { details } = input;
        const read = productByColumns(shop, 'fr-CA')(inFrench);
        const { name, summary, description, availabilityMessage, messages, shippingPromo, color, highlights, images } =
          stock.stock === 'in-stock' ? read : withStock(stock, 'fr-CA')(read);
        const texts: ProductTexts = {
          ...{ name, availabilityMessage, messages, shippingPromo },
          ...(details.description_fr === undefined ? {} : { description }),
          ...(details.shop_shelf === undefined && details.description_fr === undefined ? {} : { summary }),
          ...(details.shop_highlights_fr === undefined ? {} : { highlights }),
          ...(details.shop_color_fr === undefined ? {} : { color }),
          ...(details.shop_picture_shows_fr === undefined ? {} : { alt: images.alt }),
        };
        return { ...product, texts: { 'fr-CA': texts } };
      },
    )(frenchInput(input));

const IN_STOCK: ProductStock = { stock: 'in-stock', shipsOn: O.none };

/** The product of a brand, with default values for what a retailer does not state. */
export const productOfInput =
  (shop: ListingShop) =>
  (input: ProductInput): Product => {
    const product = productByColumns(shop)(input);
    return withTexts(shop, input)(input, input.stock === 'in-stock' ? product : withStock(input)(product));
  };

/** The same as it reads while it is in stock. */
export const inStockProductOf =
  (shop: ListingShop) =>
  (input: ProductInput): Product =>
    withStock(IN_STOCK)(withTexts(shop, IN_STOCK)(input, productByColumns(shop)(input)));
