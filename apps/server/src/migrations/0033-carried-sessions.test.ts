import { accountIdOf, instantOf } from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds, type TestDatabase, testDatabase } from '../testing/opened-database.ts';
import { type SqlWorld, sqlWorld } from '../testing/sql-contract-world.ts';
import { verifiedIn } from '../testing/verified-account.ts';
import { carriedSessions } from './0033-carried-sessions.ts';

const ruth = { id: accountIdOf('account-ruth'), email: 'ruth@example.test', password: 'wisteria-81' };
const [noon, later] = [instantOf('2027-06-01T12:00:00.000Z'), instantOf('2027-06-30T12:00:00.000Z')];
const own = 'a'.repeat(64);
const carried = 'b'.repeat(64);
const further = 'c'.repeat(64);

describe.each(databaseKinds)('sessions from before they knew of each other, on the %s database', (kind) => {
  let test: TestDatabase;
  let world: SqlWorld;
  beforeAll(async () => {
    test = await testDatabase(kind);
    world = sqlWorld(test.database);
    await world.given({ accounts: [ruth] });
  });
  afterAll(() => test.remove());

  it('[XB-03] stay open, each for itself; what is carried over from one from then on ends with it', async () => {
    const { db } = test.database;
    await world.sessions.keep({ digest: own, verified: await verifiedIn(world, ruth), expiresAt: later })();
    await world.sessions.carryOver(own, carried, noon)();
    await db.schema.alterTable('sessions').dropColumn('family').execute();
    await carriedSessions.up(db);
    await world.sessions.carryOver(carried, further, noon)();
    await world.sessions.end(carried)();
    const open = await Promise.all([own, carried, further].map((digest) => world.sessions.find(digest, noon)()));
    expect(open.map(E.exists(O.isSome))).toEqual([true, false, false]);
  });
});
