import { retryAfterSeconds, type SignInFailures } from '@gift-registry/domain';
import { either as E } from 'fp-ts';
import { sql } from 'kysely';
import { inTransaction } from '../database/transaction.ts';
import { attempt, attemptEither } from './attempt.ts';
import { after } from './durations.ts';
import { readStored } from './json/codec.ts';
import { Instant } from './json/value.json.ts';
import type { SqlContext } from './sql-context.ts';

/** Counts of rate-limited attempts in one database. */
export const signInFailures = (context: SqlContext): SignInFailures => ({
  take: (limits, now) =>
    attemptEither<never, number>(context, 'signInFailures.take', ({ db }) =>
      inTransaction(db, async (transaction) => {
        const ids = limits.map(({ counter }) => counter).sort();
        // Always in the same order, so that transactions do not deadlock.
        for (const name of ids)
          await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction);
        const longest = Math.max(...limits.map(({ windowSeconds }) => windowSeconds));
        const counted = await transaction
          .selectFrom('sign_in_failures')
          .select(['name', 'failed_at'])
          .where('name', 'in', ids)
          .where('failed_at', '>', after(now, -longest * 1_000))
          .execute();
        const earlier = (counter: string) =>
          counted.filter(({ name }) => name === counter).map(({ failed_at }) => readStored(Instant, failed_at));
        const seconds = Math.max(...limits.map((limit) => retryAfterSeconds(limit, earlier(limit.counter), now)));
        if (seconds === 0)
          await transaction
            .insertInto('sign_in_failures')
            .values(ids.map((name) => ({ name, failed_at: now })))
            .execute();
        return E.right(seconds);
      }),
    ),
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
