import type { RegistryFact } from '@gift-registry/domain';
import {
  accountIdOf,
  centsOf,
  demoSites,
  exampleItem,
  exampleProduct,
  exampleRegistry,
  grIdOf,
  identityOf,
} from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { type SqlEnvironment, sqlEnvironment } from '../testing/sql-contract-environment.ts';
import { databaseOfFile } from '../testing/test-database.ts';
import { putGiven } from './given.ts';

const grId = grIdOf('7310442');
const plates = identityOf('4821');
const wanted = (units: number): RegistryFact => ({ _tag: 'WantedChanged', identity: plates, wanted: units });

describe('given data in the database', () => {
  let environment: SqlEnvironment;
  const test = databaseOfFile('server', async () => {
    environment = sqlEnvironment(test.database);
  });

  const change = (facts: ReadonlyArray<RegistryFact>) =>
    environment.registries.change(grId, [plates], () => E.right(facts))();

  const catalogue = () => environment.catalogue.products('US', [plates.sku])();

  it('giving twice changes nothing, and later changes stay', async () => {
    const given = {
      accounts: [{ id: accountIdOf('account-ruth'), email: 'Ruth@Example.test', password: 'wisteria-81' }],
      registries: [exampleRegistry({ owners: [accountIdOf('account-ruth')] })],
    };
    await putGiven(test.database, demoSites, given);
    await change([wanted(5)]);
    await putGiven(test.database, demoSites, given);
    const found = await environment.registries.find(grId)();
    expect(E.isRight(found) && O.isSome(found.right) && found.right.value.items[0]?.wanted).toBe(5);
    await environment.given({ products: [exampleProduct({ name: 'Another Plate' })] });
    expect(await catalogue()).toMatchObject(E.right([{ name: 'Another Plate' }]));
  });

  it('[CART-06] the ledger agrees with the counts, also if more was bought than wanted', async () => {
    await environment.given({ registries: [exampleRegistry({ items: [exampleItem({ wanted: 2, purchased: 5 })] })] });
    const entries = await test.database.db
      .selectFrom('ledger')
      .select(['kind', 'quantity', 'over_purchased', 'unit_price'])
      .execute();
    expect(entries).toEqual([{ kind: 'purchase', quantity: 5, over_purchased: 3, unit_price: 1_495 }]);
    expect(await environment.orders.uncaptured()).toEqual(E.right([]));
  });

  it('[THX-01] gifts are split among the givers in turn, money in parts, with messages and notes; sums agree', async () => {
    const giver = (firstName: string, isThanked: boolean, note: string) => ({
      firstName,
      lastName: 'Diaz',
      givenAt: '2027-05-01T12:00:00.000Z',
      message: `From ${firstName}`,
      isThanked,
      note,
    });
    await putGiven(test.database, demoSites, {
      registries: [
        exampleRegistry({ owners: [], giftCardsBought: centsOf(40_000), items: [exampleItem({ purchased: 3 })] }),
      ],
      givers: { '7310442': [giver('Rosa', true, 'Card sent'), giver('Tomás', false, '')] },
    });
    const held = await environment.thanks.find(grId)();
    const gifts = E.isRight(held) && O.isSome(held.right) ? held.right.value.gifts : [];
    expect(
      gifts.map(({ id, giver: { firstName }, message, given, isThanked, note }) => [
        ...[id, firstName, message, isThanked, note],
        'quantity' in given ? given.quantity : given.amount,
      ]),
    ).toEqual([
      ['GIVEN-7310442-1:1', 'Rosa', 'From Rosa', true, 'Card sent', 3],
      ['GIVEN-7310442-1:2', 'Rosa', 'From Rosa', true, '', 15_000],
      ['GIVEN-7310442-2:1', 'Tomás', 'From Tomás', false, '', 15_000],
      ['GIVEN-7310442-2:2', 'Tomás', 'From Tomás', false, '', 10_000],
    ]);
  });

  it('[GG-05] [LIST-10] the ledger agrees with the money in funds and gift cards', async () => {
    const fund = { name: 'Kettle', goal: centsOf(1_495), raised: centsOf(1_000) };
    await environment.given({
      registries: [
        exampleRegistry({
          giftCardsBought: centsOf(45_000),
          items: [exampleItem({ wanted: 1, purchased: 0, groupGift: O.some(fund) })],
        }),
      ],
    });
    const entries = await test.database.db
      .selectFrom('ledger')
      .select(['kind', 'quantity', 'unit_price', 'amount'])
      .orderBy('kind')
      .execute();
    expect(entries).toEqual([
      { kind: 'contribution', quantity: 0, unit_price: null, amount: 1_000 },
      { kind: 'giftCard', quantity: 1, unit_price: 45_000, amount: 45_000 },
    ]);
    expect(await test.database.db.selectFrom('orders').select('subtotal').execute()).toEqual([{ subtotal: 46_000 }]);
  });
});
