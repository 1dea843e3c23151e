import { exampleProduct, skuOf } from '@gift-registry/domain/testing/arbitrary';
import { describe, expect, it } from 'vitest';
import { inlineStyle } from '../site-look/site-look.ts';
import { exampleServices, sharedExampleService, tagOf } from '../testing/example-services.ts';

const serving = exampleServices();
const shared = sharedExampleService();
const page = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
const many = (value: string, times: number) => Array.from({ length: times }, () => value).join(',');

describe('the catalogue over HTTP', () => {
  it('[ROUTE-19] a product is read by its number, with zeros in front or without', async () => {
    const { browser } = await serving();
    const read = await browser.ask({ url: '/api/catalogue/products/004821' });
    expect([read.statusCode, read.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(read.json()).toMatchObject({ sku: '4821', name: 'Linden Dinner Plate', formattedPrice: '$14.95' });
  });

  it('[ROUTE-19] an unknown number is 404, an invalid one is 400', async () => {
    const { browser } = await serving();
    const ask = async (sku: string, host = 'localhost:3000') => {
      const answer = await browser.ask({ url: `/api/catalogue/products/${sku}`, headers: { host } });
      return [answer.statusCode, tagOf(answer)];
    };
    for (const sku of ['99', 'constructor', 'OAK-18.5']) expect(await ask(sku)).toEqual([404, 'ProductNotFound']);
    expect(await ask('4821', 'ca.localhost:3000')).toEqual([404, 'ProductNotFound']);
    for (const sku of ['no%20blank', '-1', '0', '%27', '4821%20', '%F0%9F%8E%81', '__proto__', 'a'.repeat(41)])
      expect(await ask(sku)).toEqual([400, 'BadRequest']);
  });

  it('[ADD-09] an empty search browses; counts are returned under the names of the parameters', async () => {
    const { browser, dependencies } = await serving();
    dependencies.put({
      products: [exampleProduct({ sku: skuOf('9'), name: 'Kettle', brand: 'modern', categoryName: 'A, B' })],
    });
    const answer = await browser.ask({ url: '/api/catalogue/search' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      total: 2,
      page: 1,
      pages: 1,
      products: [{ sku: '4821' }, { sku: '9' }],
      counts: {
        category: [
          { value: 'Dinnerware', count: 1 },
          { value: 'A, B', count: 1 },
        ],
        price: [{ value: '0-20', count: 2 }],
        brand: [
          { value: 'main', count: 1 },
          { value: 'modern', count: 1 },
        ],
      },
    });
    const found = async (query: string) =>
      (await browser.ask({ url: `/api/catalogue/search?${query}` }))
        .json()
        .products.map(({ sku }: { sku: string }) => sku);
    expect(await found('category=A%252C%20B')).toEqual(['9']);
    expect(await found('category=A,%20B')).toEqual([]);
    expect(await found('category=,Dinnerware,,Nothing&price=0-20,2000-up&text=PLÂTE')).toEqual(['4821']);
    expect(await found('brand=modern&page=1&unknown=1')).toEqual(['9']);
    expect(await found('page=2')).toEqual([]);
    expect(await found('text=&category=&price=&brand=')).toEqual(['4821', '9']);
  });

  it.each([
    `category=${many('a', 50)}`,
    `text=${'a'.repeat(200)}`,
    'text=%27%3B--%20%25%3A*%26%7C!%00',
    'page=999999999',
  ])('[ADD-09] %s is answered', async (query) => {
    const { browser } = await shared();
    expect((await browser.ask({ url: `/api/catalogue/search?${query}` })).statusCode).toBe(200);
  });
});

describe('shipping information over HTTP', () => {
  it.each(['standard', 'freeShipping', 'vendorDropShip', 'oversized', 'alaskaHawaii', 'storePickup'])(
    '[ROUTE-11] %s is JSON for the app, and a page for a person who follows the link',
    async (popupName) => {
      const { browser } = await shared();
      const url = `/browse/popup?popupName=${popupName}`;
      const json = await browser.ask({ url, headers: { accept: 'application/json' } });
      expect([json.statusCode, json.json().popupName]).toEqual([200, popupName]);
      expect((await browser.ask({ url })).body).toBe(json.body);
      const html = await browser.ask({ url, headers: page });
      expect([html.statusCode, html.headers['content-type'], html.headers['vary']]).toEqual([
        200,
        'text/html; charset=utf-8',
        expect.stringContaining('Accept'),
      ]);
      expect(html.body).toContain(`<title>${json.json().title} | Hearth &amp; Field</title>`);
      expect(html.body).toContain(json.json().html);
      expect(html.body).toContain('<a href="/">Go to Hearth &amp; Field</a>');
    },
  );

  it('[ROUTE-11] [AUTH-04] the page has the theme of its site and its layout as styles, by their digests, and runs no script', async () => {
    const { browser } = await serving();
    const { headers, body } = await browser.ask({ url: '/browse/popup?popupName=standard', headers: page });
    const sources = [...body.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text = '']) => inlineStyle(text).source);
    expect(sources).toHaveLength(2);
    expect(String(headers['content-security-policy'])).toContain(`style-src-elem 'self' ${sources.join(' ')};`);
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
    expect(body).not.toContain('<script');
  });

  it.each([
    ['unknown', 404, 'PopupNotFound'],
    ['constructor', 404, 'PopupNotFound'],
    ['Standard', 404, 'PopupNotFound'],
    ['a'.repeat(64), 404, 'PopupNotFound'],
    ['a'.repeat(65), 400, 'BadRequest'],
    ['', 400, 'BadRequest'],
    ['free_shipping', 400, 'BadRequest'],
    ['%3Cscript%3E', 400, 'BadRequest'],
    ['standard&popupName=standard', 400, 'BadRequest'],
    ['standard%0a', 400, 'BadRequest'],
  ])('[ROUTE-11] an unknown name %s is %d, also for a person who follows the link', async (name, status, tag) => {
    const { browser } = await shared();
    const url = `/browse/popup?popupName=${name}`;
    const json = await browser.ask({ url });
    expect([json.statusCode, tagOf(json)]).toEqual([status, tag]);
    const html = await browser.ask({ url, headers: page });
    expect([html.statusCode, html.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
    expect(html.body).toContain('<h1>Shipping Information Not Found</h1>');
    expect(html.body).toContain('1-800-555-0142');
  });

  it('[ROUTE-11] a missing name is 400', async () => {
    const { browser } = await serving();
    expect((await browser.ask({ url: '/browse/popup' })).statusCode).toBe(400);
    expect((await browser.ask({ method: 'POST', url: '/browse/popup', body: {} })).statusCode).toBe(405);
  });
});
