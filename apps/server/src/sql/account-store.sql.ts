import {
  type AccountDeletion,
  type AccountId,
  type AccountStore,
  type DeletionEmails,
  type GrId,
  type HeldRegistry,
  parseAccountId,
  sameMailAddress,
  type VerifiedAccount,
} from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import type { Queries } from '../database/queries.ts';
import { inTransaction } from '../database/transaction.ts';
import { removeAccount, revokeAccess } from './account-writes.ts';
import { attempt, attemptEither } from './attempt.ts';
import { saveEmail } from './email-outbox.sql.ts';
import { readStored } from './json/codec.ts';
import { OwnRow } from './json/registry.json.ts';
import { AccountId as AccountIdJson, LanguageJson } from './json/value.json.ts';
import { hashPassword, isPassword } from './password.ts';
import type { SqlContext } from './sql-context.ts';

const readHeldRegistries = async (queries: Queries, account: AccountId): Promise<ReadonlyArray<HeldRegistry>> => {
  const rows = await queries
    .selectFrom('registries as registry')
    .innerJoin('registry_owners as owner', 'owner.registry_id', 'registry.registry_id')
    .select([
      'registry.registry_id',
      'event_type_code',
      'event_type_name',
      'event_date',
      'is_paused',
      'primary_first_name',
      'secondary_first_name',
    ])
    .select((eb) =>
      eb
        .selectFrom('registry_owners as all')
        .select(({ fn }) => fn.countAll<number>().as('owners'))
        .whereRef('all.registry_id', '=', 'registry.registry_id')
        .as('owners'),
    )
    .where('owner.account_id', '=', account)
    .orderBy('registry.begun', 'desc')
    .execute();
  return rows.map((row) => {
    const own = readStored(OwnRow, row);
    return {
      grId: own.registry_id,
      eventType: { code: own.event_type_code, name: own.event_type_name },
      eventDate: own.event_date,
      isPaused: own.is_paused,
      primaryFirstName: own.primary_first_name,
      secondaryFirstName: own.secondary_first_name,
      owners: row.owners ?? 1,
    };
  });
};

/** The accounts of one database; `emailSaved` is called after a write that saved an email. */
export const accountStore = (context: SqlContext, emailSaved: () => void): AccountStore => ({
  verify: (email, password) =>
    attempt(context, 'accounts.verify', async ({ db }) => {
      const row = await db
        .selectFrom('accounts')
        .select(['account_id', 'password_hash'])
        .where('email', '=', sameMailAddress(email))
        .executeTakeFirst();
      const isRight = await isPassword(password, row?.password_hash);
      return isRight && row !== undefined
        ? O.some({ account: readStored(AccountIdJson, row.account_id), kept: row.password_hash })
        : O.none;
    }),

  verifyOwn: (account, password) =>
    attempt(context, 'accounts.verifyOwn', async ({ db }) => {
      const row = await db
        .selectFrom('accounts')
        .select('password_hash')
        .where('account_id', '=', account)
        .executeTakeFirst();
      const isRight = await isPassword(password, row?.password_hash);
      return isRight && row !== undefined ? O.some({ account, kept: row.password_hash }) : O.none;
    }),

  find: (account) =>
    attempt(context, 'accounts.find', async ({ db }) => {
      const row = await db
        .selectFrom('accounts')
        .select(['email', 'first_name', 'last_name', 'language'])
        .where('account_id', '=', account)
        .executeTakeFirst();
      if (row === undefined) return O.none;
      const registries = await readHeldRegistries(db, account);
      const { email, first_name: firstName, last_name: lastName } = row;
      return O.some({ email, firstName, lastName, language: readStored(LanguageJson, row.language), registries });
    }),

  withEmail: (email) =>
    attempt(context, 'accounts.withEmail', async ({ db }) => {
      const row = await db
        .selectFrom('accounts')
        .select('account_id')
        .where('email', '=', sameMailAddress(email))
        .executeTakeFirst();
      return row === undefined ? O.none : parseAccountId(row.account_id);
    }),

  rename: (account, { firstName, lastName, language }) =>
    attempt(context, 'accounts.rename', async ({ db }) => {
      const changed = {
        ...(firstName === undefined ? {} : { first_name: firstName }),
        ...(lastName === undefined ? {} : { last_name: lastName }),
        ...(language === undefined ? {} : { language }),
      };
      if (Object.keys(changed).length === 0) return;
      await db.updateTable('accounts').set(changed).where('account_id', '=', account).execute();
    }),

  changePassword: ({ account, kept }, password, email) =>
    attemptEither(context, 'accounts.changePassword', async ({ db }) => {
      const password_hash = await hashPassword(password);
      const outcome = await inTransaction<never, O.Option<VerifiedAccount>>(db, async (transaction) => {
        const changed = await transaction
          .updateTable('accounts')
          .set({ password_hash })
          .where('account_id', '=', account)
          .where('password_hash', '=', kept)
          .returning('account_id')
          .executeTakeFirst();
        if (changed === undefined) return E.right(O.none);
        await revokeAccess(transaction, account);
        await saveEmail(context, transaction, email);
        return E.right(O.some({ account, kept: password_hash }));
      });
      emailSaved();
      return outcome;
    }),

  remove: <R>(
    verified: VerifiedAccount,
    agree: (leaving: AccountDeletion<{ readonly grId: GrId }>) => E.Either<R, unknown>,
    emails: DeletionEmails,
  ) =>
    attemptEither(context, 'accounts.remove', async ({ db, notifier }) => {
      const outcome = await inTransaction<R, O.Option<ReadonlyArray<GrId>>>(db, (transaction) =>
        removeAccount(context, transaction, verified, agree, emails),
      );
      if (E.isRight(outcome))
        for (const grId of O.getOrElse((): ReadonlyArray<GrId> => [])(outcome.right)) notifier.notifyLocal(grId);
      emailSaved();
      return E.map((deleted: O.Option<ReadonlyArray<GrId>>) => O.isSome(deleted))(outcome);
    }),
});
