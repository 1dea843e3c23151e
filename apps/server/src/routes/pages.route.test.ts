import {
  accountIdOf,
  centsOf,
  exampleItem,
  exampleProduct,
  exampleRegistry,
  grIdOf,
  skuOf,
} from '@gift-registry/domain/testing/arbitrary';
import { failing } from '@gift-registry/domain/testing/memory';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { exampleServices, sharedExampleService, signIn, tagOf } from '../testing/example-services.ts';

const serving = exampleServices();
const shared = sharedExampleService();
const guestList = '/gift-registry/guest-list/7310442';
const registrantList = '/gift-registry/registrant-list/7310442';

const stateIn = (
  html: string,
): { products: string | undefined; json: Record<string, unknown>; skus: ReadonlyArray<string> } => {
  const [, products, json = 'null'] = /id="page-state" data-products="(\d+)">(.*?)<\/script>/su.exec(html) ?? [];
  const state: Record<string, unknown> = JSON.parse(json);
  const skus = Array.isArray(state?.['products']) ? state['products'].map(({ sku }) => sku) : [];
  return { products, json: state, skus };
};

describe('the pages', () => {
  it('[STATE-01] [ROUTE-20] carry the same page state that the call answers', async () => {
    const { browser } = await serving();
    const page = await browser.ask({ url: guestList });
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    const { products, json } = stateIn(page.body);
    expect({ products, json }).toEqual({
      products: '1',
      json: (await browser.ask({ url: '/api/registry/7310442?view=guest' })).json(),
    });
    expect(page.body).toContain('<title>Amelia &amp; Jonah’s Wedding Registry | Hearth &amp; Field</title>');
    expect(page.body).toContain(`property="og:url" content="http://localhost:3000${guestList}"`);
  });

  it('[STATE-01] a guest without a session is told when the page is still the same; an owner’s is made for them alone', async () => {
    const { browser, dependencies } = await serving();
    const first = await browser.ask({ url: guestList });
    expect(first.headers).toMatchObject({
      'cache-control': 'private, no-cache',
      vary: 'Cookie, Accept-Encoding',
      etag: expect.stringMatching(/^W\/"/),
    });
    const headers = { 'if-none-match': String(first.headers['etag']) };
    expect(await browser.ask({ url: guestList, headers })).toMatchObject({ statusCode: 304, body: '' });
    expect((await browser.ask({ url: `${guestList}?sortby=price`, headers })).statusCode).toBe(200);
    dependencies.put({ registries: [exampleRegistry({ greeting: O.some('Welcome') })] });
    const changed = await browser.ask({ url: guestList, headers });
    expect([changed.statusCode, stateIn(changed.body).json['greeting']]).toEqual([200, 'Welcome']);
    await signIn(browser);
    const own = await browser.ask({ url: registrantList, headers });
    expect([own.statusCode, own.headers['cache-control'], own.headers['etag']]).toEqual([
      200,
      'private, no-store',
      undefined,
    ]);
  });

  it('[LINK-01] a shared link opens with punctuation or spaces behind it and in any case; that there is no such registry, or a private one, makes no difference', async () => {
    const { browser, dependencies } = await serving();
    dependencies.registries.put(exampleRegistry({ grId: grIdOf('7310443'), visibility: { _tag: 'Private' } }));
    for (const grId of ['7310442', '7310443', '7310444']) {
      const address = `/gift-registry/guest-list/${grId}`;
      const led = await Promise.all(
        [`${address}.`, `${address}%20`, `${address.toUpperCase()})`, `${address}/,`].map((url) =>
          browser.ask({ url }),
        ),
      );
      for (const { statusCode, headers, body } of led) {
        expect([statusCode, headers.location, headers['cache-control']]).toEqual([303, address, 'private, no-store']);
        expect(body).toBe('');
      }
    }
    const { headers } = await browser.ask({ url: `${guestList}?key=Ab-9.` });
    expect(headers.location).toBe(`${guestList}?key=Ab-9`);
    for (const [url, address] of [
      ['/Account/Login?returnUrl=%2F', '/account/login?returnUrl=%2F'],
      ['/Gift-Registry/Registrant-List', '/gift-registry/registrant-list'],
      [`${guestList}%3Futm=1`, `${guestList}?utm=1`],
    ] as const)
      expect((await browser.ask({ url })).headers.location).toBe(address);
    expect((await browser.ask({ url: `${guestList}/` })).statusCode).toBe(200);
    expect((await browser.ask({ method: 'HEAD', url: `${guestList}!` })).statusCode).toBe(303);
    expect((await browser.ask({ url: '/gift-registry/guest-list/7310442x' })).statusCode).toBe(404);
  });

  it('[SHARE-03] a shared link unfurls: title, text and an existing JPEG, all with absolute addresses', async () => {
    const { browser } = await serving();
    const { body } = await browser.ask({ url: guestList });
    const metaContent = (name: string): string | undefined =>
      new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)">`).exec(body)?.[1];
    expect(metaContent('og:title')).toBe('Amelia &amp; Jonah’s Wedding Registry | Hearth &amp; Field');
    expect(metaContent('og:description')).toBe(
      'Choose a gift for Amelia &amp; Jonah from the registry at Hearth &amp; Field.',
    );
    expect(metaContent('og:url')).toBe('http://localhost:3000/gift-registry/guest-list/7310442');
    expect(metaContent('og:image')).toBe('http://localhost:3000/pictures/event-wedding-wide-1200.jpg');
    expect(['type', 'width', 'height', 'alt'].map((part) => metaContent(`og:image:${part}`))).toEqual([
      'image/jpeg',
      '1200',
      '630',
      'An illustration for a gift registry: Wedding',
    ]);
    expect(metaContent('twitter:card')).toBe('summary_large_image');
    expect((await browser.ask({ url: '/no-such-page' })).body).not.toContain('og:image');
  });

  it("[ROUTE-20] the registrant's page is the owner's, the guest list the guest's, for the same person", async () => {
    const { browser } = await serving();
    expect(stateIn((await browser.ask({ url: registrantList })).body).json['isRegistrant']).toBe(false);
    await signIn(browser);
    const own = await browser.ask({ url: registrantList });
    expect(stateIn(own.body).json).toMatchObject({ isRegistrant: true, visibility: 'findable' });
    expect(own.headers['cache-control']).toBe('private, no-store');
    const seen = stateIn((await browser.ask({ url: `${guestList}/` })).body).json;
    expect(seen).toMatchObject({ isRegistrant: false, canReturnToManagement: true });
    expect(seen).not.toHaveProperty('visibility');
  });

  it('[ROUTE-12] the state of a page, and that of the call, carry the page’s number: 1 the registrant’s list, 2 what a guest sees', async () => {
    const { browser } = await serving();
    const strategies = async () => [
      stateIn((await browser.ask({ url: registrantList })).body).json['strategy'],
      stateIn((await browser.ask({ url: guestList })).body).json['strategy'],
      (await browser.ask({ url: '/api/registry/7310442' })).json().strategy,
      (await browser.ask({ url: '/api/registry/7310442?view=guest' })).json().strategy,
    ];
    expect(await strategies()).toEqual([2, 2, 2, 2]);
    await signIn(browser);
    expect(await strategies()).toEqual([1, 2, 1, 2]);
  });

  it('[STATE-01] carry the first 24 gifts of a long list, or a hundred of one’s own, and the total', async () => {
    const { browser, dependencies } = await serving();
    const items = Array.from({ length: 101 }, (_, index) =>
      exampleItem({ product: exampleProduct({ sku: skuOf(String(1_000 + index)) }), wanted: 1, purchased: 0 }),
    );
    dependencies.put({ registries: [exampleRegistry({ items })] });
    const { products, json } = stateIn((await browser.ask({ url: guestList })).body);
    expect([products, json['totalItems'], json['products']]).toEqual([
      '101',
      101,
      expect.objectContaining({ length: 24 }),
    ]);
    await signIn(browser);
    expect(stateIn((await browser.ask({ url: registrantList })).body).skus).toHaveLength(100);
  });

  it("[STATE-01] of a long list carry the first items in the reader's order, or in that of the address", async () => {
    const { browser, dependencies } = await serving();
    const items = Array.from({ length: 101 }, (_, index) =>
      exampleItem({
        product: exampleProduct({ sku: skuOf(String(1_000 + index)), currentPrice: centsOf(20_000 - index) }),
        wanted: 2,
        purchased: index === 100 ? 2 : 0,
      }),
    );
    dependencies.put({ registries: [exampleRegistry({ items })] });
    const skusAt = async (url: string) => stateIn((await browser.ask({ url })).body).skus;
    const byPrice = await skusAt(guestList);
    // The purchased one is the cheapest, and still comes last.
    expect([byPrice.length, byPrice[0], byPrice[23]]).toEqual([24, '1099', '1076']);
    expect(byPrice).not.toContain('1100');
    const byCategory = await skusAt(`${guestList}?sort=category`);
    expect([byCategory[0], byCategory.length]).toEqual(['1000', 24]);
    expect(byCategory).not.toContain('1100');
    expect(await skusAt(`${guestList}?show=purchased`)).toEqual(['1100']);
  });

  it('[ROUTE-17] settings redirect an anonymous visitor to sign-in, open for the registrant alone, and refuse all others', async () => {
    const { browser, dependencies } = await serving();
    dependencies.put({
      registries: [exampleRegistry({ grId: grIdOf('7310444'), owners: [accountIdOf('account-ruth')] })],
    });
    const settings = (grId: string) => `/gift-registry/registrant/edit-registry?id=${grId}`;
    const anonymous = await browser.ask({ url: settings('7310442') });
    expect([anonymous.statusCode, anonymous.headers['location']]).toEqual([
      303,
      '/account/login?returnUrl=%2Fgift-registry%2Fregistrant%2Fedit-registry%3Fid%3D7310442',
    ]);
    await signIn(browser);
    const own = await browser.ask({ url: settings('7310442') });
    expect([own.statusCode, own.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(own.body).toContain('<title>Registry settings | Hearth &amp; Field</title>');
    expect(stateIn(own.body).json).toMatchObject({ isRegistrant: true, visibility: 'findable' });
    expect(own.body).not.toContain('og:image');
    const unknown = await browser.ask({ url: '/no-such-page' });
    const others = await browser.ask({ url: settings('7310444') });
    expect([others.statusCode, others.headers['cache-control']]).toEqual([403, 'private, no-store']);
    for (const id of ['7310443', '999999', 'nonsense', '7310442&id=7310444']) {
      const hidden = await browser.ask({ url: settings(id) });
      expect([id, hidden.statusCode, hidden.body]).toEqual([id, 404, unknown.body]);
    }
  });

  it('[ROUTE-17] are the same 404, byte for byte, for an unknown, a private or an invalid number', async () => {
    const { browser } = await serving();
    const unknown = await browser.ask({ url: '/gift-registry/guest-list/999999' });
    expect(unknown.statusCode).toBe(404);
    expect(unknown.body).toContain('<title>Page not found | Hearth &amp; Field</title>');
    const { date: _, 'x-request-id': _id, ...headers } = unknown.headers;
    for (const path of ['guest-list/7310443', 'registrant-list/7310443', 'guest-list/nonsense', 'no-such-page']) {
      const hidden = await browser.ask({ url: `/gift-registry/${path}` });
      expect([hidden.statusCode, hidden.body]).toEqual([404, unknown.body]);
      expect(hidden.headers).toMatchObject(headers);
    }
  });

  it('home, cart and sign-in exist, with and without a slash at the end', async () => {
    const { browser } = await serving();
    for (const [url, title] of [
      ['/', 'Gift registry | Hearth &amp; Field'],
      ['/checkout/cart', 'Your cart | Hearth &amp; Field'],
      ['/checkout/cart/', 'Your cart | Hearth &amp; Field'],
      ['/account/login', 'Account Sign In | Hearth &amp; Field'],
    ] as const) {
      const page = await browser.ask({ url });
      expect([url, page.statusCode, page.body.includes(`<title>${title}</title>`)]).toEqual([url, 200, true]);
      expect(page.body).not.toContain('page-state');
    }
  });

  it.each([
    ['?returnUrl=%2Fgift-registry%2Fregistrant-list%2F7310442', '/gift-registry/registrant-list/7310442'],
    ['', '/account'],
    ['?returnUrl=//evil.example', '/'],
    ['?returnUrl=/%5Cevil.example', '/'],
    ['?returnUrl=%5C/%5C/evil.example', '/'],
    ['?returnUrl=https:evil.example', '/'],
    ['?returnUrl=http:///evil.example', '/'],
    ['?returnUrl=/%09/evil.example', '/'],
    ['?returnUrl=/%252f%252fevil.example', '/'],
    ['?returnUrl=https://localhost:3000@evil.example', '/'],
    ['?returnUrl=https://localhost.evil.example', '/'],
    ['?returnUrl=javascript:alert(1)', '/'],
    ['?returnUrl=data:text/html,x', '/'],
    ['?returnUrl=/%0d%0aSet-Cookie:x=1', '/'],
    [`?returnUrl=/${'a'.repeat(5_000)}`, '/'],
    ['?returnUrl=/checkout/cart&returnUrl=//evil.example', '/'],
  ])('[AUTH-05] a signed-in person is redirected from %s to %s', async (query, location) => {
    const { browser } = await shared();
    await signIn(browser);
    const answer = await browser.ask({ url: `/account/login${query}` });
    expect([answer.statusCode, answer.headers['location'], answer.headers['set-cookie']]).toEqual([
      303,
      location,
      undefined,
    ]);
  });

  it('[AUTH-04] escape all text that people enter', async () => {
    const { browser, dependencies } = await serving();
    const hostile = `</title></script><script>window.__x=1</script><img src=x onerror=1>"'{{7*7}}`;
    dependencies.put({
      registries: [
        exampleRegistry({
          primaryFirstName: hostile,
          greeting: O.some(hostile),
          biography: hostile,
          items: [exampleItem({ product: exampleProduct({ name: hostile }) })],
        }),
      ],
    });
    const { body } = await browser.ask({ url: guestList });
    expect(body).not.toContain('<script>window');
    expect(body).not.toContain('<img src=x');
    expect(body.match(/<\/script>/g)).toHaveLength(3);
    expect(stateIn(body).json['greeting']).toBe(hostile);
  });

  it("[SITE-01] use the name of the requested host's site", async () => {
    const { browser } = await serving();
    const page = await browser.ask({ url: '/checkout/cart', headers: { host: 'modern.localhost:3000' } });
    expect(page.body).toContain('<title>Your cart | Mode Two</title>');
  });

  it('[ROUTE-17] are 503 with the time to wait while the database is away', async () => {
    const { dependencies } = await serving();
    const { browser } = await serving(
      {},
      { registries: failing(dependencies.registries, 'find', { _tag: 'Unavailable' }) },
    );
    const page = await browser.ask({ url: guestList });
    expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '5']);
    expect(page.body).toContain('<title>Please try again in a moment | Hearth &amp; Field</title>');
  });

  it('[SET-02] a registry visible by link opens with its key', async () => {
    const { browser, dependencies } = await serving();
    const registry = exampleRegistry({
      grId: grIdOf('7310444'),
      visibility: { _tag: 'LinkOnly', key: 'a-long-secret' },
      owners: [accountIdOf('account-ruth')],
    });
    dependencies.put({ registries: [registry] });
    const status = async (query: string) =>
      (await browser.ask({ url: `/gift-registry/guest-list/7310444${query}` })).statusCode;
    expect([await status(''), await status('?key=wrong'), await status('?key=a-long-secret')]).toEqual([404, 404, 200]);
  });

  it('[ROUTE-17] a browser gets a page for an address that encodes nothing, a program a refusal', async () => {
    const { browser } = await shared();
    const headers = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
    const unknown = await browser.ask({ url: '/nothing', headers });
    for (const url of ['/%zz', '/product/%zz/1', '/search/%E0%A4%A', '/fr/product/%/1?q=%E0%A4%A']) {
      const page = await browser.ask({ url, headers });
      expect([url, page.statusCode, page.headers['content-type']]).toEqual([url, 404, 'text/html; charset=utf-8']);
      if (!url.startsWith('/fr')) expect(page.body).toBe(unknown.body);
      expect([url, tagOf(await browser.ask({ url }))]).toEqual([url, 'BadRequest']);
    }
    for (const url of ['/search?q=%E0%A4%A', '/stores/?zip=%zz']) {
      const page = await browser.ask({ url, headers });
      expect([url, page.statusCode, page.headers['content-type']]).toEqual([url, 200, 'text/html; charset=utf-8']);
    }
  });

  it('[ROUTE-17] an unknown call and an unknown file are 404 in JSON', async () => {
    const { browser } = await serving();
    for (const url of ['/api/nothing', '/assets/nothing.js', '/assets/app.js.map', '/api']) {
      const answer = await browser.ask({ url });
      expect([url, answer.statusCode, tagOf(answer)]).toEqual([url, 404, 'NotFound']);
    }
    expect((await browser.ask({ method: 'POST', url: '/nothing', body: {} })).json().error._tag).toBe('NotFound');
  });
});
