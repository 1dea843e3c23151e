import { type GrId, type ItemIdentity, type RegistryFact, wanting } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Queries } from '../database/queries.ts';
import type { Tables } from '../database/tables.ts';
import { changed, itemOf, keepCounts, readCounts } from './item-counts.ts';
import { jsonOrNull } from './json/codec.ts';
import { GroupGiftJson, PersonalizationJson } from './json/registry.json.ts';

type Fact<Tag> = Extract<RegistryFact, { readonly _tag: Tag }>;

/** The place after the last one of the list. */
const atTheEnd = (grId: GrId) => (eb: ExpressionBuilder<Tables, 'registry_items'>) =>
  eb
    .selectFrom('registry_items as placed')
    .select(sql<number>`coalesce(max(placed.position), -1) + 1`.as('position'))
    .where('placed.registry_id', '=', grId);

const nothingYet = { purchased: 0, over_purchased: 0, is_settled: false } as const;

/** Puts an item at the end of the list, or changes how often one that is there is wanted. */
export const keepAddition = async (queries: Queries, grId: GrId, fact: Fact<'Added'>): Promise<void> => {
  const present = await readCounts(queries, grId, fact.identity);
  if (O.isSome(present))
    return keepCounts(queries, grId, fact.identity, { ...wanting(present.value, fact.wanted), isSettled: false });
  await queries
    .insertInto('registry_items')
    .values((eb) => ({
      ...itemOf(grId, fact.identity),
      ...nothingYet,
      position: atTheEnd(grId)(eb),
      wanted: fact.wanted,
      is_most_loved: false,
      group_gift: null,
      personalization: jsonOrNull(PersonalizationJson, fact.personalization),
    }))
    .execute();
};

/** Takes an item off the list; its gifts stay in the ledger. */
export const keepRemoval = async (
  queries: Queries,
  grId: GrId,
  identity: ItemIdentity,
  tag: RegistryFact['_tag'],
): Promise<void> => {
  const { numDeletedRows } = await queries
    .deleteFrom('registry_items')
    .where((eb) => eb.and(itemOf(grId, identity)))
    .executeTakeFirst();
  changed(numDeletedRows, tag);
};

/** What stays of the old item comes to the end, wanted as often as it was bought. */
const settle = async (
  queries: Queries,
  grId: GrId,
  { existing, _tag }: Fact<'Replaced'>,
  wanted: number,
): Promise<void> => {
  const { numUpdatedRows } = await queries
    .updateTable('registry_items')
    .set((eb) => ({ wanted, is_settled: true, is_most_loved: false, group_gift: null, position: atTheEnd(grId)(eb) }))
    .where((eb) => eb.and(itemOf(grId, existing)))
    .executeTakeFirst();
  changed(numUpdatedRows, _tag);
};

/** Takes the old item off, or keeps what is left of it, and puts the replacement on the list. */
export const keepReplacement = async (queries: Queries, grId: GrId, fact: Fact<'Replaced'>): Promise<void> => {
  if (O.isSome(fact.kept)) await settle(queries, grId, fact, fact.kept.value);
  else await keepRemoval(queries, grId, fact.existing, fact._tag);
  const now = {
    wanted: fact.wanted,
    is_most_loved: fact.isMostLoved,
    group_gift: jsonOrNull(GroupGiftJson, fact.groupGift),
  };
  await queries
    .insertInto('registry_items')
    .values((eb) => ({
      ...itemOf(grId, fact.replacement),
      ...nothingYet,
      ...now,
      purchased: fact.paid,
      position: atTheEnd(grId)(eb),
      personalization: jsonOrNull(PersonalizationJson, fact.personalization),
    }))
    .onConflict((conflict) =>
      conflict.columns(['registry_id', 'sku', 'personalization_id']).doUpdateSet((eb) => ({
        ...now,
        purchased: eb('registry_items.purchased', '+', fact.paid),
        is_settled: false,
      })),
    )
    .execute();
};
