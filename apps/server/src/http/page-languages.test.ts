import { exampleProduct, exampleRegistry, grIdOf, skuOf } from '@gift-registry/domain/testing/arbitrary';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleService } from '../testing/example-service.ts';
import { type InjectingBrowser, injectingBrowser } from '../testing/injecting-browser.ts';

const canadian = exampleRegistry({ grId: grIdOf('7310445'), market: 'CA' });
const rug = exampleProduct({
  sku: skuOf('7001'),
  name: 'Rug',
  path: '/product/rug/7001',
  categoryName: 'Rugs',
  texts: { 'fr-CA': { name: 'Tapis' } },
});
const FRENCH = { 'accept-language': 'fr-FR,fr;q=0.9,en;q=0.8' };
const FROM_HERE = { 'sec-fetch-site': 'same-origin' };

let canada: () => InjectingBrowser;
let main: () => InjectingBrowser;

let close: () => Promise<void>;

beforeAll(async () => {
  const { service, dependencies } = await exampleService();
  close = () => service.close();
  dependencies.put({ registries: [canadian], canadianProducts: [rug] });
  canada = () => injectingBrowser(service, 'ca.localhost:3000');
  main = () => injectingBrowser(service, 'localhost:3000');
});

afterAll(() => close());

const linksIn = (body: string) => [
  ...[...body.matchAll(/<link rel="(canonical)" href="([^"]*)">/g)].map(([, name, href]) => [name, href]),
  ...[...body.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)">/g)].map(([, name, href]) => [
    name,
    href,
  ]),
];

