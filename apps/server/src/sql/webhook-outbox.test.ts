import {
  type GrId,
  type RegistryFact,
  type WebhookDelivery,
  type WebhookEvent,
  type WebhookType,
  webhookTypes,
} from '@gift-registry/domain';
import { accountIdOf, exampleRegistry, grIdOf, instantOf, versionOf } from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { NO_CATALOGUE } from '../shop/shop-catalogue.ts';
import { empty, type TestDatabase, testDatabase } from '../testing/test-database.ts';
import { housekeeping } from './housekeeping.sql.ts';
import type { SqlContext } from './sql-context.ts';
import { sqlStores } from './sql-stores.ts';
import { saveWebhooks } from './webhook-outbox.sql.ts';
import { enableWebhookEndpoint, readDeadLetters, readWebhookStates, replayWebhooks } from './webhook-replay.sql.ts';

const noon = instantOf('2027-06-01T12:00:00.000Z');
const soon = instantOf('2027-06-01T12:01:00.000Z');
const later = instantOf('2027-06-01T13:00:00.000Z');
const endpoints = [
  { name: 'erp', types: webhookTypes },
  { name: 'mailing', types: ['registry.deleted'] satisfies ReadonlyArray<WebhookType> },
];

const written = (grId: GrId, version: number): WebhookEvent => ({
  type: 'thanks.updated',
  data: { grId, version: versionOf(version) },
});
const first = grIdOf('7310442');
const second = grIdOf('7310443');

