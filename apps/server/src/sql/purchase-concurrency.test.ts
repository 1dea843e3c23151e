import { idempotencyOf, idempotentOperation, type PlacedOrder } from '@gift-registry/domain';
import {
  exampleElsewhereGift,
  exampleItem,
  exampleRegistry,
  grIdOf,
  idempotencyKeyOf,
  identityOf,
} from '@gift-registry/domain/testing/arbitrary';
import type { Browser } from '@gift-registry/domain/testing/contract';
import { memoryBrowser, paymentTokens } from '@gift-registry/domain/testing/memory';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { type SqlEnvironment, sqlEnvironment } from '../testing/sql-contract-environment.ts';
import { databaseOfFile, testDatabase, waitForBlockedStatement } from '../testing/test-database.ts';
import { acquireIdempotencyLock } from './idempotency-records.ts';
import { lockRegistries } from './registry-rows.ts';

const grId = grIdOf('7310442');
const plates = identityOf('4821');
const request = {
  giver: { firstName: 'Ruth', lastName: 'Ashby', email: 'ruth@example.test' },
  message: 'With love',
  accepted: [],
  payment: { _tag: 'Token', token: paymentTokens.succeeds } as const,
};

const withOnePlate = async (environment: SqlEnvironment): Promise<Browser> => {
  const browser = memoryBrowser(environment);
  const added = await browser.cart.add([{ grId: O.some(grId), identity: plates, quantity: 1 }], O.none)();
  expect(E.isRight(added)).toBe(true);
  return browser;
};

describe('many buyers at once', () => {
  let environment: SqlEnvironment;
  const test = databaseOfFile('server', async () => {
    environment = sqlEnvironment(test.database);
    await environment.given({ registries: [exampleRegistry({ items: [exampleItem({ wanted: 10, purchased: 0 })] })] });
  });

  const item = () =>
    test.database.db
      .selectFrom('registry_items')
      .select(['purchased', 'over_purchased'])
      .where('registry_id', '=', grId)
      .executeTakeFirstOrThrow();
  const count = async (table: 'ledger' | 'orders' | 'registry_events' | 'order_lines') => {
    const { rows } = await test.database.db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow();
    return rows;
  };

  it('[CART-07] of fifty who want one of the last ten each, ten get it and forty are refused', async () => {
    const buyers = await Promise.all(Array.from({ length: 50 }, () => withOnePlate(environment)));
    const outcomes = await Promise.all(
      buyers.map(({ orders }, index) => orders.place(request, idempotencyKeyOf(`buyer-key-${index}`))()),
    );
    expect(outcomes.filter(E.isRight)).toHaveLength(10);
    for (const refused of outcomes.filter(E.isLeft)) {
      expect(refused.left).toEqual({ _tag: 'OverClaim', lines: [{ grId, identity: plates, asked: 1, remaining: 0 }] });
    }
    expect(await item()).toEqual({ purchased: 10, over_purchased: 0 });
    expect([await count('ledger'), await count('orders'), await count('order_lines')]).toEqual([10, 10, 10]);
    const found = await environment.registries.find(grId)();
    expect(E.isRight(found) && O.isSome(found.right) && found.right.value.version).toBe(10);
    expect(await count('registry_events')).toBe(10);
    const { authorized, captured, released } = environment.payment.counts();
    expect([captured, authorized - captured]).toEqual([10, released]);
    const paid = await test.database.db.selectFrom('orders').select('total').execute();
    const sums = environment.payment.sums();
    expect(sums.captured).toBe(paid.reduce((sum, { total }) => sum + total, 0));
    expect(sums.authorized).toBe(sums.captured + sums.released);
    expect(environment.log.entries).toEqual([]);
  });

  it('[CART-08] twenty calls under one key make one order; each gets it or is told to wait', async () => {
    const { orders, cart } = await withOnePlate(environment);
    const key = idempotencyKeyOf('one-and-the-same-key');
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => orders.place(request, key)()));
    const numbers = new Set(outcomes.filter(E.isRight).map(({ right }) => right.orderNumber));
    expect(numbers.size).toBe(1);
    for (const refused of outcomes.filter(E.isLeft)) expect(refused.left).toEqual({ _tag: 'RequestInProgress' });
    expect(await item()).toEqual({ purchased: 1, over_purchased: 0 });
    expect([await count('ledger'), await count('orders')]).toEqual([1, 1]);
    const again = await orders.place(request, key)();
    expect(E.isRight(again) && numbers.has(again.right.orderNumber)).toBe(true);
    const emptied = await cart.read();
    expect(E.isRight(emptied) && emptied.right.lines).toEqual([]);
    const { authorized, captured, released } = environment.payment.counts();
    expect([captured, authorized - captured]).toEqual([1, released]);
    const sums = environment.payment.sums();
    expect(E.isRight(again) && again.right.total).toBe(sums.captured);
    expect(sums.authorized).toBe(sums.captured + sums.released);
  });

  it('[ELSE-01] of forty who bought the last ten elsewhere or order one here, ten count; of twenty reports under one key one does', async () => {
    const report = (index: number, name = `elsewhere-${index}`) => {
      const email = `ruth-${index}@example.test`;
      const gift = exampleElsewhereGift({ grId, identity: plates, giver: { ...request.giver, email } });
      return memoryBrowser(environment, { networkAddress: `203.0.113.${index}` }).boughtElsewhere.report(
        gift,
        idempotencyKeyOf(name),
      );
    };
    const same = await Promise.all(Array.from({ length: 20 }, () => report(99, 'one-and-the-same-key')()));
    expect(new Set(same.filter(E.isRight).map(({ right }) => right)).size).toBe(1);
    for (const refused of same.filter(E.isLeft)) expect(refused.left).toEqual({ _tag: 'RequestInProgress' });
    expect([await count('ledger'), await count('orders'), await count('order_lines')]).toEqual([1, 1, 1]);
    const buyers = await Promise.all(Array.from({ length: 20 }, () => withOnePlate(environment)));
    const outcomes = await Promise.all(
      buyers.flatMap(({ orders }, index) => [
        report(index)().then((answer) => (E.isRight(answer) ? (true as const) : answer.left)),
        orders
          .place(request, idempotencyKeyOf(`buyer-key-${index}`))()
          .then((answer) => (E.isRight(answer) ? (true as const) : answer.left)),
      ]),
    );
    expect(outcomes.filter((outcome) => outcome === true)).toHaveLength(9);
    for (const refused of outcomes) if (refused !== true) expect(['NotSoMany', 'OverClaim']).toContain(refused._tag);
    expect(await item()).toEqual({ purchased: 10, over_purchased: 0 });
    expect([await count('ledger'), await count('orders')]).toEqual([10, 10]);
  });

  it('[CART-09] two orders over the same two registries in opposite order both come through', async () => {
    const other = grIdOf('7310499');
    await environment.given({
      registries: [exampleRegistry({ grId: other, items: [exampleItem({ wanted: 500, purchased: 0 })] })],
    });
    const buy = async (first: typeof grId, second: typeof grId, name: string) => {
      const browser = memoryBrowser(environment);
      for (const each of [first, second]) {
        await browser.cart.add([{ grId: O.some(each), identity: plates, quantity: 1 }], O.none)();
      }
      return browser.orders.place(request, idempotencyKeyOf(name))();
    };
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        index % 2 === 0 ? buy(grId, other, `forwards-${index}`) : buy(other, grId, `backwards-${index}`),
      ),
    );
    expect(outcomes.filter(E.isRight)).toHaveLength(10);
    expect(await item()).toEqual({ purchased: 10, over_purchased: 0 });
    expect(await count('ledger')).toBe(20);
  });

  it('[CART-08] twenty additions under one key add the item once', async () => {
    const { cart } = memoryBrowser(environment);
    const key = O.some(idempotencyKeyOf('added-only-once'));
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => cart.add([{ grId: O.some(grId), identity: plates, quantity: 2 }], key)()),
    );
    expect(outcomes.some(E.isRight)).toBe(true);
    for (const refused of outcomes.filter(E.isLeft)) expect(refused.left).toEqual({ _tag: 'RequestInProgress' });
    const read = await cart.read();
    expect(E.isRight(read) && read.right.lines.map(({ quantity }) => quantity)).toEqual([2]);
  });

  it('[CART-09] two concurrent first additions of one visitor make one cart with both', async () => {
    const { cart } = memoryBrowser(environment);
    await Promise.all(
      Array.from({ length: 8 }, () => cart.add([{ grId: O.some(grId), identity: plates, quantity: 1 }], O.none)()),
    );
    const read = await cart.read();
    expect(E.isRight(read) && read.right.lines.map(({ quantity }) => quantity)).toEqual([8]);
  });
});

