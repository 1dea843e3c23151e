import { accountIdOf } from '@gift-registry/domain/testing/arbitrary';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds, type TestDatabase, testDatabase } from '../testing/opened-database.ts';
import { sqlWorld } from '../testing/sql-contract-world.ts';
import { accountsByMail } from './0014-accounts-by-mail.ts';

describe.each(databaseKinds)('accounts from before they had names, on the %s database', (kind) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await testDatabase(kind);
  });
  afterAll(() => test.remove());

  it('[AUTH-06] stay as they are, without names', async () => {
    const { db } = test.database;
    const ruth = { id: accountIdOf('account-ruth'), email: 'ruth@example.com', password: 'wisteria-81' };
    await sqlWorld(test.database).given({ accounts: [ruth] });
    await sql`drop table account_drafts, password_resets, invitations, letters`.execute(db);
    await sql`alter table accounts drop column first_name, drop column last_name`.execute(db);
    const before = await sql<{ email: string }>`select * from accounts`.execute(db);
    await accountsByMail.up(db);
    const after = await db.selectFrom('accounts').selectAll().execute();
    expect(after).toEqual(before.rows.map((row) => ({ ...row, first_name: '', last_name: '' })));
  });
});
