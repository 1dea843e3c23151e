import {
  alertLevelOf,
  flagMissingPersonalization,
  type ItemImages,
  type ItemMessage,
  type ItemQuantities,
  itemPrice,
  messageTypeOf,
  type Personalization,
  type PersonalizationType,
  type Product,
  type RegistryItem,
  taxClasses,
  times,
} from '@gift-registry/domain';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { nearEdges } from './edges.ts';
import { exampleImages } from './example.ts';
import { centsOf, personalizationIdOf } from './literal.ts';
import { gtin, optional, personalizationId, price, sku, writing } from './value.ts';

const images: fc.Arbitrary<ItemImages> = fc
  .tuple(fc.constantFrom('plates-e9e2d4-8a9a86', 'kettle-2f4a3a-b7793f', 'sofa-8a8f94-2b2b2b'), writing(1, 40))
  .map(([drawing, alt]) => exampleImages(drawing, alt));

const message: fc.Arbitrary<ItemMessage> = fc.record({
  type: nearEdges(0, 7, [1, 5]).map(messageTypeOf),
  level: fc.integer({ min: 0, max: 3 }).map(alertLevelOf),
  text: writing(1, 60),
  popupName: optional(fc.constantFrom('standard', 'oversized')),
});

const measure = optional(fc.integer({ min: 1, max: 2_000 }).map((tenths) => tenths / 10));

/** Few categories and sequences, so that they meet: one sequence in several categories, several in one, and no category. */
const category = fc.record({
  categoryName: fc.constantFrom('Dinnerware', 'Cookware', 'Bakeware', 'Other', ''),
  categorySequence: nearEdges(0, 30, [10, 20]),
});

const pricing = fc
  .tuple(price, fc.constantFrom<Product['priceType']>('regular', 'outlet', 'sale'), nearEdges(0, 50_000, [0, 1]))
  .chain(([currentPrice, priceType, reduction]) =>
    fc.record({
      currentPrice: fc.constant(currentPrice),
      regularPrice: fc.constant(priceType === 'regular' ? currentPrice : centsOf(currentPrice + reduction)),
      priceType: fc.constant(priceType),
      markdown: fc.constantFrom<Product['markdown']>('permanent', 'temporary', 'none'),
    }),
  );

const flags = fc.record({
  isNla: fc.boolean(),
  isOnWeb: fc.boolean(),
  isBeingDiscontinued: fc.boolean(),
  isStockSku: fc.boolean(),
  isMadeToOrder: fc.boolean(),
  hasCustomOrderConfirmation: fc.boolean(),
  isAvailable: fc.boolean(),
  isBackorderable: fc.boolean(),
  isCrossBrandAvailabilityEnabled: fc.boolean(),
});

const rating = fc
  .record({ reviews: nearEdges(0, 5_000, [0]), tenths: nearEdges(0, 50, [0, 50]) })
  .map(({ reviews, tenths }) => ({ reviews, rating: reviews === 0 ? 0 : tenths / 10 }));

const wording = fc.record({
  name: writing(1, 60),
  availabilityMessage: writing(0, 40),
  optionChoice: fc.string({ maxLength: 20 }),
  familyId: fc.string({ minLength: 1, maxLength: 12 }),
  summary: writing(0, 60),
  highlights: fc.array(writing(1, 30), { maxLength: 3 }),
  description: writing(0, 60),
  categoryLevels: fc.array(writing(1, 20), { maxLength: 3 }),
  department: writing(0, 20),
  productClass: writing(0, 20),
  productSubclass: writing(0, 20),
  taxClass: fc.constantFrom(...taxClasses),
});

/** A product of the catalogue; what belongs together is in agreement (path and web, price and kind of price, rating and reviews). */
export const product: fc.Arbitrary<Product> = fc
  .record({
    sku,
    gtin: optional(gtin),
    brand: fc.constantFrom<Product['brand']>('main', 'modern'),
    personalizationType: fc.constantFrom<PersonalizationType>(0, 100, 700, 705),
    messages: fc.array(message, { maxLength: 2 }),
    images,
    carouselImages: fc.array(images, { maxLength: 2 }),
    color: optional(fc.record({ of: writing(1, 20), name: writing(1, 12), hex: fc.stringMatching(/^[0-9a-f]{6}$/) })),
    shippingPromo: optional(fc.record({ message: writing(1, 40), popupName: fc.constant('freeShipping') })),
    dimensions: fc.record({
      width: measure,
      height: measure,
      depth: measure,
      unit: fc.constantFrom<'in' | 'cm'>('in', 'cm'),
    }),
    category,
    pricing,
    flags,
    rating,
    wording,
  })
  .map(
    ({ category: itsCategory, pricing: itsPricing, flags: itsFlags, rating: itsRating, wording: words, ...rest }) => ({
      ...rest,
      ...itsCategory,
      ...itsPricing,
      ...itsFlags,
      ...itsRating,
      ...words,
      path: itsFlags.isOnWeb ? `/product/gift/${rest.sku}` : '',
    }),
  );

/** Wanted and bought, also where nothing is wanted; half of the bought are at 0 or at the wish. */
export const counted: fc.Arbitrary<ItemQuantities> = nearEdges(0, 999, [1, 99, 999]).chain((wanted) =>
  nearEdges(0, wanted + 3, [0, wanted]).map((purchased) => ({ wanted, purchased })),
);

export const personalization: fc.Arbitrary<Personalization> = fc.record({
  font: writing(0, 20),
  line1: writing(0, 20),
  line2: writing(0, 20),
  color: writing(0, 20),
  images: fc.constantFrom<ReadonlyArray<string>>([], ['/pictures/plates-e9e2d4-8a9a86-400.webp']),
  priceMessage: writing(0, 40),
  returnPolicyMessage: writing(0, 40),
  hasError: fc.boolean(),
});

/** An item of that product: a design only where the product takes one, with its error flag as the rule sets it, a fund whose goal is price times wish. */
export const itemOf = (itsProduct: Product): fc.Arbitrary<RegistryItem> =>
  fc
    .record({
      counts: counted.filter(({ wanted }) => wanted >= 1),
      isMostLoved: fc.boolean(),
      fund: optional(fc.record({ name: writing(1, 60), share: nearEdges(0, 100, [0, 100]) })),
      design: personalizationId,
      personalization,
    })
    .map(({ counts, isMostLoved, fund, design, personalization: words }) => {
      const takesDesign = itsProduct.personalizationType !== 0;
      const identity = { sku: itsProduct.sku, personalizationId: takesDesign ? design : personalizationIdOf(0) };
      const goal = times(itemPrice({ identity, product: itsProduct }), counts.wanted);
      return flagMissingPersonalization({
        identity,
        product: itsProduct,
        ...counts,
        isMostLoved,
        groupGift: O.isSome(fund)
          ? O.some({ name: fund.value.name, goal, raised: centsOf(Math.floor((goal * fund.value.share) / 100)) })
          : O.none,
        personalization: takesDesign ? O.some(words) : O.none,
      });
    });

/** Any item. */
export const registryItem: fc.Arbitrary<RegistryItem> = product.chain(itemOf);
