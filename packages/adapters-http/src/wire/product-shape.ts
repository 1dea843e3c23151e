import {
  alertLevelOf,
  alertLevels,
  type ItemImages,
  markdownCodes,
  messageTypeOf,
  messageTypes,
  type PersonalizationType,
  personalizationTypeOf,
  priceTypeCodes,
} from '@gift-registry/domain';
import * as t from 'io-ts';
import { spelled } from './choice.ts';
import { sku } from './identity.ts';
import { money } from './money.ts';
import { orNull } from './option.ts';
import { answerShape, list } from './shape.ts';
import { count, flag, measure, path, pathOrEmpty, text, whole } from './text.ts';

/** One picture in its four files. */
export const images: t.Type<ItemImages, object> = answerShape({
  desktop: path,
  desktopHiRes: path,
  mobile: path,
  mobileHiRes: path,
  alt: text,
});

const markdown = spelled(markdownCodes);

/** How a product carries words; a number that is none of the known ones is 0 (PERS-01). */
export const personalizationType: t.Type<PersonalizationType, number> = new t.Type<PersonalizationType, number>(
  'a number',
  (raw): raw is PersonalizationType => t.number.is(raw) && personalizationTypeOf(raw) === raw,
  (raw, context) => (t.number.is(raw) ? t.success(personalizationTypeOf(raw)) : t.failure(raw, context)),
  (known) => known,
);

/** A name that other systems know by its number in the table; a number that is not in it is read as the name that stands for it (ITEM-06). */
const numbered = <Name extends string>(
  numbers: Readonly<Record<Name, number>>,
  nameOf: (number: number) => Name,
): t.Type<Name, number> =>
  new t.Type<Name, number>(
    'a number',
    (known): known is Name => t.string.is(known) && Object.hasOwn(numbers, known),
    (raw, context) => (t.number.is(raw) ? t.success(nameOf(raw)) : t.failure(raw, context)),
    (name) => numbers[name],
  );

const message = answerShape({
  type: numbered(messageTypes, messageTypeOf),
  level: numbered(alertLevels, alertLevelOf),
  text,
  popupName: orNull(text),
});

const rating = new t.Type<number>(
  'a number from 0 to 5',
  (raw): raw is number => measure.is(raw) && raw >= 0 && raw <= 5,
  (raw, context) => (measure.is(raw) && raw >= 0 && raw <= 5 ? t.success(raw) : t.failure(raw, context)),
  (stars) => stars,
);

/** The product's part of a RegistryItem, in the names of the wire. */
export const productProps = {
  sku,
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
  isCB2: flag,
  availability: answerShape({ isAvailable: flag, browseFunnelAvailabilityMessage: text }),
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
  details: answerShape({
    summary: text,
    dimensions: answerShape({
      width: orNull(measure),
      height: orNull(measure),
      depth: orNull(measure),
      unit: spelled({ in: 'in', cm: 'cm' }),
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
