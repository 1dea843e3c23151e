import { exampleProduct, skuOf } from '@gift-registry/domain/testing/arbitrary';
import { examplePhotos } from '@gift-registry/domain/testing/contract';
import { describe, expect, it } from 'vitest';
import { sharpPhotoMaker } from '../photo/sharp-photo-maker.ts';
import { exampleServices, signIn } from '../testing/example-services.ts';
import { type InjectingBrowser, injectingBrowser } from '../testing/injecting-browser.ts';
import { recordingLog } from '../testing/test-database.ts';

const serving = exampleServices();
const grId = '7310442';
const list = `/gift-registry/guest-list/${grId}`;
const HOSTS = ['localhost:3000', 'modern.localhost:3000', 'kids.localhost:3000'];

const owned = async () => {
  const example = await serving({}, { photoMaker: sharpPhotoMaker(recordingLog()) });
  const { browser, service } = example;
  await signIn(browser);
  const change = async (body: object) =>
    (await browser.ask({ method: 'POST', url: `/api/registry/${grId}/settings`, body })).json();
  const show = (was: string, now: string) => change({ visibility: { was, now } });
  const pause = (now: boolean) => change({ isPaused: { was: !now, now } });
  return { ...example, show, pause, on: (host: string) => injectingBrowser(service, host) };
};

const robotsTag = async (browser: InjectingBrowser, url: string) => {
  const { statusCode, headers } = await browser.ask({ url });
  expect([url, statusCode]).toEqual([url, 200]);
  return headers['x-robots-tag'];
};

const canonicalOf = async (browser: InjectingBrowser, url: string): Promise<ReadonlyArray<string | undefined>> =>
  [...(await browser.ask({ url })).body.matchAll(/<link rel="canonical" href="([^"]*)">/g)].map(([, href]) => href);

/** Whether a crawler may read the address: of all rules that match it the longest counts, and of two equal ones the allowing one. */
const isCrawled = (robots: string, address: string): boolean => {
  const matching = [...robots.matchAll(/^(Allow|Disallow): (.+)$/gm)]
    .map(([, kind = '', path = '']) => ({ kind, path }))
    .filter(({ path }) =>
      new RegExp(`^${path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}`).test(address),
    )
    .sort((a, b) => b.path.length - a.path.length || (a.kind === 'Allow' ? -1 : 1));
  return matching[0]?.kind !== 'Disallow';
};

