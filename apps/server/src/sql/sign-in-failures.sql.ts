import type { SignInFailures } from '@gift-registry/domain';
import { sql } from 'kysely';
import { attempt } from './attempt.ts';
import type { SqlContext } from './sql-context.ts';

/** The failed sign-ins of one database. */
export const signInFailures = (context: SqlContext): SignInFailures => ({
  count: (name, since) =>
    attempt(context, 'signInFailures.count', async ({ db }) => {
      const { failures } = await db
        .selectFrom('sign_in_failures')
        .select((eb) => eb.fn.countAll<number>().as('failures'))
        .where('name', '=', name)
        .where('failed_at', '>=', since)
        .executeTakeFirstOrThrow();
      return failures;
    }),
  record: (name, at) =>
    attempt(context, 'signInFailures.record', async ({ db }) => {
      await db.insertInto('sign_in_failures').values({ name, failed_at: at }).execute();
    }),
  withdraw: (name, at) =>
    attempt(context, 'signInFailures.withdraw', async ({ db }) => {
      await sql`delete from sign_in_failures where ctid = (
        select ctid from sign_in_failures where name = ${name} and failed_at = ${at}
        limit 1 for update skip locked
      )`.execute(db);
    }),
  forget: (name) =>
    attempt(context, 'signInFailures.forget', async ({ db }) => {
      await db.deleteFrom('sign_in_failures').where('name', '=', name).execute();
    }),
});
