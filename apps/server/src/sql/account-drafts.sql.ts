import { registryFormStored } from '@gift-registry/adapters-http/wire';
import {
  type AccountDrafts,
  type Confirmation,
  MOST_DRAFTS_COMPARED,
  type RegistryForm,
  sameMailAddress,
} from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import { inTransaction } from '../database/transaction.ts';
import { tokenDigest } from '../http/token.ts';
import { attempt, attemptEither } from './attempt.ts';
import { saveEmail } from './email-outbox.sql.ts';
import { jsonOf, readStored } from './json/codec.ts';
import { DraftIdJson } from './json/email.json.ts';
import { hashPassword, isPassword } from './password.ts';
import type { SqlContext } from './sql-context.ts';

const LINK_ALREADY_USED: Confirmation = { _tag: 'LinkAlreadyUsed' };

/** The first draft with that password; compared one by one, to save hashes. */
const firstWithPassword = async <Draft extends { readonly password_hash: string }>(
  password: string,
  drafts: ReadonlyArray<Draft>,
): Promise<Draft | undefined> => {
  for (const draft of drafts) if (await isPassword(password, draft.password_hash)) return draft;
  return undefined;
};

/** The unconfirmed accounts of one database. */
export const accountDrafts = (context: SqlContext, emailSaved: () => void): AccountDrafts => {
  /**
   * The form of the registry that was requested; `none`, and logged, if an earlier version of this program wrote it
   * differently: the account is confirmed all the same.
   */
  const readForm = (stored: unknown): O.Option<RegistryForm> => {
    const form = registryFormStored.decode(stored);
    if (E.isLeft(form)) context.log.write({ level: 'error', tag: 'account-draft.form-unreadable', data: {} })();
    return O.fromEither(form);
  };
  return {
    begin: ({ email, firstName, lastName, language, password }, end, registry, emailFor) =>
      attemptEither(context, 'accountDrafts.begin', async ({ db }) => {
        const password_hash = await hashPassword(password);
        const outcome = await inTransaction<never, void>(db, async (transaction) => {
          const { draft_id } = await transaction
            .insertInto('account_drafts')
            .values({
              email: sameMailAddress(email),
              first_name: firstName,
              last_name: lastName,
              language,
              password_hash,
              registry_form: O.isSome(registry) ? jsonOf(registryFormStored, registry.value) : null,
              expires_at: end,
            })
            .returning('draft_id')
            .executeTakeFirstOrThrow();
          const notice = emailFor(readStored(DraftIdJson, draft_id));
          if (O.isSome(notice)) await saveEmail(context, transaction, notice.value);
          return E.right(undefined);
        });
        emailSaved();
        return outcome;
      }),

    arm: (draft, token) =>
      attempt(context, 'accountDrafts.arm', async ({ db }) => {
        const armed = await db
          .updateTable('account_drafts')
          .set({ digest: tokenDigest(token) })
          .where('draft_id', '=', draft)
          .returning('first_name')
          .executeTakeFirst();
        return O.fromNullable(armed?.first_name);
      }),

    confirm: (token, password, account, now) =>
      attemptEither(context, 'accountDrafts.confirm', async ({ db }) => {
        const drafts = db.selectFrom('account_drafts').selectAll().where('expires_at', '>', now);
        const sent = await drafts.where('digest', '=', tokenDigest(token)).executeTakeFirst();
        if (sent === undefined) return E.right(LINK_ALREADY_USED);
        const newest = await drafts
          .where('email', '=', sent.email)
          .where('draft_id', '!=', sent.draft_id)
          .orderBy('draft_id', 'desc')
          .limit(MOST_DRAFTS_COMPARED)
          .execute();
        const draft = await firstWithPassword(password, [sent, ...newest]);
        if (draft === undefined) return E.right<never, Confirmation>({ _tag: 'PasswordWrong' });
        return inTransaction<never, Confirmation>(db, async (transaction) => {
          const used = await transaction
            .deleteFrom('account_drafts')
            .where('email', '=', draft.email)
            .returning('draft_id')
            .execute();
          if (!used.some(({ draft_id }) => draft_id === draft.draft_id)) return E.right(LINK_ALREADY_USED);
          const { email, first_name, last_name, language, password_hash, registry_form } = draft;
          const registry = O.chain(readForm)(O.fromNullable(registry_form));
          const made = await transaction
            .insertInto('accounts')
            .values({ account_id: account, email, first_name, last_name, language, password_hash })
            .onConflict((conflict) => conflict.column('email').doNothing())
            .returning('account_id')
            .executeTakeFirst();
          return E.right(
            made === undefined
              ? LINK_ALREADY_USED
              : { _tag: 'Confirmed', verified: { account, kept: password_hash }, email, registry },
          );
        });
      }),
  };
};
