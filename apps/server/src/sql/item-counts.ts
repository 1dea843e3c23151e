import {
  type GrId,
  type ItemCounts,
  type ItemFact,
  type ItemIdentity,
  itemAfter,
  type RegistryFact,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import type { Queries } from '../database/queries.ts';
import { jsonOrNull, readKept } from './json/codec.ts';
import { GroupGiftJson, ItemCountsRow } from './json/registry.json.ts';

/** The columns that name an item. */
export const itemOf = (grId: GrId, { sku, personalizationId }: ItemIdentity) =>
  ({ registry_id: grId, sku, personalization_id: personalizationId }) as const;

/** What names one item must have found it. */
export const changed = (rows: bigint, tag: RegistryFact['_tag']): void => {
  if (rows !== 1n) throw new TypeError(`${tag} names an item that the registry does not have`);
};

/** What facts change of the item; nothing where there is none. */
export const readCounts = async (
  queries: Queries,
  grId: GrId,
  identity: ItemIdentity,
): Promise<O.Option<ItemCounts>> => {
  const row = await queries
    .selectFrom('registry_items')
    .select(['wanted', 'purchased', 'is_most_loved', 'group_gift'])
    .where((eb) => eb.and(itemOf(grId, identity)))
    .executeTakeFirst();
  if (row === undefined) return O.none;
  const { wanted, purchased, is_most_loved, group_gift } = readKept(ItemCountsRow, row);
  return O.some({ wanted, purchased, isMostLoved: is_most_loved, groupGift: group_gift });
};

/** Writes what facts change of the item; whether it is settled stays unless given. */
export const keepCounts = async (
  queries: Queries,
  grId: GrId,
  identity: ItemIdentity,
  { wanted, purchased, isMostLoved, groupGift, isSettled }: ItemCounts & { readonly isSettled?: boolean },
): Promise<void> => {
  await queries
    .updateTable('registry_items')
    .set({
      wanted,
      purchased,
      is_most_loved: isMostLoved,
      group_gift: jsonOrNull(GroupGiftJson, groupGift),
      ...(isSettled === undefined ? {} : { is_settled: isSettled }),
    })
    .where((eb) => eb.and(itemOf(grId, identity)))
    .execute();
};

/** Keeps what a fact made of an item that is on the list. */
export const keepItemFact = async (queries: Queries, grId: GrId, fact: ItemFact): Promise<void> => {
  const before = await readCounts(queries, grId, fact.identity);
  changed(O.isSome(before) ? 1n : 0n, fact._tag);
  if (O.isNone(before)) return;
  await keepCounts(queries, grId, fact.identity, itemAfter(before.value, fact));
};