describe('what search engines find', () => {
  it('[SEO-01] [PAUSE-01] a registry is not to be listed, nor are its photo and its JSON, until its owners allow it; and again when they take that back or pause it', async () => {
    const { browser, show, pause, on } = await owned();
    const guest = on(HOSTS[0] ?? '');
    const uploaded = await browser.ask({
      method: 'POST',
      url: '/gift-registry/upload-registry-photo/',
      body: { id: grId, imageContent: examplePhotos.located, fileType: 'image/jpeg' },
    });
    const photo: string = uploaded.json().registrantImage;
    const asked = [list, `/gift-registry/registrant-list/${grId}`, photo, `/api/registry/${grId}`];
    const tags = async () => {
      const found: Array<unknown> = [];
      for (const url of asked) found.push(await robotsTag(guest, url));
      return found;
    };
    expect(await tags()).toEqual(['noindex', 'noindex', 'noindex', 'noindex']);
    expect((await show('findable', 'indexed')).settings.visibility).toBe('indexed');
    expect(await tags()).toEqual([undefined, undefined, undefined, 'noindex']);
    expect(await robotsTag(browser, list)).toBe('noindex');
    const etag = String((await guest.ask({ url: list })).headers['etag']);
    const repeated = await guest.ask({ url: list, headers: { 'if-none-match': etag } });
    expect([repeated.statusCode, repeated.headers['x-robots-tag']]).toEqual([304, undefined]);
    await pause(true);
    expect([await robotsTag(guest, list), await robotsTag(guest, `/api/registry/${grId}`)]).toEqual([
      'noindex',
      'noindex',
    ]);
    expect([(await guest.ask({ url: photo })).statusCode, (await browser.ask({ url: photo })).statusCode]).toEqual([
      404, 200,
    ]);
    await pause(false);
    expect(await tags()).toEqual([undefined, undefined, undefined, 'noindex']);
    await show('indexed', 'findable');
    expect(await tags()).toEqual(['noindex', 'noindex', 'noindex', 'noindex']);
    const byLink = new URL((await show('findable', 'link')).settings.shareableUrl);
    expect(await robotsTag(guest, `${list}${byLink.search}`)).toBe('noindex');
  });

  it('[SEO-01] a listed registry has one address on all sites of its market, whatever is filtered or sorted', async () => {
    const { show, on } = await owned();
    expect(await canonicalOf(on('localhost:3000'), list)).toEqual([]);
    await show('findable', 'indexed');
    for (const host of HOSTS)
      for (const url of [
        list,
        `${list}/`,
        `${list}?sort=price&category=Bath`,
        `/gift-registry/registrant-list/${grId}`,
      ])
        expect([host, url, await canonicalOf(on(host), url)]).toEqual([host, url, [`http://localhost:3000${list}`]]);
  });

  it('[SEO-01] a product is listed at one address: on the site of its brand, without parameters', async () => {
    const { dependencies, on } = await owned();
    const modern = exampleProduct({ sku: skuOf('7001'), path: '/product/bar-cart/7001', brand: 'modern' });
    dependencies.put({ products: [exampleProduct(), modern] });
    for (const host of HOSTS)
      for (const [path, home] of [
        ['/product/linden-dinner-plate/4821', 'http://localhost:3000'],
        ['/product/bar-cart/7001', 'http://modern.localhost:3000'],
      ]) {
        const url = `${path}?grId=${grId}`;
        expect([url, await robotsTag(on(host), url)]).toEqual([url, undefined]);
        expect(await canonicalOf(on(host), url)).toEqual([`${home}${path}`]);
      }
  });

  it('[SEO-01] the start page and the information pages are listed, each at one address of its site', async () => {
    const { on } = await owned();
    for (const host of HOSTS)
      for (const [url, path] of [
        ['/?utm_source=mail', '/'],
        ['/stores/?postalCode=60614', '/stores/'],
        ['/gift-cards', '/gift-cards/'],
        [
          '/customer-service/alaska-hawaii-territory-shipping-quote/',
          '/customer-service/alaska-hawaii-territory-shipping-quote',
        ],
      ] as const) {
        expect([url, await robotsTag(on(host), url)]).toEqual([url, undefined]);
        expect(await canonicalOf(on(host), url)).toEqual([`http://${host}${path}`]);
      }
  });

  it.each([
    '/checkout/cart',
    '/account/login',
    '/account/new',
    '/order',
    '/search?text=bowl',
    '/gift-registry/find',
    '/api/cart',
  ])('[SEO-01] %s is not to be listed', async (url) => {
    const { on } = await owned();
    expect(await robotsTag(on('localhost:3000'), url)).toBe('noindex');
    expect(await canonicalOf(on('localhost:3000'), url)).toEqual([]);
  });

  it('[SEO-01] robots.txt keeps crawlers from carts, calls, searches and filters, and lets them read what is or must not be listed', async () => {
    const { on } = await owned();
    const { body, headers } = await on('localhost:3000').ask({ url: '/robots.txt' });
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    for (const address of [
      '/checkout/cart',
      '/api/registry/7310442',
      '/account/login?returnUrl=%2F',
      '/order',
      '/search?text=bowl',
      '/gift-registry/find?text=amelia',
      `${list}?sort=price`,
      `${list}?utm_source=mail&find=bowl`,
      '/gift-registry/add-more-gifts/wedding?category=Bath',
      '/stores/?postalCode=60614',
    ])
      expect([address, isCrawled(body, address)]).toEqual([address, false]);
    for (const address of [
      '/',
      '/product/linden-dinner-plate/4821',
      '/product/linden-dinner-plate/4821?grId=7310442',
      '/stores/',
      '/gift-cards/',
      '/pictures/plate-800.webp',
      '/assets/app.js',
      list,
      `${list}?fbclid=a`,
      `${list}?key=secret`,
      `${list}?key=secret&sort=price`,
      `/gift-registry/registrant-list/${grId}`,
      `/gift-registry/photo/${grId}/a.jpg`,
      '/order?token=secret',
      '/account/invitation?token=secret',
      '/emails/stop?key=secret',
    ])
      expect([address, isCrawled(body, address)]).toEqual([address, true]);
  });
});
