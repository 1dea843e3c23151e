import {
  accountIdOf,
  dayOf,
  exampleItem,
  examplePersonalization,
  exampleProduct,
  exampleRegistry,
  skuOf,
} from '@gift-registry/domain/testing/arbitrary';
import type { FastifyInstance } from 'fastify';
import { option as O } from 'fp-ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildService } from '../build-service.ts';
import { exampleWebFolder } from '../testing/example-service.ts';
import { type InjectingBrowser, injectingBrowser } from '../testing/injecting-browser.ts';
import { sqlEnvironment } from '../testing/sql-contract-environment.ts';
import { readStream, type StreamReader } from '../testing/stream-reader.ts';
import { type TestDatabase, testDatabase } from '../testing/test-database.ts';

const GIVER = { firstName: 'Canaryfirst', lastName: 'Canarylast', email: 'canary.mail@example.com' };
const MESSAGE = 'Canary message of all good wishes';
const CANARIES = [...Object.values(GIVER), MESSAGE, 'canary'];
const OWNERS_ALONE = [
  'visibility',
  'dashboard',
  'giftRegistryCompletion',
  'COUPON-7',
  'Vanished Tureen',
  '7777777',
  'amelia@',
];

/** Served over HTTP from a database, with a guest who has given and left a message, and everything that was then sent, byte for byte. */
describe('after somebody has given a gift', () => {
  let test: TestDatabase;
  let service: FastifyInstance;
  let guest: InjectingBrowser;
  let owner: InjectingBrowser;
  const streams: Array<StreamReader> = [];
  const sent = { guest: new Map<string, string>(), owner: new Map<string, string>() };

  beforeAll(async () => {
    test = await testDatabase('server');
    const environment = sqlEnvironment(test.database);
    const gone = exampleProduct({ sku: skuOf('7777777'), name: 'Vanished Tureen', isNla: true });
    await environment.given({
      accounts: [{ id: accountIdOf('account-amelia'), email: 'amelia@example.com', password: 'hydrangea-52' }],
      registries: [
        exampleRegistry({
          owners: [accountIdOf('account-amelia')],
          coupon: O.some({
            couponNumber: 'COUPON-7',
            expirationDate: dayOf('2027-12-12'),
            isCancelled: false,
            discount: 0.15,
          }),
          items: [exampleItem({ personalization: O.some(examplePersonalization()) }), exampleItem({ product: gone })],
        }),
      ],
    });
    service = await buildService(environment, { webFolder: exampleWebFolder() });
    const address = await service.listen({ host: '127.0.0.1', port: 0 });
    const host = new URL(address).host;
    guest = injectingBrowser(service, host);
    owner = injectingBrowser(service, host);
    const signIn = { email: 'amelia@example.com', password: 'hydrangea-52' };
    expect((await owner.ask({ method: 'POST', url: '/api/account/sign-in', body: signIn })).statusCode).toBe(200);

    const events = `${address}/api/registry/7310442/events`;
    const open = async (cookie: string) => {
      const stream = await readStream(events, { cookie });
      streams.push(stream);
      return stream;
    };
    const guestsStream = await open('');
    const ownersStream = await open(`session=${owner.cookie('session')}`);

    const giver = injectingBrowser(service, host);
    const item = { Sku: '4821', Quantity: 2, OptionChoiceParameter: '', GiftRegistryId: '7310442' };
    await giver.ask({ method: 'POST', url: '/browse/scbadd/AddItemToCartV2', body: { items: [item] } });
    const ordered = await giver.ask({
      method: 'POST',
      url: '/api/orders',
      headers: { 'idempotency-key': 'a-key-of-the-giver' },
      body: { giver: GIVER, message: MESSAGE, accept: [], payment: { token: 'demo_succeeds_4242_test' } },
    });
    expect(ordered.statusCode).toBe(201);

    for (const [name, browser] of [
      ['guest', guest],
      ['owner', owner],
    ] as const)
      for (const url of [
        '/',
        '/checkout/cart',
        '/gift-registry/guest-list/7310442',
        '/gift-registry/registrant-list/7310442',
        '/api/registry/7310442',
        '/api/registry/7310442?viewing=guest',
        '/api/registry-list/7310442',
        '/api/cart',
        '/api/account/config',
      ]) {
        const answer = await browser.ask({ url });
        expect([url, answer.statusCode]).toEqual([url, 200]);
        sent[name].set(url, JSON.stringify(answer.headers) + answer.body);
      }
    for (const [name, stream] of [
      ['guest', guestsStream],
      ['owner', ownersStream],
    ] as const) {
      await stream.events(1);
      sent[name].set('the live stream', stream.text());
    }
  });
  afterAll(async () => {
    for (const stream of streams) stream.close();
    await service.close();
    await test.remove();
  });

  it('[AUTH-04] no byte that guests or the registrants themselves are sent holds the giver, the mail address or the message', () => {
    for (const answers of [sent.guest, sent.owner])
      for (const [where, bytes] of answers)
        for (const canary of CANARIES)
          expect([where, bytes.toLowerCase().includes(canary.toLowerCase())]).toEqual([where, false]);
    expect(sent.guest.get('the live stream')).toContain('"quantityPurchased":5');
  });

  it('[AUTH-04] no byte that a guest is sent holds what is the owner’s alone, nor an item that is no longer available', () => {
    for (const [where, bytes] of sent.guest)
      for (const word of OWNERS_ALONE) expect([where, word, bytes.includes(word)]).toEqual([where, word, false]);
    const own = sent.owner.get('/gift-registry/registrant-list/7310442') ?? '';
    for (const word of ['visibility', 'dashboard', 'giftRegistryCompletion', 'COUPON-7', 'Vanished Tureen', '7777777'])
      expect([word, own.includes(word)]).toEqual([word, true]);
  });
});
