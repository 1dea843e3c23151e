import { cents, type Dimensions, type ItemMessage, type Product, parseSku } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { pictureOf } from '../../reference-data/pictures.ts';
import type { Shelf } from '../../reference-data/shelves.ts';
import { certain } from '../certain.ts';
import { installationLine } from './installation-line.ts';
import type { ProductRow, Trait } from './product-row.ts';

/** How to read: what a trait says on the product (ITEM-06). */
const messages: Readonly<Partial<Record<Trait, ItemMessage>>> = {
  'drop ship': {
    type: 'vendorDropShip',
    level: 'info',
    text: 'Ships directly from the maker',
    popupName: O.some('vendorDropShip'),
  },
  'out of stock': { type: 'availability', level: 'warning', text: 'Out of stock', popupName: O.none },
  'free shipping': {
    type: 'freeShippingPopup',
    level: 'success',
    text: 'Ships free',
    popupName: O.some('freeShipping'),
  },
  'online only': { type: 'onlineOnly', level: 'info', text: 'Online only', popupName: O.none },
  'last few': { type: 'availability', level: 'danger', text: 'Only a few left', popupName: O.none },
  'store pickup': {
    type: 'storePickup',
    level: 'info',
    text: 'Can be picked up in a store',
    popupName: O.some('storePickup'),
  },
  'being discontinued': { type: 'beingDiscontinued', level: 'warning', text: 'Being discontinued', popupName: O.none },
};

/** How to read: the first trait that the product has decides what is said of its availability. */
const availability: ReadonlyArray<readonly [Trait, string]> = [
  ['no longer available', 'No longer available'],
  ['out of stock', 'Out of stock; ships when it is back, in 3 to 5 weeks'],
  ['made to order', 'Made to order in 6 to 8 weeks'],
  ['custom order', 'Made for you in 8 to 10 weeks'],
  ['drop ship', 'Ships from the maker in 1 to 2 weeks'],
  ['last few', 'Only a few left'],
];

const promos: ReadonlyArray<readonly [Trait, { readonly message: string; readonly popupName: string }]> = [
  ['free shipping', { message: 'Ships free', popupName: 'freeShipping' }],
  ['quoted to Alaska', { message: 'Alaska and Hawaii by quote', popupName: 'alaskaHawaii' }],
  ['oversized', { message: 'Delivered into the room', popupName: 'oversized' }],
  ['drop ship', { message: 'Ships in its own box', popupName: 'vendorDropShip' }],
  ['store pickup', { message: 'In stores, too', popupName: 'storePickup' }],
  ['standard shipping', { message: 'Standard shipping', popupName: 'standard' }],
];

/** How to read: the kind and urgency of a line that a row writes itself. */
const ownLines = (row: ProductRow): ReadonlyArray<ItemMessage> => [
  ...installationLine(row.sku),
  ...(row.note === undefined
    ? []
    : [{ type: 'item' as const, level: 'info' as const, text: row.note, popupName: O.none }]),
  ...(row.notice === undefined
    ? []
    : [{ type: 'default' as const, level: 'info' as const, text: row.notice, popupName: O.none }]),
];

/** How to read: price type and markdown of a row's offer. */
const offers = {
  none: { priceType: 'regular', markdown: 'none' },
  sale: { priceType: 'sale', markdown: 'temporary' },
  clearance: { priceType: 'sale', markdown: 'permanent' },
  outlet: { priceType: 'outlet', markdown: 'none' },
} as const;

const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const inches = ([width, height, depth]: ProductRow['size']): Dimensions => ({
  width: O.some(width),
  height: O.some(height),
  depth: O.some(depth),
  unit: 'in',
});

/** A product from what is particular to it and what it shares with its shelf. */
export const productOf =
  (shelf: Shelf) =>
  (row: ProductRow): Product => {
    const traits = row.traits ?? [];
    const has = (trait: Trait): boolean => traits.includes(trait);
    const said = <A>(table: ReadonlyArray<readonly [Trait, A]>): O.Option<A> =>
      O.fromNullable(table.find(([trait]) => has(trait))?.[1]);
    const sku = certain(parseSku(row.sku), `${row.sku} is no SKU`);
    const price = (amount: number) => certain(cents(amount), `${row.name} costs ${amount}`);
    const [rating, reviews] = row.rated ?? [0, 0];
    return {
      sku,
      name: row.name,
      brand: row.brand ?? 'main',
      path: has('not on web') ? '' : `/product/${slugOf(row.name)}/${sku}`,
      currentPrice: price(row.price),
      regularPrice: price(row.was ?? row.price),
      ...offers[row.offer ?? 'none'],
      isNla: has('no longer available'),
      isOnWeb: !has('not on web'),
      isBeingDiscontinued: has('being discontinued'),
      isStockSku: !has('made to order'),
      isMadeToOrder: has('made to order'),
      hasCustomOrderConfirmation: has('custom order'),
      isAvailable: !has('no longer available') && !has('out of stock'),
      availabilityMessage: O.getOrElse(() => 'In stock')(said(availability)),
      isCrossBrandAvailabilityEnabled: !has('stock told in its own shop only'),
      messages: [...traits.flatMap((trait) => messages[trait] ?? []), ...ownLines(row)],
      personalizationType: row.personalization ?? 0,
      optionChoice: row.option ?? '',
      images: pictureOf(row.picture, row.alt),
      carouselImages: (row.more ?? []).map(({ picture, alt }) => pictureOf(picture, alt)),
      shippingPromo: said(promos),
      rating,
      reviews,
      familyId: row.family,
      summary: `<p>${shelf.care}</p>`,
      dimensions: inches(row.size),
      highlights: row.highlights,
      description: row.about,
      categoryName: shelf.category,
      categorySequence: shelf.sequence,
      categoryLevels: shelf.levels,
      department: shelf.department,
      productClass: shelf.productClass,
      productSubclass: row.subclass,
    };
  };

/** The products of a category. */
export const shelve = (shelf: Shelf, rows: ReadonlyArray<ProductRow>): ReadonlyArray<Product> =>
  rows.map(productOf(shelf));

/** The products of a category that the modern brand sells. */
export const shelveModern = (shelf: Shelf, rows: ReadonlyArray<ProductRow>): ReadonlyArray<Product> =>
  shelve(
    shelf,
    rows.map((row) => ({ ...row, brand: 'modern' })),
  );
