import { type Instant, type ProductInput, parseCalendarDay, type Sku, type StockLevel } from '@gift-registry/domain';
import { centsOf, instantOf, skuOf } from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleInput, nothingListed } from '../catalogue-import/testing/example-input.ts';
import { newServiceToken, type Scope } from '../service-tokens/service-token.ts';
import { type SqlStores, sqlStores } from '../sql/sql-stores.ts';
import { exampleServices } from '../testing/example-services.ts';
import { type TestDatabase, testDatabase } from '../testing/test-database.ts';

const serving = exampleServices();

const NOW = instantOf('2027-06-01T11:00:00.000Z');
/** So many seconds after now. */
const later = (seconds: number) => instantOf(new Date(Date.parse(NOW) + seconds * 1_000).toISOString());

/** A service, and how a back end with a token of that scope lists products. */
const listing = async (scope: Scope) => {
  const { browser, dependencies } = await serving();
  const { text, id, digest } = newServiceToken();
  const none = { expiresAt: O.none, revokedAt: O.none, lastUsedAt: O.none };
  const createdAt = instantOf('2027-06-01T11:00:00.000Z');
  await dependencies.serviceTokens.add({ id, digest, name: 'shop', scopes: [scope], createdAt, ...none })();
  const put = async (body: object, authorization = `Bearer ${text}`, url = '/api/products') => {
    const answer = await browser.ask({
      method: 'PUT',
      url,
      body,
      headers: { origin: '', authorization },
    });
    return [answer.statusCode, answer.json()];
  };
  const putStock = (...products: ReadonlyArray<object>) => put({ products }, undefined, '/api/stock');
  return { browser, put, putStock };
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
    expect(await put(listed(product))).toEqual([200, { ...nothingListed, added: 1 }]);
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
    [listed({ ...board, sku: '0999055' }), 'products[0].sku: must be a SKU'],
    [
      listed(board, { ...board, regularPrice: 64.99 }),
      'products[1].regularPrice: must be an amount not below the price',
    ],
    [listed(board, { ...board, price: -1 }), 'products[1].price: must be an amount of money'],
    [{ ...listed(board), asOf: 'yesterday' }, 'asOf: must be a moment'],
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

describe('the stock of listed products', () => {
  it.each([
    [[], 'products: must be a list of 1 to 1000'],
    [[{ sku: 'OAK-1' }], 'products[0].stock: is missing'],
    [[{ sku: 'OAK-1', stock: 'plenty' }], 'products[0].stock: must be one of in-stock'],
    [[{ sku: 'OAK-1', stock: 1.5 }], 'products[0].stock: must be one of in-stock'],
    [[{ sku: 'OAK-1', stock: 'on-backorder', shipsOn: '2027-02-30' }], 'products[0].shipsOn: must be a day'],
    [[{ sku: 'OAK-1', stock: 1, price: 5 }], 'products[0].price: is not known here'],
  ])('[INT-06] is refused with the place of the mistake: %j', async (products, reason) => {
    const { putStock } = await listing('stock');
    expect(await putStock(...products)).toMatchObject([400, { error: { reason: expect.stringContaining(reason) } }]);
  });

  it('[INT-02] needs a token with the scope stock, and a thousand products fit', async () => {
    const many = Array.from({ length: 1_000 }, (_, index) => ({
      sku: `OAK-${'x'.repeat(31)}-${1_000 + index}`,
      stock: 'on-backorder',
      shipsOn: '2027-05-14',
    }));
    expect(await (await listing('stock')).putStock(...many)).toMatchObject([200, { changed: 0 }]);
    expect(await (await listing('catalogue')).putStock(...many)).toMatchObject([403, { error: { scope: 'stock' } }]);
  });
});

describe.each(['server', 'one connection'] as const)('products that a retailer lists, in the database: %s', (kind) => {
  let test: TestDatabase;
  let stores: SqlStores;
  beforeAll(async () => {
    test = await testDatabase(kind);
    stores = sqlStores(test.database, { clock: { now: () => NOW, timeZone: 'America/Chicago' }, log: test.log });
  });
  afterAll(() => test.remove());

  const listAs = (
    { asOf = O.none, acceptPrices = false }: { readonly asOf?: O.Option<Instant>; readonly acceptPrices?: boolean },
    ...products: ReadonlyArray<Partial<ProductInput>>
  ) =>
    stores.productListings.list({
      market: 'US',
      brand: 'main',
      products: products.map(exampleInput),
      asOf,
      acceptPrices,
      isDryRun: false,
    })();
  const list = (...products: ReadonlyArray<Partial<ProductInput>>) => listAs({}, ...products);
  const updateStock = (asOf: O.Option<Instant>, ...said: ReadonlyArray<readonly [Sku, StockLevel]>) =>
    stores.productListings.updateStock({
      asOf,
      products: said.map(([sku, stock]) => ({ sku, stock, shipsOn: parseCalendarDay('2027-05-14') })),
    })();
  const read = async (...skus: ReadonlyArray<Sku>) => E.toUnion(await stores.catalogue.products('US', skus)());

  it('[INT-06] are written whole or not at all', async () => {
    const [one, two] = [skuOf('OAK-1'), skuOf('OAK-2')];
    expect(await list({ sku: one }, { sku: two, details: { shop_rating: '9' } })).toEqual(
      E.left({ _tag: 'DetailUnknown', sku: two, detail: 'shop_rating' }),
    );
    expect(await read(one, two)).toEqual([]);
    expect(await list({ sku: one }, { sku: two, isPublished: false })).toEqual(
      E.right({ ...nothingListed, added: 1, unpublished: [two] }),
    );
    expect(await list({ sku: one })).toMatchObject(E.right({ unchanged: 1 }));
  });

  it('[INT-06] are all written when several listings of the same ones come at once', async () => {
    const numbers = Array.from({ length: 210 }, (_, index) => index + 1_000);
    const listed = (name: string, of: ReadonlyArray<number>) =>
      list(...of.map((number) => ({ sku: skuOf(`ASH-${number}`), name: `${name} ${number}` })));
    const all = await Promise.all([
      listed('Bowl', numbers),
      listed('Cup', numbers.toReversed()),
      listed('Jug', numbers.slice(-10)),
    ]);
    expect(all.map((each) => E.isRight(each))).toEqual([true, true, true]);
    expect(await read(skuOf('ASH-1000'), skuOf('ASH-1209'))).toHaveLength(2);
  });

  it('[INT-06] take the last reported stock, and nothing else of them changes; unknown ones are reported', async () => {
    const [mug, lamp, unknown] = [skuOf('ELM-1'), skuOf('ELM-2'), skuOf('ELM-3')];
    const details = { shop_traits: 'drop ship | last few' };
    await list({ sku: mug, details }, { sku: lamp, stock: 'discontinued' });
    const update = (...said: ReadonlyArray<readonly [Sku, StockLevel]>) => updateStock(O.none, ...said);
    const before = await read(mug);
    expect(await update([mug, 'in-stock'], [unknown, 'in-stock'], [lamp, 'discontinued'])).toEqual(
      E.right({ changed: 0, unchanged: 2, unknown: [unknown], outdated: [] }),
    );
    expect(await update([mug, 'in-stock'], [mug, 'out-of-stock'], [lamp, 'on-backorder'])).toEqual(
      E.right({ changed: 2, unchanged: 0, unknown: [], outdated: [] }),
    );
    expect(await read(mug, lamp)).toMatchObject([
      { isAvailable: false, isBackorderable: false, availabilityMessage: 'Out of stock', shippingPromo: O.some({}) },
      { isNla: false, isBackorderable: true, availabilityMessage: 'On backorder; ships around May 14, 2027' },
    ]);
    await update([mug, 'in-stock']);
    expect(await read(mug)).toEqual(before);
    await update([mug, 'discontinued']);
    expect(await list({ sku: mug, details })).toMatchObject(E.right({ changed: 1 }));
    expect(await read(mug)).toEqual(before);
  });

  it('[FEED-01] keep a price that slipped until it is accepted, and take the rest', async () => {
    const [tray, bowl] = [skuOf('FIR-1'), skuOf('FIR-2')];
    await list({ sku: tray, price: centsOf(12_900), regularPrice: O.some(centsOf(15_000)) });
    const slipped = { sku: tray, name: 'Oak tray', price: centsOf(1_290_000) };
    expect(await list(slipped, { sku: bowl, price: centsOf(0) })).toEqual(
      E.right({
        ...nothingListed,
        changed: 1,
        pricesHeldBack: [
          { sku: tray, before: O.some(12_900), after: 1_290_000 },
          { sku: bowl, before: O.none, after: 0 },
        ],
      }),
    );
    expect(await read(tray, bowl)).toMatchObject([
      { name: 'Oak tray', currentPrice: 12_900, regularPrice: 15_000, priceType: 'sale' },
    ]);
    expect(await listAs({ acceptPrices: true }, slipped)).toMatchObject(E.right({ changed: 1, pricesHeldBack: [] }));
    expect(await read(tray)).toMatchObject([{ currentPrice: 1_290_000, priceType: 'regular' }]);
  });

  it('[STOCK-01] an older call changes nothing and says so, and one of the same time or without a time counts', async () => {
    const sku = skuOf('YEW-1');
    const at = (seconds: number) => O.some(later(seconds));
    expect(await listAs({ asOf: at(-60) }, { sku, name: 'Jug' })).toMatchObject(E.right({ added: 1, outdated: [] }));
    expect(await updateStock(at(-30), [sku, 'out-of-stock'])).toMatchObject(E.right({ changed: 1, outdated: [] }));
    expect(await updateStock(at(-31), [sku, 'in-stock'])).toEqual(
      E.right({ changed: 0, unchanged: 0, unknown: [], outdated: [sku] }),
    );
    expect(await read(sku)).toMatchObject([{ availabilityMessage: 'Out of stock' }]);
    expect(await listAs({ asOf: at(-61) }, { sku, name: 'Old jug' })).toMatchObject(
      E.right({ changed: 0, unchanged: 0, outdated: [sku] }),
    );
    expect(await listAs({ asOf: at(-45) }, { sku, name: 'Tall jug' })).toMatchObject(
      E.right({ changed: 1, outdated: [], stockKept: [sku] }),
    );
    expect(await read(sku)).toMatchObject([{ name: 'Tall jug', availabilityMessage: 'Out of stock' }]);
    expect(await updateStock(at(-30), [sku, 'in-stock'])).toMatchObject(E.right({ changed: 1 }));
    expect(await updateStock(at(240), [sku, 'on-backorder'])).toMatchObject(E.right({ changed: 1 }));
    expect(await updateStock(O.none, [sku, 'out-of-stock'])).toMatchObject(E.right({ changed: 1 }));
    expect(await updateStock(at(0), [sku, 'in-stock'])).toMatchObject(E.right({ changed: 0, outdated: [sku] }));
    expect(await read(sku)).toMatchObject([{ availabilityMessage: 'Out of stock' }]);
  });

  it('[STOCK-01] a listing without a time leaves the reports of stock that are still on their way', async () => {
    const sku = skuOf('YEW-3');
    expect(await list({ sku, stock: 'in-stock' })).toMatchObject(E.right({ added: 1 }));
    expect(await updateStock(O.some(later(-60)), [sku, 'out-of-stock'])).toMatchObject(E.right({ changed: 1 }));
    expect(await list({ sku, stock: 'in-stock' })).toMatchObject(E.right({ changed: 1 }));
    expect(await updateStock(O.some(later(-61)), [sku, 'out-of-stock'])).toMatchObject(E.right({ outdated: [sku] }));
    expect(await updateStock(O.some(later(-30)), [sku, 'out-of-stock'])).toMatchObject(E.right({ changed: 1 }));
  });

  it('[STOCK-01] a call from more than five minutes ahead of the clock is refused', async () => {
    const sku = skuOf('YEW-2');
    const tooLate = E.left({ _tag: 'AsOfTooLate' });
    expect(await listAs({ asOf: O.some(later(301)) }, { sku })).toEqual(tooLate);
    expect(await updateStock(O.some(later(301)), [sku, 'in-stock'])).toEqual(tooLate);
    expect(await listAs({ asOf: O.some(later(300)) }, { sku })).toMatchObject(E.right({ added: 1 }));
  });
});
