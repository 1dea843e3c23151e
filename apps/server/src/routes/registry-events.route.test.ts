import { connect } from 'node:net';
import { revisionText } from '@gift-registry/adapters-http/wire';
import {
  exampleItem,
  exampleProduct,
  exampleRegistry,
  grIdOf,
  identityOf,
  revisionOf,
} from '@gift-registry/domain/testing/arbitrary';
import { describe, expect, it } from 'vitest';
import { exampleServices, signIn, tagOf } from '../testing/example-services.ts';
import { readStream } from '../testing/stream-reader.ts';

const serving = exampleServices();
const grId = grIdOf('7310442');
const plates = identityOf('4821');

/** The id of the event that leads to that version. */
const id = (version: number): string => revisionText(revisionOf(version));

const listening = async (...given: Parameters<typeof serving>) => {
  const example = await serving(...given);
  const address = await example.service.listen({ host: '127.0.0.1', port: 0 });
  const want = (wanted: number) =>
    example.dependencies.registries.write(grId, [{ _tag: 'WantedChanged', identity: plates, wanted }]);
  return { ...example, want, events: `${address}/api/registry/7310442/events` };
};

describe('the live stream', () => {
  it('[LIVE-01] sends each write with its name, revision and patch, in order', async () => {
    const { events, dependencies, want } = await listening();
    const stream = await readStream(events);
    expect([stream.status, stream.headers['content-type']]).toEqual([200, 'text/event-stream; charset=utf-8']);
    expect(stream.headers['cache-control']).toBe('no-store, no-transform');
    expect(stream.headers['content-encoding']).toBeUndefined();
    expect(stream.headers['x-content-type-options']).toBe('nosniff');
    want(9);
    await stream.events(1);
    dependencies.registries.write(grId, [
      {
        _tag: 'Purchased',
        identity: plates,
        quantity: 2,
        overPurchased: 0,
        orderNumber: dependencies.ids.orderNumber(),
      },
    ]);
    const sent = await stream.events(2);
    expect(sent.map((each) => [each['id'], each['event']])).toEqual([
      [id(1), 'item-changed'],
      [id(2), 'purchased'],
    ]);
    expect(sent.map(({ data = '' }) => JSON.parse(data))).toMatchObject([
      { version: 1, items: [{ sku: '4821', quantityWants: 9, quantityPurchased: 3 }], totals: { totalItems: 9 } },
      { version: 2, items: [{ sku: '4821', quantityPurchased: 5 }], totals: { totalPurchasedItems: 5 } },
    ]);
    stream.close();
  });

  it('[LIVE-01] resumes after a revision, and the last event id wins over the address', async () => {
    const { events, want } = await listening();
    for (const wanted of [9, 10, 11]) want(wanted);
    const fromAddress = await readStream(`${events}?after=${id(1)}`);
    expect((await fromAddress.events(2)).map((each) => each['id'])).toEqual([id(2), id(3)]);
    const fromHeader = await readStream(`${events}?after=${id(0)}`, { 'last-event-id': id(2) });
    expect((await fromHeader.events(1)).map((each) => each['id'])).toEqual([id(3)]);
    fromAddress.close();
    fromHeader.close();
  });

  it('[LIVE-01] requests a reload if too much was missed', async () => {
    const { events, dependencies, want } = await listening();
    want(9);
    dependencies.registries.forgetEvents(grId);
    const stream = await readStream(`${events}?after=${id(0)}`);
    expect((await stream.events(1)).map(({ event }) => event)).toEqual(['reload']);
    stream.close();
  });

  it('[ROUTE-17] [AUTH-04] is 404 before the first byte if nothing may be seen, and 400 for junk', async () => {
    const { browser } = await serving();
    for (const number of ['999999', '7310443']) {
      const answer = await browser.ask({ url: `/api/registry/${number}/events` });
      expect([answer.statusCode, tagOf(answer)]).toEqual([404, 'RegistryNotFound']);
    }
    expect((await browser.ask({ url: '/api/registry/7310442/events?after=x' })).statusCode).toBe(400);
  });

  it('[LIVE-01] an address over the limit is 429 while pages are still served, and is admitted when a stream closes', async () => {
    const { events, browser } = await listening({ streamsPerAddress: 2 });
    const held = [await readStream(events), await readStream(events)];
    const refused = await readStream(events);
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '30']);
    expect((await browser.ask({ url: '/gift-registry/guest-list/7310442' })).statusCode).toBe(200);
    held[0]?.close();
    await expect
      .poll(async () => {
        const stream = await readStream(events);
        stream.close();
        return stream.status;
      })
      .toBe(200);
    held[1]?.close();
  });

  it('[LIVE-01] releases the place of a stream that fails to start', async () => {
    const { browser } = await serving({ streamsPerAddress: 1 });
    for (const _ of [1, 2, 3]) expect((await browser.ask({ url: '/api/registry/999999/events' })).statusCode).toBe(404);
  });

  it('[LIVE-01] sends heartbeats while nothing happens', async () => {
    const { events } = await listening({ heartbeatMilliseconds: 5 });
    const stream = await readStream(events);
    await expect.poll(stream.text).toMatch(/^retry: 1000\n\n(: \n\n){2,}/);
    stream.close();
  });

  it('[LIVE-01] drops a reader with too much unread', async () => {
    const { events, dependencies, want } = await listening({ streamBacklogBytes: 100_000, streamsPerAddress: 1 });
    const product = exampleProduct({ description: 'x'.repeat(500_000) });
    dependencies.put({ registries: [exampleRegistry({ items: [exampleItem({ product })] })] });
    const { hostname, port, pathname } = new URL(events);
    const deaf = connect({ host: hostname, port: Number(port) }).pause();
    deaf.write(`GET ${pathname} HTTP/1.1\r\nHost: ${hostname}:${port}\r\n\r\n`);
    const status = async (): Promise<number> => {
      const stream = await readStream(events);
      stream.close();
      return stream.status;
    };
    await expect.poll(status).toBe(429);
    for (let wanted = 9; wanted < 49; wanted += 1) want(wanted);
    await expect.poll(status).toBe(200);
    deaf.destroy();
  });

  it('[AUTH-04] after its reader signed out sends only the request to reload', async () => {
    const { events, browser, want } = await listening({ sessionCheckMilliseconds: 60_000 });
    await signIn(browser);
    const stream = await readStream(events, { cookie: `session=${browser.cookie('session')}` });
    want(9);
    await stream.events(1);
    await browser.ask({ method: 'POST', url: '/api/account/sign-out' });
    want(10);
    await stream.ended;
    expect(stream.text().match(/^event: .*$/gm)).toEqual(['event: item-changed', 'event: reload']);
  });

  it('[AUTH-04] ends soon after its reader has signed out', async () => {
    const { events, browser } = await listening({ heartbeatMilliseconds: 5, sessionCheckMilliseconds: 5 });
    await signIn(browser);
    const stream = await readStream(events, { cookie: `session=${browser.cookie('session')}` });
    await expect.poll(stream.text).toContain(': \n\n: \n\n');
    await browser.ask({ method: 'POST', url: '/api/account/sign-out' });
    await stream.ended;
    expect(stream.text()).toMatch(/retry: 1000\n\n$/);
  });

  it('[LIVE-01] ends with the time to reconnect when the service stops', async () => {
    const { events, service } = await listening();
    const stream = await readStream(events);
    await service.close();
    await stream.ended;
    expect(stream.text()).toMatch(/retry: 1000\n\n$/);
  });
});