describe.each(['server', 'one connection'] as const)('the messages for webhooks on the %s', (kind) => {
  let test: TestDatabase;
  let context: SqlContext;
  beforeAll(async () => {
    test = await testDatabase(kind);
    const { db, standby, writeQueue, notifier } = test.database;
    context = {
      db,
      standby,
      writeQueue,
      notifier,
      writes: { areFailing: false },
      webhooks: endpoints,
      pictureHosts: [],
      catalogue: NO_CATALOGUE,
      clock: { now: () => noon, timeZone: 'America/Chicago' },
      log: test.log,
    };
  });
  afterAll(() => test.remove());
  beforeEach(() => empty(test.database));

  const stores = () => sqlStores(test.database, { clock: context.clock, log: test.log, webhooks: endpoints });
  /** Each in a write of its own. */
  const save = async (...events: ReadonlyArray<WebhookEvent>): Promise<void> => {
    for (const event of events) await saveWebhooks(context, test.database.db, [event]);
  };
  const take = async (at = noon, endpoint = 'erp'): Promise<WebhookDelivery | undefined> => {
    const taken = await stores().webhooks.take(endpoint, at, soon)();
    if (E.isLeft(taken)) throw new Error('The database is away');
    return O.toUndefined(taken.right);
  };
  const taken = async (at = noon): Promise<WebhookDelivery> => {
    const delivery = await take(at);
    if (delivery === undefined) throw new Error('No message is due');
    return delivery;
  };
  const dataOf = (delivery: WebhookDelivery | undefined): unknown =>
    delivery === undefined ? undefined : JSON.parse(delivery.body).data;

  it('[INT-05] a write and its messages are stored together, or neither is', async () => {
    const owner = accountIdOf('amelia');
    const registry = exampleRegistry({ owners: [owner] });
    await test.database.db
      .insertInto('accounts')
      .values({ account_id: owner, email: 'amelia@example.com', password_hash: '' })
      .execute();
    await stores().directory.enter(registry, O.none, O.none)();
    const created = await taken();
    expect(created.type).toBe('registry.created');
    const { grId } = registry;
    await stores().webhooks.delivered(created, noon)();
    const facts: ReadonlyArray<RegistryFact> = [{ _tag: 'GreetingWritten', greeting: O.some('Hello') }];
    await stores().registries.change(grId, [], () => E.right(facts))();
    expect(JSON.parse((await taken()).body)).toEqual({
      type: 'registry.updated',
      format: 1,
      timestamp: noon,
      data: { grId, version: registry.version + 1, changed: ['greeting'] },
    });
    await empty(test.database);
    const rolledBack = test.database.db.transaction().execute(async (transaction) => {
      await saveWebhooks(context, transaction, [written(grId, 9)]);
      throw new Error('rolled back');
    });
    await expect(rolledBack).rejects.toThrow('rolled back');
    expect(await take()).toBeUndefined();
  });

  it('[INT-05] an endpoint gets the types that it wants, and each message once until it is due again', async () => {
    await save(written(first, 1), { type: 'registry.deleted', data: { grId: first, version: versionOf(2) } });
    expect((await take(noon, 'mailing'))?.type).toBe('registry.deleted');
    expect(await take(noon, 'mailing')).toBeUndefined();
    const attempt = await taken();
    // The reservation ends: somebody else tries it, under the same id, and the first taker changes nothing any more.
    const again = await taken(soon);
    expect([again.messageId, attempt.attempts, again.attempts]).toEqual([attempt.messageId, 1, 2]);
    await stores().webhooks.giveUp(attempt, soon, 'timeout')();
    expect(await readDeadLetters(test.database.db, 9)).toEqual([]);
    await stores().webhooks.delivered(again, soon)();
    expect((await taken(later)).type).toBe('registry.deleted');
  });

  it('[INT-05] messages about one registry are first tried in their order; one that failed holds up none', async () => {
    // In one write, and each in its own.
    await saveWebhooks(context, test.database.db, [written(first, 1), written(first, 2)]);
    await save(written(first, 3), written(second, 1));
    const attempt = await taken();
    expect(dataOf(attempt)).toEqual({ grId: first, version: 1 });
    const other = await taken();
    expect([dataOf(other), await take()]).toEqual([{ grId: second, version: 1 }, undefined]);
    await stores().webhooks.postpone(attempt, later, 'status 500')();
    const next = await taken();
    expect([dataOf(next), await take()]).toEqual([{ grId: first, version: 2 }, undefined]);
    for (const delivery of [other, next]) await stores().webhooks.delivered(delivery, noon)();
    const last = await taken();
    expect(dataOf(last)).toEqual({ grId: first, version: 3 });
    await stores().webhooks.delivered(last, noon)();
    expect(dataOf(await take(later))).toEqual({ grId: first, version: 1 });
  });

  it('[INT-05] two processes never take the same message', async () => {
    await save(...Array.from({ length: 8 }, (_, index) => written(grIdOf(String(7310000 + index)), 1)));
    const all = await Promise.all(Array.from({ length: 12 }, () => take()));
    // A taker may find a message locked by another one, and then looks again.
    const found = all.filter((each) => each !== undefined).map(({ messageId }) => messageId);
    expect(new Set(found).size).toBe(found.length);
    for (let next = await take(); next !== undefined; next = await take()) found.push(next.messageId);
    expect(new Set(found).size).toBe(8);
  });

  it('[INT-05] dead letters are listed, and sent again on request under their id', async () => {
    await save(written(first, 1), written(second, 1));
    const attempt = await taken();
    await stores().webhooks.giveUp(attempt, noon, 'status 500')();
    await stores().webhooks.delivered(await taken(), noon)();
    const { db } = test.database;
    expect(await readDeadLetters(db, 9)).toMatchObject([
      { messageId: attempt.messageId, endpoint: 'erp', subject: first, reason: 'status 500', attempts: 1 },
    ]);
    expect(await readWebhookStates(db)).toEqual([
      { endpoint: 'erp', waiting: 0, delivered: 1, dead: 1, disabledAt: null },
    ]);
    const since = { _tag: 'Since', since: noon } as const;
    expect(await replayWebhooks(db, endpoints, { ...since, since: soon, onlyDead: false }, later)).toBe(0);
    expect(await replayWebhooks(db, endpoints, { ...since, onlyDead: true }, later)).toBe(1);
    expect(await taken(later)).toEqual(attempt);
    // Not the one that is being tried.
    expect(await replayWebhooks(db, endpoints, { ...since, onlyDead: false }, later)).toBe(1);
    const { messageId } = attempt;
    const newcomer = [{ name: 'new', types: webhookTypes }];
    expect(await replayWebhooks(db, newcomer, { _tag: 'One', messageId }, later)).toBe(1);
    expect(await replayWebhooks(db, newcomer, { _tag: 'One', messageId: 'msg_unknown' }, later)).toBe(0);
    expect((await take(later, 'new'))?.messageId).toBe(messageId);
  });

  it('[INT-05] a disabled endpoint gets nothing until it is enabled; its messages wait', async () => {
    await save(written(first, 1));
    await stores().webhooks.disable('erp', noon)();
    await stores().webhooks.disable('erp', later)();
    const { db } = test.database;
    expect([await take(later), await readWebhookStates(db)]).toEqual([
      undefined,
      [{ endpoint: 'erp', waiting: 1, delivered: 0, dead: 0, disabledAt: noon }],
    ]);
    expect([await enableWebhookEndpoint(db, 'erp'), await enableWebhookEndpoint(db, 'erp')]).toEqual([true, false]);
    expect(dataOf(await take())).toEqual({ grId: first, version: 1 });
  });

  it('[INT-05] messages are deleted after thirty days', async () => {
    await save(written(first, 1));
    const at = (moment: string): SqlContext => ({
      ...context,
      clock: { now: () => instantOf(moment), timeZone: 'America/Chicago' },
    });
    await housekeeping(at('2027-07-01T12:00:00.000Z'))();
    expect(await readWebhookStates(test.database.db)).toHaveLength(1);
    await housekeeping(at('2027-07-01T12:00:00.001Z'))();
    expect(await readWebhookStates(test.database.db)).toEqual([]);
  });
});
