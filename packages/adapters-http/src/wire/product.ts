import {
  alertLevelOf,
  alertLevels,
  HOUSE_BRAND,
  type ItemBrand,
  type ItemImages,
  markdownCodes,
  markedTexts,
  messageTypeOf,
  messageTypes,
  type PersonalizationType,
  type Product,
  type ProductWithColors,
  personalizationTypeOf,
  priceOn,
  priceTypeCodes,
  productIn,
  type TaxClass,
  taxClasses,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import * as t from 'io-ts';
import { type AnswerCodec, answerOf } from './codec.ts';
import { withForm } from './form.ts';
import { gtin, sku } from './identity.ts';
import { list } from './list-and-option.ts';
import { type Notation, perNotation, wire } from './notation.ts';
import { answerShape, merged, withDerived } from './shape.ts';
import { asOnSite } from './site-codec.ts';
import {
  count,
  flag,
  measure,
  money,
  oneOf,
  parsed,
  path,
  pathOrEmpty,
  shopText,
  spelled,
  text,
  whole,
  wholeCents,
} from './value.ts';

/** The brand of a product. */
export const itemBrand: t.Type<ItemBrand, string> = parsed(
  'the name of a brand',
  t.string,
  O.fromPredicate((raw) => /^[A-Za-z0-9][A-Za-z0-9-]{0,31}$/.test(raw)),
);

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

/** One picture in its four files. */
const imagesOf = perNotation(({ inEach, object }): t.Type<ItemImages, object> => {
  const file = inEach(path, t.string);
  return object('Images', { desktop: file, desktopHiRes: file, mobile: file, mobileHiRes: file, alt: text });
});

const anyTaxClass = oneOf(...taxClasses);

/** The tax class of a product; the general one is left out (MON-02). */
const taxClass: t.Type<TaxClass, unknown> = withForm(
  new t.Type<TaxClass, unknown>(
    anyTaxClass.name,
    anyTaxClass.is,
    (raw, context) => (raw === undefined ? t.success('general') : anyTaxClass.validate(raw, context)),
    (known) => (known === 'general' ? undefined : known),
  ),
  { as: anyTaxClass, isOptional: true },
);

/** All fields of a product; a field is added here. */
export const productOf = perNotation((notation: Notation): t.Type<Product, object> => {
  const { inEach, object, orNull, orMissing } = notation;
  const images = imagesOf(notation);
  const price = inEach(money, wholeCents);
  const message = object('Message', {
    type: numbered(messageTypes, messageTypeOf),
    level: numbered(alertLevels, alertLevelOf),
    text,
    popupName: orNull(text),
  });
  const shippingPromo = orNull(object('ShippingPromo', { message: text, popupName: text }));
  const color = orNull(object('Color', { of: text, name: text, hex: inEach(swatchHex, t.string) }));
  const known = object(
    'Product',
    {
      sku,
      gtin: orMissing(gtin),
      name: text,
      path: inEach(pathOrEmpty, t.string),
      currentPrice: price,
      regularPrice: price,
      priceType: inEach(spelled(priceTypeCodes), t.keyof(priceTypeCodes)),
      markdown: inEach(spelled(markdownCodes), t.keyof(markdownCodes)),
      isNla: flag,
      isOnWeb: flag,
      isBeingDiscontinued: flag,
      isStockSku: flag,
      isMadeToOrder: flag,
      hasCustomOrderConfirmation: flag,
      brand: inEach(itemBrand, t.string),
      isAvailable: flag,
      isBackorderable: flag,
      availabilityMessage: text,
      isCrossBrandAvailabilityEnabled: flag,
      messages: list(message),
      personalizationType,
      optionChoice: text,
      images,
      carouselImages: list(images),
      shippingPromo,
      rating: inEach(rating, t.number),
      reviews: inEach(count, t.number),
      familyId: text,
      color,
      summary: text,
      dimensions: object('Dimensions', {
        width: orNull(measure),
        height: orNull(measure),
        depth: orNull(measure),
        unit: oneOf('in', 'cm'),
      }),
      highlights: list(text),
      description: text,
      categoryName: text,
      department: text,
      productClass: text,
      productSubclass: text,
      taxClass,
      categorySequence: inEach(whole, t.number),
      categoryLevels: list(shopText),
    },
    {
      path: 'productUrl',
      markdown: 'markdownType',
      isOnWeb: 'isSkuOnWeb',
      hasCustomOrderConfirmation: 'customOrderConfirmation.hasCustomOrderConfirmation',
      isAvailable: 'availability.isAvailable',
      isBackorderable: 'availability.isBackorderable',
      availabilityMessage: 'availability.browseFunnelAvailabilityMessage',
      optionChoice: 'optionChoiceParameter',
      shippingPromo: 'shippingPromoMessage',
      rating: 'reviewRating',
      reviews: 'totalReviews',
      summary: 'details.summary',
      dimensions: 'details.dimensions',
      highlights: 'details.highlights',
      description: 'descriptionShort',
      productClass: 'class',
      productSubclass: 'subclass',
    },
  );
  const said = notation.optional({
    name: text,
    color,
    summary: text,
    highlights: list(text),
    description: text,
    availabilityMessage: text,
    messages: list(message),
    shippingPromo,
    alt: text,
  });
  const beside: t.Type<Pick<Product, 'texts' | 'untranslated'>, object> = notation === wire
    ? notation.optional({ untranslated: list(oneOf(...markedTexts)) })
    : notation.optional({ texts: notation.optional({ 'fr-CA': said }) });
  return merged(known, beside);
});

export const images: t.Type<ItemImages, object> = imagesOf(wire);

/** The product properties of a RegistryItem, in the language of the site. */
export const product = asOnSite(
  withDerived(
    productOf(wire),
    { title: text, urlPath: pathOrEmpty, formattedPrice: text, markdownTypeCode: spelled(markdownCodes), isCB2: flag },
    (site, { name, path, currentPrice, markdown, brand }) => ({
      title: name,
      urlPath: path,
      formattedPrice: priceOn(site, currentPrice),
      markdownTypeCode: markdown,
      isCB2: brand !== HOUSE_BRAND,
    }),
  ),
  (site, value) => productIn(site.language, value),
);

/** A product as an answer. */
export const productAnswer: AnswerCodec<Product> = answerOf(product);

/** A product with the colors that it comes in, as an answer (SHOP-03). */
export const productWithColorsAnswer: AnswerCodec<ProductWithColors> = answerOf(
  answerShape({
    product,
    colors: list(
      answerShape({ sku, name: text, hex: swatchHex, path: pathOrEmpty, isAvailable: flag, isCurrent: flag }),
    ),
  }),
);
