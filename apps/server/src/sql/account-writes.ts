import { type AccountId, type GrId, leavingOf, type Registry } from '@gift-registry/domain';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { deleteHeldRegistry } from './deleted-registries.ts';
import { readKept } from './json/codec.ts';
import { GrId as GrIdJson } from './json/value.json.ts';
import { lockRegistries, readRegistries } from './registry-rows.ts';
import type { SqlContext } from './sql-context.ts';

/** Ends what was opened under the password that is no longer: every session, and every link to a new one. */
export const endOpened = async (transaction: Transaction<Tables>, account: AccountId): Promise<void> => {
  await transaction.deleteFrom('sessions').where('account_id', '=', account).execute();
  await transaction.deleteFrom('password_resets').where('account_id', '=', account).execute();
};

const held = ({ grId, owners }: Registry) => ({ grId, owners: owners.length });

/** Takes the account away, with the registries that go with it; answers which those are. */
export const removeAccount = async (
  context: Pick<SqlContext, 'wake' | 'clock'>,
  transaction: Transaction<Tables>,
  account: AccountId,
): Promise<ReadonlyArray<GrId>> => {
  const rows = await transaction
    .selectFrom('registry_owners')
    .select('registry_id')
    .where('account_id', '=', account)
    .execute();
  const grIds = rows.map(({ registry_id }) => readKept(GrIdJson, registry_id));
  await lockRegistries(transaction, grIds);
  const registries = await readRegistries(transaction, grIds, { _tag: 'Named', identities: [] });
  const goes = leavingOf(registries.map(held)).goes.map(({ grId }) => grId);
  for (const grId of goes) await deleteHeldRegistry(context, transaction, grId);
  await transaction.deleteFrom('registry_owners').where('account_id', '=', account).execute();
  await transaction.deleteFrom('accounts').where('account_id', '=', account).execute();
  return goes;
};
