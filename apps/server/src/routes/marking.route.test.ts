import {
  centsOf,
  exampleItem,
  exampleProduct,
  exampleRegistry,
  grIdOf,
  skuOf,
} from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { exampleServices, outcome, signIn } from '../testing/example-services.ts';
import { type BrowserRequest, injectingBrowser } from '../testing/injecting-browser.ts';

const serving = exampleServices();
const funded = exampleItem({
  product: exampleProduct({ sku: skuOf('79') }),
  wanted: 4,
  purchased: 0,
  groupGift: O.some({ name: 'Plates', goal: centsOf(5_980), raised: centsOf(1_000) }),
});
const gone = exampleItem({ product: exampleProduct({ sku: skuOf('77'), isNla: true }) });
const maple = exampleRegistry({ grId: grIdOf('7310444'), market: 'CA' });

/** The example with an item that has contributions and one that is unavailable, and a Canadian registry. */
const shop = async () => {
  const example = await serving();
  example.dependencies.put({ registries: [exampleRegistry({ items: [exampleItem(), funded, gone] }), maple] });
  return { ...example, canadian: injectingBrowser(example.service, 'ca.localhost:3000') };
};

const item3 = { sku: '004821', grId: '7310442', personalizationId: 0 };
const ask = (url: string, changed: object = {}): BrowserRequest => ({
  method: 'POST',
  url: `/gift-registry/${url}`,
  body: { ...item3, ...changed },
});

/** The fields that each call sends besides the item. */
const actions = [
  ['universal/create-most-loved-gift-registry-item', {}],
  ['create-most-loved-gift-registry-item', {}],
  ['universal/delete-most-loved-gift-registry-item', {}],
  ['delete-most-loved-gift-registry-item', {}],
  ['universal/update-most-loved-gift-registry-item', { isMostLoved: true }],
  ['update-most-loved-gift-registry-item', { isMostLoved: true }],
  ['universal/add-group-gifting-item', {}],
  ['group-gifting/addtogroupgifting', {}],
  ['universal/remove-group-gifting-item', {}],
  ['group-gifting/removefromgroupgifting', {}],
  ['group-gifting/update-name', { name: 'Our kitchen' }],
  ['universal/update-gift-registry-item', { seen: {} }],
] as const;