it('twenty buyers of one registry do not delay another one, and the service stays ready', async () => {
  const test = await testDatabase('server');
  const environment = sqlEnvironment(test.database);
  const other = grIdOf('7310499');
  const item = exampleItem({ wanted: 90, purchased: 0 });
  await environment.given({ registries: [exampleRegistry({ items: [item] }), exampleRegistry({ grId: other })] });
  const buyers = await Promise.all(Array.from({ length: 20 }, () => withOnePlate(environment)));
  const orders = await test.database.db.transaction().execute(async (transaction) => {
    await lockRegistries(transaction, [grId]);
    const placed = buyers.map(({ orders }, index) => orders.place(request, idempotencyKeyOf(`hot-key-${index}`))());
    await waitForBlockedStatement(test.database);
    expect(await environment.ping()).toEqual(E.right(undefined));
    expect(E.isRight(await environment.registries.find(other)())).toBe(true);
    const changed = environment.registries.change(other, [plates], () =>
      E.right([{ _tag: 'WantedChanged', identity: plates, wanted: 5 }]),
    );
    expect(E.isRight(await changed())).toBe(true);
    return placed;
  });
  expect((await Promise.all(orders)).filter(E.isRight)).toHaveLength(20);
  await test.remove();
});

it('[CART-08] a key of an order in progress is in progress for every lookup, and free afterwards', async () => {
  const test = await testDatabase('server');
  const environment = sqlEnvironment(test.database);
  const once = idempotencyOf(
    idempotentOperation<PlacedOrder>('place-order'),
    'order main ruth',
    [],
  )(idempotencyKeyOf('held-for-a-while'));
  const lookedUp = await test.database.db.transaction().execute(async (transaction) => {
    expect(await acquireIdempotencyLock(transaction, once, environment.clock.now())).toEqual(E.right(O.none));
    return environment.orders.findStored(once)();
  });
  expect(lookedUp).toEqual(E.left({ _tag: 'RequestInProgress' }));
  expect(await environment.orders.findStored(once)()).toEqual(E.right(O.none));
  await test.remove();
});
