import {
  alertLevelOf,
  alertLevels,
  messageTypeOf,
  messageTypes,
  type PersonalizationType,
  type Product,
  parseGtin,
  personalizationTypeOf,
} from '@gift-registry/domain';
import * as t from 'io-ts';
import { optional, parsed } from './codec.ts';
import { Cents, Sku } from './value.json.ts';

const GtinJson = parsed('a GTIN', t.string, parseGtin);

const ItemImages = t.type({
  desktop: t.string,
  desktopHiRes: t.string,
  mobile: t.string,
  mobileHiRes: t.string,
  alt: t.string,
});

/** A name stored as its number; an unknown number is read as the default name (ITEM-06). */
const numbered = <Name extends string>(numbers: Readonly<Record<Name, number>>, nameOf: (number: number) => Name) =>
  new t.Type<Name, number, unknown>(
    'number of a name',
    (known): known is Name => t.string.is(known) && Object.hasOwn(numbers, known),
    (raw, context) => (t.number.is(raw) ? t.success(nameOf(raw)) : t.failure(raw, context)),
    (name) => numbers[name],
  );

const ItemMessage = t.type({
  type: numbered(messageTypes, messageTypeOf),
  level: numbered(alertLevels, alertLevelOf),
  text: t.string,
  popupName: optional(t.string),
});

const Dimensions = t.type({
  width: optional(t.number),
  height: optional(t.number),
  depth: optional(t.number),
  unit: t.keyof({ in: null, cm: null }),
});

/** An unknown number is read as none (PERS-01): one invalid product must not make every registry with it unreadable. */
export const PersonalizationTypeJson = new t.Type<PersonalizationType, number, unknown>(
  'personalization type',
  (raw): raw is PersonalizationType => t.number.is(raw) && personalizationTypeOf(raw) === raw,
  (raw, context) => (t.number.is(raw) ? t.success(personalizationTypeOf(raw)) : t.failure(raw, context)),
  (type) => type,
);

/** A stored product of the catalogue. */
export const ProductJson: t.Type<Product, unknown> = t.type(
  {
    sku: Sku,
    gtin: optional(GtinJson),
    name: t.string,
    brand: t.string,
    path: t.string,
    currentPrice: Cents,
    regularPrice: Cents,
    priceType: t.keyof({ regular: null, outlet: null, sale: null }),
    markdown: t.keyof({ permanent: null, temporary: null, none: null }),
    isNla: t.boolean,
    isOnWeb: t.boolean,
    isBeingDiscontinued: t.boolean,
    isStockSku: t.boolean,
    isMadeToOrder: t.boolean,
    hasCustomOrderConfirmation: t.boolean,
    isAvailable: t.boolean,
    isBackorderable: t.boolean,
    availabilityMessage: t.string,
    isCrossBrandAvailabilityEnabled: t.boolean,
    messages: t.readonlyArray(ItemMessage),
    personalizationType: PersonalizationTypeJson,
    optionChoice: t.string,
    images: ItemImages,
    carouselImages: t.readonlyArray(ItemImages),
    shippingPromo: optional(t.type({ message: t.string, popupName: t.string })),
    rating: t.number,
    reviews: t.number,
    familyId: t.string,
    color: optional(t.type({ of: t.string, name: t.string, hex: t.string })),
    summary: t.string,
    dimensions: Dimensions,
    highlights: t.readonlyArray(t.string),
    description: t.string,
    categoryName: t.string,
    categorySequence: t.number,
    categoryLevels: t.readonlyArray(t.string),
    department: t.string,
    productClass: t.string,
    productSubclass: t.string,
  },
  'Product',
);
