import type { Letter, VerifiedAccount } from '@gift-registry/domain';
import { accountIdOf, instantOf } from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { empty, type TestDatabase, testDatabase } from '../testing/opened-database.ts';
import { type SqlWorld, sqlWorld } from '../testing/sql-contract-world.ts';
import { verifiedIn } from '../testing/verified-account.ts';

const ruth = { id: accountIdOf('account-ruth'), email: 'ruth@example.test', password: 'wisteria-81' };
const letter: Letter = {
  to: ruth.email,
  site: 'main',
  origin: 'http://localhost',
  about: { _tag: 'AccountDeleted', firstName: '' },
};

describe('accounts and sessions in the database', () => {
  let test: TestDatabase;
  let world: SqlWorld;
  beforeAll(async () => {
    test = await testDatabase('server');
  });
  beforeEach(async () => {
    await empty(test.database);
    world = sqlWorld(test.database);
    await world.given({ accounts: [ruth] });
  });
  afterAll(() => test.remove());

  it.each([
    ['RUTH@example.test', 'wisteria-81', E.right(O.some(ruth.id))],
    ['ruth@example.test', 'wisteria-82', E.right(O.none)],
    ['nobody@example.test', 'wisteria-81', E.right(O.none)],
    ['', '', E.right(O.none)],
  ])('[AUTH-06] %j with %j', async (email, password, expected) => {
    const found = await world.accounts.verify(email, password)();
    expect(E.map(O.map(({ account }: VerifiedAccount) => account))(found)).toEqual(expected);
  });

  it('[AUTH-06] keeps no password, only its Argon2id hash', async () => {
    await world.accounts.changePassword(await verifiedIn(world, ruth), 'delphinium-63', letter)();
    const { password_hash } = await test.database.db
      .selectFrom('accounts')
      .select('password_hash')
      .executeTakeFirstOrThrow();
    expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('[AUTH-06] a session is found until it ends, and keeping it again moves its end', async () => {
    const kept = {
      digest: 'd'.repeat(64),
      verified: await verifiedIn(world, ruth),
      expiresAt: instantOf('2027-06-02T00:00:00.000Z'),
    };
    const at = (moment: string) => world.sessions.find(kept.digest, instantOf(moment))();
    await world.sessions.keep(kept)();
    expect(await at('2027-06-01T23:59:59.999Z')).toEqual(E.right(O.some(ruth.id)));
    expect(await at('2027-06-02T00:00:00.000Z')).toEqual(E.right(O.none));
    await world.sessions.keep({ ...kept, expiresAt: instantOf('2027-07-01T00:00:00.000Z') })();
    expect(await at('2027-06-02T00:00:00.000Z')).toEqual(E.right(O.some(ruth.id)));
    expect(await world.sessions.end(kept.digest)()).toEqual(E.right(undefined));
    expect(await world.sessions.end(kept.digest)()).toEqual(E.right(undefined));
    expect(await at('2027-06-01T12:00:00.000Z')).toEqual(E.right(O.none));
  });

  it('[AUTH-06] counts failures under a name since a moment, takes one back, and forgets them', async () => {
    const early = instantOf('2027-06-01T10:00:00.000Z');
    const late = instantOf('2027-06-01T10:10:00.000Z');
    for (const at of [early, late, late]) await world.signInFailures.record('ruth 127.0.0.1', at)();
    expect(await world.signInFailures.count('ruth 127.0.0.1', early)()).toEqual(E.right(3));
    expect(await world.signInFailures.count('ruth 127.0.0.1', late)()).toEqual(E.right(2));
    expect(await world.signInFailures.count('jonah 127.0.0.1', early)()).toEqual(E.right(0));
    await world.signInFailures.withdraw('ruth 127.0.0.1', late)();
    expect(await world.signInFailures.count('ruth 127.0.0.1', early)()).toEqual(E.right(2));
    await world.signInFailures.withdraw('jonah 127.0.0.1', late)();
    await world.signInFailures.withdraw('ruth 127.0.0.1', instantOf('2027-06-01T11:00:00.000Z'))();
    expect(await world.signInFailures.count('ruth 127.0.0.1', early)()).toEqual(E.right(2));
    await world.signInFailures.forget('ruth 127.0.0.1')();
    expect(await world.signInFailures.count('ruth 127.0.0.1', early)()).toEqual(E.right(0));
  });

  it('[AUTH-06] of failures of the same moment, each taking back takes one, also at once', async () => {
    const at = instantOf('2027-06-01T10:00:00.000Z');
    const tenTimes = <A>(task: () => Promise<A>) => Promise.all(Array.from({ length: 10 }, task));
    await tenTimes(world.signInFailures.record('network 127.0.0.1', at));
    await world.signInFailures.record('network 127.0.0.1', at)();
    await tenTimes(world.signInFailures.withdraw('network 127.0.0.1', at));
    expect(await world.signInFailures.count('network 127.0.0.1', at)()).toEqual(E.right(1));
  });
});
