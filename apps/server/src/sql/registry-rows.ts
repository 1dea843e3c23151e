import {
  type CompletionCoupon,
  type DeliveryAddress,
  type EmailedOwner,
  type GrId,
  type ItemIdentity,
  type Log,
  nextVersion,
  type Registry,
  type RegistryExcerpt,
  type RegistryOwner,
  settledProduct,
} from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import * as t from 'io-ts';
import type { Transaction } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Queries } from '../database/queries.ts';
import type { Tables } from '../database/tables.ts';
import { readStored } from './json/codec.ts';
import { CountsRow, RegistryRow, storedCoupon } from './json/registry.json.ts';
import { AccountId, Version } from './json/value.json.ts';
import { accessOf, owners, ownersRevisionIn } from './registry-access.ts';
import type { SqlContext } from './sql-context.ts';
import { saveWebhooks } from './webhook-outbox.sql.ts';

const DeletedRow = t.type({ version: Version }, 'DeletedRow');

/** The owners of a registry, with the email and first name of their accounts. */
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

/** The owners of a registry, with the emails about gifts that each wants. */
export const readEmailedOwners = async (queries: Queries, grId: GrId): Promise<ReadonlyArray<EmailedOwner>> => {
  const rows = await queries
    .selectFrom('registry_owners as owner')
    .innerJoin('accounts as account', 'account.account_id', 'owner.account_id')
    .select(['account.account_id', 'account.email', 'account.first_name', 'owner.gift_emails', 'owner.stop_key'])
    .where('owner.registry_id', '=', grId)
    .orderBy('owner.position')
    .execute();
  return rows.map(({ account_id, email, first_name, gift_emails, stop_key }) => ({
    account: readStored(AccountId, account_id),
    email,
    firstName: first_name,
    giftEmails: gift_emails,
    stopKey: stop_key,
  }));
};

/**
 * Deletes a registry that the transaction has locked, with everything that refers to its row. Its ledger stays, its
 * number is never reused, and its watchers are notified when the transaction ends.
 */
export const deleteLockedRegistry = async (
  context: Pick<SqlContext, 'notifier' | 'clock' | 'webhooks'>,
  transaction: Transaction<Tables>,
  grId: GrId,
): Promise<void> => {
  const { notifier, clock } = context;
  const deleted = await transaction
    .deleteFrom('registries')
    .where('registry_id', '=', grId)
    .returning('version')
    .executeTakeFirstOrThrow();
  const { version } = readStored(DeletedRow, deleted);
  await transaction.insertInto('deleted_registries').values({ registry_id: grId, deleted_at: clock.now() }).execute();
  await saveWebhooks(context, transaction, [
    { type: 'registry.deleted', data: { grId, version: nextVersion(version) } },
  ]);
  await notifier.announce(transaction, grId);
};

/** The delivery address of the registry's gifts; `none` until the owners enter one. */
export const readDeliveryAddress = async (queries: Queries, grId: GrId): Promise<O.Option<DeliveryAddress>> => {
  const row = await queries
    .selectFrom('delivery_addresses')
    .selectAll()
    .where('registry_id', '=', grId)
    .executeTakeFirst();
  if (row === undefined) return O.none;
  const { recipient, line1, line2, city, region, postal_code } = row;
  return O.some({ recipient, line1, line2: O.fromNullable(line2), city, region, postalCode: postal_code });
};

/** Replaces the delivery address of a registry, or removes it. */
export const saveDeliveryAddress = async (
  queries: Queries,
  grId: GrId,
  address: O.Option<DeliveryAddress>,
): Promise<void> => {
  if (O.isNone(address)) {
    await queries.deleteFrom('delivery_addresses').where('registry_id', '=', grId).execute();
    return;
  }
  const { recipient, line1, line2, city, region, postalCode } = address.value;
  const columns = { recipient, line1, line2: O.toNullable(line2), city, region, postal_code: postalCode };
  await queries
    .insertInto('delivery_addresses')
    .values({ registry_id: grId, ...columns })
    .onConflict((conflict) => conflict.column('registry_id').doUpdateSet(columns))
    .execute();
};

/** Which items are read: all, or those of these identities and what is settled or set aside. */
export type ItemsRead =
  | { readonly _tag: 'All' }
  | { readonly _tag: 'Named'; readonly identities: ReadonlyArray<ItemIdentity> };

type ItemRow = t.TypeOf<typeof RegistryRow>['items'][number];

const identityOf = ({ sku, personalization_id }: ItemRow): ItemIdentity => ({
  sku,
  personalizationId: personalization_id,
});

type Row = t.TypeOf<typeof RegistryRow>;

const readableCoupon = ({ registry_id, coupon }: Row, log: Log | undefined): O.Option<CompletionCoupon> => {
  const read = storedCoupon(coupon);
  if (E.isRight(read)) return read.right;
  log?.write({ level: 'warning', tag: 'coupon.incomplete', data: { grId: registry_id } })();
  return O.none;
};

