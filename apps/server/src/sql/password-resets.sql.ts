import type { OpenedAccount, PasswordResets } from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import { inTransaction } from '../database/transaction.ts';
import { tokenDigest } from '../http/token.ts';
import { lockAccount, revokeAccess } from './account-writes.ts';
import { attempt, attemptEither } from './attempt.ts';
import { saveEmail } from './email-outbox.sql.ts';
import { readStored } from './json/codec.ts';
import { AccountId } from './json/value.json.ts';
import { hashPassword } from './password.ts';
import type { SqlContext } from './sql-context.ts';

/** The password reset links of one database, stored as digests. */
export const passwordResets = (context: SqlContext, emailSaved: () => void): PasswordResets => ({
  keep: (account, token, end) =>
    attempt(context, 'passwordResets.keep', async ({ db }) => {
      await db
        .insertInto('password_resets')
        .values({ digest: tokenDigest(token), account_id: account, expires_at: end })
        .execute();
    }),

  use: (token, password, now, emailFor) =>
    attemptEither(context, 'passwordResets.use', async ({ db }) => {
      const opened = await db
        .selectFrom('password_resets')
        .select('account_id')
        .where('digest', '=', tokenDigest(token))
        .where('expires_at', '>', now)
        .executeTakeFirst();
      // Hashing is slow: an invalid link is refused first.
      if (opened === undefined) return E.right(O.none);
      const account = readStored(AccountId, opened.account_id);
      const password_hash = await hashPassword(password);
      const outcome = await inTransaction<never, O.Option<OpenedAccount>>(db, async (transaction) => {
        // The account is locked first, as by every password change; the link is then read as the preceding
        // transaction left it.
        if (!(await lockAccount(transaction, account, 'update'))) return E.right(O.none);
        const used = await transaction
          .deleteFrom('password_resets')
          .where('digest', '=', tokenDigest(token))
          .returning('digest')
          .executeTakeFirst();
        if (used === undefined) return E.right(O.none);
        const { email, first_name } = await transaction
          .updateTable('accounts')
          .set({ password_hash })
          .where('account_id', '=', account)
          .returning(['email', 'first_name'])
          .executeTakeFirstOrThrow();
        await revokeAccess(transaction, account);
        await saveEmail(context, transaction, emailFor({ email, firstName: first_name }));
        return E.right(O.some({ account, email }));
      });
      emailSaved();
      return outcome;
    }),
});
