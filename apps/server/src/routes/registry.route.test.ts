import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { exampleItem, exampleProduct, exampleRegistry, skuOf } from '@gift-registry/domain/testing/arbitrary';
import { failing } from '@gift-registry/domain/testing/memory';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { exampleServices, sharedExampleService, signIn, tagOf } from '../testing/example-services.ts';

const serving = exampleServices();
const shared = sharedExampleService();
const url = '/api/registry/7310442';

describe('the page state over HTTP', () => {
  it('[STATE-01] a guest reads it with an etag, and gets 304 while nothing has changed', async () => {
    const { browser, dependencies } = await serving();
    const first = await browser.ask({ url });
    expect(first.statusCode).toBe(200);
    expect(first.headers).toMatchObject({ 'cache-control': 'no-cache', etag: expect.stringMatching(/^W\/"/) });
    expect(first.headers['vary']).toContain('Cookie');
    const headers = { 'if-none-match': String(first.headers['etag']) };
    const again = await browser.ask({ url, headers });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    dependencies.put({ registries: [exampleRegistry({ greeting: O.some('Welcome') })] });
    const changed = await browser.ask({ url, headers });
    expect([changed.statusCode, changed.json().greeting]).toEqual([200, 'Welcome']);
  });

  it('[STATE-01] is compressed as the reader accepts, with the same content', async () => {
    const { browser } = await serving();
    const plain = (await browser.ask({ url })).body;
    const packed = async (encoding: string) => {
      const answer = await browser.ask({ url, headers: { 'accept-encoding': encoding } });
      return [answer.headers['content-encoding'], answer.rawPayload] as const;
    };
    const [br, brotli] = await packed('gzip, br;q=0.9');
    const [gz, gzip] = await packed('gzip');
    expect([br, brotliDecompressSync(brotli).toString()]).toEqual(['br', plain]);
    expect([gz, gunzipSync(gzip).toString()]).toEqual(['gzip', plain]);
    expect((await packed('br;q=0, identity'))[0]).toBeUndefined();
  });

  it("[AUTH-04] [ROUTE-20] an owner's answer is not cached; in guest view it is the guest's", async () => {
    const { browser, dependencies } = await serving();
    const gone = exampleItem({ product: exampleProduct({ sku: skuOf('77'), isNla: true }) });
    dependencies.put({ registries: [exampleRegistry({ items: [exampleItem(), gone] })] });
    const guest = (await browser.ask({ url })).json();
    await signIn(browser);
    const own = await browser.ask({ url });
    expect(own.headers).toMatchObject({ 'cache-control': 'private, no-store' });
    expect(own.headers['etag']).toBeUndefined();
    expect(own.json()).toMatchObject({ isRegistrant: true, visibility: 'findable', totalItems: 16 });
    const seen = await browser.ask({ url: `${url}?view=guest` });
    expect(seen.json()).toEqual({ ...guest, isLoggedIn: true, canReturnToManagement: true });
    expect(Object.keys(guest)).not.toContain('dashboard');
    expect(guest.products).toHaveLength(1);
  });

  it('[ROUTE-17] unknown and private are the same 404, byte for byte, in every header but the request’s own id', async () => {
    const { browser } = await serving();
    for (const path of ['/api/registry/', '/api/registry-list/']) {
      const unknown = await browser.ask({ url: `${path}999999` });
      const hidden = await browser.ask({ url: `${path}7310443` });
      expect([unknown.statusCode, tagOf(unknown)]).toEqual([404, 'RegistryNotFound']);
      const { date: _, 'x-request-id': _id, ...headers } = unknown.headers;
      expect([hidden.statusCode, hidden.body, hidden.headers]).toEqual([
        404,
        unknown.body,
        expect.objectContaining(headers),
      ]);
    }
  });

  it('[ROUTE-17] a private registry is open to its owner', async () => {
    const { browser } = await serving();
    await signIn(browser, 'ruth@example.com', 'wisteria-81');
    expect((await browser.ask({ url: '/api/registry/7310443' })).json()).toMatchObject({ visibility: 'private' });
  });

  it.each(['12345', '1234567890123', 'abcdef', '%00', '731044%32x', "1'%20or%201=1"])(
    '[API-01] %s is no registry number: 400',
    async (grId) => {
      const { browser } = await shared();
      expect((await browser.ask({ url: `/api/registry/${grId}` })).statusCode).toBe(400);
    },
  );

  it('[API-02] the items alone are a list', async () => {
    const { browser } = await serving();
    expect((await browser.ask({ url: '/api/registry-list/7310442/' })).json()).toMatchObject([{ sku: '4821' }]);
  });

  it('the answer has the valid parameters of the address, and no others', async () => {
    const { browser } = await serving();
    const answer = await browser.ask({ url: `${url}?purchasedSku=004821&purchasedQuantity=x&wcTrackId=mail` });
    expect(answer.json().queryStrings).toMatchObject({
      purchasedSku: '4821',
      purchasedQuantity: null,
      wcTrackId: 'mail',
    });
  });

  it('[MAN-05] an owner changes the wanted quantity, at both addresses of the call', async () => {
    const { browser } = await serving();
    await signIn(browser);
    const change = (path: string, quantityWants: number) =>
      browser.ask({
        method: 'POST',
        url: path,
        body: { grId: '7310442', sku: '4821', quantityWants, personalizationId: 0 },
      });
    const first = await change('/gift-registry/universal/update-gift-registry-item-wants/', 9);
    expect(first.json()).toMatchObject({ isSuccess: true, version: 1, quantityWants: 9, quantityPurchased: 3 });
    const second = await change('/gift-registry/update-gift-registry-item-wants', 9);
    expect(second.json()).toMatchObject({ isSuccess: true, version: 1 });
  });

  it('[ANA-02] a denied write of an owner is logged once', async () => {
    const { browser, dependencies } = await serving();
    const change = async () =>
      (
        await browser.ask({
          method: 'POST',
          url: '/gift-registry/universal/update-gift-registry-item-wants/',
          body: { grId: '7310442', sku: '4821', quantityWants: 9, personalizationId: 0 },
        })
      ).statusCode;
    expect(await change()).toBe(401);
    await signIn(browser, 'ruth@example.com', 'wisteria-81');
    expect(await change()).toBe(403);
    expect(
      dependencies.log
        .entries()
        .filter(({ level }) => level !== 'info')
        .map(({ tag, data }) => [tag, data['reason']]),
    ).toEqual([
      ['owner-command.denied', 'SignInNeeded'],
      ['owner-command.denied', 'NotOwner'],
    ]);
  });

  it('[API-01] while the database is away every call is 503 with the time to wait, and no reason', async () => {
    const { dependencies } = await serving();
    const { browser } = await serving(
      {},
      { registries: failing(dependencies.registries, 'find', { _tag: 'Unavailable' }) },
    );
    for (const path of [url, '/api/registry-list/7310442', `${url}/events`]) {
      const answer = await browser.ask({ url: path });
      expect([answer.statusCode, answer.body]).toEqual([503, '{"isSuccess":false,"error":{"_tag":"Unavailable"}}']);
      expect(answer.headers['retry-after']).toBe('5');
    }
  });
});
