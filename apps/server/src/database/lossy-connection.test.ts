import { settleOrders } from '@gift-registry/domain';
import { exampleItem, exampleRegistry, grIdOf, instantOf } from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { expect, it } from 'vitest';
import { buildService } from '../build-service.ts';
import { exampleWebFolder } from '../testing/example-service.ts';
import { faultyProxy } from '../testing/faulty-proxy.ts';
import { type InjectingBrowser, injectingBrowser } from '../testing/injecting-browser.ts';
import { sqlEnvironment } from '../testing/sql-contract-environment.ts';
import { openOrFail, testDatabase } from '../testing/test-database.ts';

const BUYERS = 12;
const TRIES = 4;
/** Money that waits for a connection. */
const ABOUT_MONEY = ['error payment.capture-failed', 'error payment.release-failed', 'error order.outcome-unknown'];
const giver = { firstName: 'Ruth', lastName: 'Okafor', email: 'ruth@example.test' };
const plate = { Sku: '4821', Quantity: 1, OptionChoiceParameter: '' };

it('[CART-07] [CART-08] over a slow connection that breaks repeatedly, each call succeeds or asks for a retry, and every buyer has bought once in the end', async () => {
  const test = await testDatabase('server');
  const here = sqlEnvironment(test.database);
  const items = [exampleItem({ wanted: 900, purchased: 0 })];
  await here.given({ registries: [exampleRegistry({ items })] });
  const url = new URL(O.getOrElse(() => '')(test.options.databaseUrl));
  const proxy = await faultyProxy(Number(url.port));
  url.port = String(proxy.port);
  const database = await openOrFail({ ...test.options, databaseUrl: O.some(url.href) });
  const environment = sqlEnvironment(database);
  const service = await buildService(environment, { webFolder: exampleWebFolder(), requestsPerMinute: 1_000_000 });
  const buyers = await Promise.all(
    Array.from({ length: BUYERS }, async () => {
      const browser = injectingBrowser(service);
      const body = { items: [plate], GiftRegistryId: '7310442' };
      const added = await browser.ask({ method: 'POST', url: '/guest-list/add-product-to-cart', body });
      expect(added.statusCode).toBe(200);
      return browser;
    }),
  );
  const statuses = new Set<number>();
  /** One attempt; a refusal has a time to retry, or means that the same order is in progress. */
  const place = async (browser: InjectingBrowser, buyer: number): Promise<string | undefined> => {
    const answer = await browser.ask({
      method: 'POST',
      url: '/api/orders',
      headers: { 'idempotency-key': `over-a-bad-line-${buyer}` },
      body: { giver, message: '', payment: { token: 'demo_succeeds_4242_test' } },
    });
    statuses.add(answer.statusCode);
    if (answer.statusCode === 201) return answer.json().orderNumber;
    expect([409, 503]).toContain(answer.statusCode);
    if (answer.statusCode === 503) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    else expect(answer.json()).toMatchObject({ error: { _tag: 'RequestInProgress' } });
    return undefined;
  };
  const read = async (browser: InjectingBrowser): Promise<void> => {
    const answer = await browser.ask({ url: '/api/registry/7310442' });
    statuses.add(answer.statusCode);
    if (answer.statusCode === 503) return expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ totalItems: 900, totalPurchasedItems: answer.json().version });
  };

  proxy.degrade({ delay: 2, breaksAfter: 97 });
  const during = await Promise.all(
    buyers.map(async (browser, buyer) => {
      const numbers: Array<string> = [];
      for (let tries = 0; tries < TRIES; tries += 1) {
        const number = await place(browser, buyer);
        if (number !== undefined) numbers.push(number);
        await read(browser);
      }
      return numbers;
    }),
  );
  expect([...statuses].sort()).toEqual(expect.arrayContaining([200, 201, 503]));

  proxy.degrade();
  // The record of an abandoned order expires after a minute.
  environment.setClock(instantOf('2027-06-01T11:05:00.000Z'));
  const answered = await Promise.all(
    buyers.map(async (browser, buyer) => {
      for (;;) {
        const number = await place(browser, buyer);
        if (number !== undefined) return number;
      }
    }),
  );
  expect(new Set(answered).size).toBe(BUYERS);
  for (const [buyer, numbers] of during.entries()) for (const number of numbers) expect(number).toBe(answered[buyer]);
  expect(E.isRight(await settleOrders(environment)())).toBe(true);
  expect(environment.payment.counts().captured).toBe(BUYERS);
  const { rows } = await test.database.db
    .selectFrom('ledger')
    .select((eb) => eb.fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow();
  expect(rows).toBe(BUYERS);
  const found = await here.registries.find(grIdOf('7310442'))();
  expect(found).toMatchObject(E.right(O.some({ version: BUYERS, items: [{ purchased: BUYERS }] })));
  const levels = new Set(environment.log.entries.map(({ level, tag }) => `${level} ${tag}`));
  const errors = [...levels].filter((each) => each.startsWith('error'));
  expect(errors.filter((each) => !ABOUT_MONEY.includes(each))).toEqual([]);
  await service.close();
  // Ends only if every lost connection has left the pool.
  await database.close();
  await proxy.cut();
  await test.remove();
});
