import {
  type AccountDeletion,
  type AccountId,
  type AccountName,
  type DeletionEmails,
  decideAccountDeletion,
  deletionPlan,
  type GrId,
  type Registry,
  type VerifiedAccount,
} from '@gift-registry/domain';
import { either as E, option as O, readonlyArray as RA } from 'fp-ts';
import type { Transaction } from 'kysely';
import type { Queries } from '../database/queries.ts';
import type { Tables } from '../database/tables.ts';
import { saveEmail } from './email-outbox.sql.ts';
import { readStored } from './json/codec.ts';
import { GrId as GrIdJson } from './json/value.json.ts';
import { saveDecided } from './registry-facts.ts';
import {
  deleteLockedRegistry,
  lockRegistries,
  readDeliveryAddress,
  readOwners,
  readRegistries,
  saveDeliveryAddress,
} from './registry-rows.ts';
import type { SqlContext } from './sql-context.ts';

/** Ends everything that the old password gave access to: every session, every reset link, every link to another email and all known devices. */
export const revokeAccess = async (transaction: Transaction<Tables>, account: AccountId): Promise<void> => {
  await transaction.deleteFrom('sessions').where('account_id', '=', account).execute();
  await transaction.deleteFrom('password_resets').where('account_id', '=', account).execute();
  await transaction.deleteFrom('email_changes').where('account_id', '=', account).execute();
  await transaction.deleteFrom('known_devices').where('account_id', '=', account).execute();
};

const held = ({ grId, owners }: Registry) => ({ grId, owners: owners.length });

/**
 * Locks the account until the transaction ends: `key share` against deletion only, `update` against every write. False if it is missing. Accounts are always locked before registries.
 */
export const lockAccount = async (
  transaction: Queries,
  account: AccountId,
  against: 'key share' | 'update',
): Promise<boolean> => {
  const found = transaction.selectFrom('accounts').select('account_id').where('account_id', '=', account);
  const held = await (against === 'update' ? found.forUpdate() : found.forKeyShare()).executeTakeFirst();
  return held !== undefined;
};

const isStillPassword = async (transaction: Queries, { account, kept }: VerifiedAccount): Promise<boolean> => {
  const row = await transaction
    .selectFrom('accounts')
    .select('account_id')
    .where('account_id', '=', account)
    .where('password_hash', '=', kept)
    .executeTakeFirst();
  return row !== undefined;
};

/** The name of the other owner's account. */
const coOwnerName = async (
  queries: Queries,
  { owners }: Registry,
  leaving: AccountId,
): Promise<O.Option<AccountName>> => {
  const other = owners.find((owner) => owner !== leaving);
  if (other === undefined) return O.none;
  const row = await queries
    .selectFrom('accounts')
    .select(['first_name', 'last_name'])
    .where('account_id', '=', other)
    .executeTakeFirst();
  return row === undefined ? O.none : O.some({ firstName: row.first_name, lastName: row.last_name });
};

/**
 * Removes the account from a registry that continues, including the address and the names in earlier events: a page
 * that is behind reads the registry anew.
 */
const leaveRegistry = async (
  context: SqlContext,
  transaction: Transaction<Tables>,
  registry: Registry,
  account: AccountId,
  toStaying: DeletionEmails['toStaying'],
): Promise<void> => {
  const { grId } = registry;
  const address = await readDeliveryAddress(transaction, grId);
  const emails = RA.compact((await readOwners(transaction, grId)).map(toStaying({ registry, address })));
  for (const email of emails) await saveEmail(context, transaction, email);
  const facts = decideAccountDeletion(
    registry,
    account,
    await coOwnerName(transaction, registry, account),
    O.isSome(address),
  );
  await saveDeliveryAddress(transaction, grId, O.none);
  await transaction.deleteFrom('registry_events').where('registry_id', '=', grId).execute();
  await saveDecided(context, transaction, grId, O.some(registry), facts);
};

/**
 * Deletes the account with the registries that end with it, and removes it from the others. Returns the changed
 * registries, `none` if the verified password has been replaced.
 */
export const removeAccount = async <R>(
  context: SqlContext,
  transaction: Transaction<Tables>,
  verified: VerifiedAccount,
  agree: (leaving: AccountDeletion<{ readonly grId: GrId }>) => E.Either<R, unknown>,
  emails: DeletionEmails,
): Promise<E.Either<R, O.Option<ReadonlyArray<GrId>>>> => {
  const { account } = verified;
  // Locked first: a registry that is created or joined meanwhile is either seen here, or does not find the
  // account any more.
  if (!(await lockAccount(transaction, account, 'update'))) return E.right(O.none);
  if (!(await isStillPassword(transaction, verified))) return E.right(O.none);
  const rows = await transaction
    .selectFrom('registry_owners')
    .select('registry_id')
    .where('account_id', '=', account)
    .execute();
  const grIds = rows.map(({ registry_id }) => readStored(GrIdJson, registry_id));
  await lockRegistries(transaction, grIds);
  const registries = await readRegistries(transaction, grIds, { _tag: 'Named', identities: [] });
  const leaving = deletionPlan(registries.map(held));
  const agreed = agree(leaving);
  if (E.isLeft(agreed)) return agreed;
  const goes = leaving.goes.map(({ grId }) => grId);
  for (const grId of goes) await deleteLockedRegistry(context, transaction, grId);
  const stays = registries.filter(({ grId }) => !goes.includes(grId));
  for (const registry of stays) await leaveRegistry(context, transaction, registry, account, emails.toStaying);
  await transaction.deleteFrom('accounts').where('account_id', '=', account).execute();
  await saveEmail(context, transaction, emails.own);
  return E.right(O.some(grIds));
};
