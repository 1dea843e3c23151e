import type { Email, VerifiedAccount } from '@gift-registry/domain';
import { accountIdOf, instantOf } from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { exampleSession } from '../testing/example-session.ts';
import { type SqlEnvironment, sqlEnvironment } from '../testing/sql-contract-environment.ts';
import { databaseOfFile } from '../testing/test-database.ts';
import { verifiedIn } from '../testing/verified-account.ts';

const ruth = { id: accountIdOf('account-ruth'), email: 'ruth@example.test', password: 'wisteria-81' };
const email: Email = {
  to: ruth.email,
  site: 'main',
  origin: 'http://localhost',
  about: { _tag: 'AccountDeleted', firstName: '' },
};

describe('accounts and sessions in the database', () => {
  let environment: SqlEnvironment;
  const test = databaseOfFile('server', async () => {
    environment = sqlEnvironment(test.database);
    await environment.given({ accounts: [ruth] });
  });

  it.each([
    ['RUTH@example.test', 'wisteria-81', E.right(O.some(ruth.id))],
    ['ruth@example.test', 'wisteria-82', E.right(O.none)],
    ['nobody@example.test', 'wisteria-81', E.right(O.none)],
    ['', '', E.right(O.none)],
  ])('[AUTH-06] %j with %j', async (email, password, expected) => {
    const found = await environment.accounts.verify(email, password)();
    expect(E.map(O.map(({ account }: VerifiedAccount) => account))(found)).toEqual(expected);
  });

  it('[AUTH-06] stores no password, only its Argon2id hash', async () => {
    await environment.accounts.changePassword(await verifiedIn(environment, ruth), 'delphinium-63', email)();
    const { password_hash } = await test.database.db
      .selectFrom('accounts')
      .select('password_hash')
      .executeTakeFirstOrThrow();
    expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('[AUTH-06] a session is found until it ends, and storing it again moves its end', async () => {
    const session = exampleSession({
      digest: 'd'.repeat(64),
      verified: await verifiedIn(environment, ruth),
      expiresAt: instantOf('2027-06-02T00:00:00.000Z'),
    });
    const at = (moment: string) => environment.sessions.find(session.digest, 'US', instantOf(moment))();
    await environment.sessions.keep(session)();
    expect(await at('2027-06-01T23:59:59.999Z')).toEqual(E.right(O.some(ruth.id)));
    expect(await at('2027-06-02T00:00:00.000Z')).toEqual(E.right(O.none));
    await environment.sessions.keep({ ...session, expiresAt: instantOf('2027-07-01T00:00:00.000Z') })();
    expect(await at('2027-06-02T00:00:00.000Z')).toEqual(E.right(O.some(ruth.id)));
    expect(await environment.sessions.end(session.digest)()).toEqual(E.right(undefined));
    expect(await environment.sessions.end(session.digest)()).toEqual(E.right(undefined));
    expect(await at('2027-06-01T12:00:00.000Z')).toEqual(E.right(O.none));
  });

  const counted = (counter: string, free: number) => ({ counter, windowSeconds: 900, free, pauseSeconds: [] });

  it('[AUTH-07] counts attempts under names, all or none, takes one back, and resets them', async () => {
    const early = instantOf('2027-06-01T10:00:00.000Z');
    const late = instantOf('2027-06-01T10:10:00.000Z');
    const take = (at: typeof early, ...limits: ReadonlyArray<ReturnType<typeof counted>>) =>
      environment.signInFailures.take(limits, at)();
    expect(await take(early, counted('ruth', 2), counted('network', 9))).toEqual(E.right(0));
    expect(await take(late, counted('ruth', 2))).toEqual(E.right(0));
    // The first leaves the window of a quarter of an hour in five minutes; a refused attempt is not counted.
    expect(await take(late, counted('ruth', 2), counted('network', 2))).toEqual(E.right(300));
    expect(await take(late, counted('network', 2))).toEqual(E.right(0));
    expect(await take(late, counted('jonah', 1))).toEqual(E.right(0));
    await environment.signInFailures.withdraw('ruth', late)();
    await environment.signInFailures.withdraw('jonah', early)();
    expect(await take(late, counted('jonah', 1))).toEqual(E.right(900));
    expect(await take(late, counted('ruth', 2))).toEqual(E.right(0));
    await environment.signInFailures.forget('ruth')();
    expect(await take(late, counted('ruth', 1))).toEqual(E.right(0));
  });

  it('[AUTH-07] concurrent attempts never exceed the limit, and each taking back takes one', async () => {
    const at = instantOf('2027-06-01T10:00:00.000Z');
    const times = <A>(count: number, task: () => Promise<A>) => Promise.all(Array.from({ length: count }, task));
    const limits = [counted('network', 10), counted('account', 10)];
    const passed = await times(30, environment.signInFailures.take(limits, at));
    expect(passed.filter((seconds) => E.isRight(seconds) && seconds.right === 0)).toHaveLength(10);
    expect(passed.filter((seconds) => E.isRight(seconds) && seconds.right === 900)).toHaveLength(20);
    await times(4, environment.signInFailures.withdraw('network', at));
    const again = await times(10, environment.signInFailures.take([counted('network', 10)], at));
    expect(again.filter((seconds) => E.isRight(seconds) && seconds.right === 0)).toHaveLength(4);
  });
});
