import { createServer } from 'node:net';
import type { Client } from 'pg';
import { expect, inject, it } from 'vitest';
import { faultyProxy } from '../testing/faulty-proxy.ts';
import { recordingLog } from '../testing/test-database.ts';
import type {} from '../testing/test-databases.setup.ts';
import { isDatabaseAway } from './database-away.ts';
import { lockConnection } from './lock-connection.ts';
import { newClient } from './pool.ts';

const TIMEOUT = 10_000;

/** A lock connection at the address, and the connections that it made. */
const locksAt = (connectionString: string, timeout: number) => {
  const clients: Array<Client> = [];
  const locks = lockConnection(
    () => {
      const client = newClient({ connectionString }, timeout);
      clients.push(client);
      return client;
    },
    recordingLog(),
    timeout,
  );
  return { locks, clients };
};

/** The proxy to the test server, which can fall silent. */
const theWay = async () => {
  const url = new URL(`${inject('postgresUrl')}/postgres`);
  const proxy = await faultyProxy(Number(url.port));
  url.port = String(proxy.port);
  return { address: url.href, proxy };
};

/** How many of the concurrent calls find the database away. */
const away = async (calls: number, call: () => Promise<unknown>): Promise<number> => {
  const outcomes = await Promise.allSettled(Array.from({ length: calls }, call));
  return outcomes.filter((outcome) => outcome.status === 'rejected' && isDatabaseAway(outcome.reason)).length;
};

it('concurrent calls share one wait for a database that accepts connections silently', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const { locks, clients } = locksAt(`postgres://postgres@127.0.0.1:${port}/postgres`, 200);
  expect([await away(5, () => locks.lock('1')), clients.length]).toEqual([5, 1]);
  await locks.close();
  server.close();
});

it('calls on a connection that falls silent fail in time, and the next uses another one', async () => {
  const { address, proxy } = await theWay();
  const { locks, clients } = locksAt(address, 2_000);
  await locks.ping();
  proxy.silence();
  expect(await away(5, locks.ping)).toBe(5);
  await locks.ping();
  expect(clients).toHaveLength(2);
  await locks.close();
  await proxy.cut();
});

it('the server is configured to drop a silent client, also while its last answer is on the way', async () => {
  const { locks, clients } = locksAt(`${inject('postgresUrl')}/postgres`, TIMEOUT);
  await locks.ping();
  const settings = await clients[0]?.query(
    `select name, setting from pg_settings where name like 'tcp\\_%' order by name`,
  );
  expect(settings?.rows).toEqual([
    { name: 'tcp_keepalives_count', setting: '3' },
    { name: 'tcp_keepalives_idle', setting: '10' },
    { name: 'tcp_keepalives_interval', setting: '5' },
    { name: 'tcp_user_timeout', setting: '25000' },
  ]);
  await locks.close();
});

it('once closed, it is never reopened; a silent far end does not delay closing', async () => {
  const { address, proxy } = await theWay();
  const { locks, clients } = locksAt(address, TIMEOUT);
  await locks.ping();
  proxy.silence();
  await locks.close();
  expect(clients.map(({ connection }) => connection.stream.destroyed)).toEqual([true]);
  expect([await away(1, locks.ping), clients.length]).toEqual([1, 1]);
  await proxy.cut();
});
