import { idempotencyOf, idempotentOperation, type PlacedOrder } from '@gift-registry/domain';
import {
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
  const count = async (table: 'ledger') => {
    const { rows } = await test.database.db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow();
    return rows;
  };

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
