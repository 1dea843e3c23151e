import { type CartAddition, idempotentOperation, lineIdOf, type PlacedOrder } from '@gift-registry/domain';
import {
  accountIdOf,
  exampleRegistry,
  idempotencyKeyOf,
  identityOf,
  instantOf,
  orderNumberOf,
  visitorIdOf,
} from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { exampleSession } from '../testing/example-session.ts';
import { faultyProxy } from '../testing/faulty-proxy.ts';
import { type SqlEnvironment, sqlEnvironment } from '../testing/sql-contract-environment.ts';
import { databaseOfFile, openOrFail } from '../testing/test-database.ts';
import { verifiedIn } from '../testing/verified-account.ts';

describe('idempotency records and housekeeping in the database', () => {
  let environment: SqlEnvironment;
  const test = databaseOfFile('server', async () => {
    environment = sqlEnvironment(test.database);
  });

  const owner = { visitor: visitorIdOf('visitor-ruth'), site: 'main', market: 'US' } as const;
  const once = {
    operation: idempotentOperation<PlacedOrder>('place-order'),
    scope: 'cart main ruth',
    key: idempotencyKeyOf('a-key-of-ruth'),
    fingerprint: 'f1',
  };
  const adding = { ...once, operation: idempotentOperation<CartAddition>('add-to-cart') };
  const add = (fingerprint: string) =>
    environment.carts.add(owner, O.some({ ...adding, fingerprint }), (cart) => {
      const addition = { cartId: cart.cartId, count: 0, added: [], warnings: [] };
      return E.right({ cart, addition });
    })();

  it('[CART-08] a key of another request is refused for a day, then it is free', async () => {
    expect(E.isRight(await add('f1'))).toBe(true);
    expect(await add('f2')).toEqual(E.left({ _tag: 'IdempotencyKeyReused' }));
    expect(await environment.orders.findStored(once)()).toEqual(E.left({ _tag: 'IdempotencyKeyReused' }));
    environment.setClock(instantOf('2027-06-02T10:59:59.999Z'));
    expect(await add('f2')).toEqual(E.left({ _tag: 'IdempotencyKeyReused' }));
    environment.setClock(instantOf('2027-06-02T11:00:00.000Z'));
    expect(E.isRight(await add('f2'))).toBe(true);
  });

  it('[CART-08] a refusal stores nothing: neither an answer nor a cart', async () => {
    const refused = await environment.carts.add(owner, O.some(adding), () => E.left('no'))();
    expect(refused).toEqual(E.left('no'));
    expect(await environment.carts.find(owner)()).toEqual(E.right(O.none));
    expect(await environment.orders.findStored(once)()).toEqual(E.right(O.none));
  });

  it('[CART-06] [CART-08] a cart that is being ordered cannot be ordered otherwise until that ends', async () => {
    const other = { ...once, key: idempotencyKeyOf('another-key-of-ruth') };
    expect(await environment.orders.begin(once)()).toEqual(E.right(O.none));
    expect(await environment.orders.begin(once)()).toEqual(E.left({ _tag: 'RequestInProgress' }));
    expect(await environment.orders.begin(other)()).toEqual(E.left({ _tag: 'RequestInProgress' }));
    expect(await environment.orders.begin({ ...once, fingerprint: 'f2' })()).toEqual(
      E.left({ _tag: 'IdempotencyKeyReused' }),
    );
    expect(await environment.orders.begin({ ...other, scope: 'cart main ida' })()).toEqual(E.right(O.none));
    await environment.orders.end(other)();
    expect(await environment.orders.begin(other)()).toEqual(E.left({ _tag: 'RequestInProgress' }));
    await environment.orders.end(once)();
    expect(await environment.orders.begin(other)()).toEqual(E.right(O.none));
  });

  it('[CART-08] of many concurrent orders of one cart, one begins', async () => {
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => environment.orders.begin(once)()));
    expect(outcomes.filter(E.isRight)).toEqual([E.right(O.none)]);
    for (const { left } of outcomes.filter(E.isLeft)) expect(left).toEqual({ _tag: 'RequestInProgress' });
  });

  it("[CART-08] an order of another process lasts as long as that process's connection, whatever the clocks say", async () => {
    const order = { ...once, scope: 'cart main of another process' };
    const url = new URL(O.getOrElse(() => '')(test.options.databaseUrl));
    const proxy = await faultyProxy(Number(url.port));
    url.port = String(proxy.port);
    const far = await openOrFail({ ...test.options, databaseUrl: O.some(url.href) });
    const there = sqlEnvironment(far);
    expect(await there.orders.begin(order)()).toEqual(E.right(O.none));
    await there.orders.recordPaymentAttempt(order, orderNumberOf('GR-00000-00001'))();
    environment.setClock(instantOf('2027-06-01T13:00:00.000Z'));
    expect(await environment.orders.begin(order)()).toEqual(E.left({ _tag: 'RequestInProgress' }));
    expect(await environment.orders.abandonedPaymentAttempts()).toEqual(E.right([]));
    await proxy.cut();
    environment.setClock(instantOf('2027-06-01T10:00:00.000Z'));
    await expect.poll(() => environment.orders.begin(order)()).toEqual(E.right(O.none));
    await environment.orders.end(order)();
    expect(await environment.orders.abandonedPaymentAttempts()).toEqual(
      E.right([{ orderNumber: 'GR-00000-00001', authorization: O.none, attemptedAt: '2027-06-01T11:00:00.000Z' }]),
    );
    await far.close();
  });

  it('deletes answers after a day, failures after two and expired sessions, and nothing else', async () => {
    const ruth = { id: accountIdOf('account-ruth'), email: 'ruth@example.test', password: 'x' };
    await environment.given({ accounts: [ruth] });
    await add('f1');
    await environment.signInFailures.take(
      [{ counter: 'ruth', windowSeconds: 900, free: 1, pauseSeconds: [] }],
      environment.clock.now(),
    )();
    const session = { digest: 'd'.repeat(64), verified: await verifiedIn(environment, ruth) };
    await environment.sessions.keep(exampleSession({ ...session, expiresAt: instantOf('2027-06-03T11:00:00.001Z') }))();
    const left = async () => {
      expect(await environment.housekeeping()).toEqual(E.right(undefined));
      const rows = (table: 'idempotency_records' | 'sign_in_failures' | 'sessions') =>
        test.database.db.selectFrom(table).selectAll().execute();
      return [
        (await rows('idempotency_records')).length,
        (await rows('sign_in_failures')).length,
        (await rows('sessions')).length,
      ];
    };
    expect(await left()).toEqual([1, 1, 1]);
    environment.setClock(instantOf('2027-06-02T11:00:00.000Z'));
    expect(await left()).toEqual([0, 1, 1]);
    environment.setClock(instantOf('2027-06-03T11:00:00.001Z'));
    expect(await left()).toEqual([0, 0, 0]);
  });

  it("[CART-09] deletes a cart with its lines after ninety days, the lifetime of its visitor's cookie", async () => {
    await environment.given({ registries: [exampleRegistry()] });
    const line = {
      _tag: 'Item',
      lineId: lineIdOf(O.none, identityOf('4821')),
      grId: O.none,
      identity: identityOf('4821'),
      quantity: 1,
    } as const;
    await environment.carts.change(owner, (cart) => E.right({ ...cart, lines: [line] }))();
    const left = async () => {
      expect(await environment.housekeeping()).toEqual(E.right(undefined));
      return [
        O.isSome(E.getOrElseW(() => O.none)(await environment.carts.find(owner)())),
        (await test.database.db.selectFrom('cart_lines').selectAll().execute()).length,
      ];
    };
    environment.setClock(instantOf('2027-08-30T11:00:00.000Z'));
    expect(await left()).toEqual([true, 1]);
    environment.setClock(instantOf('2027-08-30T11:00:00.001Z'));
    expect(await left()).toEqual([false, 0]);
  });
});
