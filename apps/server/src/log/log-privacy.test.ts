import { accountIdOf, exampleRegistry } from '@gift-registry/domain/testing/arbitrary';
import { describe, expect, it } from 'vitest';
import { buildService } from '../build-service.ts';
import { sqlStores } from '../sql/sql-stores.ts';
import { exampleWebFolder } from '../testing/example-service.ts';
import { injectingBrowser } from '../testing/injecting-browser.ts';
import { sqlEnvironment } from '../testing/sql-contract-environment.ts';
import { databaseOfFile } from '../testing/test-database.ts';
import { pinoLog } from './pino-log.ts';

const PASSWORDS = ['hydrangea-52', 'wisteria-wrong-81'];
const GIVER = { firstName: 'Canaryfirst', lastName: 'Canarylast', email: 'canary.mail@example.com' };
const MESSAGE = 'All good wishes of the canary';

describe('the log of the service', () => {
  const test = databaseOfFile('server');

  it('[ANA-02] [OPS-01] has the id of the request in each line, and no name, mail address, message, password or cookie of a person who signs in, adds and orders, also if that fails', async () => {
    let written = '';
    const log = pinoLog({
      write: (line) => {
        written += line;
      },
    });
    const given = sqlEnvironment(test.database);
    await given.given({
      accounts: [{ id: accountIdOf('account-amelia'), email: 'amelia@example.com', password: 'hydrangea-52' }],
      registries: [exampleRegistry({ primaryFirstName: 'Zerlinda', biography: 'Met at the lighthouse.' })],
    });
    const environment = { ...given, ...sqlStores(test.database, { clock: given.clock, log }), log };
    const service = await buildService(environment, { webFolder: exampleWebFolder() });
    const browser = injectingBrowser(service);
    const cookies = new Set<string>();
    const ask = async (
      method: 'GET' | 'POST' | 'PATCH',
      url: string,
      body?: unknown,
      headers = {},
    ): Promise<number> => {
      const id = { 'x-request-id': url === '/api/orders' ? 'order-1' : 'other-1' };
      const answer = await browser.ask({
        method,
        url,
        headers: { ...id, ...headers },
        ...(body === undefined ? {} : { body }),
      });
      for (const { value } of answer.cookies) if (value !== '') cookies.add(value);
      return answer.statusCode;
    };
    const signIn = (password: string | undefined) =>
      ask('POST', '/api/account/sign-in', { email: 'amelia@example.com', password });
    const add = (Sku: string) =>
      ask('POST', '/browse/scbadd/AddItemToCartV2', {
        items: [{ Sku, Quantity: 1, OptionChoiceParameter: '', GiftRegistryId: '7310442' }],
      });
    const order = (email: string, key: string) =>
      ask(
        'POST',
        '/api/orders',
        { giver: { ...GIVER, email }, message: MESSAGE, accept: [], payment: { token: 'tok_canary' } },
        { 'idempotency-key': key },
      );

    expect(await signIn(PASSWORDS[1])).toBe(401);
    expect(await signIn(PASSWORDS[0])).toBe(200);
    for (let attempt = 0; attempt < 12; attempt += 1) await signIn(PASSWORDS[1]);
    expect(await ask('GET', '/gift-registry/guest-list/7310442?referrerId=canary.mail@example.com')).toBe(200);
    expect([await add('999999'), await add('4821')]).toEqual([404, 200]);
    expect(await order('canary.mail@example', 'first-key-of-hers')).toBe(422);
    given.payment.refuseNext();
    expect(await order(GIVER.email, 'second-key-of-hers')).toBe(402);
    await test.database.db.schema.alterTable('orders').renameTo('orders_away').execute();
    expect(await order(GIVER.email, 'third-key-of-hers')).toBe(503);
    await test.database.db.schema.alterTable('orders_away').renameTo('orders').execute();
    expect(await order(GIVER.email, 'third-key-of-hers')).toBe(201);
    await service.close();

    const tags = new Set([...written.matchAll(/"tag":"([^"]+)"/g)].map(([, tag]) => tag));
    expect([...tags]).toEqual(
      expect.arrayContaining([
        'request.answered',
        'request.denied',
        'sign-in.throttled',
        'cart.item-rejected',
        'database.failed',
      ]),
    );
    // Each line says of which request it is (OPS-01).
    const ids = written
      .trimEnd()
      .split('\n')
      .map((line) => /"requestId":"([^"]+)"/.exec(line)?.[1]);
    expect(new Set(ids)).toEqual(new Set(['order-1', 'other-1']));
    // Session, device and visitor, before and after the order.
    expect(cookies.size).toBe(4);
    for (const secret of [
      ...PASSWORDS,
      ...Object.values(GIVER),
      ...cookies,
      MESSAGE,
      'canary',
      'amelia',
      'jonah',
      'zerlinda',
      'lighthouse',
    ])
      expect([secret, written.toLowerCase().includes(secret.toLowerCase())]).toEqual([secret, false]);
  });
});
