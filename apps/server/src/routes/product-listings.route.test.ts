import { instantOf, skuOf } from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { exampleInput } from '../catalogue-import/testing/example-input.ts';
import { systemClock } from '../clock/system-clock.ts';
import { newServiceToken, type Scope } from '../service-tokens/service-token.ts';
import { sqlStores } from '../sql/sql-stores.ts';
import { exampleServices } from '../testing/example-services.ts';
import { testDatabase } from '../testing/opened-database.ts';

const serving = exampleServices();

/** A service, and how a back end with a token of that scope lists products. */
const listing = async (scope: Scope) => {
  const { browser, dependencies } = await serving();
  const { text, id, digest } = newServiceToken();
  const none = { expiresAt: O.none, revokedAt: O.none, lastUsedAt: O.none };
  const createdAt = instantOf('2027-06-01T11:00:00.000Z');
  await dependencies.serviceTokens.add({ id, digest, name: 'shop', scopes: [scope], createdAt, ...none })();
  const put = async (body: object, authorization = `Bearer ${text}`) => {
    const answer = await browser.ask({
      method: 'PUT',
      url: '/api/products',
      body,
      headers: { origin: '', authorization },
    });
    return [answer.statusCode, answer.json()];
  };
  return { browser, put };
};
const board = { sku: 'OAK-18.5', name: 'Oak board', price: 65 };
const listed = (...products: ReadonlyArray<object>) => ({ market: 'US', brand: 'main', products });

describe('products listed by a retailer’s back end', () => {
  it('[INT-06] are in the catalogue at once', async () => {
    const { browser, put } = await listing('catalogue');
    const product = {
      ...board,
      regularPrice: 80,
      categories: ['Kitchen', 'Boards'],
      description: '<p>Oiled &amp; ready.</p>',
      stock: 'on-backorder',
      dimensions: { width: 18.5, unit: 'in' },
      details: { shop_traits: 'free shipping' },
    };
    expect(await put(listed(product))).toEqual([
      200,
      { added: 1, changed: 0, unchanged: 0, elsewhere: [], unpublished: [], picturesLeftOut: [] },
    ]);
    expect((await browser.ask({ url: '/api/catalogue/products/OAK-18.5' })).json()).toMatchObject({
      sku: 'OAK-18.5',
      currentPrice: 65,
      regularPrice: 80,
      categoryName: 'Boards',
      availability: { isAvailable: false },
      details: { summary: '<p>Oiled &amp; ready.</p>', dimensions: { width: 18.5, height: null } },
    });
    expect((await browser.ask({ url: '/product/oak-board/OAK-18.5' })).statusCode).toBe(200);
  });

  it.each([
    [{}, 'market: is missing'],
    [listed(), 'products: must be a list of 1 to 500'],
    [listed({ ...board, sku: 'no/slash' }), 'products[0].sku: must be a SKU'],
    [listed(board, { ...board, price: 0 }), 'products[1].price: must be an amount of money: above zero'],
    [listed({ ...board, name: ' ' }), 'products[0].name: must be a text'],
    [
      listed({ ...board, dimensions: { width: -1, unit: 'in' } }),
      'products[0].dimensions.width: must be a number above',
    ],
    [listed({ ...board, details: { rating: '5' } }), 'products[0].details.rating: is not known here'],
    [listed({ ...board, pictures: Array(9).fill('a') }), 'products[0].pictures: must be a list of 0 to 8'],
    [listed({ ...board, pictures: ['a', 1] }), 'products[0].pictures[1]: must be a text of at most 2000 characters'],
    [listed({ ...board, colour: 'red' }), 'products[0].colour: is not known here'],
  ])('[INT-06] are refused with the place of the mistake: %o', async (body, reason) => {
    const { put } = await listing('catalogue');
    expect(await put(body)).toMatchObject([
      400,
      { error: { _tag: 'BadRequest', reason: expect.stringContaining(reason) } },
    ]);
  });

  it('[INT-06] need a token with the scope catalogue', async () => {
    const { put } = await listing('read');
    expect(await put(listed(board))).toMatchObject([403, { error: { _tag: 'ScopeMissing', scope: 'catalogue' } }]);
    expect(await put(listed(board), '')).toMatchObject([401, { error: { _tag: 'TokenNeeded' } }]);
  });
});

it.each(['server', 'embedded'] as const)('[INT-06] a listing is written whole or not at all: %s', async (kind) => {
  const test = await testDatabase(kind);
  const { catalogue, productListings } = sqlStores(test.database, { clock: systemClock, log: test.log });
  const list = (...products: ReadonlyArray<Parameters<typeof exampleInput>[0]>) =>
    productListings.list({ market: 'US', brand: 'main', products: products.map(exampleInput), isDryRun: false })();
  const [one, two] = [skuOf('OAK-1'), skuOf('OAK-2')];
  expect(await list({ sku: one }, { sku: two, details: { shop_rating: '9' } })).toEqual(
    E.left({ _tag: 'DetailUnknown', sku: two, detail: 'shop_rating' }),
  );
  expect(await catalogue.products('US', [one, two])()).toEqual(E.right([]));
  expect(await list({ sku: one }, { sku: two, isPublished: false })).toEqual(
    E.right({ added: 1, changed: 0, unchanged: 0, elsewhere: [], unpublished: [two], picturesLeftOut: [] }),
  );
  expect(await list({ sku: one })).toMatchObject(E.right({ unchanged: 1 }));
  await test.remove();
});
