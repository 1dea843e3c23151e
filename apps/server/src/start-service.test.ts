import { existsSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { either as E, option as O } from 'fp-ts';
import { expect, it } from 'vitest';
import { LOCK_FILE } from './database/data-folder-lock.ts';
import { readSettings } from './settings.ts';
import { startService } from './start-service.ts';
import { preparedFolder, recordingLog, temporaryFolder, testDatabase } from './testing/test-database.ts';

const started = (env: Readonly<Record<string, string>>) => {
  const settings = readSettings({ SEED_DEMO: '0', ...env });
  if (E.isLeft(settings)) throw new Error(settings.left);
  return startService(settings.right, recordingLog());
};

/** The sentence with which a service with these variables does not start. */
const refusal = async (env: Readonly<Record<string, string>>): Promise<string> => {
  const running = await started(env);
  if (E.isLeft(running)) return running.left;
  await running.right.stop();
  throw new Error('It started.');
};

/** Listens, and returns the port. */
const listening = async (server: Server): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
};

it('[AUTH-06] stops although a mail server that took an email never answers', async () => {
  const mailServer = createServer();
  const called = new Promise<Socket>((resolve) => mailServer.once('connection', resolve));
  const port = await listening(mailServer);
  const { options, database, remove } = await testDatabase('server');
  await database.db
    .insertInto('accounts')
    .values({ account_id: 'account-ruth', email: 'ruth@example.test', password_hash: 'none' })
    .execute();
  const running = await started({
    DATABASE_URL: O.getOrElse(() => '')(options.databaseUrl),
    PORT: '0',
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'registry@house.example',
  });
  if (E.isLeft(running)) throw new Error(running.left);
  const { address: origin, stop } = running.right;
  const response = await fetch(`${origin}/api/account/forgot-password`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ruth@example.test' }),
  });
  expect(response.ok).toBe(true);
  const connection = await called;
  await stop();
  expect(connection.destroyed).toBe(false);
  connection.destroy();
  mailServer.close();
  await remove();
});

it('reports in one sentence that its port is in use, before it creates a database', async () => {
  const server = createServer();
  const port = await listening(server);
  const { path, remove } = temporaryFolder();
  expect(await refusal({ PORT: String(port), DATA_DIR: join(path, 'data') })).toBe(
    `Port ${port} is in use; set PORT to another or stop what listens there.`,
  );
  expect(existsSync(join(path, 'data'))).toBe(false);
  server.close();
  remove();
});

it('a start that is stopped before it listens closes its database and ends', async () => {
  const folder = preparedFolder();
  const settings = readSettings({ PORT: '0', SEED_DEMO: '0', DATA_DIR: folder.path });
  if (E.isLeft(settings)) throw new Error(settings.left);
  expect(await startService(settings.right, recordingLog(), AbortSignal.abort())).toEqual(
    E.left('The start was stopped.'),
  );
  expect(existsSync(join(folder.path, LOCK_FILE))).toBe(false);
  folder.remove();
});

it('reports in one sentence that its folder cannot be written', async () => {
  expect(await refusal({ DATA_DIR: '/proc/registry' })).toMatch(/^[^\n]*\/proc\/registry[^\n]*$/);
});

it('reports in one sentence, without the password, that its database is away', async () => {
  const { path, remove } = temporaryFolder();
  const sentence = await refusal({ DATA_DIR: path, DATABASE_URL: 'postgres://name:hush@127.0.0.1:1/gifts' });
  expect(sentence).toMatch(/^[^\n]*127\.0\.0\.1[^\n]*$/);
  expect(sentence).not.toContain('hush');
  remove();
});

it('[CO-03] an order is paid by a payment module of one’s own, named by a setting', async () => {
  const { options, remove } = await testDatabase('server');
  const running = await started({
    DATABASE_URL: O.getOrElse(() => '')(options.databaseUrl),
    PORT: '0',
    SEED_DEMO: '1',
    PAYMENT_MODULE: fileURLToPath(new URL('../../../docs/examples/pay-in-store.mjs', import.meta.url)),
    STORE_NAME: 'Portland',
  });
  if (E.isLeft(running)) throw new Error(running.left);
  const { address: origin, stop } = running.right;
  const setup = await (await fetch(`${origin}/api/payments/setup`)).json();
  expect(setup).toMatchObject({ options: { store: 'Portland' } });
  expect(await (await fetch(`${origin}${setup.script}`)).text()).toContain('You pay when you come to');
  const send = (path: string, key: string, body: object, cookie = '') =>
    fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { origin, cookie, 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(body),
    });
  const item = { Sku: '410102', Quantity: 1, OptionChoiceParameter: '', GiftRegistryId: '100200300' };
  const added = await send('/browse/scbadd/AddItemToCartV2', 'add-0001', { items: [item] });
  const cookie = added.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  const order = {
    giver: { firstName: 'Rosa', lastName: 'Almeida', email: 'rosa@example.com' },
    message: '',
    payment: { token: 'store-1' },
  };
  const placed = await send('/api/orders', 'order-0001', order, cookie);
  expect([placed.status, await placed.json()]).toEqual([
    201,
    expect.objectContaining({ orderNumber: expect.any(String) }),
  ]);
  await stop();
  await remove();
});
