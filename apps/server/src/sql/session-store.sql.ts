import { type Instant, parseAccountId } from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import { inTransaction } from '../database/transaction.ts';
import type { SessionStore } from '../session/session-store.ts';
import { holdAccount } from './account-writes.ts';
import { attempt, attemptEither } from './attempt.ts';
import type { SqlContext } from './sql-context.ts';

/** The sessions of browsers; keeping one again under the same digest moves its end. */
export const sessionStore = (context: SqlContext): SessionStore => ({
  find: (digest, at) =>
    attempt(context, 'sessions.find', async ({ db }) => {
      const row = await db
        .selectFrom('sessions')
        .select('account_id')
        .where('digest', '=', digest)
        .where('expires_at', '>', at)
        .executeTakeFirst();
      return row === undefined ? O.none : parseAccountId(row.account_id);
    }),
  keep: ({ digest, verified: { account, kept }, expiresAt }) =>
    attempt(context, 'sessions.keep', async ({ db }) => {
      const begun = await db
        .insertInto('sessions')
        .columns(['digest', 'family', 'account_id', 'expires_at'])
        // Held against a change of the password: it waits for this session and ends it, or this one waits and finds another hash.
        .expression((eb) =>
          eb
            .selectFrom('accounts')
            .select(({ val, cast }) => [
              val(digest).as('digest'),
              val(digest).as('family'),
              'account_id',
              cast<Instant>(val(expiresAt), 'timestamptz').as('expires_at'),
            ])
            .where('account_id', '=', account)
            .where('password_hash', '=', kept)
            .forShare(),
        )
        .onConflict((conflict) => conflict.column('digest').doUpdateSet({ account_id: account, expires_at: expiresAt }))
        .returning('digest')
        .executeTakeFirst();
      return begun !== undefined;
    }),
  carryOver: (from, to, at) =>
    attempt(context, 'sessions.carryOver', async ({ db }) => {
      const begun = await db
        .insertInto('sessions')
        .columns(['digest', 'family', 'account_id', 'expires_at'])
        // The account is held before its session, as whoever changes the password does: that ends this session too, or this one finds none to carry over.
        .expression((eb) =>
          eb
            .selectFrom('accounts')
            .innerJoin('sessions', 'sessions.account_id', 'accounts.account_id')
            .select(({ val }) => [
              val(to).as('digest'),
              'sessions.family',
              'sessions.account_id',
              'sessions.expires_at',
            ])
            .where('sessions.digest', '=', from)
            .where('sessions.expires_at', '>', at)
            .forShare(),
        )
        .returning('digest')
        .executeTakeFirst();
      return begun !== undefined;
    }),
  end: (digest) =>
    attemptEither<never, void>(context, 'sessions.end', ({ db }) =>
      inTransaction(db, async (transaction) => {
        const ended = await transaction
          .selectFrom('sessions')
          .select(['family', 'account_id'])
          .where('digest', '=', digest)
          .executeTakeFirst();
        const account = ended === undefined ? O.none : parseAccountId(ended.account_id);
        if (ended === undefined || O.isNone(account)) return E.right(undefined);
        // Held first: what is being carried over this very moment is there to be ended, or is not begun.
        await holdAccount(transaction, account.value, 'update');
        await transaction.deleteFrom('sessions').where('family', '=', ended.family).execute();
        return E.right(undefined);
      }),
    ),
});
