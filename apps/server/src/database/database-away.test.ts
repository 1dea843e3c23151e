import { exampleRegistry, grIdOf, identityOf, revisionOf } from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { firstValueFrom } from 'rxjs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type FaultyProxy, faultyProxy } from '../testing/faulty-proxy.ts';
import { type SqlEnvironment, sqlEnvironment } from '../testing/sql-contract-environment.ts';
import { openOrFail, type TestDatabase, testDatabase } from '../testing/test-database.ts';
import type { Database } from './database.ts';

const grId = grIdOf('7310442');
const plates = identityOf('4821');
const UNAVAILABLE = E.left({ _tag: 'Unavailable' });

let test: TestDatabase;
let here: SqlEnvironment;
let proxy: FaultyProxy;
let far: Database;
let there: SqlEnvironment;

beforeEach(async () => {
  test = await testDatabase('server');
  here = sqlEnvironment(test.database);
  await here.given({ registries: [exampleRegistry()] });
  const url = new URL(O.getOrElse(() => '')(test.options.databaseUrl));
  proxy = await faultyProxy(Number(url.port));
  url.port = String(proxy.port);
  far = await openOrFail({ ...test.options, databaseUrl: O.some(url.href) });
  there = sqlEnvironment(far);
});
afterEach(async () => {
  await far.close();
  await proxy.cut();
  await test.remove();
});

const want = (environment: SqlEnvironment, wanted: number) =>
  environment.registries.change(grId, [plates], () => E.right([{ _tag: 'WantedChanged', identity: plates, wanted }]))();

const heardThere = () => firstValueFrom(there.registries.written$);

it('[LIVE-01] a write in one process wakes other processes of the same database', async () => {
  const heard = heardThere();
  await want(here, 5);
  expect(await heard).toBe(grId);
  expect(await there.registries.eventsAfter(grId, revisionOf(0), 'guest')()).toMatchObject(
    E.right(O.some([{ version: 1, facts: [{ _tag: 'WantedChanged', identity: plates, wanted: 5 }] }])),
  );
});

it('[LIVE-01] a refused write wakes no readers, and a committed one wakes its own process once', async () => {
  const woken: Array<string> = [];
  const subscription = there.registries.written$.subscribe((id) => woken.push(id));
  await here.registries.change(grId, [plates], () => E.left('no'))();
  const heard = firstValueFrom(here.registries.written$);
  await want(there, 5);
  expect(await heard).toBe(grId);
  subscription.unsubscribe();
  expect(woken).toEqual([grId]);
});

it('every store answers Unavailable while the database is away, logs a warning, and works again afterwards', async () => {
  await proxy.cut();
  expect(await there.registries.find(grId)()).toEqual(UNAVAILABLE);
  expect(await want(there, 5)).toEqual(UNAVAILABLE);
  expect(await there.ping()).toEqual(UNAVAILABLE);
  expect(await there.accounts.verify('ruth@example.test', 'x')()).toEqual(UNAVAILABLE);
  expect(there.log.entries.map(({ level, tag }) => `${level} ${tag}`)).toEqual(
    Array.from({ length: 4 }, () => 'warning database.unavailable'),
  );
  await proxy.restore();
  expect(E.isRight(await there.registries.find(grId)())).toBe(true);
});

it('[LIVE-01] when the listener reconnects, all readers read again', async () => {
  const back = firstValueFrom(there.registries.reconnected$);
  await proxy.cut();
  await want(here, 5);
  await proxy.restore();
  await back;
  expect(test.log.entries).toContainEqual(expect.objectContaining({ level: 'warning', tag: 'database.listener-lost' }));
});

it('a connection that breaks during a write leaves nothing of it', async () => {
  const broken = await there.registries.change(grId, [plates], () => {
    void proxy.cut();
    return E.right([{ _tag: 'WantedChanged', identity: plates, wanted: 5 }]);
  })();
  expect(broken).toEqual(UNAVAILABLE);
  const found = await here.registries.find(grId)();
  expect(E.isRight(found) && O.isSome(found.right) && found.right.value.version).toBe(0);
  expect(E.isRight(await want(here, 6))).toBe(true);
  await proxy.restore();
});
