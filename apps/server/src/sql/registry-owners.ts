import type { GrId, RegistryOwner } from '@gift-registry/domain';
import type { Queries } from '../database/queries.ts';
import { readStored } from './json/codec.ts';
import { AccountId } from './json/value.json.ts';

/** Who keeps the registry, as their accounts are called. */
export const readOwners = async (queries: Queries, grId: GrId): Promise<ReadonlyArray<RegistryOwner>> => {
  const rows = await queries
    .selectFrom('registry_owners as owner')
    .innerJoin('accounts as account', 'account.account_id', 'owner.account_id')
    .select(['account.account_id', 'account.email', 'account.first_name'])
    .where('owner.registry_id', '=', grId)
    .execute();
  return rows.map(({ account_id, email, first_name }) => ({
    account: readStored(AccountId, account_id),
    email,
    firstName: first_name,
  }));
};
