import {
  type ItemMessage,
  type PersonalizationType,
  type Product,
  type ProductColor,
  type ProductInput,
  personalizationTypeOf,
  type ShopField,
  shopFields,
  type TaxClass,
  taxClasses,
} from '@gift-registry/domain';
import { option as O, readonlyArray as RA } from 'fp-ts';
import type { Category, ShopCatalogue } from '../shop/shop-catalogue.ts';
import type { BadCell } from './problems.ts';

interface Trait {
  readonly product?: Partial<Product>;
  readonly availability?: string;
  readonly message?: Omit<ItemMessage, 'popupName'> & { readonly popupName?: string };
  readonly promo?: { readonly message: string; readonly popupName: string };
}

/** The changes of each trait to a product. Of several traits, the one listed first here determines availability and shipping. */
const traits: Readonly<Record<string, Trait>> = {
  'no longer available': { product: { isNla: true, isAvailable: false }, availability: 'No longer available' },
  'out of stock': {
    product: { isAvailable: false, isBackorderable: false },
    availability: 'Out of stock',
    message: { type: 'availability', level: 'warning', text: 'Out of stock' },
  },
  'on backorder': {
    product: { isAvailable: false, isBackorderable: true },
    availability: 'On backorder; ships in 3 to 5 weeks',
    message: { type: 'availability', level: 'warning', text: 'On backorder' },
  },
  'made to order': {
    product: { isMadeToOrder: true, isStockSku: false },
    availability: 'Made to order in 6 to 8 weeks',
  },
  'custom order': { product: { hasCustomOrderConfirmation: true }, availability: 'Made for you in 8 to 10 weeks' },
  'free shipping': {
    message: { type: 'freeShippingPopup', level: 'success', text: 'Ships free', popupName: 'freeShipping' },
    promo: { message: 'Ships free', popupName: 'freeShipping' },
  },
  'quoted to Alaska': { promo: { message: 'Alaska and Hawaii by quote', popupName: 'alaskaHawaii' } },
  oversized: { promo: { message: 'Delivered into the room', popupName: 'oversized' } },
  'drop ship': {
    availability: 'Ships from the maker in 1 to 2 weeks',
    message: {
      type: 'vendorDropShip',
      level: 'info',
      text: 'Ships directly from the maker',
      popupName: 'vendorDropShip',
    },
    promo: { message: 'Ships in its own box', popupName: 'vendorDropShip' },
  },
  'store pickup': {
    message: { type: 'storePickup', level: 'info', text: 'Can be picked up in a store', popupName: 'storePickup' },
    promo: { message: 'In stores, too', popupName: 'storePickup' },
  },
  'standard shipping': { promo: { message: 'Standard shipping', popupName: 'standard' } },
  'last few': {
    availability: 'Only a few left',
    message: { type: 'availability', level: 'danger', text: 'Only a few left' },
  },
  'online only': { message: { type: 'onlineOnly', level: 'info', text: 'Online only' } },
  'being discontinued': {
    product: { isBeingDiscontinued: true },
    message: { type: 'beingDiscontinued', level: 'warning', text: 'Being discontinued' },
  },
  'not on web': { product: { isOnWeb: false, path: '' } },
  'stock shown on its own site only': { product: { isCrossBrandAvailabilityEnabled: false } },
};

/** What the shop says of its products in English words of its own (LANG-04). */
export const traitTexts: ReadonlyArray<string> = Object.values(traits).flatMap(({ availability, message, promo }) =>
  [availability, message?.text, promo?.message].filter((text) => text !== undefined),
);

/** Reasons for a reduced price; a sale by default. */
const offers: Readonly<Record<string, Pick<Product, 'priceType' | 'markdown'>>> = {
  clearance: { priceType: 'sale', markdown: 'permanent' },
  outlet: { priceType: 'outlet', markdown: 'none' },
};

/** What the shop says for an English text of its own. */
export type Say = (text: string) => string;

/** The values that a product gets from its category. */
const inCategory =
  (say: Say) =>
  ({ care, category, sequence, levels, department, productClass }: Category): Partial<Product> => ({
    summary: `<p>${say(care)}</p>`,
    categoryName: category,
    categorySequence: sequence,
    categoryLevels: levels,
    department,
    productClass,
  });

const listOf = (text: string): ReadonlyArray<string> =>
  text
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '');

const isTaxClass = (text: string): text is TaxClass => taxClasses.some((name) => name === text);

type Read<A> = (text: string) => O.Option<A>;

const oneOf =
  <A>(table: Readonly<Record<string, A>>): Read<A> =>
  (text) =>
    Object.hasOwn(table, text) ? O.fromNullable(table[text]) : O.none;

const allOf =
  <A>(read: Read<A>): Read<ReadonlyArray<A>> =>
  (text) =>
    O.traverseArray(read)(listOf(text));

const numberUpTo =
  (most: number, form: RegExp): Read<number> =>
  (text) =>
    form.test(text) && Number(text) <= most ? O.some(Number(text)) : O.none;

const personalization: Read<PersonalizationType> = (text) =>
  O.filter((type: PersonalizationType) => String(type) === text)(O.some(personalizationTypeOf(Number(text))));

const LONGEST_TEXT = 1_000;

/** Of a cell, as in the call for listing products. */
const LONGEST_CELL = 4_000;

const shortText: Read<string> = (text) => (text.length > LONGEST_TEXT ? O.none : O.some(text));

