import { idempotencyOf, idempotentOperation, type PlacedOrder } from '@gift-registry/domain';
import { accountIdOf, exampleRegistry, idempotencyKeyOf, instantOf } from '@gift-registry/domain/testing/arbitrary';
import type { FastifyInstance } from 'fastify';
import { either as E } from 'fp-ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildService } from '../build-service.ts';
import { exampleWebFolder } from '../testing/example-service.ts';
import { signIn, signingIn } from '../testing/example-services.ts';
import { type InjectingBrowser, injectingBrowser } from '../testing/injecting-browser.ts';
import { type SqlEnvironment, sqlEnvironment } from '../testing/sql-contract-environment.ts';
import { empty, type TestDatabase, testDatabase } from '../testing/test-database.ts';

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1';

describe('how a browser is recognized', () => {
  let test: TestDatabase;
  let environment: SqlEnvironment;
  let service: FastifyInstance;
  beforeAll(async () => {
    test = await testDatabase('server');
  });
  beforeEach(async () => {
    await empty(test.database);
    environment = sqlEnvironment(test.database);
    await environment.given({
      accounts: [{ id: accountIdOf('account-amelia'), email: 'amelia@example.com', password: 'hydrangea-52' }],
      registries: [exampleRegistry()],
    });
    service = await buildService(environment, { webFolder: exampleWebFolder() });
  });
  afterEach(() => service.close());
  afterAll(() => test.remove());

  const item = { Quantity: 1, OptionChoiceParameter: '', GiftRegistryId: '7310442' };
  const add = (browser: InjectingBrowser, key: string, cookie?: string) =>
    browser.ask({
      method: 'POST',
      url: '/browse/scbadd/AddItemToCartV2',
      body: { items: [{ ...item, Sku: '4821' }] },
      headers: { 'idempotency-key': key, ...(cookie === undefined ? {} : { cookie }) },
    });
  const units = async (browser: InjectingBrowser, cookie?: string): Promise<ReadonlyArray<number>> => {
    const answer = await browser.ask({ url: '/api/cart', headers: cookie === undefined ? {} : { cookie } });
    const { lines }: { readonly lines: ReadonlyArray<{ readonly quantity: number }> } = answer.json();
    return lines.map(({ quantity }) => quantity);
  };

  const order = async (browser: InjectingBrowser, key: string, cookie?: string): Promise<string> => {
    const placed = await browser.ask({
      method: 'POST',
      url: '/api/orders',
      headers: { 'idempotency-key': key, ...(cookie === undefined ? {} : { cookie }) },
      body: {
        giver: { firstName: 'Ida', lastName: 'Roe', email: 'ida@example.com' },
        message: '',
        postalAddress: { line1: '418 Alder Street', line2: null, city: 'Portland', region: 'OR', postalCode: '97205' },
        payment: { token: 'demo_succeeds_4242_test' },
      },
    });
    const { orderNumber }: { readonly orderNumber: string } = placed.json();
    return orderNumber;
  };
  const own = (orderNumber: string) => ({ method: 'POST', url: '/api/order/own', body: { orderNumber } }) as const;

  it('[AUTH-06] the visitor’s cookie changes at sign-in; the cart and the idempotency keys follow, and the old cookie shows neither', async () => {
    const browser = injectingBrowser(service);
    expect((await add(browser, 'the-first-key')).statusCode).toBe(200);
    const before = browser.cookie('visitor') ?? '';
    expect((await signIn(browser)).statusCode).toBe(200);
    expect(browser.cookie('visitor')).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(browser.cookie('visitor')).not.toBe(before);
    expect(await units(browser)).toEqual([1]);
    expect((await add(browser, 'the-first-key')).statusCode).toBe(200);
    expect(await units(browser)).toEqual([1]);
    expect(await units(injectingBrowser(service), `visitor=${before}`)).toEqual([]);
  });

  it('[SITE-02] a session counts in the market where it was begun: its token opens nothing on the other market’s site', async () => {
    const browser = injectingBrowser(service);
    await signIn(browser);
    const cookie = `session=${browser.cookie('session') ?? ''}`;
    const isSignedIn = async (host: string) =>
      (await injectingBrowser(service, host).ask({ url: '/api/account/sessions', headers: { cookie } })).statusCode;
    expect([await isSignedIn('localhost:3000'), await isSignedIn('ca.localhost:3000')]).toEqual([200, 401]);
  });

  it('[EDIT-01] [CART-08] who knew the visitor’s token before an order opens nothing of it; a repeat under the key is answered with either token', async () => {
    const browser = injectingBrowser(service);
    await add(browser, 'the-first-key');
    const former = `visitor=${browser.cookie('visitor') ?? ''}`;
    const placed = await order(browser, 'an-order-key');
    const renewed = `visitor=${browser.cookie('visitor') ?? ''}`;
    expect(renewed).not.toBe(former);
    const stranger = injectingBrowser(service);
    const opens = async (cookie: string) => (await stranger.ask({ ...own(placed), headers: { cookie } })).statusCode;
    expect([await opens(renewed), await opens(former)]).toEqual([200, 404]);
    expect(await units(stranger, former)).toEqual([]);
    for (const cookie of [former, former, renewed]) {
      const lost = injectingBrowser(service);
      expect(await order(lost, 'an-order-key', cookie)).toBe(placed);
      expect((await lost.ask(own(placed))).statusCode).toBe(200);
    }
  });

  it('[EDIT-01] [AUTH-06] orders stay with the browser that signs in', async () => {
    const browser = injectingBrowser(service);
    await add(browser, 'the-first-key');
    const placed = own(await order(browser, 'an-order-key'));
    expect((await signIn(browser)).statusCode).toBe(200);
    expect((await browser.ask(placed)).statusCode).toBe(200);
    expect((await injectingBrowser(service).ask(placed)).statusCode).toBe(404);
  });

  it('[AUTH-06] concurrent sign-ins, or one whose answer was lost, lose nothing of the cart', async () => {
    const browser = injectingBrowser(service);
    await add(browser, 'the-first-key');
    const cookie = `visitor=${browser.cookie('visitor') ?? ''}`;
    const answers = await Promise.all(
      [1, 2].map(() => injectingBrowser(service).ask({ ...signingIn(), headers: { cookie } })),
    );
    const given = answers.map(({ cookies }) => cookies.find(({ name }) => name === 'visitor')?.value);
    expect(new Set(given).size).toBe(1);
    await add(injectingBrowser(service), 'a-second-key', cookie);
    // The answer to the first key was lost as well: the browser repeats it under its old visitor.
    expect((await add(injectingBrowser(service), 'the-first-key', cookie)).statusCode).toBe(200);
    const again = injectingBrowser(service);
    expect((await again.ask({ ...signingIn(), headers: { cookie } })).statusCode).toBe(200);
    expect(again.cookie('visitor')).toBe(given[0]);
    expect(await units(again)).toEqual([1]);
  });

  it('[AUTH-06] the visitor is unchanged while the cart is being ordered', async () => {
    const browser = injectingBrowser(service);
    await add(browser, 'the-first-key');
    const before = browser.cookie('visitor');
    const { visitor } = await test.database.db.selectFrom('carts').select('visitor').executeTakeFirstOrThrow();
    const order = idempotencyOf(
      idempotentOperation<PlacedOrder>('place-order'),
      `order main ${visitor}`,
      [],
    )(idempotencyKeyOf('an-order-key'));
    expect(E.isRight(await environment.orders.begin(order)())).toBe(true);
    expect((await signIn(browser)).statusCode).toBe(200);
    expect(browser.cookie('visitor')).toBe(before);
    expect(await units(browser)).toEqual([1]);
  });

  it('[AUTH-07] a password that was replaced while it was verified makes no device known', async () => {
    const { verify } = environment.accounts;
    const replacing: typeof environment = {
      ...environment,
      accounts: {
        ...environment.accounts,
        verify:
          (...credentials) =>
          async () => {
            const verified = await verify(...credentials)();
            await test.database.db.updateTable('accounts').set({ password_hash: 'another' }).execute();
            return verified;
          },
      },
    };
    const service = await buildService(replacing, { webFolder: exampleWebFolder() });
    const browser = injectingBrowser(service);
    expect((await signIn(browser)).statusCode).toBe(401);
    expect(browser.cookie('device')).toBeUndefined();
    expect(await test.database.db.selectFrom('known_devices').selectAll().execute()).toEqual([]);
    await service.close();
  });

  it('[AUTH-06] a session shows its browser, and when it was used to within five minutes', async () => {
    const shown = async (browser: InjectingBrowser): Promise<unknown> =>
      (await browser.ask({ url: '/api/account/sessions' })).json();
    environment.setClock(instantOf('2027-06-01T12:00:00.000Z'));
    const browser = injectingBrowser(service);
    await browser.ask({ ...signingIn(), headers: { 'user-agent': PHONE } });
    environment.setClock(instantOf('2027-06-01T12:04:00.000Z'));
    const session = { browser: 'Safari', system: 'iOS', begunAt: '2027-06-01T12:00:00.000Z', isThis: true };
    expect(await shown(browser)).toMatchObject({
      sessions: [{ ...session, lastUsedAt: '2027-06-01T12:00:00.000Z' }],
    });
    environment.setClock(instantOf('2027-06-01T12:05:00.000Z'));
    await shown(browser);
    expect(await shown(browser)).toMatchObject({
      sessions: [{ ...session, lastUsedAt: '2027-06-01T12:05:00.000Z' }],
    });
  });
});
