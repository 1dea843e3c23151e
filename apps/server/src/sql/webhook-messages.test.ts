import { webhookTypes } from '@gift-registry/domain';
import {
  exampleItem,
  exampleRegistry,
  grIdOf,
  idempotencyKeyOf,
  identityOf,
  instantOf,
} from '@gift-registry/domain/testing/arbitrary';
import { memoryBrowser, paymentTokens } from '@gift-registry/domain/testing/memory';
import { either as E, option as O, type taskEither as TE } from 'fp-ts';
import { expect, it } from 'vitest';
import { sqlEnvironment } from '../testing/sql-contract-environment.ts';
import { databaseOfFile } from '../testing/test-database.ts';

const grId = grIdOf('7310442');
const identity = identityOf('4821');
const noon = instantOf('2027-06-01T12:00:00.000Z');
const giver = { firstName: 'Ruth', lastName: 'Ashby', email: 'ruth@example.com' };

const test = databaseOfFile('server');

const done = async <A>(call: TE.TaskEither<unknown, A>): Promise<A> => {
  const outcome = await call();
  if (E.isLeft(outcome)) throw new Error(JSON.stringify(outcome.left));
  return outcome.right;
};

/** The messages since the last call, in order. */
const messages = async (): Promise<ReadonlyArray<unknown>> => {
  const rows = await test.database.db.selectFrom('webhook_messages').select('body').orderBy('position').execute();
  await test.database.db.deleteFrom('webhook_messages').execute();
  return rows.map(({ body }) => {
    const { type, data } = JSON.parse(body);
    return [type, data];
  });
};

it('[INT-05] every write to orders and registries saves its messages, from the order to the deletion', async () => {
  const environment = sqlEnvironment(test.database, [{ name: 'erp', types: webhookTypes }]);
  await environment.given({ registries: [exampleRegistry({ items: [exampleItem({ wanted: 9, purchased: 0 })] })] });
  const { cart, orders, orderReports } = memoryBrowser(environment);
  await done(cart.add([{ grId: O.some(grId), identity, quantity: 3 }], O.none));
  await done(cart.addEGiftCard({ grId, amount: '50' }, O.none));
  const payment = { _tag: 'Token', token: paymentTokens.succeeds } as const;
  const { orderNumber, total } = await done(
    orders.place(
      { giver, message: 'With love', accepted: [], payment, isSurprise: true },
      idempotencyKeyOf('order-key-1'),
    ),
  );
  const version = exampleRegistry().version + 1;
  const gift = { grId, version, orderNumber, isHiddenFromOwners: true };
  const line = { grId, isUnmatched: false };
  expect(await messages()).toEqual([
    [
      'order.placed',
      {
        orderNumber,
        site: 'main',
        source: 'here',
        language: 'en',
        currency: 'USD',
        subtotal: 94.85,
        discount: 0,
        completionCode: '',
        giftOptions: [],
        notBefore: [],
        shipping: 9.95,
        tax: expect.any(Number),
        charges: [{ kind: 'shipping', amount: 9.95 }],
        taxes: [{ name: 'Sales tax', amount: expect.any(Number) }],
        total: total / 100,
        lines: [
          { ...line, line: 1, kind: 'item', ...identity, quantity: 3, unitPrice: 14.95, lineTotal: 44.85 },
          expect.objectContaining({ ...line, line: 2, kind: 'eGiftCard', quantity: 1, unitPrice: 50, lineTotal: 50 }),
        ],
      },
    ],
    ['gift.received', { ...gift, gift: { kind: 'item', ...identity, quantity: 3, isUnmatched: false } }],
    ['gift.received', { ...gift, gift: { kind: 'eGiftCard', amount: 50 } }],
    // It is sent once it is paid for.
    ['order.shipped', { orderNumber, lines: [2] }],
  ]);

  const back = { reference: 'return-1001', line: 1, units: 1 };
  await done(orderReports.canceled(orderNumber, back));
  await done(orderReports.canceled(orderNumber, back));
  await done(orderReports.ship(orderNumber, { lines: [1], at: noon }));
  await done(orderReports.returned(orderNumber, { ...back, reference: 'return-1002' }));
  const returned = { ...gift, gift: { kind: 'item', ...identity, quantity: 1, isUnmatched: false } };
  const amount = expect.any(Number);
  expect(await messages()).toEqual([
    ['order.canceled', { orderNumber, ...back, amount, taxes: [{ name: 'Sales tax', amount: 1.33 }] }],
    ['gift.returned', { ...returned, version: version + 1 }],
    ['order.shipped', { orderNumber, lines: [1] }],
    [
      'order.returned',
      { orderNumber, ...back, reference: 'return-1002', amount, taxes: [{ name: 'Sales tax', amount }] },
    ],
    ['gift.returned', { ...returned, version: version + 2 }],
  ]);

  await done(environment.settings.remove(grId, () => E.right(() => O.none)));
  expect(await messages()).toEqual([['registry.deleted', { grId, version: version + 3 }]]);
});
