import {
  type ItemIdentity,
  isOffList,
  isSameIdentity,
  isSettled,
  type Registry,
  setAsideOf,
} from '@gift-registry/domain';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Queries } from '../database/queries.ts';
import type { Tables } from '../database/tables.ts';
import { jsonOrNull } from './json/codec.ts';
import { GroupGiftJson, PersonalizationJson } from './json/registry.json.ts';

type Item = Registry['items'][number];

export const itemOn = ({ items }: Pick<Registry, 'items'>, identity: ItemIdentity): Item | undefined =>
  items.find((item) => isSameIdentity(item.identity, identity));

/** The key columns of an item. */
export const itemKey = ({ grId }: Pick<Registry, 'grId'>, { sku, personalizationId }: ItemIdentity) =>
  ({ registry_id: grId, sku, personalization_id: personalizationId }) as const;

/** The columns that facts change. */
const changingColumns = (
  registry: Registry,
  { identity, wanted, purchased, isMostLoved, groupGift, personalization }: Item,
) => ({
  wanted,
  purchased,
  is_most_loved: isMostLoved,
  group_gift: jsonOrNull(GroupGiftJson, groupGift),
  personalization: jsonOrNull(PersonalizationJson, personalization),
  is_settled: isSettled(registry, identity),
  set_aside: setAsideOf(registry.setAside, identity) ?? null,
});

/** The position after the last item. */
const positionAfterLast =
  ({ grId }: Registry) =>
  (eb: ExpressionBuilder<Tables, 'registry_items'>) =>
    eb
      .selectFrom('registry_items as placed')
      .select(sql<number>`coalesce(max(placed.position), -1) + 1`.as('position'))
      .where('placed.registry_id', '=', grId);

/**
 * Writes the items that a fact added, changed or removed; the settled remainder of a replaced item, and one that
 * is listed again, move to the end. `overPurchased` is by how many units the over-purchased quantity of a
 * changed item grows, negative for returns: the registry itself does not count them. With `isBesideHidden`, fewer may be wanted than were
 * bought: what is beyond is over-purchased.
 */
export const writeItems = async (
  queries: Queries,
  before: Registry,
  after: Registry,
  overPurchased: number,
  isBesideHidden: boolean,
): Promise<void> => {
  for (const { identity } of before.items)
    if (itemOn(after, identity) === undefined)
      await queries
        .deleteFrom('registry_items')
        .where((eb) => eb.and(itemKey(before, identity)))
        .execute();
  for (const item of after.items) {
    const { identity } = item;
    const was = itemOn(before, identity);
    if (was === undefined)
      await queries
        .insertInto('registry_items')
        .values((eb) => ({
          ...itemKey(after, identity),
          ...changingColumns(after, item),
          over_purchased: 0,
          position: positionAfterLast(after)(eb),
        }))
        .execute();
    else if (was !== item || setAsideOf(before.setAside, identity) !== setAsideOf(after.setAside, identity)) {
      const isListedAgain = isOffList(before, identity) && !isOffList(after, identity);
      const beyond = isBesideHidden || isListedAgain ? Math.max(0, item.purchased - item.wanted) : 0;
      await queries
        .updateTable('registry_items')
        .set((eb) => ({
          ...changingColumns(after, item),
          over_purchased: eb.fn<number>('greatest', [
            eb.fn<number>('least', [eb('over_purchased', '+', overPurchased), eb.val(item.purchased)]),
            eb.val(beyond),
          ]),
          ...(isListedAgain || (isSettled(after, identity) && !isSettled(before, identity))
            ? { position: positionAfterLast(after)(eb) }
            : {}),
        }))
        .where((eb) => eb.and(itemKey(after, identity)))
        .execute();
    }
  }
};

/** Appends new owners, and removes those that left. */
export const writeOwners = async (queries: Queries, before: Registry, after: Registry): Promise<void> => {
  const { grId, owners } = after;
  for (const account of before.owners.filter((owner) => !owners.includes(owner)))
    await queries
      .deleteFrom('registry_owners')
      .where('registry_id', '=', grId)
      .where('account_id', '=', account)
      .execute();
  for (const account of owners.filter((owner) => !before.owners.includes(owner)))
    await queries
      .insertInto('registry_owners')
      .columns(['registry_id', 'account_id', 'position'])
      .expression((eb) =>
        eb
          .selectFrom('registry_owners')
          .select(({ fn, val }) => [
            val<string>(grId).as('registry_id'),
            val<string>(account).as('account_id'),
            sql<number>`${fn.coalesce(fn.max('position'), val(-1))} + 1`.as('position'),
          ])
          .where('registry_id', '=', grId),
      )
      .execute();
};
