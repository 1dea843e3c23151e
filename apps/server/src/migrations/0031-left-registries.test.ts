import { accountIdOf, exampleAddress, exampleRegistry, grIdOf } from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepDeliveryAddress } from '../sql/delivery-addresses.ts';
import { databaseKinds, type TestDatabase, testDatabase } from '../testing/opened-database.ts';
import { type SqlWorld, sqlWorld } from '../testing/sql-contract-world.ts';
import { leftRegistries } from './0031-left-registries.ts';

const [ida, ruth] = [accountIdOf('account-ida'), accountIdOf('account-ruth')];
const [left, said, kept] = [grIdOf('100001'), grIdOf('100002'), grIdOf('100003')];
const renamed = {
  _tag: 'Renamed',
  primaryFirstName: 'Ida',
  primaryLastName: O.none,
  secondaryFirstName: O.some('Ruth'),
  secondaryLastName: O.none,
} as const;
const gone = { _tag: 'CoRegistrantLeft', account: ruth, primaryFirstName: 'Ida', primaryLastName: O.none } as const;

describe.each(databaseKinds)('registries that somebody left, on the %s database', (kind) => {
  let test: TestDatabase;
  let world: SqlWorld;
  beforeAll(async () => {
    test = await testDatabase(kind);
    world = sqlWorld(test.database);
    const accounts = [ida, ruth].map((id) => ({ id, email: `${id}@example.test`, password: 'larkspur-44' }));
    const registries = [left, said, kept].map((grId) => exampleRegistry({ grId, owners: [ida, ruth], items: [] }));
    await world.given({ accounts, registries });
  });
  afterAll(() => test.remove());

  it('[AUTH-06] [SET-01] the address of before and what was told of names goes; what was said after that stays', async () => {
    const { db } = test.database;
    for (const grId of [left, said, kept]) {
      await keepDeliveryAddress(db, grId, O.some(exampleAddress()));
      await world.registries.change(grId, [], () => E.right([renamed]))();
      if (grId !== kept) await world.registries.change(grId, [], () => E.right([gone]))();
      if (grId === said) await world.registries.change(grId, [], () => E.right([{ _tag: 'AddressChanged' }]))();
    }
    await leftRegistries.up(db);
    const addresses = await db.selectFrom('delivery_addresses').select('registry_id').execute();
    expect(addresses.map(({ registry_id }) => registry_id).sort()).toEqual([said, kept]);
    const events = await db.selectFrom('registry_events').select(['registry_id', 'facts']).execute();
    const naming = events.filter(({ facts }) => JSON.stringify(facts).includes('Ruth'));
    expect(naming.map(({ registry_id }) => registry_id)).toEqual([kept]);
  });
});
