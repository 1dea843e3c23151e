import { setTimeout as sleep } from 'node:timers/promises';
import { closeFunds } from '@gift-registry/domain';
import {
  centsOf,
  dayOf,
  exampleItem,
  exampleProduct,
  exampleRegistry,
  grIdOf,
  idempotencyKeyOf,
} from '@gift-registry/domain/testing/arbitrary';
import { memoryBrowser, paymentTokens } from '@gift-registry/domain/testing/memory';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { type SqlEnvironment, sqlEnvironment } from '../testing/sql-contract-environment.ts';
import { databaseOfFile } from '../testing/test-database.ts';

const ROUNDS = 6;
const payment = { _tag: 'Token', token: paymentTokens.succeeds } as const;
const kettle = exampleItem({
  product: exampleProduct({ currentPrice: centsOf(10_000) }),
  wanted: 1,
  purchased: 0,
  groupGift: O.some({ name: 'Kettle', goal: centsOf(10_000), raised: centsOf(0) }),
});

describe('closing funds against others', () => {
  let services: readonly [SqlEnvironment, SqlEnvironment];
  const test = databaseOfFile('server', async () => {
    services = [sqlEnvironment(test.database), sqlEnvironment(test.database)];
  });

  const giving = async (round: number, nth: number, amount: number) => {
    const service = services[nth % 2 === 0 ? 0 : 1];
    const grId = grIdOf(String(7_320_000 + round));
    const browser = memoryBrowser(service);
    const key = (what: string) => idempotencyKeyOf(`${what}-key-${round}-${nth}`);
    await browser.cart.addContribution({ grId, identity: kettle.identity, amount: centsOf(amount) }, key('add'))();
    const giver = { firstName: 'Ruth', lastName: 'Ashby', email: `ruth-${round}-${nth}@example.com` };
    const place = browser.orders.place({ giver, message: '', accepted: [], payment }, key('order'));
    const ordered = async () => {
      const order = await place();
      if (E.isLeft(order)) throw new Error(order.left._tag);
      const link = await browser.placedOrders.findOwn(order.right.orderNumber)();
      if (E.isLeft(link)) throw new Error(link.left._tag);
      return browser.placedOrders.takeBack(link.right, { line: 1, units: 1 }, key('back'));
    };
    return { place, ordered };
  };

  it('[FUND-04] of closing at two services, canceling and ordering at once, each contribution goes one way, and the sums add up', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const grId = grIdOf(String(7_320_000 + round));
      const registry = exampleRegistry({ grId, items: [kettle], eventDate: O.some(dayOf('2027-05-01')) });
      await services[0].given({ registries: [registry] });
      const [first, second, third] = [
        await giving(round, 0, 3_000),
        await giving(round, 1, 2_000),
        await giving(round, 2, 1_500),
      ];
      const takeBack = await first.ordered();
      await second.ordered();
      const close = (service: SqlEnvironment) => closeFunds(service, 'http://localhost:3000')();
      // Later in each round, so that either may be first.
      const closeLater = (service: SqlEnvironment) => sleep(round * 24).then(() => close(service));
      const [back, late] = await Promise.all([takeBack(), third.place(), ...services.map(closeLater)] as const);
      await close(services[round % 2 === 0 ? 0 : 1]);
      const rows = await test.database.db
        .selectFrom('ledger')
        .select(['kind', 'amount'])
        .where('registry_id', '=', grId)
        .execute();
      const sum = (kind: string) =>
        rows.filter((row) => row.kind === kind).reduce((total, { amount }) => total + Number(amount), 0);
      const given = 5_000 + (E.isRight(late) ? 1_500 : 0);
      expect(E.isRight(back)).toBe(true);
      expect(sum('contribution')).toBe(given);
      expect(sum('contributionReturned')).toBe(3_000);
      const stored = await services[0].registries.find(grId)();
      const { closedFunds, items } = E.isRight(stored) && O.isSome(stored.right) ? stored.right.value : registry;
      expect(closedFunds?.waiting).toBe(given - 3_000);
      expect(items.map(({ groupGift }) => groupGift)).toEqual([O.none]);
      expect(rows.filter(({ kind }) => kind === 'contributionWaiting').map(({ amount }) => Number(amount))).toContain(
        2_000,
      );
    }
  });
});
