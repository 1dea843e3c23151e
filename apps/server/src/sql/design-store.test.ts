import { lineIdOf, type PersonalizationId } from '@gift-registry/domain';
import {
  exampleItem,
  examplePersonalization,
  exampleProduct,
  exampleRegistry,
  identityOf,
  instantOf,
  skuOf,
  visitorIdOf,
} from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { type SqlEnvironment, sqlEnvironment } from '../testing/sql-contract-environment.ts';
import { databaseOfFile } from '../testing/test-database.ts';

const sku = skuOf('4821');
const text = { sku, personalizationType: 700, font: 'Block', color: 'Sage', line1: 'A & J', line2: '' } as const;
const LAST = 9_007_199_254_740_991;

describe('designs in the database', () => {
  let environment: SqlEnvironment;
  const test = databaseOfFile('server', async () => {
    await test.database.db.deleteFrom('designs').execute();
    environment = sqlEnvironment(test.database);
  });

  const save = (line1: string, ...draws: ReadonlyArray<number>) => {
    const left = [...draws];
    return environment.designs.save({ ...text, line1 }, () => identityOf('1', left.shift() ?? -1).personalizationId)();
  };
  const find = async (number: number) =>
    E.getOrElseW(() => [])(await environment.designs.find([identityOf(sku, number)])()).map(({ line1 }) => line1);
  const left = async (): Promise<ReadonlyArray<PersonalizationId | number>> => {
    expect(await environment.housekeeping()).toEqual(E.right(undefined));
    const rows = await test.database.db.selectFrom('designs').select('personalization_id').execute();
    return rows.map((row) => row.personalization_id).sort((first, second) => first - second);
  };

  it('[PERS-02] the largest number of JSON is stored exactly, and a number that is taken is drawn again', async () => {
    expect(await save('A', LAST)).toEqual(E.right(LAST));
    expect(await save('B', LAST, LAST, LAST - 1)).toEqual(E.right(LAST - 1));
    expect(await save('A', 5)).toEqual(E.right(LAST));
    expect([await find(LAST), await find(LAST - 1), await find(5)]).toEqual([['A'], ['B'], []]);
  });

  it('[PERS-02] a design without references is deleted after ninety days', async () => {
    await save('A', 7);
    await save('B', 8);
    environment.setClock(instantOf('2027-07-01T11:00:00.000Z'));
    await save('B', 9);
    environment.setClock(instantOf('2027-08-30T11:00:00.000Z'));
    expect(await left()).toEqual([7, 8]);
    environment.setClock(instantOf('2027-08-30T11:00:00.001Z'));
    expect(await left()).toEqual([8]);
    environment.setClock(instantOf('2027-09-29T11:00:00.001Z'));
    expect(await left()).toEqual([]);
  });

  it('[PERS-02] a design that an item, a cart or an order refers to stays', async () => {
    const product = exampleProduct({ sku, personalizationType: 700 });
    const ofItem = { product, identity: identityOf(sku, 7), personalization: O.some(examplePersonalization()) };
    await environment.given({ registries: [exampleRegistry({ items: [exampleItem({ ...ofItem, purchased: 1 })] })] });
    for (const number of [7, 8, 9, 10]) await save(`A ${number}`, number);
    environment.setClock(instantOf('2028-06-01T11:00:00.000Z'));
    const identity = identityOf(sku, 8);
    const line = { _tag: 'Item', lineId: lineIdOf(O.none, identity), grId: O.none, identity, quantity: 1 } as const;
    const owner = { visitor: visitorIdOf('visitor-ruth'), site: 'main', market: 'US' } as const;
    await environment.carts.change(owner, (cart) => E.right({ ...cart, lines: [line] }))();
    await test.database.db.updateTable('order_lines').set({ personalization_id: 9 }).execute();
    expect(await left()).toEqual([7, 8, 9]);
    await test.database.db.deleteFrom('carts').execute();
    expect(await left()).toEqual([7, 9]);
  });
});
