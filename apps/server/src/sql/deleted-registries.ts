import type { GrId } from '@gift-registry/domain';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { SqlContext } from './sql-context.ts';

/** Takes away a registry that the transaction holds, with all that hangs on its row; its ledger stays, nobody gets its number again, and whoever watches is woken when the transaction ends. */
export const deleteHeldRegistry = async (
  { wake, clock }: Pick<SqlContext, 'wake' | 'clock'>,
  transaction: Transaction<Tables>,
  grId: GrId,
): Promise<void> => {
  await transaction.deleteFrom('registries').where('registry_id', '=', grId).execute();
  await transaction.insertInto('deleted_registries').values({ registry_id: grId, deleted_at: clock.now() }).execute();
  await wake.announce(transaction, grId);
};