describe('[LANG-01] the language of a page', () => {
  it.each([
    ['/fr', 'fr-CA', 'Listes de cadeaux'],
    ['/fr/checkout/cart?a=1', 'fr-CA', 'Votre panier'],
    ['/checkout/cart', 'en', 'Your cart'],
  ])('of %s is %s', async (url, _language, title) => {
    const { statusCode, body } = await canada().ask({ url });
    expect([statusCode, body]).toEqual([200, expect.stringContaining(`<title>${title} | `)]);
  });

  it('[LANG-02] is that of its head, with the name of the event', async () => {
    const titles = await Promise.all(
      ['/fr', ''].map(async (prefix) => {
        const { body } = await canada().ask({ url: `${prefix}/gift-registry/guest-list/7310445` });
        return /<title>(.*?) \|/.exec(body)?.[1];
      }),
    );
    expect(titles).toEqual([
      expect.stringMatching(/^Liste de cadeaux pour .* \(mariage\)$/),
      expect.stringMatching(/ Wedding Registry$/),
    ]);
  });

  it('[LANG-02] is that of the product or the category that it names', async () => {
    const title = async (url: string) => /<title>(.*?) \|/.exec((await canada().ask({ url })).body)?.[1];
    const rugs = '/search?category=Rugs';
    expect(await Promise.all(['/fr', ''].map((prefix) => title(`${prefix}${rug.path}`)))).toEqual(['Tapis', 'Rug']);
    expect(await Promise.all(['/fr', ''].map((prefix) => title(`${prefix}${rugs}`)))).toEqual(['Tapis', 'Rugs']);
  });

  it('is one that the site has: all others lead nowhere', async () => {
    for (const url of ['/fr', '/fr/checkout/cart', '/fr/api/cart'])
      expect([url, (await main().ask({ url })).statusCode]).toEqual([url, 404]);
    for (const url of ['/fr/assets/app.js', '/fr/pictures/none.webp', '/fr/nonsense', '/en/', '/fr/fr/'])
      expect([url, (await canada().ask({ url })).statusCode]).toEqual([url, 404]);
  });

  it('is that of the browser for who comes to the start page from elsewhere', async () => {
    const first = await canada().ask({ url: '/?utm=1', headers: FRENCH });
    expect([first.statusCode, first.headers['location'], first.headers['vary']]).toEqual([
      302,
      '/fr/?utm=1',
      'Accept-Language, Cookie',
    ]);
    for (const asked of ['en-CA,fr;q=0.8', 'de', '', 'fr;q=0', '*'])
      expect((await canada().ask({ url: '/', headers: { 'accept-language': asked } })).statusCode).toBe(200);
    expect((await canada().ask({ url: '/checkout/cart', headers: FRENCH })).statusCode).toBe(200);
    expect((await main().ask({ url: '/', headers: FRENCH })).statusCode).toBe(200);
    const prefetch = { ...FRENCH, 'sec-purpose': 'prefetch', 'sec-fetch-site': 'none' };
    expect((await canada().ask({ url: '/', headers: prefetch })).statusCode).toBe(200);
  });

  it('stays the one that was chosen on a page of the site, against what the browser asks for', async () => {
    const browser = canada();
    const chosen = await browser.ask({ url: '/', headers: { ...FRENCH, ...FROM_HERE } });
    expect([chosen.statusCode, String(chosen.headers['set-cookie'])]).toEqual([
      200,
      expect.stringContaining('language=en;'),
    ]);
    expect((await browser.ask({ url: '/', headers: FRENCH })).statusCode).toBe(200);
    await browser.ask({ url: '/fr/', headers: FROM_HERE });
    expect((await browser.ask({ url: '/' })).headers['location']).toBe('/fr/');
  });

  it('is no choice where a link was shared', async () => {
    const shared = await canada().ask({ url: '/fr/checkout/cart' });
    expect([shared.statusCode, shared.headers['set-cookie']]).toEqual([200, undefined]);
  });

  it('is kept where a page leads on', async () => {
    const browser = canada();
    const leads = async (url: string, headers = {}) => (await browser.ask({ url, headers })).headers['location'];
    expect(await leads('/fr/gift-registry/overview/7310445')).toBe(
      '/fr/account/login?returnUrl=%2Fgift-registry%2Foverview%2F7310445',
    );
    expect(await leads('/fr/r/7310445?key=k')).toBe('/fr/gift-registry/guest-list/7310445?key=k');
    expect(await leads('/fr/Gift-Registry/GUEST-LIST/7310445')).toBe('/fr/gift-registry/guest-list/7310445');
  });

  it('is the browser’s where a short link leads, which has none', async () => {
    const leads = async (headers: Readonly<Record<string, string>>) =>
      (await canada().ask({ url: '/r/7310445', headers })).headers['location'];
    expect([await leads({}), await leads(FRENCH)]).toEqual([
      '/gift-registry/guest-list/7310445',
      '/fr/gift-registry/guest-list/7310445',
    ]);
  });

  it('is told to search engines, with the page in the other one', async () => {
    for (const [url, canonical] of [
      ['/', 'http://ca.localhost:3000/'],
      ['/fr/', 'http://ca.localhost:3000/fr/'],
    ] as const)
      expect(linksIn((await canada().ask({ url })).body)).toEqual([
        ['canonical', canonical],
        ['x-default', 'http://ca.localhost:3000/'],
        ['en', 'http://ca.localhost:3000/'],
        ['fr-CA', 'http://ca.localhost:3000/fr/'],
      ]);
    expect(linksIn((await main().ask({ url: '/' })).body)).toEqual([['canonical', 'http://localhost:3000/']]);
    expect(linksIn((await canada().ask({ url: '/fr/checkout/cart' })).body)).toEqual([]);
  });

  it('is not mixed up with another by what is cached', async () => {
    const url = '/gift-registry/guest-list/7310445';
    const [english, french] = [await canada().ask({ url }), await canada().ask({ url: `/fr${url}` })];
    expect([english.statusCode, french.statusCode]).toEqual([200, 200]);
    expect(french.headers['etag']).not.toBe(english.headers['etag']);
    expect(french.body).toContain('"language":"fr-CA"');
  });

  it('is that of the calls of the page', async () => {
    expect((await canada().ask({ url: '/fr/api/cart' })).statusCode).toBe(200);
    const { sku } = exampleProduct();
    const popup = async (prefix: string) =>
      (await canada().ask({ url: `${prefix}/browse/popup?popupName=none-${sku}`, headers: { accept: 'text/html' } }))
        .body;
    expect(await popup('/fr')).toContain('<html lang="fr-CA"');
    expect(await popup('')).toContain('<html lang="en"');
  });
});
