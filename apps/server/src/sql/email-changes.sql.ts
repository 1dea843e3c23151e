import type { EmailChanges } from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import { inTransaction } from '../database/transaction.ts';
import { tokenDigest } from '../http/token.ts';
import { lockAccount } from './account-writes.ts';
import { attempt, attemptEither } from './attempt.ts';
import { readStored } from './json/codec.ts';
import { AccountId } from './json/value.json.ts';
import type { SqlContext } from './sql-context.ts';

/** The links of one database that confirm a new email address, stored as digests (ACC-05). */
export const emailChanges = (context: SqlContext): EmailChanges => ({
  keep: (account, email, token, end) =>
    attempt(context, 'emailChanges.keep', async ({ db }) => {
      await db
        .insertInto('email_changes')
        .values({ digest: tokenDigest(token), account_id: account, email, expires_at: end })
        .execute();
    }),

  use: (token, now) =>
    attemptEither(context, 'emailChanges.use', ({ db }) =>
      inTransaction<never, O.Option<string>>(db, async (transaction) => {
        const link = await transaction
          .selectFrom('email_changes')
          .select(['account_id', 'email'])
          .where('digest', '=', tokenDigest(token))
          .where('expires_at', '>', now)
          .executeTakeFirst();
        if (link === undefined) return E.right(O.none);
        const account = readStored(AccountId, link.account_id);
        if (!(await lockAccount(transaction, account, 'update'))) return E.right(O.none);
        const taken = await transaction
          .selectFrom('accounts')
          .select('account_id')
          .where('email', '=', link.email)
          .executeTakeFirst();
        if (taken !== undefined) return E.right(O.none);
        const ended = await transaction
          .deleteFrom('email_changes')
          .where('account_id', '=', account)
          .returning('digest')
          .execute();
        if (!ended.some(({ digest }) => digest === tokenDigest(token))) return E.right(O.none);
        // A link to a new password lies in the mailbox that is left.
        await transaction.deleteFrom('password_resets').where('account_id', '=', account).execute();
        await transaction
          .updateTable('accounts')
          .set({ email: link.email })
          .where('account_id', '=', account)
          .execute();
        return E.right(O.some(link.email));
      }),
    ),
});
