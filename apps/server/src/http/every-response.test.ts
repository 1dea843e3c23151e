import { brotliDecompressSync } from 'node:zlib';
import { failing } from '@gift-registry/domain/testing/memory';
import { taskEither as TE } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { inlineStyle } from '../site-look/site-look.ts';
import { exampleServices, sharedExampleService } from '../testing/example-services.ts';
import type { BrowserRequest } from '../testing/injecting-browser.ts';

const serving = exampleServices();
const shared = sharedExampleService();
const asked: ReadonlyArray<BrowserRequest> = [
  { url: '/' },
  { url: '/gift-registry/guest-list/7310442' },
  { url: '/gift-registry/guest-list/7310443' },
  { url: '/api/registry/7310442' },
  { url: '/api/registry/7310443' },
  { url: '/api/registry/nonsense' },
  { url: '/api/cart' },
  { url: '/api/account/config' },
  { url: '/assets/app.js' },
  { url: '/.env' },
  { url: '/.git/config' },
  { url: '/metrics' },
  { url: '/assets/../../package.json' },
  { url: '/assets/%2e%2e%2f%2e%2e%2fpackage.json' },
  { url: '/%zz' },
  { url: '/livez' },
  { url: '/readyz' },
  { method: 'POST', url: '/api/orders', body: 'no json' },
  { method: 'DELETE', url: '/api/cart' },
  {
    method: 'OPTIONS',
    url: '/api/cart',
    headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
  },
];

describe('every answer', () => {
  it('[OPS-01] has the id that its request came with, unless that is no id', async () => {
    const { browser } = await shared();
    const idOf = async (id: string) =>
      (await browser.ask({ url: '/livez', headers: { 'x-request-id': id } })).headers['x-request-id'];
    for (const id of ['a', 'Root_1.67-ab', 'x'.repeat(128)]) expect(await idOf(id)).toBe(id);
    for (const id of ['', 'x'.repeat(129), 'a b', 'ida@example.com']) expect(await idOf(id)).toMatch(/^[0-9a-f-]{36}$/);
  });

  it.each(asked.map((asking) => [`${asking.method ?? 'GET'} ${asking.url}`, asking] as const))(
    '[AUTH-04] of %s carries the guarding headers and tells nothing of the inside',
    async (_name, asking) => {
      const { browser } = await shared();
      const { headers, body, statusCode } = await browser.ask(asking);
      expect(statusCode).toBeLessThan(500);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'x-frame-options': 'DENY',
      });
      expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
      const policy = String(headers['content-security-policy']);
      for (const directive of ["script-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
        expect(policy.split('; ')).toContain(directive);
      expect(policy).toMatch(/; form-action 'self'( http:\/\/modern\.localhost:3000)?;/);
      expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toContain('unsafe');
      expect(Object.keys(headers)).not.toContain('access-control-allow-origin');
      expect(Object.keys(headers)).not.toContain('x-powered-by');
      expect(headers['server']).toBeUndefined();
      expect(body).not.toMatch(/node_modules|\.ts:\d|at [A-Za-z.]+ \(|fastify|FST_ERR|select |"dependencies"/i);
    },
  );

  it('[AUTH-04] travels over https only, in production', async () => {
    const { browser } = await serving({ isProduction: true });
    expect((await browser.ask({ url: '/livez' })).headers['strict-transport-security']).toBe(
      'max-age=31536000; includeSubDomains',
    );
    const development = await serving();
    expect((await development.browser.ask({ url: '/livez' })).headers['strict-transport-security']).toBeUndefined();
  });

  it('[AUTH-04] lets pages of the app have one style element, the theme of the site, by its digest', async () => {
    const { browser } = await serving();
    const { headers, body } = await browser.ask({ url: '/checkout/cart' });
    const styles = [...body.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text = '']) => text);
    expect(styles).toEqual([expect.stringMatching(/^:root\{--page:/)]);
    expect(String(headers['content-security-policy'])).toContain(
      `style-src-elem 'self' ${inlineStyle(styles[0] ?? '').source};`,
    );
    const { headers: ofCall } = await browser.ask({ url: '/livez' });
    expect(String(ofCall['content-security-policy'])).toContain("style-src-elem 'self';");
  });

  it('[API-01] to a method that a known path does not have is 405 and names those it has', async () => {
    const { browser } = await serving();
    for (const [method, url, allow] of [
      ['POST', '/api/cart', 'GET, HEAD'],
      ['DELETE', '/api/cart/', 'GET, HEAD'],
      ['GET', '/api/orders', 'POST'],
      ['PUT', '/api/cart/lines/x', 'POST, DELETE'],
      ['OPTIONS', '/browse/scbadd/AddItemToCartV2', 'POST'],
      ['POST', '/checkout/cart', 'GET, HEAD'],
    ] as const) {
      const answer = await browser.ask({ method, url, headers: { 'content-type': 'text/plain' } });
      expect([url, answer.statusCode, answer.headers['allow']]).toEqual([url, 405, allow]);
    }
  });

  it('[API-01] to a host that no browser would send is 400', async () => {
    const { browser } = await serving();
    for (const host of ['evil"><script>', 'a b', 'user@host', 'host:port'])
      expect([host, (await browser.ask({ url: '/', headers: { host } })).statusCode]).toEqual([host, 400]);
  });

  it('[API-01] that goes wrong inside says so without a word of what, and the log has the place', async () => {
    const { browser, dependencies } = await serving(
      {},
      { ping: () => Promise.reject(new Error('password=hunter2 at 10.0.0.7')) },
    );
    const answer = await browser.ask({ url: '/readyz' });
    expect([answer.statusCode, answer.body]).toEqual([500, '{"isSuccess":false,"error":{"_tag":"Unexpected"}}']);
    const entry = dependencies.log.entries().find(({ tag }) => tag === 'request.failed');
    expect(entry?.data).toMatchObject({ method: 'GET', route: '/readyz', name: 'Error' });
    expect(JSON.stringify(dependencies.log.entries())).not.toContain('hunter2');
  });

  it('[ANA-02] leaves one line in the log, without the address and what came with it', async () => {
    const { browser, dependencies } = await serving();
    await browser.ask({ url: '/api/registry/7310442?key=secret&referrerId=ida@example.com' });
    expect(dependencies.log.entries()).toEqual([
      {
        level: 'info',
        tag: 'request.answered',
        data: { method: 'GET', route: '/api/registry/:grId', status: 200, milliseconds: expect.any(Number) },
      },
    ]);
  });
});

