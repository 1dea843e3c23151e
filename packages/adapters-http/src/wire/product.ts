import {
  alertLevelOf,
  alertLevels,
  type ItemBrand,
  type ItemImages,
  markdownCodes,
  messageTypeOf,
  messageTypes,
  type PersonalizationType,
  type Product,
  personalizationTypeOf,
  priceTypeCodes,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import * as t from 'io-ts';
import { withForm } from './form.ts';
import { gtin, sku } from './identity.ts';
import { answerShape, list, orMissing, orNull } from './shape.ts';
import { count, flag, measure, money, oneOf, parsed, path, pathOrEmpty, spelled, text, whole } from './value.ts';

/** The brand of a product. */
export const itemBrand: t.Type<ItemBrand, string> = parsed(
  'the name of a brand',
  t.string,
  O.fromPredicate((raw) => /^[A-Za-z0-9][A-Za-z0-9-]{0,31}$/.test(raw)),
);

/** One picture in its four files. */
export const images: t.Type<ItemImages, object> = answerShape({
  desktop: path,
  desktopHiRes: path,
  mobile: path,
  mobileHiRes: path,
  alt: text,
});

const markdown = spelled(markdownCodes);

/** The kind of personalization; an unknown number is read as 0, none (PERS-01). */
export const personalizationType: t.Type<PersonalizationType, number> = withForm(
  new t.Type<PersonalizationType, number>(
    'a number',
    (raw): raw is PersonalizationType => t.number.is(raw) && personalizationTypeOf(raw) === raw,
    (raw, context) => (t.number.is(raw) ? t.success(personalizationTypeOf(raw)) : t.failure(raw, context)),
    (known) => known,
  ),
  { as: whole },
);

/** A name that is sent as its number; `nameOf` also names unknown numbers (ITEM-06). */
/* @__NO_SIDE_EFFECTS__ */
const numbered = <Name extends string>(
  numbers: Readonly<Record<Name, number>>,
  nameOf: (number: number) => Name,
): t.Type<Name, number> =>
  withForm(
    new t.Type<Name, number>(
      'a number',
      (known): known is Name => t.string.is(known) && Object.hasOwn(numbers, known),
      (raw, context) => (t.number.is(raw) ? t.success(nameOf(raw)) : t.failure(raw, context)),
      (name) => numbers[name],
    ),
    { as: whole, limits: { enum: Object.values(numbers) } },
  );

const message = answerShape({
  type: numbered(messageTypes, messageTypeOf),
  level: numbered(alertLevels, alertLevelOf),
  text,
  popupName: orNull(text),
});

const rating = withForm(
  new t.Type<number>(
    'a number from 0 to 5',
    (raw): raw is number => measure.is(raw) && raw >= 0 && raw <= 5,
    (raw, context) => (measure.is(raw) && raw >= 0 && raw <= 5 ? t.success(raw) : t.failure(raw, context)),
    (stars) => stars,
  ),
  { as: measure, limits: { minimum: 0, maximum: 5 } },
);

/** The color of a swatch as in CSS, without the leading `#`. */
export const swatchHex: t.Type<string, string> = parsed(
  'six hexadecimal digits',
  t.string,
  O.fromPredicate((raw) => /^[0-9a-f]{6}$/.test(raw)),
);

const productColor = answerShape({ of: text, name: text, hex: swatchHex });

/** The product properties of a RegistryItem, as named on the wire. */
export const productProps = {
  sku,
  gtin: orMissing(gtin),
  title: text,
  name: text,
  urlPath: pathOrEmpty,
  productUrl: pathOrEmpty,
  currentPrice: money,
  regularPrice: money,
  formattedPrice: text,
  priceType: spelled(priceTypeCodes),
  markdownType: markdown,
  markdownTypeCode: markdown,
  isNla: flag,
  isSkuOnWeb: flag,
  isBeingDiscontinued: flag,
  isStockSku: flag,
  isMadeToOrder: flag,
  brand: itemBrand,
  isCB2: flag,
  availability: answerShape({ isAvailable: flag, isBackorderable: flag, browseFunnelAvailabilityMessage: text }),
  isCrossBrandAvailabilityEnabled: flag,
  messages: list(message),
  personalizationType,
  optionChoiceParameter: text,
  images,
  carouselImages: list(images),
  shippingPromoMessage: orNull(answerShape({ message: text, popupName: text })),
  reviewRating: rating,
  totalReviews: count,
  familyId: text,
  color: orNull(productColor),
  details: answerShape({
    summary: text,
    dimensions: answerShape({
      width: orNull(measure),
      height: orNull(measure),
      depth: orNull(measure),
      unit: oneOf('in', 'cm'),
    }),
    highlights: list(text),
  }),
  descriptionShort: text,
  categoryName: text,
  department: text,
  class: text,
  subclass: text,
  categorySequence: whole,
  categoryLevels: list(text),
  customOrderConfirmation: answerShape({ hasCustomOrderConfirmation: flag }),
};

export const productWire = answerShape(productProps);

export type ProductWire = t.TypeOf<typeof productWire>;

/** The product in our types; derived fields (title, urlPath, formattedPrice …) are not read. */
export const productFromWire = (wire: ProductWire): Product => ({
  sku: wire.sku,
  gtin: wire.gtin,
  name: wire.name,
  brand: wire.brand,
  path: wire.productUrl,
  currentPrice: wire.currentPrice,
  regularPrice: wire.regularPrice,
  priceType: wire.priceType,
  markdown: wire.markdownType,
  isNla: wire.isNla,
  isOnWeb: wire.isSkuOnWeb,
  isBeingDiscontinued: wire.isBeingDiscontinued,
  isStockSku: wire.isStockSku,
  isMadeToOrder: wire.isMadeToOrder,
  hasCustomOrderConfirmation: wire.customOrderConfirmation.hasCustomOrderConfirmation,
  isAvailable: wire.availability.isAvailable,
  isBackorderable: wire.availability.isBackorderable,
  availabilityMessage: wire.availability.browseFunnelAvailabilityMessage,
  isCrossBrandAvailabilityEnabled: wire.isCrossBrandAvailabilityEnabled,
  messages: wire.messages,
  personalizationType: wire.personalizationType,
  optionChoice: wire.optionChoiceParameter,
  images: wire.images,
  carouselImages: wire.carouselImages,
  shippingPromo: wire.shippingPromoMessage,
  rating: wire.reviewRating,
  reviews: wire.totalReviews,
  familyId: wire.familyId,
  color: wire.color,
  summary: wire.details.summary,
  dimensions: wire.details.dimensions,
  highlights: wire.details.highlights,
  description: wire.descriptionShort,
  categoryName: wire.categoryName,
  categorySequence: wire.categorySequence,
  categoryLevels: wire.categoryLevels,
  department: wire.department,
  productClass: wire.class,
  productSubclass: wire.subclass,
});
