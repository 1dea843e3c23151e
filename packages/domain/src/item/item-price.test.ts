import {
  centsOf,
  exampleItem,
  exampleMonogrammed,
  exampleProduct,
  forAll,
  identityOf,
  registryItem,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import {
  isPersonalized,
  itemPrice,
  markdownCodes,
  markdownOf,
  pricedProduct,
  priceTypeCodes,
  priceTypeOf,
  shownPrice,
} from './item-price.ts';

describe('the letters of prices', () => {
  it('[ITEM-09] r, o and s are regular, outlet and sale; p, s and n permanent, temporary and none', () => {
    expect(['r', 'o', 's'].map(priceTypeOf)).toEqual(['regular', 'outlet', 'sale'].map(O.some));
    expect(['p', 's', 'n'].map(markdownOf)).toEqual(['permanent', 'temporary', 'none'].map(O.some));
  });

  it('[ITEM-09] every letter of the tables is read as its name', () => {
    for (const [name, code] of Object.entries(priceTypeCodes)) expect(priceTypeOf(code)).toEqual(O.some(name));
    for (const [name, code] of Object.entries(markdownCodes)) expect(markdownOf(code)).toEqual(O.some(name));
  });

  it('[ITEM-09] any other text is none', () => {
    const text = fc.oneof(
      fc.string({ maxLength: 3 }),
      fc.constantFrom('', 'R', 'P', 'rs', ' s', 'regular', 'toString'),
    );
    forAll(text, (code) => {
      expect(O.isSome(priceTypeOf(code))).toBe(['r', 'o', 's'].includes(code));
      expect(O.isSome(markdownOf(code))).toBe(['p', 's', 'n'].includes(code));
    });
  });
});

describe('the price of an item', () => {
  it('[PERS-05] an item that is not personalized costs what its product costs', () => {
    const product = exampleProduct({ currentPrice: centsOf(3_500), personalizationType: 700 });
    expect(itemPrice(exampleItem({ product }))).toBe(3_500);
    expect(pricedProduct(identityOf('4821'), product)).toBe(product);
    forAll(registryItem, (item) => {
      fc.pre(!isPersonalized(item));
      expect(itemPrice(item)).toBe(item.product.currentPrice);
    });
  });

  it('[PERS-05] a personalized item costs 15.00 more', () => {
    expect(itemPrice(exampleMonogrammed({ currentPrice: centsOf(3_500) }))).toBe(5_000);
    forAll(registryItem, (item) => {
      fc.pre(isPersonalized(item));
      const { currentPrice, regularPrice } = item.product;
      expect(itemPrice(item) - currentPrice).toBe(1_500);
      expect(pricedProduct(item.identity, item.product)).toEqual({
        ...item.product,
        currentPrice: currentPrice + 1_500,
        regularPrice: regularPrice + 1_500,
      });
    });
  });
});

it.each([
  { type: 0, design: 0, expected: false },
  { type: 0, design: 7, expected: false },
  { type: 100, design: 0, expected: false },
  { type: 100, design: 1, expected: true },
  { type: 700, design: 7, expected: true },
  { type: 705, design: 7, expected: true },
] as const)('[LIST-03] type $type with design $design: personalized is $expected', ({ type, design, expected }) => {
  const product = exampleProduct({ personalizationType: type });
  expect(isPersonalized(exampleItem({ product, identity: identityOf('4821', design) }))).toBe(expected);
});

const priced = fc
  .record({
    currentPrice: fc.integer({ min: 0, max: 200 }),
    apart: fc.constantFrom(-1, 0, 1, 50),
    priceType: fc.constantFrom('regular', 'outlet', 'sale'),
    markdown: fc.constantFrom('permanent', 'temporary', 'none'),
  })
  .map(({ currentPrice, apart, priceType, markdown }) => ({
    currentPrice: centsOf(currentPrice),
    regularPrice: centsOf(Math.max(0, currentPrice + apart)),
    priceType,
    markdown,
  }));

describe('shownPrice', () => {
  it('[ITEM-09] the current price is always shown', () => {
    forAll(priced, (price) => {
      expect(shownPrice(price).current).toBe(price.currentPrice);
    });
  });

  it('[ITEM-09] a struck price is the regular one, and higher than the current one', () => {
    forAll(priced, (price) => {
      const { struck } = shownPrice(price);
      if (O.isSome(struck)) {
        expect(struck.value).toBe(price.regularPrice);
        expect(struck.value).toBeGreaterThan(price.currentPrice);
      } else {
        expect(price.priceType === 'regular' || price.regularPrice <= price.currentPrice).toBe(true);
      }
    });
  });

  it('[ITEM-09] a regular price type shows one price', () => {
    forAll(priced, (price) => {
      expect(shownPrice({ ...price, priceType: 'regular' })).toMatchObject({
        current: price.currentPrice,
        struck: O.none,
      });
    });
  });

  it('[ITEM-09] the markdown is the product’s, with or without a struck price', () => {
    forAll(priced, (price) => {
      expect(shownPrice(price).markdown).toEqual(price.markdown === 'none' ? O.none : O.some(price.markdown));
    });
  });

  it.each([
    ['sale', 'temporary', 6_380, O.some(6_380), O.some('temporary')],
    ['outlet', 'permanent', 6_380, O.some(6_380), O.some('permanent')],
    ['sale', 'none', 6_380, O.some(6_380), O.none],
    ['sale', 'permanent', 4_796, O.some(4_796), O.some('permanent')],
    ['sale', 'permanent', 4_795, O.none, O.some('permanent')],
    ['sale', 'temporary', 4_794, O.none, O.some('temporary')],
    ['regular', 'temporary', 6_380, O.none, O.some('temporary')],
    ['regular', 'none', 6_380, O.none, O.none],
  ] as const)('[ITEM-09] %s, %s, regularly %i', (priceType, markdown, regular, struck, shown) => {
    const product = exampleProduct({
      currentPrice: centsOf(4_795),
      regularPrice: centsOf(regular),
      priceType,
      markdown,
    });
    expect(shownPrice(product)).toEqual({ current: 4_795, struck, markdown: shown });
  });
});
