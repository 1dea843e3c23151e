import {
  exampleItem,
  examplePersonalization,
  exampleProduct,
  exampleRegistry,
  grIdOf,
  skuOf,
} from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { exampleServices, outcome, signIn, tagOf } from '../testing/example-services.ts';
import type { BrowserRequest } from '../testing/injecting-browser.ts';

const serving = exampleServices();
const gone = exampleItem({ product: exampleProduct({ sku: skuOf('77'), isNla: true }), wanted: 5, purchased: 1 });
const wrong = exampleItem({
  product: exampleProduct({ sku: skuOf('78'), isNla: true }),
  personalization: O.some(examplePersonalization({ hasError: true })),
});
const fresh = exampleItem({ product: exampleProduct({ sku: skuOf('79') }), purchased: 0 });
const kettle = exampleProduct({ sku: skuOf('80') });
const others = [
  exampleProduct({ sku: skuOf('81'), isNla: true }),
  exampleProduct({ sku: skuOf('82'), isStockSku: false }),
  exampleProduct({ sku: skuOf('83'), personalizationType: 100 }),
];

/** The example with an unavailable item, one that is unavailable and has an error, and one without purchases. */
const shop = async () => {
  const { browser, dependencies } = await serving();
  dependencies.put({
    registries: [exampleRegistry({ items: [exampleItem(), gone, wrong, fresh] })],
    products: [kettle, ...others],
  });
  return { browser, dependencies };
};

const add = (changed: object = {}): BrowserRequest => ({
  method: 'POST',
  url: '/gift-registry/add-gift-registry-item',
  body: { GrId: '7310442', Sku: '80', Quantity: 2, ...changed },
});
const remove = (changed: object = {}): BrowserRequest => ({
  method: 'POST',
  url: '/gift-registry/delete-gift-registry-item/',
  body: { grId: '7310442', sku: '79', personalizationId: 0, ...changed },
});
const replace = (existing = '77', replacement = '80', changed: object = {}): BrowserRequest => ({
  method: 'PUT',
  url: '/gift-registry/universal/replace-item',
  body: {
    RegistryId: '7310442',
    ExistingItem: { Sku: existing, PersonalizationId: 0 },
    ReplacementItem: { Sku: replacement, PersonalizationId: 0 },
    ...changed,
  },
});

