import { calls } from '@gift-registry/adapters-http/wire';
import type { Revision } from '@gift-registry/domain';
import {
  exampleItem,
  exampleRegistry,
  grIdOf,
  identityOf,
  orderNumberOf,
} from '@gift-registry/domain/testing/arbitrary';
import type { FastifyInstance } from 'fastify';
import { either as E, option as O } from 'fp-ts';
import { afterEach, expect, it } from 'vitest';
import { buildService } from '../build-service.ts';
import { exampleWebFolder } from '../testing/example-service.ts';
import { faultyProxy } from '../testing/faulty-proxy.ts';
import { type SqlEnvironment, sqlEnvironment } from '../testing/sql-contract-environment.ts';
import { readStream } from '../testing/stream-reader.ts';
import { onServer, openOrFail, testDatabase } from '../testing/test-database.ts';
import type { Database } from './database.ts';

const grId = grIdOf('7310442');
const plates = identityOf('4821');

const atTheEnd: Array<() => Promise<unknown>> = [];
afterEach(async () => {
  for (const end of atTheEnd.splice(0).reverse()) await end();
});

interface Running {
  readonly service: FastifyInstance;
  readonly environment: SqlEnvironment;
  readonly stop: () => Promise<void>;
}

const running = async (database: Database): Promise<Running> => {
  const environment = sqlEnvironment(database);
  const service = await buildService(environment, { webFolder: exampleWebFolder() });
  await service.listen({ host: '127.0.0.1', port: 0 });
  const stop = async (): Promise<void> => {
    await service.close();
    await database.close();
  };
  return { service, environment, stop };
};

/** Buys one plate repeatedly until the registry has that version. */
const buyTo = async ({ environment }: Running, version: number): Promise<void> => {
  for (let reached = 0; reached < version; ) {
    const bought = { _tag: 'Purchased', identity: plates, quantity: 1, overPurchased: 0 } as const;
    const event = await environment.registries.change(grId, [plates], (found) =>
      E.right(
        O.isSome(found) && found.value.version < version
          ? [{ ...bought, orderNumber: orderNumberOf(`HF-${found.value.version + 1}`) }]
          : [],
      ),
    )();
    if (E.isLeft(event)) throw new Error('nothing could be bought');
    reached = event.right.version;
  }
};

/** The state of an open page: the id of the last event it received, and the etag of its answer. */
const openPage = async ({ service }: Running): Promise<{ readonly seen: string; readonly etag: string }> => {
  const answer = await service.inject({ url: `/api/registry/${grId}`, headers: { host: 'localhost' } });
  const view = calls.openRegistry.answer.decode(answer.json());
  if (E.isLeft(view)) throw new Error(view.left);
  const { version, revisionId }: Revision = view.right;
  return { seen: `${version}-${revisionId}`, etag: String(answer.headers['etag']) };
};

const events = ({ service }: Running): string => {
  const address = service.server.address();
  if (address === null || typeof address === 'string') throw new Error('The service has no port');
  return `http://127.0.0.1:${address.port}/api/registry/${grId}/events`;
};

/** The names of the first `count` events that a returning page receives. */
const eventsSince = async (
  service: Running,
  seen: string,
  count: number,
): Promise<ReadonlyArray<string | undefined>> => {
  const stream = await readStream(events(service), { 'last-event-id': seen });
  const names = (await stream.events(count)).map(({ event }) => event);
  stream.close();
  return names;
};

const asksAgain = async ({ service }: Running, etag: string): Promise<number> => {
  const headers = { host: 'localhost', 'if-none-match': etag };
  return (await service.inject({ url: `/api/registry/${grId}`, headers })).statusCode;
};

const given = [exampleRegistry({ items: [exampleItem({ wanted: 900, purchased: 0 })] })];
const purchases = (count: number): ReadonlyArray<string> => new Array(count).fill('purchased');

it('[LIVE-01] an older copy makes a page with lost writes reload, however far it has advanced since', async () => {
  const test = await testDatabase('server');
  const name = new URL(O.getOrElse(() => '')(test.options.databaseUrl)).pathname.slice(1);
  let service = await running(test.database);
  atTheEnd.push(() => service.stop());
  await service.environment.given({ registries: given });
  await buyTo(service, 30);
  const before = await openPage(service);
  await service.stop();
  await onServer(`create database ${name}_copy template ${name}`);
  service = await running(await openOrFail(test.options));
  await buyTo(service, 35);
  const lost = await openPage(service);
  expect(await eventsSince(service, before.seen, 5)).toEqual(purchases(5));
  await service.stop();
  await onServer(`drop database ${name}`);
  await onServer(`alter database ${name}_copy rename to ${name}`);
  service = await running(await openOrFail(test.options));
  for (const version of [30, 34, 35, 38]) {
    await buyTo(service, version);
    expect(await eventsSince(service, lost.seen, 1)).toEqual(['reload']);
    expect(await asksAgain(service, lost.etag)).toBe(200);
  }
  expect(await eventsSince(service, before.seen, 8)).toEqual(purchases(8));
  expect(await asksAgain(service, (await openPage(service)).etag)).toBe(304);
});

it('[LIVE-01] an open stream makes its page reload when a replica without the last writes takes over', async () => {
  const test = await testDatabase('server');
  const url = new URL(O.getOrElse(() => '')(test.options.databaseUrl));
  const name = url.pathname.slice(1);
  const proxy = await faultyProxy(Number(url.port));
  atTheEnd.push(proxy.cut);
  url.port = String(proxy.port);
  const first = await running(test.database);
  await first.environment.given({ registries: given });
  await buyTo(first, 3);
  await first.stop();
  await onServer(`create database ${name}_replica template ${name}`);
  const service = await running(await openOrFail({ ...test.options, databaseUrl: O.some(url.href) }));
  atTheEnd.push(service.stop);
  await buyTo(service, 5);
  const stream = await readStream(events(service));
  await buyTo(service, 6);
  await stream.events(1);
  await proxy.cut();
  await onServer(`drop database ${name} with (force)`);
  await onServer(`alter database ${name}_replica rename to ${name}`);
  await proxy.restore();
  expect((await stream.events(2)).map(({ event }) => event)).toEqual(['purchased', 'reload']);
  await buyTo(service, 4);
  expect((await stream.events(3)).map(({ event }) => event)).toEqual(['purchased', 'reload', 'purchased']);
  stream.close();
});
