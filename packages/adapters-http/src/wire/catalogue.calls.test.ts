import {
  type CatalogueQuery,
  type CatalogueResults,
  type PriceBandKey,
  priceBands,
  sites,
} from '@gift-registry/domain';
import { exampleProduct, nearEdges, product, sku, skuOf, writing } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { readPicks, readPopup, readProduct, searchCatalogue } from './catalogue.calls.ts';
import { answered, asked } from './testing/over-the-wire.ts';

const everything: CatalogueQuery = { text: '', categories: [], bands: [], brands: [], sort: 'best', page: 1 };
const bandKeys = priceBands.map(({ key }): PriceBandKey => key);

const query: fc.Arbitrary<CatalogueQuery> = fc.record({
  text: writing(0, 60),
  categories: fc.array(
    fc.oneof(
      writing(1, 20),
      fc.string({ unit: fc.constantFrom(',', '%', '2', 'C', 'c', '5', ' ', '&', '+'), minLength: 1, maxLength: 8 }),
    ),
    { maxLength: 5 },
  ),
  bands: fc.subarray(bandKeys),
  brands: fc.subarray<'main' | 'modern'>(['main', 'modern']),
  sort: fc.constantFrom('best', 'price-low', 'price-high'),
  page: nearEdges(1, 999_999_999, [1]),
});

const queried = (given: object) => searchCatalogue.request.decode({ params: {}, query: given, body: undefined });

describe('searching the catalogue on the wire', () => {
  it('[ADD-09] [API-01] every query comes back as it went, whatever categories are called', () => {
    fc.assert(
      fc.property(query, (given) => {
        expect(asked(searchCatalogue.request, given)).toEqual(E.right(given));
      }),
    );
  });

  it('[ADD-09] [API-01] values stand between commas, and what asks for nothing is left out', () => {
    expect(searchCatalogue.request.encode(everything).query).toEqual({
      text: '',
      category: undefined,
      price: undefined,
      brand: undefined,
      sort: 'best',
      page: '1',
    });
    const { query: sent } = searchCatalogue.request.encode({
      ...everything,
      categories: ['Dinnerware', 'Pots, Pans', '100%'],
      bands: ['0-20', '2000-up'],
      brands: ['modern'],
      page: 3,
    });
    expect(sent).toMatchObject({
      category: 'Dinnerware,Pots%2C Pans,100%25',
      price: '0-20,2000-up',
      brand: 'modern',
      page: '3',
    });
  });

  it('[ROUTE-08] [API-01] what was picked out comes back as it went', () => {
    const picks = {
      categories: ['Nursery'],
      isOnlyThese: true,
      shelves: [{ title: 'First', text: 'For the first nights.', products: [exampleProduct()] }],
    };
    expect(answered(readPicks.answer, picks)).toEqual(E.right(picks));
    expect(readPicks.request.encode('kids').params).toEqual({ shop: 'kids' });
    expect(readPicks.request.decode({ params: { shop: 'house' }, query: {}, body: undefined })._tag).toBe('Left');
  });

  it('[ADD-09] [API-01] without parameters everything is asked for', () => {
    expect(queried({})).toEqual(E.right(everything));
    expect(queried({ category: '', price: ',', campaign: 'x' })).toEqual(E.right(everything));
  });

  it.each([
    [{ page: '0' }, 'page: must be a whole number from 1'],
    [{ price: '0-20,20' }, 'price[1]: must be the name of a price band'],
    [{ sort: 'newest' }, 'sort: must be one of best, price-low, price-high'],
    [{ brand: 'kids' }, 'brand[0]: must be one of main, modern'],
    [{ category: 'a,'.repeat(51) }, 'category: must be at most 50 values between commas'],
    [{ text: 'a'.repeat(201) }, 'text: must be a text of at most 200 characters'],
  ])('[ADD-09] [API-01] %j is not understood', (given, reason) => {
    expect(queried(given)).toEqual(E.left(reason));
  });

  it('[ADD-09] [API-01] what was found comes back as it went', () => {
    const results: fc.Arbitrary<CatalogueResults> = fc.record({
      products: fc.array(product, { maxLength: 3 }),
      total: nearEdges(0, 40_000, [24]),
      page: nearEdges(1, 1_667, []),
      pages: nearEdges(0, 1_667, []),
      categories: fc.array(fc.record({ choice: writing(1, 20), products: nearEdges(1, 400, []) }), { maxLength: 3 }),
      bands: fc.constant([{ choice: '0-20', products: 1 }]),
      brands: fc.constant([{ choice: 'modern', products: 2 }]),
    });
    fc.assert(
      fc.property(results, (given) => {
        const { products, ...rest } = given;
        const back = answered(searchCatalogue.answer, given);
        expect(back).toMatchObject(E.right(rest));
        expect(E.isRight(back) && back.right.products.map((each) => each.sku)).toEqual(
          products.map((each) => each.sku),
        );
      }),
    );
  });
});

describe('reading the catalogue on the wire', () => {
  it('[ROUTE-19] [API-01] a product is asked for by its number and comes back as it went', () => {
    fc.assert(
      fc.property(sku, (number) => {
        expect(asked(readProduct.request, number)).toEqual(E.right(number));
      }),
    );
    expect(answered(readProduct.answer, exampleProduct())).toEqual(E.right(exampleProduct()));
    expect(readProduct.request.decode({ params: { sku: '004821' }, query: {}, body: undefined })).toEqual(
      E.right(skuOf('4821')),
    );
  });

  it('[SITE-01] a product is priced as its site writes prices', () => {
    expect(readProduct.answer.encode(sites.canada, exampleProduct())).toMatchObject({ formattedPrice: 'CAD 14.95' });
  });

  it.each(['a', 'A-9', 'x'.repeat(64)])('[ROUTE-11] %s can be the name of shipping information', (popupName) => {
    expect(asked(readPopup.request, popupName)).toEqual(E.right(popupName));
  });

  it.each(['', 'x'.repeat(65), 'a_b', 'a b', 'é', '../a', undefined, ['standard']])(
    '[ROUTE-11] %j cannot be the name of shipping information',
    (popupName) => {
      expect(E.isLeft(readPopup.request.decode({ params: {}, query: { popupName }, body: undefined }))).toBe(true);
    },
  );

  it('[ROUTE-11] shipping information comes back as it went', () => {
    const popup = { popupName: 'standard', title: 'Standard Shipping', html: '<p>Most gifts.</p>' };
    expect(readPopup.answer.encode(sites.main, popup)).toEqual(popup);
    expect(answered(readPopup.answer, popup)).toEqual(E.right(popup));
  });
});
