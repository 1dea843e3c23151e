import type { ShopField } from '@gift-registry/domain';
import { centsOf } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { expect, it } from 'vitest';
import { demoCatalogue } from '../testing/demo-shop.ts';
import { productOfInput } from './product-of-input.ts';
import { shopColumns } from './shop-columns.ts';
import { exampleInput } from './testing/example-input.ts';

const read = (details: Partial<Record<ShopField, string>>) =>
  productOfInput({ brand: 'main', catalogue: demoCatalogue })(
    exampleInput({ regularPrice: O.some(centsOf(1_200)), details }),
  );

it("columns of the shop's format set what a retailer's file lacks", () => {
  expect(
    read({
      shop_brand: 'modern',
      shop_shelf: 'Rugs',
      shop_subclass: 'Mugs',
      shop_family: 'F1',
      shop_offer: 'clearance',
      shop_highlights: 'Stoneware | Sold one by one',
      shop_rating: '4.8',
      shop_reviews: '238',
      shop_picture_shows: 'A red mug',
      shop_color: 'Mug: Brick red #b9674a',
      shop_personalization: '700',
      shop_option: 'red',
      shop_note: 'Made in Maine',
      shop_notice: 'Two-year warranty',
      shop_tax_class: 'clothing',
    }),
  ).toMatchObject({
    brand: 'modern',
    categoryName: 'Rugs',
    categorySequence: 150,
    productSubclass: 'Mugs',
    familyId: 'F1',
    color: O.some({ of: 'Mug', name: 'Brick red', hex: 'b9674a' }),
    priceType: 'sale',
    markdown: 'permanent',
    highlights: ['Stoneware', 'Sold one by one'],
    rating: 4.8,
    reviews: 238,
    images: { desktop: '/pictures/placeholder-desktop.webp', alt: 'A red mug' },
    personalizationType: 700,
    taxClass: 'clothing',
    optionChoice: 'red',
    messages: [
      { type: 'item', level: 'info', text: 'Made in Maine', popupName: O.none },
      { type: 'default', level: 'info', text: 'Two-year warranty', popupName: O.none },
    ],
  });
});

it('traits add their messages in the order of the row; the gravest decides on availability', () => {
  const product = read({ shop_traits: 'drop ship | out of stock | not on web' });
  expect(product).toMatchObject({
    isAvailable: false,
    isOnWeb: false,
    path: '',
    isBackorderable: false,
    availabilityMessage: 'Out of stock',
    shippingPromo: O.some({ message: 'Ships in its own box', popupName: 'vendorDropShip' }),
    messages: [{ type: 'vendorDropShip' }, { type: 'availability', text: 'Out of stock' }],
  });
});

it.each([
  ['shop_brand', 'other'],
  ['shop_shelf', 'toString'],
  ['shop_traits', 'drop ship | lost'],
  ['shop_color', 'Oat'],
  ['shop_rating', '5.1'],
  ['shop_personalization', '7'],
  ['shop_note', 'x'.repeat(1_001)],
] as const)('what the shop does not know changes nothing and is reported: %s of %s', (field, text) => {
  expect(shopColumns(demoCatalogue, (each) => (each === field ? text : '')).bad).toEqual([
    { field, problem: { _tag: 'WordUnknown', text } },
  ]);
  expect(read({ [field]: text })).toEqual(read({}));
});
