import { isSettled, type NewRegistry, type RegistryItem } from '@gift-registry/domain';
import type { Insertable, Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { jsonOrNull } from '../sql/json/codec.ts';
import { GroupGiftJson, PersonalizationJson } from '../sql/json/registry.json.ts';
import { registryColumns } from '../sql/registry-columns.ts';
import { type GivenGiver, putPurchases } from './given-purchases.ts';

const itemRow = (
  registry: NewRegistry,
  item: RegistryItem,
  position: number,
): Insertable<Tables['registry_items']> => ({
  registry_id: registry.grId,
  sku: item.identity.sku,
  personalization_id: item.identity.personalizationId,
  position,
  wanted: item.wanted,
  purchased: item.purchased,
  over_purchased: Math.max(0, item.purchased - item.wanted),
  is_settled: isSettled(registry, item.identity),
  is_most_loved: item.isMostLoved,
  group_gift: jsonOrNull(GroupGiftJson, item.groupGift),
  personalization: jsonOrNull(PersonalizationJson, item.personalization),
});

/** Puts a registry there as given, with what was given to it, unless there is one of that number; its owners' accounts and its products are there already. */
export const putRegistry = async (
  db: Kysely<Tables>,
  registry: NewRegistry,
  givers: ReadonlyArray<GivenGiver> = [],
): Promise<void> => {
  const { grId, owners, items } = registry;
  const row = await db
    .insertInto('registries')
    .values(registryColumns(registry))
    .onConflict((conflict) => conflict.column('registry_id').doNothing())
    .returning('registry_id')
    .executeTakeFirst();
  if (row === undefined) return;
  if (owners.length > 0) {
    await db
      .insertInto('registry_owners')
      .values(owners.map((account_id, position) => ({ registry_id: grId, account_id, position })))
      .execute();
  }
  if (items.length > 0) {
    await db
      .insertInto('registry_items')
      .values(items.map((item, position) => itemRow(registry, item, position)))
      .execute();
  }
  await putPurchases(db, registry, givers);
};