describe('whether the service lives and is ready', () => {
  it('is given without the database, and with it', async () => {
    const { browser } = await serving({ readyMilliseconds: 20 }, { ping: () => new Promise(() => {}) });
    expect((await browser.ask({ url: '/livez' })).json()).toEqual({ status: 'ok' });
    expect((await browser.ask({ url: '/readyz' })).statusCode).toBe(503);
    const away = await serving({}, { ping: TE.left({ _tag: 'Unavailable' }) });
    expect((await away.browser.ask({ url: '/readyz' })).statusCode).toBe(503);
    const there = await serving();
    expect((await there.browser.ask({ url: '/readyz' })).json()).toEqual({ status: 'ok' });
  });

  it('lives on while every store is away', async () => {
    const { dependencies } = await serving();
    const { browser } = await serving(
      {},
      { sessions: failing(dependencies.sessions, 'find', { _tag: 'Unavailable' }) },
    );
    const headers = { cookie: `session=${'a'.repeat(43)}` };
    expect((await browser.ask({ url: '/livez', headers })).statusCode).toBe(200);
    expect((await browser.ask({ url: '/api/cart', headers })).statusCode).toBe(503);
  });
});

describe('the files of the web app', () => {
  it('are kept for a year where their names never change, compressed, without source maps', async () => {
    const { browser } = await serving();
    const file = await browser.ask({ url: '/assets/app.js', headers: { 'accept-encoding': 'br' } });
    expect(file.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript'),
    });
    const icon = await browser.ask({ url: '/icon.svg' });
    expect([icon.statusCode, icon.headers['cache-control']]).toEqual([200, 'public, max-age=3600']);
    for (const url of ['/assets/app.js.map', '/index.html', '/.env', '/assets/'])
      expect([url, (await browser.ask({ url })).statusCode]).toEqual([url, 404]);
  });

  it('travel as they were compressed when they were built, to whom takes that, and have no address of their own so', async () => {
    const { browser } = await serving();
    const url = '/assets/small.js';
    const small = await browser.ask({ url, headers: { 'accept-encoding': 'gzip, br' } });
    expect(small.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript'),
      vary: 'accept-encoding',
    });
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe('export const isSmall = true;');
    const plain = await browser.ask({ url });
    expect([plain.headers['content-encoding'], plain.headers['vary'], plain.body]).toEqual([
      undefined,
      'accept-encoding',
      'export const isSmall = false;',
    ]);
    expect((await browser.ask({ url: `${url}.br` })).statusCode).toBe(404);
  });
});
