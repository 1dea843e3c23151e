import { type AccountDrafts, type Confirmation, sameMailAddress } from '@gift-registry/domain';
import { either as E } from 'fp-ts';
import { inTransaction } from '../database/transaction.ts';
import { tokenDigest } from '../http/token.ts';
import { attempt, attemptEither } from './attempt.ts';
import { readKept } from './json/codec.ts';
import { DraftIdJson } from './json/letter.json.ts';
import { keepLetter } from './letter-box.sql.ts';
import { hashPassword, isPassword } from './password.ts';
import type { SqlContext } from './sql-context.ts';

const SPENT: Confirmation = { _tag: 'LinkSpent' };

/** The accounts of one database that wait until their mail address is confirmed. */
export const accountDrafts = (context: SqlContext, letterKept: () => void): AccountDrafts => ({
  begin: ({ email, firstName, lastName, password }, end, letterFor) =>
    attemptEither(context, 'accountDrafts.begin', async ({ db }) => {
      const password_hash = await hashPassword(password);
      const outcome = await inTransaction<never, void>(db, async (transaction) => {
        const { draft_id } = await transaction
          .insertInto('account_drafts')
          .values({
            email: sameMailAddress(email),
            first_name: firstName,
            last_name: lastName,
            password_hash,
            expires_at: end,
          })
          .returning('draft_id')
          .executeTakeFirstOrThrow();
        await keepLetter(context, transaction, letterFor(readKept(DraftIdJson, draft_id)));
        return E.right(undefined);
      });
      letterKept();
      return outcome;
    }),

  arm: (draft, token) =>
    attempt(context, 'accountDrafts.arm', async ({ db }) => {
      const armed = await db
        .updateTable('account_drafts')
        .set({ digest: tokenDigest(token) })
        .where('draft_id', '=', draft)
        .returning('draft_id')
        .executeTakeFirst();
      return armed !== undefined;
    }),

  confirm: (token, password, account, now) =>
    attemptEither(context, 'accountDrafts.confirm', async ({ db }) => {
      const draft = await db
        .selectFrom('account_drafts')
        .selectAll()
        .where('digest', '=', tokenDigest(token))
        .where('expires_at', '>', now)
        .executeTakeFirst();
      if (draft === undefined) return E.right(SPENT);
      if (!(await isPassword(password, draft.password_hash)))
        return E.right<never, Confirmation>({ _tag: 'PasswordWrong' });
      return inTransaction<never, Confirmation>(db, async (transaction) => {
        const used = await transaction
          .deleteFrom('account_drafts')
          .where('email', '=', draft.email)
          .returning('draft_id')
          .execute();
        if (!used.some(({ draft_id }) => draft_id === draft.draft_id)) return E.right(SPENT);
        const { email, first_name, last_name, password_hash } = draft;
        const made = await transaction
          .insertInto('accounts')
          .values({ account_id: account, email, first_name, last_name, password_hash })
          .onConflict((conflict) => conflict.column('email').doNothing())
          .returning('account_id')
          .executeTakeFirst();
        return E.right(made === undefined ? SPENT : { _tag: 'Confirmed', verified: { account, kept: password_hash } });
      });
    }),
});
