import {
  type CompletionCoupon,
  type GrId,
  givenProduct,
  type ItemIdentity,
  type Log,
  type Registry,
} from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import type * as t from 'io-ts';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Queries } from '../database/queries.ts';
import { readStored } from './json/codec.ts';
import { couponOf, RegistryRow } from './json/registry.json.ts';
import { accessOf, owners } from './registry-access.ts';

/** Which items are read along: all of them, or those of these identities that there are. */
export type ItemsRead =
  | { readonly _tag: 'All' }
  | { readonly _tag: 'Named'; readonly identities: ReadonlyArray<ItemIdentity> };

type ItemRow = t.TypeOf<typeof RegistryRow>['items'][number];

/** What stays of a replaced item reads as what can be had; it is an item like any other as soon as its product can be had again. */
const isSettledRow = ({ is_settled, product }: ItemRow): boolean => is_settled && product.isNla;

const identityOf = ({ sku, personalization_id }: ItemRow): ItemIdentity => ({
  sku,
  personalizationId: personalization_id,
});

type Row = t.TypeOf<typeof RegistryRow>;

const told = ({ registry_id, coupon }: Row, log: Log | undefined): O.Option<CompletionCoupon> => {
  const read = couponOf(coupon);
  if (E.isRight(read)) return read.right;
  log?.write({ level: 'warning', tag: 'coupon.incomplete', data: { grId: registry_id } })();
  return O.none;
};

const registryOf = (row: Row, log: Log | undefined): Registry => ({
  ...accessOf(row),
  revisionId: row.revision_id,
  eventType: { code: row.event_type_code, name: row.event_type_name },
  eventDate: row.event_date,
  primaryFirstName: row.primary_first_name,
  primaryLastName: row.primary_last_name,
  secondaryFirstName: row.secondary_first_name,
  secondaryLastName: row.secondary_last_name,
  greeting: row.greeting,
  biography: row.biography,
  photo: row.photo,
  coupon: told(row, log),
  giftCardsBought: row.gift_cards_bought,
  items: row.items.map((item) => ({
    identity: identityOf(item),
    product: isSettledRow(item) ? givenProduct(item.product) : item.product,
    wanted: item.wanted,
    purchased: item.purchased,
    isMostLoved: item.is_most_loved,
    groupGift: item.group_gift,
    personalization: item.personalization,
  })),
  settled: row.items.filter(isSettledRow).map(identityOf),
});

/** Registries with owners and items in one statement, so that all of it is of one moment; ordered by number. */
const selectRegistries = async (
  queries: Queries,
  grIds: ReadonlyArray<GrId>,
  items: ItemsRead,
): Promise<ReadonlyArray<Row>> => {
  const rows = await queries
    .selectFrom('registries as registry')
    .selectAll('registry')
    .select((eb) => [
      owners(eb),
      jsonArrayFrom(
        eb
          .selectFrom('registry_items as item')
          .innerJoin('products', 'products.sku', 'item.sku')
          .select([
            'item.sku',
            'item.personalization_id',
            'item.wanted',
            'item.purchased',
            'item.is_most_loved',
            'item.group_gift',
            'item.personalization',
            'item.is_settled',
            'products.product',
          ])
          .whereRef('item.registry_id', '=', 'registry.registry_id')
          .$if(items._tag === 'Named', (query) =>
            query.where((where) =>
              where.or(
                (items._tag === 'Named' ? items.identities : []).map(({ sku, personalizationId }) =>
                  where.and([where('item.sku', '=', sku), where('item.personalization_id', '=', personalizationId)]),
                ),
              ),
            ),
          )
          .orderBy('item.position'),
      ).as('items'),
    ])
    .where('registry.registry_id', 'in', grIds)
    .orderBy('registry.registry_id')
    .execute();
  return rows.map((row) => readStored(RegistryRow, row));
};

/** Reads registries at one moment, ordered by number. The log, where there is one, is told of a coupon that lacks a part (COUP-01). */
export const readRegistries = async (
  queries: Queries,
  grIds: ReadonlyArray<GrId>,
  items: ItemsRead,
  log?: Log,
): Promise<ReadonlyArray<Registry>> =>
  grIds.length === 0 ? [] : (await selectRegistries(queries, grIds, items)).map((row) => registryOf(row, log));

/** Reads a registry with the named items for writing: `settled` names all that stays of replaced items, also where the product can be had again. */
export const readRegistryAsKept = async (
  queries: Queries,
  grId: GrId,
  identities: ReadonlyArray<ItemIdentity>,
): Promise<Registry> => {
  const [row] = await selectRegistries(queries, [grId], { _tag: 'Named', identities });
  if (row === undefined) throw new TypeError('Something was decided on a registry that is not there');
  return { ...registryOf(row, undefined), settled: row.items.filter((item) => item.is_settled).map(identityOf) };
};

/** Holds the registries against every other write until the transaction ends, always in the order of their numbers. */
export const lockRegistries = async (transaction: Queries, grIds: ReadonlyArray<GrId>): Promise<void> => {
  for (const grId of [...new Set(grIds)].sort()) {
    await transaction
      .selectFrom('registries')
      .select('registry_id')
      .where('registry_id', '=', grId)
      .forUpdate()
      .execute();
  }
};

/** Holds the registry until the transaction ends, and reads it with the named items. */
export const holdRegistry = async (
  transaction: Queries,
  grId: GrId,
  touching: ReadonlyArray<ItemIdentity>,
): Promise<O.Option<Registry>> => {
  await lockRegistries(transaction, [grId]);
  const [registry] = await readRegistries(transaction, [grId], { _tag: 'Named', identities: touching });
  return O.fromNullable(registry);
};