const registryOf = (row: Row, log: Log | undefined): Registry => ({
  ...accessOf(row),
  revisionId: row.revision_id,
  ...ownersRevisionIn(row),
  eventType: { code: row.event_type_code, name: row.event_type_name },
  eventDate: row.event_date,
  dateBefore: row.date_before,
  deliveryDates: row.delivery_dates,
  primaryFirstName: row.primary_first_name,
  primaryLastName: row.primary_last_name,
  secondaryFirstName: row.secondary_first_name,
  secondaryLastName: row.secondary_last_name,
  greeting: row.greeting,
  biography: row.biography,
  photo: row.photo,
  coupon: readableCoupon(row, log),
  giftCardsBought: row.gift_cards_bought,
  surprise: row.surprise,
  surpriseGifts: row.surprise_gifts,
  ...(O.isSome(row.closed_funds) ? { closedFunds: row.closed_funds.value } : {}),
  items: row.items.map((item) => ({
    identity: identityOf(item),
    product: item.is_settled ? settledProduct(item.product) : item.product,
    wanted: item.wanted,
    purchased: item.purchased,
    isMostLoved: item.is_most_loved,
    groupGift: item.group_gift,
    personalization: item.personalization,
  })),
  settled: row.items.filter((item) => item.is_settled).map(identityOf),
  setAside: row.items.flatMap((item) =>
    O.isSome(item.set_aside) ? [{ identity: identityOf(item), what: item.set_aside.value }] : [],
  ),
});

/** A registry with owners and items in one statement, so that all of it is of one moment. */
const rowsOf = (queries: Queries, grId: GrId, items: ItemsRead) =>
  queries
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
            'item.set_aside',
            'products.product',
          ])
          .whereRef('item.registry_id', '=', 'registry.registry_id')
          .$if(items._tag === 'Named', (query) =>
            query.where((where) =>
              where.or([
                ...(items._tag === 'Named' ? items.identities : []).map(({ sku, personalizationId }) =>
                  where.and([where('item.sku', '=', sku), where('item.personalization_id', '=', personalizationId)]),
                ),
                // What owners see of these depends on all that was given of them, and so do their totals.
                where('item.is_settled', '=', true),
                where('item.set_aside', 'is not', null),
              ]),
            ),
          )
          .orderBy('item.position'),
      ).as('items'),
    ])
    .where('registry.registry_id', '=', grId);

/** A statement for each: on a distributed database a registry is in one place, and several are in several. */
const selectRegistries = async (
  queries: Queries,
  grIds: ReadonlyArray<GrId>,
  items: ItemsRead,
): Promise<ReadonlyArray<Row>> => {
  const rows: unknown[] = [];
  for (const grId of [...new Set(grIds)].sort()) rows.push(...(await rowsOf(queries, grId, items).execute()));
  return rows.map((row) => readStored(RegistryRow, row));
};

/** Reads registries, ordered by number, each at one moment; logs an incomplete coupon (COUP-01). */
export const readRegistries = async (
  queries: Queries,
  grIds: ReadonlyArray<GrId>,
  items: ItemsRead,
  log?: Log,
): Promise<ReadonlyArray<Registry>> =>
  (await selectRegistries(queries, grIds, items)).map((row) => registryOf(row, log));

/** Reads a registry with the named items and the totals over all items, from one snapshot. */
export const readExcerpt = async (
  queries: Queries,
  grId: GrId,
  identities: ReadonlyArray<ItemIdentity>,
  log?: Log,
): Promise<O.Option<RegistryExcerpt>> => {
  const row = await rowsOf(queries, grId, { _tag: 'Named', identities })
    .select((eb) => [
      eb
        .selectFrom('registry_items as counted')
        .select(({ fn, val }) => fn.coalesce(fn.sum<number>('counted.wanted'), val(0)).as('wanted'))
        .whereRef('counted.registry_id', '=', 'registry.registry_id')
        .as('items_wanted'),
      eb
        .selectFrom('registry_items as counted')
        .select(({ fn, val }) => fn.coalesce(fn.sum<number>('counted.purchased'), val(0)).as('purchased'))
        .whereRef('counted.registry_id', '=', 'registry.registry_id')
        .as('items_purchased'),
    ])
    .executeTakeFirst();
  if (row === undefined) return O.none;
  const { items_wanted, items_purchased } = readStored(CountsRow, row);
  return O.some({
    ...registryOf(readStored(RegistryRow, row), log),
    counts: { items: items_wanted, purchased: items_purchased },
  });
};

/** Reads a registry with the named items for a write. */
export const readStoredRegistry = async (
  queries: Queries,
  grId: GrId,
  identities: ReadonlyArray<ItemIdentity>,
): Promise<Registry> => {
  const [row] = await selectRegistries(queries, [grId], { _tag: 'Named', identities });
  if (row === undefined) throw new TypeError('Something was decided on a registry that is not there');
  return registryOf(row, undefined);
};

/** Locks the registries until the transaction ends, in the order of their numbers. */
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

/** Locks the registry until the transaction ends, and reads it with the named items. */
export const lockRegistry = async (
  transaction: Queries,
  grId: GrId,
  touching: ReadonlyArray<ItemIdentity>,
): Promise<O.Option<Registry>> => {
  await lockRegistries(transaction, [grId]);
  const [registry] = await readRegistries(transaction, [grId], { _tag: 'Named', identities: touching });
  return O.fromNullable(registry);
};
