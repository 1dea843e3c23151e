import { type AccountStore, parseAccountId } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { attempt } from './attempt.ts';
import { isPassword } from './password.ts';
import type { SqlContext } from './sql-context.ts';

/** A mail address as it is kept and looked for: any case is the same address. */
export const keptEmail = (email: string): string => email.trim().toLowerCase();

/** The accounts of one database. */
export const accountStore = (context: SqlContext): AccountStore => ({
  verify: (email, password) =>
    attempt(context, 'accounts.verify', async ({ db }) => {
      const row = await db
        .selectFrom('accounts')
        .select(['account_id', 'password_hash'])
        .where('email', '=', keptEmail(email))
        .executeTakeFirst();
      const isRight = await isPassword(password, row?.password_hash);
      return isRight && row !== undefined ? parseAccountId(row.account_id) : O.none;
    }),
});
