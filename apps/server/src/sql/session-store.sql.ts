import { type Instant, parseAccountId } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import type { SessionStore } from '../session/session-store.ts';
import { attempt } from './attempt.ts';
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
        .columns(['digest', 'account_id', 'expires_at'])
        // Held against a change of the password: it waits for this session and ends it, or this one waits and finds another hash.
        .expression((eb) =>
          eb
            .selectFrom('accounts')
            .select(({ val, cast }) => [
              val(digest).as('digest'),
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
        .columns(['digest', 'account_id', 'expires_at'])
        // The account is held before its session, as whoever changes the password does: that ends this session too, or this one finds none to carry over.
        .expression((eb) =>
          eb
            .selectFrom('accounts')
            .innerJoin('sessions', 'sessions.account_id', 'accounts.account_id')
            .select(({ val }) => [val(to).as('digest'), 'sessions.account_id', 'sessions.expires_at'])
            .where('sessions.digest', '=', from)
            .where('sessions.expires_at', '>', at)
            .forShare(),
        )
        .returning('digest')
        .executeTakeFirst();
      return begun !== undefined;
    }),
  end: (digest) =>
    attempt(context, 'sessions.end', async ({ db }) => {
      await db.deleteFrom('sessions').where('digest', '=', digest).execute();
    }),
});
