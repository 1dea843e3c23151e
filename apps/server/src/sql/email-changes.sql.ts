import type { EmailChanges } from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import { inTransaction } from '../database/transaction.ts';
import { tokenDigest } from '../http/token.ts';
import { lockAccount } from './account-writes.ts';
import { attempt, attemptEither } from './attempt.ts';
import { saveEmail } from './email-outbox.sql.ts';
import { readStored } from './json/codec.ts';
import { EmailChangeIdJson } from './json/email.json.ts';
import { AccountId } from './json/value.json.ts';
import type { SqlContext } from './sql-context.ts';

/** The changes of email of one database; their links are stored as digests (ACC-05). */
export const emailChanges = (context: SqlContext, emailSaved: () => void): EmailChanges => ({
  begin: (account, email, end, emailsFor) =>
    attemptEither(context, 'emailChanges.begin', async ({ db }) => {
      const outcome = await inTransaction<never, void>(db, async (transaction) => {
        const { change_id } = await transaction
          .insertInto('email_changes')
          .values({ account_id: account, email, expires_at: end })
          .returning('change_id')
          .executeTakeFirstOrThrow();
        for (const each of emailsFor(readStored(EmailChangeIdJson, change_id)))
          await saveEmail(context, transaction, each);
        return E.right(undefined);
      });
      emailSaved();
      return outcome;
    }),

  arm: (change, token) =>
    attempt(context, 'emailChanges.arm', async ({ db }) => {
      const armed = await db
        .updateTable('email_changes')
        .from('accounts')
        .set({ digest: tokenDigest(token) })
        .whereRef('accounts.account_id', '=', 'email_changes.account_id')
        .where('change_id', '=', change)
        .returning('first_name')
        .executeTakeFirst();
      return O.fromNullable(armed?.first_name);
    }),

  use: (token, now, emailFor) =>
    attemptEither(context, 'emailChanges.use', async ({ db }) => {
      const outcome = await inTransaction<never, O.Option<string>>(db, async (transaction) => {
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
        const before = await transaction
          .selectFrom('accounts')
          .select(['email', 'first_name'])
          .where('account_id', '=', account)
          .executeTakeFirstOrThrow();
        await transaction
          .updateTable('accounts')
          .set({ email: link.email })
          .where('account_id', '=', account)
          .execute();
        const notice = emailFor({ email: before.email, firstName: before.first_name }, link.email);
        await saveEmail(context, transaction, notice);
        return E.right(O.some(link.email));
      });
      emailSaved();
      return outcome;
    }),
});
