import type { Email } from '@gift-registry/domain';
import { accountIdOf, instantOf } from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { exampleSession } from '../testing/example-session.ts';
import { type SqlEnvironment, sqlEnvironment } from '../testing/sql-contract-environment.ts';
import { databaseOfFile } from '../testing/test-database.ts';
import { verifiedIn } from '../testing/verified-account.ts';

const ruth = { id: accountIdOf('account-ruth'), email: 'ruth@example.test', password: 'wisteria-81' };
const noon = instantOf('2027-06-01T12:00:00.000Z');
const aMinuteLater = instantOf('2027-06-01T12:01:00.000Z');
const session = 'a'.repeat(64);
const email: Email = {
  to: ruth.email,
  site: 'main',
  origin: 'http://localhost',
  about: { _tag: 'PasswordChanged', firstName: '' },
};

describe('one-time codes in the database', () => {
  let environment: SqlEnvironment;
  const test = databaseOfFile('server', async () => {
    environment = sqlEnvironment(test.database);
    environment.setClock(noon);
    await environment.given({ accounts: [ruth] });
  });

  const begin = async (expiresAt = aMinuteLater) =>
    environment.sessions.keep(
      exampleSession({ digest: session, verified: await verifiedIn(environment, ruth), expiresAt }),
    )();
  const createHandoff = async (by: O.Option<string>) => {
    const code = environment.ids.linkToken();
    const made = { host: 'modern.localhost:3000', address: '/', session: by, end: aMinuteLater };
    expect(await environment.signInHandoffs.keep(code, made)()).toEqual(E.right(undefined));
    return { code, made };
  };
  const rows = () => test.database.db.selectFrom('sign_in_handoffs').selectAll().execute();

  it('[XB-03] a code is stored as a digest only', async () => {
    const { code } = await createHandoff(O.none);
    expect((await rows()).map(({ digest }) => digest)).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
    expect(JSON.stringify(await rows())).not.toContain(code);
  });

  it('[XB-03] of ten concurrent uses of one code one succeeds', async () => {
    await begin();
    const { code, made } = await createHandoff(O.some(session));
    const taken = await Promise.all(Array.from({ length: 10 }, () => environment.signInHandoffs.take(code, noon)()));
    expect(taken.filter(E.exists(O.isSome))).toEqual([E.right(O.some(made))]);
    expect(await rows()).toEqual([]);
  });

  it('[XB-03] a code is deleted with its session, is invalid if that is over, and is never stored without it', async () => {
    await begin();
    const { code } = await createHandoff(O.some(session));
    await environment.sessions.end(session)();
    expect(await rows()).toEqual([]);
    expect(await environment.signInHandoffs.take(code, noon)()).toEqual(E.right(O.none));
    await createHandoff(O.some(session));
    expect(await rows()).toEqual([]);
    await begin();
    const late = await createHandoff(O.some(session));
    expect(await environment.signInHandoffs.take(late.code, aMinuteLater)()).toEqual(E.right(O.none));
  });

  it('[XB-03] a session is carried over with its end, and not from one that is over', async () => {
    await begin();
    expect(await environment.sessions.carryOver(session, 'b'.repeat(64), aMinuteLater)()).toEqual(E.right(false));
    expect(await environment.sessions.carryOver('c'.repeat(64), 'b'.repeat(64), noon)()).toEqual(E.right(false));
    expect(await environment.sessions.carryOver(session, 'b'.repeat(64), noon)()).toEqual(E.right(true));
    expect(await environment.sessions.find('b'.repeat(64), 'US', noon)()).toEqual(E.right(O.some(ruth.id)));
    expect(await environment.sessions.find('b'.repeat(64), 'US', aMinuteLater)()).toEqual(E.right(O.none));
  });

  it('[XB-03] [AUTH-06] no session that is carried over during a password change outlives it', async () => {
    let password = ruth.password;
    for (const round of ['1', '2', '3', '4', '5']) {
      const verified = await verifiedIn(environment, { ...ruth, password });
      await environment.sessions.keep(exampleSession({ digest: session, verified, expiresAt: aMinuteLater }))();
      const ids = ['b', 'c', 'd', 'e'].map((email) => `${round}${email}`.padEnd(64, '0'));
      password = `another wisteria ${round}`;
      const [changed, ...carried] = await Promise.all([
        environment.accounts.changePassword(verified, password, email)(),
        ...ids.map((name) => environment.sessions.carryOver(session, name, noon)()),
      ]);
      expect(E.isRight(changed)).toBe(true);
      expect(carried.every(E.isRight)).toBe(true);
      expect(await test.database.db.selectFrom('sessions').selectAll().execute()).toEqual([]);
    }
  });

  it('[XB-03] no session that is carried over while its original is ended outlives that', async () => {
    const carried = 'b'.repeat(64);
    await begin();
    expect(await environment.sessions.carryOver(session, carried, noon)()).toEqual(E.right(true));
    for (const round of ['1', '2', '3', '4', '5']) {
      const ids = ['d', 'e', 'f'].map((email) => `${round}${email}`.padEnd(64, '0'));
      const [ended, ...begun] = await Promise.all([
        environment.sessions.end(round === '1' ? carried : session)(),
        ...ids.map((name) => environment.sessions.carryOver(session, name, noon)()),
      ]);
      expect(ended).toEqual(E.right(undefined));
      expect(begun.every(E.isRight)).toBe(true);
      expect(await test.database.db.selectFrom('sessions').selectAll().execute()).toEqual([]);
      await begin();
    }
    expect(await environment.sessions.end('c'.repeat(64))()).toEqual(E.right(undefined));
    expect(await environment.sessions.find(session, 'US', noon)()).toEqual(E.right(O.some(ruth.id)));
  });

  it('[XB-03] the cleanup deletes expired codes', async () => {
    await createHandoff(O.none);
    await environment.housekeeping();
    expect(await rows()).toHaveLength(1);
    environment.setClock(aMinuteLater);
    await environment.housekeeping();
    expect(await rows()).toEqual([]);
  });
});
