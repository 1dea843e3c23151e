import type { DeletionEmails, Email } from '@gift-registry/domain';
import { accountIdOf, instantOf } from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { exampleSession } from '../testing/example-session.ts';
import { type SqlEnvironment, sqlEnvironment } from '../testing/sql-contract-environment.ts';
import { databaseOfFile } from '../testing/test-database.ts';
import { verifiedIn } from '../testing/verified-account.ts';

const ruth = { id: accountIdOf('account-ruth'), email: 'ruth@example.test', password: 'wisteria-81' };
const rosa = { id: accountIdOf('account-rosa'), email: 'rosa@example.test', password: 'hydrangea-52' };
const email: Email = {
  to: ruth.email,
  site: 'main',
  origin: 'http://localhost',
  about: { _tag: 'PasswordChanged', firstName: '' },
};
const emails: DeletionEmails = { own: email, toStaying: () => () => O.none };
const noon = instantOf('2027-06-01T12:00:00.000Z');
const later = instantOf('2027-06-30T12:00:00.000Z');

describe('sessions and links that end with a password', () => {
  let environment: SqlEnvironment;
  const test = databaseOfFile('server', async () => {
    environment = sqlEnvironment(test.database);
    await environment.given({ accounts: [ruth, rosa] });
    for (const [digest, account] of [
      ['a', ruth],
      ['b', ruth],
      ['c', rosa],
    ] as const)
      await environment.sessions.keep(
        exampleSession({
          digest: digest.repeat(64),
          verified: await verifiedIn(environment, account),
          expiresAt: later,
        }),
      )();
  });

  const open = async () =>
    Promise.all(
      ['a', 'b', 'c'].map(async (digest) =>
        E.exists(O.isSome)(await environment.sessions.find(digest.repeat(64), 'US', noon)()),
      ),
    );

  it('[AUTH-06] changing the password ends the account’s sessions alone, and sends the email', async () => {
    expect(await open()).toEqual([true, true, true]);
    await environment.accounts.changePassword(await verifiedIn(environment, ruth), 'another wisteria', email)();
    expect(await open()).toEqual([false, false, true]);
    expect(await environment.emails.take(noon, later)()).toEqual(E.right(O.some({ id: 1, email, attempts: 1 })));
  });

  it('[AUTH-06] so does deleting the account; if the email cannot be saved, nothing changes', async () => {
    const verified = await verifiedIn(environment, ruth);
    await test.database.db.schema.alterTable('emails').renameTo('letters_away').execute();
    expect(await environment.accounts.remove(verified, E.right, emails)()).toEqual(E.left({ _tag: 'Unavailable' }));
    await test.database.db.schema.alterTable('letters_away').renameTo('emails').execute();
    expect(await open()).toEqual([true, true, true]);
    await environment.accounts.remove(verified, E.right, emails)();
    expect(await open()).toEqual([false, false, true]);
    expect(await environment.accounts.find(ruth.id)()).toEqual(E.right(O.none));
  });

  it('[AUTH-06] links are stored as digests only', async () => {
    const token = environment.ids.linkToken();
    await environment.passwordResets.keep(ruth.id, token, later)();
    const rows = await test.database.db.selectFrom('password_resets').selectAll().execute();
    expect(rows.map(({ digest }) => digest)).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('[AUTH-06] of twenty concurrent uses of one link one sets the password', async () => {
    const token = environment.ids.linkToken();
    await environment.passwordResets.keep(ruth.id, token, later)();
    const uses = await Promise.all(
      Array.from({ length: 20 }, (_, use) =>
        environment.passwordResets.use(token, `a new password ${use}`, noon, () => email)(),
      ),
    );
    expect(uses.filter((use) => E.isRight(use) && O.isSome(use.right))).toHaveLength(1);
  });

  it('[AUTH-06] an email in progress is taken by one process only, until its time is over', async () => {
    await environment.emails.put(email)();
    const minute = instantOf('2027-06-01T12:01:00.000Z');
    expect(await environment.emails.take(noon, minute)()).toMatchObject({ right: { value: { attempts: 1 } } });
    expect(await environment.emails.take(noon, minute)()).toEqual(E.right(O.none));
    const taken = O.toUndefined(E.getOrElseW(() => O.none)(await environment.emails.take(minute, later)()));
    expect(taken).toMatchObject({ attempts: 2, email });
    await environment.emails.postpone(taken?.id ?? 0, noon)();
    expect(await environment.emails.take(noon, minute)()).toMatchObject({ right: { value: { attempts: 3 } } });
    await environment.emails.done(taken?.id ?? 0)();
    expect(await environment.emails.take(later, later)()).toEqual(E.right(O.none));
  });

  it('[AUTH-06] one email is taken at a time, the one that is due longest', async () => {
    const minute = instantOf('2027-06-01T12:01:00.000Z');
    for (const to of ['one@example.test', 'two@example.test', 'three@example.test'])
      await environment.emails.put({ ...email, to })();
    await environment.emails.postpone(1, noon)();
    const taken = async () => O.fromEither(await environment.emails.take(later, minute)());
    expect(await taken()).toMatchObject({ value: { value: { email: { to: 'two@example.test' } } } });
    const rows = await test.database.db
      .selectFrom('emails')
      .select(['email_id', 'attempts'])
      .orderBy('email_id')
      .execute();
    expect(rows.map(({ attempts }) => attempts)).toEqual([0, 1, 0]);
  });
});
