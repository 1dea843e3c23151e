import { randomUUID } from 'node:crypto';
import {
  accountIdOf,
  centsOf,
  exampleItem,
  exampleProduct,
  exampleRegistry,
  identityOf,
} from '@gift-registry/domain/testing/arbitrary';
import type { FastifyInstance } from 'fastify';
import { option as O } from 'fp-ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildService } from '../build-service.ts';
import { putProducts } from '../sql/put-products.ts';
import { exampleWebFolder } from '../testing/example-service.ts';
import { type Seen, staleReads } from '../testing/freshness.ts';
import { injectingBrowser } from '../testing/injecting-browser.ts';
import { sqlEnvironment } from '../testing/sql-contract-environment.ts';
import { openOrFail, type TestDatabase, testDatabase } from '../testing/test-database.ts';

const identity = identityOf('4821');
const product = (price: number) =>
  exampleProduct({ sku: identity.sku, currentPrice: centsOf(price * 100), regularPrice: centsOf(price * 100) });
const owner = { email: 'amelia@example.com', password: 'hydrangea-52' };

let test: TestDatabase;
let services: ReadonlyArray<FastifyInstance> = [];
const closing: Array<() => Promise<unknown>> = [];

beforeAll(async () => {
  test = await testDatabase('server');
  const other = await openOrFail(test.options);
  const environments = [sqlEnvironment(test.database), sqlEnvironment(other)];
  await environments[0]?.given({
    accounts: [{ id: accountIdOf('account-amelia'), ...owner }],
    registries: [
      exampleRegistry({
        greeting: O.some('0'),
        items: [exampleItem({ identity, product: product(1), wanted: 999, purchased: 0, groupGift: O.none })],
      }),
    ],
  });
  services = await Promise.all(
    environments.map((environment) =>
      buildService(environment, {
        webFolder: exampleWebFolder(),
        requestsPerMinute: 1_000_000,
        newVisitorsPerMinute: 1_000_000,
      }),
    ),
  );
  closing.push(...services.map((service) => () => service.close()), other.close);
});
afterAll(async () => {
  for (const close of closing) await close();
  await test.remove();
});

const at = (index: number): FastifyInstance => {
  const service = services[index];
  if (service === undefined) throw new RangeError(`There is no service ${index}`);
  return service;
};

const seenIn = (text: string): Seen => {
  const state = JSON.parse(text);
  const [item] = state.products;
  return {
    purchased: item.quantityPurchased,
    greeting: Number(state.greeting),
    price: item.currentPrice,
  };
};

const stateIn = (html: string): string =>
  /id="page-state" data-products="\d+">(.*?)<\/script>/su.exec(html)?.[1] ?? 'null';

/** Reads the address as guest or owner, with the tag of what it was sent before. */
const reader = (url: string, textIn: (body: string) => string, cookies: ReadonlyArray<string> = []) => {
  let copy: { readonly etag: string; readonly seen: Seen } | undefined;
  return async (index: number): Promise<Seen> => {
    const response = await at(index).inject({
      url,
      headers: {
        host: 'localhost:3000',
        ...(copy === undefined ? {} : { 'if-none-match': copy.etag }),
        ...(cookies.length === 0 ? {} : { cookie: cookies.join('; ') }),
      },
    });
    if (response.statusCode === 304 && copy !== undefined) return copy.seen;
    expect(response.statusCode).toBe(200);
    const seen = seenIn(textIn(response.body));
    const etag = response.headers.etag;
    copy = typeof etag === 'string' ? { etag, seen } : undefined;
    return seen;
  };
};

it('[STATE-01] no read at either of two services is older than the last write acknowledged before it', async () => {
  const amelia = injectingBrowser(at(0));
  expect((await amelia.ask({ method: 'POST', url: '/api/account/sign-in', body: owner })).statusCode).toBe(200);
  const session = amelia.cookie('session') ?? '';
  expect(session).not.toBe('');
  const asOwner = (index: number) => ({
    ask: (url: string, body: unknown) =>
      at(index).inject({
        method: 'POST',
        url,
        headers: { host: 'localhost:3000', origin: 'http://localhost:3000', cookie: `session=${session}` },
        payload: JSON.parse(JSON.stringify(body)),
      }),
  });
  const stale = await staleReads(
    {
      services: services.length,
      order: async (index) => {
        const guest = injectingBrowser(at(index));
        const added = await guest.ask({
          method: 'POST',
          url: '/guest-list/add-product-to-cart',
          body: {
            items: [{ Sku: identity.sku, Quantity: 1, OptionChoiceParameter: '' }],
            GiftRegistryId: '7310442',
          },
        });
        expect(added.statusCode).toBe(200);
        const key = randomUUID();
        const place = async (attemptsLeft: number): Promise<number> => {
          const { statusCode } = await guest.ask({
            method: 'POST',
            url: '/api/orders',
            body: {
              giver: { firstName: 'Ida', lastName: 'Rowe', email: 'ida@example.com' },
              message: '',
              payment: { token: 'demo_succeeds_4242_test' },
            },
            headers: { 'idempotency-key': key },
          });
          // A price that keeps changing while the order is placed ends it with 503: it is sent again.
          return statusCode === 503 && attemptsLeft > 0 ? place(attemptsLeft - 1) : statusCode;
        };
        expect(await place(20)).toBe(201);
      },
      greet: async (index, greeting) => {
        const written = await asOwner(index).ask('/gift-registry/universal/update-greeting', {
          grId: '7310442',
          greeting: String(greeting),
        });
        expect(written.statusCode).toBe(200);
      },
      reprice: async (price) => {
        await putProducts(test.database.db, 'US', [product(price)]);
      },
      readers: [
        reader('/api/registry/7310442', (body) => body),
        reader('/gift-registry/guest-list/7310442', stateIn),
        reader('/api/registry/7310442', (body) => body, [`session=${session}`]),
      ],
    },
    { purchased: 0, greeting: 0, price: 1 },
    { pairs: 100, workers: 4, seed: 27 },
  );
  expect(stale).toEqual([]);
}, 120_000);