/** `Stand Mixer: Oat #d9c9a8`: the product that comes in several colors, and this color. */
const color: Read<ProductColor> = (text) => {
  const [, of, name, hex] = /^(.{1,80}): (.{1,40}) #([0-9a-f]{6})$/.exec(text) ?? [];
  return of === undefined || name === undefined || hex === undefined ? O.none : O.some({ of, name, hex });
};

const infoLine = (type: 'item' | 'default', text: string): ReadonlyArray<ItemMessage> => [
  { type, level: 'info', text, popupName: O.none },
];

/** The change a column makes to the product built so far. */
type Change = (product: Product) => Partial<Product>;

/** Applies the changes and messages of a product's traits. */
const withTraits =
  (say: Say) =>
  (found: ReadonlyArray<Trait>, product: Product): Partial<Product> => {
    const ordered = Object.values(traits).filter((trait) => found.includes(trait));
    const lines = found.flatMap(({ message }) =>
      message === undefined
        ? []
        : [{ ...message, text: say(message.text), popupName: O.fromNullable(message.popupName) }],
    );
    const availability = ordered.find((trait) => trait.availability !== undefined)?.availability;
    const promo = ordered.find((trait) => trait.promo !== undefined)?.promo;
    const changes: Partial<Product> = {
      availabilityMessage: availability === undefined ? product.availabilityMessage : say(availability),
      messages: [...product.messages, ...lines],
      shippingPromo: O.fromNullable(promo === undefined ? undefined : { ...promo, message: say(promo.message) }),
    };
    for (const trait of ordered) Object.assign(changes, trait.product);
    return changes;
  };

/** What the shop's own columns can name of it. */
export type Named = Pick<ShopCatalogue, 'brands' | 'categories'>;

/** The changes by the shop's own columns to the product made from the other columns. */
export interface ShopColumns {
  readonly change: (product: Product) => Product;
  readonly bad: ReadonlyArray<BadCell>;
}

/** The first detail with a value that the shop does not support. */
export const unknownDetail = (catalogue: Named, details: ProductInput['details']): O.Option<ShopField> =>
  RA.head(
    shopFields.filter(
      (field) => shopColumns(catalogue, (each) => (each === field ? (details[field] ?? '') : '')).bad.length > 0,
    ),
  );

/**
 * Reads the shop's own columns. A cell that is empty, or has a value that the shop does not support, changes nothing of
 * the product made from the other columns.
 */
export const shopColumns = (
  { brands, categories }: Named,
  cells: (field: ShopField) => string,
  say: Say = (text) => text,
): ShopColumns => {
  const changes: Array<Change> = [];
  const bad: Array<BadCell> = [];
  const column = <A>(
    field: ShopField,
    read: Read<A>,
    changed: (value: A, product: Product) => Partial<Product>,
  ): void => {
    const text = cells(field).trim();
    if (text === '') return;
    const value = read(text);
    if (text.length > LONGEST_CELL) bad.push({ field, problem: { _tag: 'TooLong', most: LONGEST_CELL } });
    else if (O.isNone(value)) bad.push({ field, problem: { _tag: 'WordUnknown', text } });
    else changes.push((product) => changed(value.value, product));
  };
  column(
    'shop_brand',
    (name) => O.fromNullable(brands.find((brand) => brand === name)),
    (brand) => ({ brand }),
  );
  column('shop_shelf', (name) => O.fromNullable(categories.get(name.toLowerCase())), inCategory(say));
  column('shop_subclass', shortText, (productSubclass) => ({ productSubclass }));
  column('shop_family', shortText, (familyId) => ({ familyId }));
  column('shop_color', color, (found) => ({ color: O.some(found) }));
  column('shop_offer', oneOf(offers), (offer, { priceType }) => (priceType === 'sale' ? offer : {}));
  column('shop_highlights', allOf(shortText), (highlights) => ({ highlights }));
  column('shop_rating', numberUpTo(5, /^[0-5](\.\d)?$/), (rating) => ({ rating }));
  column('shop_reviews', numberUpTo(1_000_000, /^\d{1,7}$/), (reviews) => ({ reviews }));
  column('shop_picture_shows', shortText, (alt, { images }) => ({ images: { ...images, alt } }));
  column('shop_personalization', personalization, (personalizationType) => ({ personalizationType }));
  column('shop_option', shortText, (optionChoice) => ({ optionChoice }));
  column('shop_traits', allOf(oneOf(traits)), withTraits(say));
  column('shop_tax_class', O.fromPredicate(isTaxClass), (taxClass) => ({ taxClass }));
  column('shop_note', shortText, (text, { messages }) => ({ messages: [...messages, ...infoLine('item', text)] }));
  // What these say of the product in French is read by `productTexts`.
  for (const field of ['name_fr', 'description_fr', 'shop_picture_shows_fr', 'shop_note_fr', 'shop_notice_fr'] as const)
    column(field, field === 'description_fr' ? O.some : shortText, () => ({}));
  column('shop_highlights_fr', allOf(shortText), () => ({}));
  column('shop_color_fr', color, () => ({}));
  column('shop_notice', shortText, (text, { messages }) => ({ messages: [...messages, ...infoLine('default', text)] }));
  return {
    change: (product) => {
      // One copy for all columns: an import has many rows.
      const changed = { ...product };
      for (const next of changes) Object.assign(changed, next(changed));
      return changed;
    },
    bad,
  };
};