describe('an owner’s changes of one item, over HTTP', () => {
  it('[ITEM-07] [MAN-08] an item becomes most loved and no longer, in both spellings, with and without a slash; a repeat is the same', async () => {
    const { browser } = await shop();
    await signIn(browser);
    let version = 0;
    for (const [url, changed, isMostLoved] of [
      ['universal/create-most-loved-gift-registry-item', {}, true],
      ['universal/delete-most-loved-gift-registry-item/', {}, false],
      ['create-most-loved-gift-registry-item/', {}, true],
      ['delete-most-loved-gift-registry-item', {}, false],
      ['universal/update-most-loved-gift-registry-item', { isMostLoved: true }, true],
      ['update-most-loved-gift-registry-item/', { isMostLoved: false }, false],
    ] as const) {
      version += 1;
      const answer = await browser.ask(ask(url, changed));
      expect([answer.statusCode, answer.json()]).toEqual([
        200,
        {
          isSuccess: true,
          version,
          isMostLoved,
          patch: expect.objectContaining({ version, items: [expect.objectContaining({ sku: '4821', isMostLoved })] }),
        },
      ]);
      const again = await browser.ask(ask(url, changed));
      expect(again.json()).toMatchObject({ isSuccess: true, version, isMostLoved, patch: { items: [] } });
    }
  });

  it('[ITEM-07] [GG-02] [GG-04] a group gift begins, is named and ends, in both spellings; a repeat is the same', async () => {
    const { browser } = await shop();
    await signIn(browser);
    const fund = { name: 'Linden Dinner Plate', goal: 119.6, raised: 0, missing: 74.75 };
    const named = { ...fund, name: 'Our kitchen' };
    let version = 0;
    for (const [url, changed, fields, item] of [
      ['universal/add-group-gifting-item', {}, { isGroupGift: true }, { isGroupGift: true, groupGift: fund }],
      ['group-gifting/update-name', { name: ' Our kitchen ' }, { name: 'Our kitchen' }, { groupGift: named }],
      ['universal/remove-group-gifting-item/', {}, { isGroupGift: false }, { isGroupGift: false, groupGift: null }],
      ['group-gifting/addtogroupgifting/', {}, { isGroupGift: true }, { groupGift: fund }],
      ['group-gifting/removefromgroupgifting', {}, { isGroupGift: false }, { groupGift: null }],
    ] as const) {
      version += 1;
      const answer = await browser.ask(ask(url, changed));
      expect([answer.statusCode, answer.json()]).toMatchObject([
        200,
        { isSuccess: true, version, ...fields, patch: { items: [{ sku: '4821', ...item }] } },
      ]);
      const again = await browser.ask(ask(url, changed));
      expect(again.json()).toMatchObject({ isSuccess: true, version, ...fields, patch: { items: [] } });
    }
  });

  it.each(actions)('[AUTH-03] [API-01] %s is checked in the order 401, 404, 403', async (url, changed) => {
    const { browser, dependencies } = await shop();
    const request = (more: object = {}) => ask(url, { ...changed, ...more });
    expect(await outcome(browser, request({ grId: '999999' }))).toEqual([401, 'SignInNeeded']);
    await signIn(browser, 'ruth@example.com', 'wisteria-81');
    expect(await outcome(browser, request({ grId: '999999' }))).toEqual([404, 'RegistryNotFound']);
    for (const sku of ['99', '77']) expect(await outcome(browser, request({ sku }))).toEqual([404, 'ItemUnknown']);
    expect(await outcome(browser, request({ personalizationId: 3 }))).toEqual([404, 'ItemUnknown']);
    expect(await outcome(browser, request())).toEqual([403, 'NotOwner']);
    await signIn(browser);
    expect(await outcome(browser, request({ sku: '99' }))).toEqual([404, 'ItemUnknown']);
    expect(await outcome(browser, request({ grId: '7310443' }))).toEqual([404, 'RegistryNotFound']);
    expect(dependencies.registries.facts(grIdOf('7310442'))).toEqual([]);
  });

  it('[GG-04] [GG-05] [GG-02] an invalid name and an unavailable item are 422, contributions or a missing fund are 409', async () => {
    const { browser } = await shop();
    await signIn(browser);
    for (const name of ['', ' \u200b', 'a'.repeat(61), 'two\nlines']) {
      const answer = await browser.ask(ask('group-gifting/update-name', { name }));
      expect([answer.statusCode, answer.json().error]).toEqual([422, { _tag: 'FundNameInvalid', maximum: 60 }]);
    }
    expect(await outcome(browser, ask('group-gifting/update-name', { name: 'a' }))).toEqual([409, 'NotAGroupGift']);
    for (const url of ['universal/remove-group-gifting-item', 'group-gifting/removefromgroupgifting']) {
      expect(await outcome(browser, ask(url, { sku: '79' }))).toEqual([409, 'HasContributions']);
    }
    expect(await outcome(browser, ask('universal/add-group-gifting-item', { sku: '77' }))).toEqual([
      422,
      'NoLongerAvailable',
    ]);
    const wanted = { sku: '79', quantityWants: 1_000 };
    expect(await outcome(browser, ask('update-gift-registry-item-wants', wanted))).toEqual([422, 'QuantityOutOfRange']);
  });

  it('[MAN-07] [CA-01] in Canada a group gift is 422 after 404, and ending a missing one is success', async () => {
    const { canadian } = await shop();
    await signIn(canadian);
    const there = (url: string, changed: object = {}) => ask(url, { grId: '7310444', ...changed });
    for (const url of ['universal/add-group-gifting-item', 'group-gifting/addtogroupgifting']) {
      expect(await outcome(canadian, there(url))).toEqual([422, 'NotInMarket']);
      expect(await outcome(canadian, there(url, { sku: '99' }))).toEqual([404, 'ItemUnknown']);
    }
    expect(await outcome(canadian, there('group-gifting/update-name', { name: '' }))).toEqual([422, 'NotInMarket']);
    expect((await canadian.ask(there('universal/remove-group-gifting-item'))).json()).toMatchObject({
      isSuccess: true,
      version: 0,
      isGroupGift: false,
    });
    expect((await canadian.ask(there('create-most-loved-gift-registry-item'))).json()).toMatchObject({
      isSuccess: true,
      isMostLoved: true,
    });
  });

  it('[MAN-06] several changes at once are one write; a conflict is 409 with the present values, an impossible change is 422 before it', async () => {
    const { browser } = await shop();
    await signIn(browser);
    const url = 'universal/update-gift-registry-item';
    const answer = await browser.ask(
      ask(url, { isMostLoved: true, quantityWants: 9, seen: { isMostLoved: false, quantityWants: 8 } }),
    );
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        isSuccess: true,
        version: 1,
        patch: expect.objectContaining({
          version: 1,
          items: [expect.objectContaining({ sku: '4821', isMostLoved: true, quantityWants: 9 })],
        }),
      },
    ]);
    const late = await browser.ask(ask(url, { quantityWants: 7, seen: { quantityWants: 8 } }));
    expect([late.statusCode, late.json()]).toEqual([
      409,
      {
        isSuccess: false,
        error: {
          _tag: 'ItemVersionConflict',
          stored: { isMostLoved: true, isGroupGift: false, fundName: null, quantityWants: 9 },
        },
      },
    ]);
    const impossible = ask(url, { quantityWants: 1_000, fundName: 'a', seen: { quantityWants: 8, fundName: 'b' } });
    expect(await outcome(browser, impossible)).toEqual([422, 'QuantityOutOfRange']);
    for (const body of [{ quantityWants: 9 }, { quantityWants: 9, seen: {} }, { seen: { quantityWants: 9 } }])
      expect(await outcome(browser, ask(url, body))).toEqual([400, 'BadRequest']);
  });
});
