/*
 * [ITEM-09] A row of a retailer's file becomes a complete product, or is refused with the reason; it is on sale only if it cost more before.
 *
 * Laws:
 * - the regular price is never under the current one
 * - nothing of the file becomes markup or an address of another host
 * - the same row makes the same product
 *
 * @example productOfRow(rules)(cellsOf({ sku: '4821', name: 'Cup', price: '9.50' })) // => right(product 4821 for 950 cents)
 */
import {
  availabilityMessages,
  type Cents,
  type Dimensions,
  type ItemBrand,
  type ItemMessage,
  type Product,
  setSize,
} from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import { pictureOf } from '../reference-data/pictures.ts';
import { categoryName, categoryPlace } from './category-place.ts';
import type { Cells } from './columns.ts';
import { convertedAt, type Rate } from './converted.ts';
import { imagesOf } from './drawing-of-words.ts';
import { type Currency, priceOfText } from './price-of-text.ts';
import type { PriceField, RowProblem } from './row-problem.ts';
import { shopColumns } from './shop-columns.ts';
import { skuOfText } from './sku-of-text.ts';

/** The message on a product that the file does not sell online. */
const outOfStock: ItemMessage = {
  type: 'availability',
  level: 'warning',
  text: availabilityMessages.stock(false),
  popupName: O.none,
};

/** Settings of all rows of an import. */
export interface ImportRules {
  readonly brand: ItemBrand;
  readonly unit: Dimensions['unit'];
  /** The currency of the file. */
  readonly currency: Currency;
  /** Converts into the market's currency; none if the file uses it. */
  readonly rate: O.Option<Rate>;
}

const longest = { name: 200, category: 100, description: 4_000 } as const;

const LONGEST_PRICE = 60;

const plain = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();

const textOf =
  (cells: Cells) =>
  (field: keyof typeof longest): E.Either<RowProblem, string> => {
    const text = plain(cells(field));
    const most = longest[field];
    return text.length > most ? E.left({ _tag: 'TooLong', field, most }) : E.right(text);
  };

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The name with the number of pieces, as the shop writes it and the checklist counts it, where the file has that in a column of its own. */
const nameWithSize = (name: string, cell: string): string => {
  const pieces = /^\d{1,3}$/.test(cell) ? Number(cell) : 1;
  return pieces < 2 || setSize(name) > 1 ? name : `${name}, Set of ${pieces}`;
};

const slug = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '') || 'product';

const price = (rules: ImportRules, field: PriceField, text: string): E.Either<RowProblem, O.Option<Cents>> => {
  if (text.length > LONGEST_PRICE) return E.left({ _tag: 'PriceUnreadable', field, text });
  const read = priceOfText(rules.currency)(text);
  if (E.isLeft(read)) return E.left({ ...read.left, field });
  if (O.isNone(read.right) || O.isNone(rules.rate)) return read;
  const converted = convertedAt(rules.rate.value)(read.right.value);
  return O.isNone(converted) ? E.left({ _tag: 'PriceTooHigh', field }) : E.right(converted);
};

const size = (cells: Cells, field: 'depth' | 'height' | 'width'): E.Either<RowProblem, O.Option<number>> => {
  const text = plain(cells(field));
  if (/^(n\/a|-|0+([.,]0+)?)?$/i.test(text)) return E.right(O.none);
  return /^\d{1,5}([.,]\d{1,2})?$/.test(text)
    ? E.right(O.some(Number(text.replace(',', '.'))))
    : E.left({ _tag: 'SizeUnreadable', field, text });
};

const online = (text: string): E.Either<RowProblem, boolean> => {
  if (/^(true|yes|y|1|in stock|available|)$/i.test(text)) return E.right(true);
  return /^(false|no|n|0|out of stock|unavailable)$/i.test(text)
    ? E.right(false)
    : E.left({ _tag: 'OnlineUnreadable', text });
};

const offer = (current: Cents, old: O.Option<Cents>): Pick<Product, 'regularPrice' | 'priceType' | 'markdown'> =>
  O.isSome(old) && old.value > current
    ? { regularPrice: old.value, priceType: 'sale', markdown: 'temporary' }
    : { regularPrice: current, priceType: 'regular', markdown: 'none' };

/** The product of a row; missing cells take the usual values. */
export const productOfRow =
  (rules: ImportRules) =>
  (cells: Cells): E.Either<RowProblem, Product> => {
    const sku = skuOfText(cells('sku'));
    if (E.isLeft(sku)) return sku;
    const read = textOf(cells);
    const [name, category, description] = [read('name'), read('category'), read('description')];
    if (E.isLeft(name)) return name;
    if (name.right === '') return E.left({ _tag: 'NoName' });
    if (E.isLeft(category)) return category;
    if (E.isLeft(description)) return description;
    const current = price(rules, 'price', cells('price'));
    if (E.isLeft(current)) return current;
    if (O.isNone(current.right) || current.right.value === 0) return E.left({ _tag: 'NoPrice' });
    const old = price(rules, 'old price', cells('old_price'));
    if (E.isLeft(old)) return old;
    const [depth, height, width] = [size(cells, 'depth'), size(cells, 'height'), size(cells, 'width')];
    if (E.isLeft(depth)) return depth;
    if (E.isLeft(height)) return height;
    if (E.isLeft(width)) return width;
    const isAvailable = online(plain(cells('online')));
    if (E.isLeft(isAvailable)) return isAvailable;
    const change = shopColumns(cells);
    if (E.isLeft(change)) return change;
    const shelf = categoryName(category.right);
    const fullName = nameWithSize(name.right, plain(cells('set_size')));
    const product: Product = {
      sku: sku.right,
      name: fullName,
      brand: rules.brand,
      path: `/product/${slug(fullName)}/${sku.right}`,
      currentPrice: current.right.value,
      ...offer(current.right.value, old.right),
      isNla: false,
      isOnWeb: true,
      isBeingDiscontinued: false,
      isStockSku: true,
      isMadeToOrder: false,
      hasCustomOrderConfirmation: false,
      isAvailable: isAvailable.right,
      availabilityMessage: availabilityMessages.stock(isAvailable.right),
      isCrossBrandAvailabilityEnabled: true,
      messages: isAvailable.right ? [] : [outOfStock],
      personalizationType: 0,
      optionChoice: '',
      images: cells('shop_picture') === '' ? imagesOf(name.right, description.right, shelf) : pictureOf('', name.right),
      carouselImages: [],
      shippingPromo: O.none,
      rating: 0,
      reviews: 0,
      familyId: '',
      color: O.none,
      summary: description.right === '' ? '' : `<p>${escaped(description.right)}</p>`,
      dimensions: { width: width.right, height: height.right, depth: depth.right, unit: rules.unit },
      highlights: [],
      description: description.right,
      categoryName: shelf,
      categorySequence: shelf === '' ? 0 : categoryPlace(shelf),
      categoryLevels: shelf === '' ? [] : [shelf],
      department: '',
      productClass: '',
      productSubclass: '',
    };
    return E.right(change.right(product));
  };
