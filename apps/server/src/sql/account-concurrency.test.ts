import type { DeletionEmails, Email } from '@gift-registry/domain';
import { accountIdOf, exampleRegistry, grIdOf, instantOf } from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { exampleSession } from '../testing/example-session.ts';
import { type SqlEnvironment, sqlEnvironment } from '../testing/sql-contract-environment.ts';
import { databaseOfFile, waitForBlockedStatement } from '../testing/test-database.ts';
import { verifiedIn } from '../testing/verified-account.ts';
import { registryColumns } from './registry-columns.ts';

const ruth = { id: accountIdOf('account-ruth'), email: 'ruth@example.test', password: 'wisteria-81' };
const email: Email = {
  to: ruth.email,
  site: 'main',
  origin: 'http://localhost',
  about: { _tag: 'AccountDeleted', firstName: '' },
};
const emails: DeletionEmails = { own: email, toStaying: () => () => O.none };
const noon = instantOf('2027-06-01T12:00:00.000Z');
const later = instantOf('2027-06-30T12:00:00.000Z');
const digest = 'd'.repeat(64);
const begun = exampleRegistry({ grId: grIdOf('100200399'), owners: [ruth.id], items: [] });

describe('concurrent changes of an account in the database', () => {
  let environment: SqlEnvironment;
  const test = databaseOfFile('server', async () => {
    environment = sqlEnvironment(test.database);
    await environment.given({ accounts: [ruth] });
  });

  it('[AUTH-06] no session begins under a replaced password, and it cannot be replaced again', async () => {
    const before = await verifiedIn(environment, ruth);
    const after = await environment.accounts.changePassword(before, 'set meanwhile', email)();
    expect(await environment.sessions.keep(exampleSession({ digest, verified: before, expiresAt: later }))()).toEqual(
      E.right(false),
    );
    expect(await environment.sessions.find(digest, 'US', noon)()).toEqual(E.right(O.none));
    expect(await environment.accounts.changePassword(before, 'a thief’s own', email)()).toEqual(E.right(O.none));
    expect(await environment.accounts.remove(before, E.right, emails)()).toEqual(E.right(false));
    expect(await environment.accounts.verify(ruth.email, 'set meanwhile')()).toEqual(after);
  });

  it('[AUTH-06] a session waits for a concurrent password change, and does not begin then', async () => {
    const verified = await verifiedIn(environment, ruth);
    const { keeping } = await test.database.db.transaction().execute(async (transaction) => {
      await transaction.updateTable('accounts').set({ password_hash: 'another' }).execute();
      const waiting = environment.sessions.keep(exampleSession({ digest, verified, expiresAt: later }))();
      await waitForBlockedStatement(test.database);
      return { keeping: waiting };
    });
    expect(await keeping).toEqual(E.right(false));
  });

  it('[AUTH-06] a registry that is being created is deleted with the account', async () => {
    const verified = await verifiedIn(environment, ruth);
    const { removing } = await test.database.db.transaction().execute(async (transaction) => {
      await transaction.insertInto('registries').values(registryColumns(begun)).execute();
      await transaction
        .insertInto('registry_owners')
        .values({ registry_id: begun.grId, account_id: ruth.id, position: 0 })
        .execute();
      const waiting = environment.accounts.remove(verified, E.right, emails)();
      await waitForBlockedStatement(test.database);
      return { removing: waiting };
    });
    expect(await removing).toEqual(E.right(true));
    expect(await environment.registries.find(begun.grId)()).toEqual(E.right(O.none));
  });

  it('[AUTH-06] earlier names are deleted from the events of a registry that stays', async () => {
    const ida = { id: accountIdOf('account-ida'), email: 'ida@example.test', password: 'larkspur-44' };
    const shared = { ...begun, grId: grIdOf('100200397'), owners: [ida.id, ruth.id] };
    await environment.given({ accounts: [ida], registries: [shared] });
    const ids = { primaryFirstName: 'Ida', primaryLastName: O.none, secondaryFirstName: O.some('Ruth') };
    const renamed = { _tag: 'Renamed', ...ids, secondaryLastName: O.some('O’Neill') } as const;
    await environment.registries.change(shared.grId, [], () => E.right([renamed]))();
    const privateText = async () =>
      JSON.stringify(await test.database.db.selectFrom('registry_events').select('facts').execute());
    expect(await privateText()).toContain('O’Neill');
    await environment.accounts.remove(await verifiedIn(environment, ruth), E.right, emails)();
    expect(await privateText()).toContain('CoRegistrantLeft');
    expect(await privateText()).not.toMatch(/Ruth|Neill/);
    const missed = await environment.registries.eventsAfter(shared.grId, shared, 'guest')();
    expect(missed).toEqual(E.right(O.none));
  });

  it('[AUTH-06] a deleted account creates no registry, joins none and invites nobody', async () => {
    await environment.given({ registries: [{ ...begun, owners: [] }] });
    const verified = await verifiedIn(environment, ruth);
    await environment.accounts.remove(verified, E.right, emails)();
    const refused = E.left({ _tag: 'SignInNeeded' });
    const other = { ...begun, grId: grIdOf('100200398') };
    expect(await environment.directory.enter(other, O.none, O.none)()).toEqual(refused);
    expect(await environment.registries.find(other.grId)()).toEqual(E.right(O.none));
    expect(await environment.invitations.offer(ruth.id, begun.grId, noon, () => E.left('asked'))()).toEqual(refused);
  });

  it("[AUTH-06] registries created during the owner's deletion are refused or deleted", async () => {
    const verified = await verifiedIn(environment, ruth);
    const numbers = Array.from({ length: 8 }, (_, index) => grIdOf(`10020040${index}`));
    const entering = numbers.map((grId) => environment.directory.enter({ ...begun, grId }, O.none, O.none)());
    await environment.accounts.remove(verified, E.right, emails)();
    for (const outcome of await Promise.all(entering))
      if (E.isLeft(outcome)) expect(outcome.left).toEqual({ _tag: 'SignInNeeded' });
    for (const grId of numbers) expect(await environment.registries.find(grId)()).toEqual(E.right(O.none));
  });
});
