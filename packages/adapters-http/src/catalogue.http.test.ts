import { exampleProduct, sites, skuOf } from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { catalogueHttp } from './http.ts';
import { fakeServiceAnswering } from './testing/fake-service.ts';
import { calls, failedAnswer } from './wire/index.ts';

const refusing = (_tag: 'ProductNotFound' | 'PopupNotFound') => {
  const { status, body } =
    _tag === 'ProductNotFound' ? failedAnswer(calls.readProduct)({ _tag }) : failedAnswer(calls.readPopup)({ _tag });
  return fakeServiceAnswering(status, body).connection;
};

describe('the catalogue over HTTP', () => {
  it('[ROUTE-19] a product is read from its path', async () => {
    const { connection, sent } = fakeServiceAnswering(
      200,
      calls.readProduct.answer.encode(sites.main, exampleProduct()),
    );
    expect(await catalogueHttp(connection).product(skuOf('4821'))()).toEqual(E.right(exampleProduct()));
    expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET http://localhost:3000/api/catalogue/products/4821',
    ]);
  });

  it('[ADD-09] a search is requested in the address', async () => {
    const found = { products: [], total: 0, page: 2, pages: 0, categories: [], bands: [], brands: [], instead: O.none };
    const { connection, sent } = fakeServiceAnswering(200, calls.searchCatalogue.answer.encode(sites.main, found));
    const query = {
      text: 'crème & co',
      categories: ['A, B', 'C'],
      bands: [],
      brands: ['modern' as const],
      sort: 'price-high' as const,
      page: 2,
    };
    expect(await catalogueHttp(connection).search(query)()).toEqual(E.right(found));
    expect(sent.map(({ url }) => url)).toEqual([
      'http://localhost:3000/api/catalogue/search?text=cr%C3%A8me%20%26%20co&category=A%252C%20B%2CC&brand=modern&sort=price-high&page=2',
    ]);
  });

  it('[ROUTE-11] shipping information is requested as JSON', async () => {
    const popup = { popupName: 'standard', title: 'Standard Shipping', html: '<p>Most gifts.</p>' };
    const { connection, sent } = fakeServiceAnswering(200, popup);
    expect(await catalogueHttp(connection).popup('standard')()).toEqual(E.right(popup));
    expect(sent.map(({ url, headers }) => [url, headers['Accept']])).toEqual([
      ['http://localhost:3000/browse/popup?popupName=standard', 'application/json'],
    ]);
  });

  it('[ROUTE-19] [ROUTE-11] what there is not is a refusal', async () => {
    expect(await catalogueHttp(refusing('ProductNotFound')).product(skuOf('4821'))()).toEqual(
      E.left({ _tag: 'ProductNotFound' }),
    );
    expect(await catalogueHttp(refusing('PopupNotFound')).popup('nothing')()).toEqual(
      E.left({ _tag: 'PopupNotFound' }),
    );
  });
});
