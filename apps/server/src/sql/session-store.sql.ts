import { parseAccountId } from '@gift-registry/domain';
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
  keep: ({ digest, account, expiresAt }) =>
    attempt(context, 'sessions.keep', async ({ db }) => {
      await db
        .insertInto('sessions')
        .values({ digest, account_id: account, expires_at: expiresAt })
        .onConflict((conflict) => conflict.column('digest').doUpdateSet({ account_id: account, expires_at: expiresAt }))
        .execute();
    }),
  end: (digest) =>
    attempt(context, 'sessions.end', async ({ db }) => {
      await db.deleteFrom('sessions').where('digest', '=', digest).execute();
    }),
});