describe('an owner’s writes over HTTP', () => {
  it('[ADD-01] [CART-08] items are added in both forms of the body; the same key is answered byte for byte', async () => {
    const { browser } = await shop();
    await signIn(browser);
    const withOptionalKey = { ...add(), headers: { 'idempotency-key': 'add-kettles-1' } };
    const first = await browser.ask(withOptionalKey);
    expect([first.statusCode, first.json()]).toEqual([
      200,
      expect.objectContaining({
        isSuccess: true,
        version: 1,
        items: [expect.objectContaining({ sku: '80', quantity: 2, quantityWants: 2, formattedPrice: '$14.95' })],
        addOns: [],
      }),
    ]);
    const several = await browser.ask(
      add({
        Sku: undefined,
        Quantity: undefined,
        Items: [
          { Sku: '80', Quantity: 999 },
          { Sku: '79', Quantity: 1 },
        ],
      }),
    );
    expect(several.json().items).toMatchObject([
      { sku: '80', quantity: 997, quantityWants: 999 },
      { sku: '79', quantity: 1, quantityWants: 9 },
    ]);
    const again = await browser.ask(withOptionalKey);
    expect([again.statusCode, again.body]).toEqual([200, first.body]);
    expect(await outcome(browser, { ...add({ Quantity: 3 }), headers: withOptionalKey.headers })).toEqual([
      422,
      'IdempotencyKeyReused',
    ]);
  });

  it('[API-02] one item is added to the list by its address', async () => {
    const { browser } = await shop();
    await signIn(browser);
    const answer = await browser.ask({
      method: 'POST',
      url: '/api/registry-list/7310442',
      body: { Sku: '80', Quantity: 2, PersonalizationId: 0 },
    });
    expect(answer.json()).toMatchObject({ isSuccess: true, version: 1, item: { sku: '80', quantityWants: 2 } });
  });

  it('[AUTH-03] adding is checked in the order 401, 404, 403, 422', async () => {
    const { browser } = await shop();
    expect(await outcome(browser, add({ GrId: '999999', Quantity: 0 }))).toEqual([401, 'SignInNeeded']);
    await signIn(browser, 'ruth@example.com', 'wisteria-81');
    expect(await outcome(browser, add({ GrId: '999999', Sku: '1' }))).toEqual([404, 'RegistryNotFound']);
    expect(await outcome(browser, add({ Sku: '1', Quantity: 0 }))).toEqual([404, 'ProductUnknown']);
    expect(await outcome(browser, add({ Quantity: 0 }))).toEqual([403, 'NotOwner']);
    await signIn(browser);
    expect(await outcome(browser, add({ GrId: '7310443' }))).toEqual([404, 'RegistryNotFound']);
    for (const Quantity of [-1, 0, 1_000])
      expect(await outcome(browser, add({ Quantity }))).toEqual([422, 'QuantityOutOfRange']);
    expect(await outcome(browser, add({ Sku: '81' }))).toEqual([422, 'NoLongerAvailable']);
    expect(await outcome(browser, add({ Sku: '82' }))).toEqual([422, 'NotAddable']);
    expect(await outcome(browser, add({ Sku: '83' }))).toEqual([422, 'PersonalizationMissing']);
    expect(await outcome(browser, add({ PersonalizationId: 9 }))).toEqual([422, 'PersonalizationMissing']);
  });

  it('[ITEM-08] [MAN-04] removing: 401, 404, 403, 409; a missing item is success', async () => {
    const { browser } = await shop();
    expect(await outcome(browser, remove())).toEqual([401, 'SignInNeeded']);
    await signIn(browser, 'ruth@example.com', 'wisteria-81');
    expect(await outcome(browser, remove({ grId: '999999' }))).toEqual([404, 'RegistryNotFound']);
    expect(await outcome(browser, remove())).toEqual([403, 'NotOwner']);
    await signIn(browser);
    expect(await outcome(browser, remove({ sku: '4821' }))).toEqual([409, 'HasPurchases']);
    for (const version of [1, 1]) {
      const answer = await browser.ask(remove());
      expect([answer.statusCode, answer.json()]).toEqual([200, expect.objectContaining({ isSuccess: true, version })]);
    }
    expect((await browser.ask(remove({ sku: '77' }))).json()).toMatchObject({ version: 2 });
  });

  it('[NLA-03] [NLA-06] replacing: 401, 404, 403, 422, 409; a failure replaces nothing', async () => {
    const { browser, dependencies } = await shop();
    const refused = async (request: BrowserRequest) => {
      const answer = await browser.ask(request);
      expect(answer.json()).toMatchObject({ isSuccess: false, replacementItem: null });
      return [answer.statusCode, tagOf(answer)];
    };
    expect(await refused({ ...replace(), body: {} })).toEqual([400, 'BadRequest']);
    expect(await refused(replace())).toEqual([401, 'SignInNeeded']);
    await signIn(browser, 'ruth@example.com', 'wisteria-81');
    expect(await refused(replace('77', '80', { RegistryId: '999999' }))).toEqual([404, 'RegistryNotFound']);
    expect(await refused(replace())).toEqual([404, 'ItemUnknown']);
    expect(await refused(replace('4821', '80'))).toEqual([403, 'NotOwner']);
    await signIn(browser);
    expect(await refused(replace('99'))).toEqual([404, 'ItemUnknown']);
    expect(await refused(replace('77', '77'))).toEqual([422, 'SameIdentity']);
    expect(await refused(replace('77', '81'))).toEqual([422, 'NotACandidate']);
    expect(await refused(replace('4821', '80'))).toEqual([409, 'NotReplaceable']);
    expect(await refused(replace('78', '80'))).toEqual([409, 'NotReplaceable']);
    expect(dependencies.registries.facts(grIdOf('7310442'))).toEqual([]);
    const done = { ...replace(), headers: { 'idempotency-key': 'replace-77-80' } };
    const first = await browser.ask(done);
    expect([first.statusCode, first.json()]).toEqual([
      200,
      expect.objectContaining({
        isSuccess: true,
        version: 1,
        replacementItem: expect.objectContaining({ sku: '80', quantityWants: 4, quantityPurchased: 0 }),
        existingItem: expect.objectContaining({ sku: '77', quantityWants: 1, quantityPurchased: 1, isNla: false }),
      }),
    ]);
    expect((await browser.ask(done)).body).toBe(first.body);
  });

  it('[NLA-02] candidates: 400 without a number, 404 for an unknown product', async () => {
    const { browser } = await shop();
    const url = '/gift-registry/universal/get-replacement-products';
    const answer = await browser.ask({ url: `${url}?Sku=0077` });
    expect(answer.json().map((item: { sku_id: string }) => item.sku_id)).toEqual(['79', '80', '4821']);
    expect(await outcome(browser, { url })).toEqual([400, 'BadRequest']);
    expect(await outcome(browser, { url: `${url}?Sku=99` })).toEqual([404, 'ProductNotFound']);
  });

  it('[AUTH-04] a quick look shows the row that the reader may see', async () => {
    const { browser } = await shop();
    const url = (sku: string, more = '') =>
      `/gift-registry/quicklook/r7310442/sku-${sku}?mode=4&isModelOnly=true${more}`;
    expect((await browser.ask({ url: url('004821') })).json()).toMatchObject({ sku: '4821', quantityWants: 8 });
    expect(await outcome(browser, { url: url('4821', '&personalizationId=3') })).toEqual([404, 'ItemUnknown']);
    expect(await outcome(browser, { url: url('77') })).toEqual([404, 'ItemUnknown']);
    expect(await outcome(browser, { url: url('4821').replace('7310442', '7310443') })).toEqual([
      404,
      'RegistryNotFound',
    ]);
    expect(await outcome(browser, { url: url('4821').replace('mode=4', 'mode=5') })).toEqual([400, 'BadRequest']);
    await signIn(browser);
    expect((await browser.ask({ url: url('77') })).json()).toMatchObject({ sku: '77', isNla: true });
  });

  it('[AUTH-03] a person’s own registries', async () => {
    const { browser } = await shop();
    const url = '/api/account/registries';
    expect((await browser.ask({ url })).json()).toEqual({ registries: [] });
    await signIn(browser, 'ruth@example.com', 'wisteria-81');
    const answer = await browser.ask({ url });
    expect(answer.json()).toMatchObject({ registries: [{ grId: '7310443', primaryFirstName: 'Zerlina' }] });
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});
