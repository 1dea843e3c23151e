import type { Cents, GrId, Instant, RegistryEvent, RegistryFact } from '@gift-registry/domain';
import { sql } from 'kysely';
import type { Queries } from '../database/queries.ts';
import { changed, itemOf, keepItemFact } from './item-counts.ts';
import { keepAddition, keepRemoval, keepReplacement } from './item-facts.ts';
import { jsonOf, readKept } from './json/codec.ts';
import { RegistryFactsJson, WrittenRow, writtenOf } from './json/registry-fact.json.ts';
import { keepSettings } from './keep-settings.ts';

/** What a write decided on, for one registry that the transaction holds. */
interface DecidedFacts {
  readonly grId: GrId;
  readonly facts: ReadonlyArray<RegistryFact>;
  readonly at: Instant;
  /** What one piece of a purchase costs in this write. */
  readonly unitPrice: (purchase: Extract<RegistryFact, { readonly _tag: 'Purchased' }>) => Cents;
}

type Fact<Tag> = Extract<RegistryFact, { readonly _tag: Tag }>;

/** Counts the pieces on their item and enters them into the ledger. */
const keepPurchase = async (
  queries: Queries,
  { grId, at, unitPrice }: DecidedFacts,
  purchase: Fact<'Purchased'>,
): Promise<void> => {
  const { _tag, identity, quantity, overPurchased, orderNumber } = purchase;
  const item = itemOf(grId, identity);
  const { numUpdatedRows } = await queries
    .updateTable('registry_items')
    .set((eb) => ({
      purchased: eb('purchased', '+', quantity),
      over_purchased: eb('over_purchased', '+', overPurchased),
    }))
    .where((eb) => eb.and(item))
    .executeTakeFirst();
  changed(numUpdatedRows, _tag);
  const price = unitPrice(purchase);
  await queries
    .insertInto('ledger')
    .values({
      ...item,
      kind: 'purchase',
      quantity,
      over_purchased: overPurchased,
      unit_price: price,
      amount: price * quantity,
      order_number: orderNumber,
      occurred_at: at,
    })
    .execute();
};

/** Adds the money to its fund and enters it into the ledger. */
const keepContribution = async (
  queries: Queries,
  { grId, at }: DecidedFacts,
  fact: Fact<'Contributed'>,
): Promise<void> => {
  await keepItemFact(queries, grId, fact);
  await queries
    .insertInto('ledger')
    .values({
      ...itemOf(grId, fact.identity),
      kind: 'contribution',
      quantity: fact.units,
      over_purchased: 0,
      unit_price: null,
      amount: fact.amount,
      order_number: fact.orderNumber,
      occurred_at: at,
    })
    .execute();
};

/** Enters the money that came over to a replacement, if any, into the ledger, with the pieces that it paid for at once. */
const keepMovedMoney = async (
  queries: Queries,
  { grId, at }: DecidedFacts,
  { replacement, moved, paid }: Fact<'Replaced'>,
): Promise<void> => {
  if (moved === 0) return;
  await queries
    .insertInto('ledger')
    .values({
      ...itemOf(grId, replacement),
      kind: 'moved',
      quantity: paid,
      over_purchased: 0,
      unit_price: null,
      amount: moved,
      order_number: null,
      occurred_at: at,
    })
    .execute();
};

/** How to read: the kind of a gift card on the left, the kind of its row in the ledger on the right. */
const ledgerKinds = { GiftCard: 'giftCard', EGiftCard: 'eGiftCard' } as const;

/** Adds the card to what was given in cards and enters it into the ledger. */
const keepGiftCard = async (
  queries: Queries,
  { grId, at }: DecidedFacts,
  { kind, amount, orderNumber }: Fact<'GiftCardBought'>,
): Promise<void> => {
  await queries
    .updateTable('registries')
    .set((eb) => ({ gift_cards_bought: eb('gift_cards_bought', '+', amount) }))
    .where('registry_id', '=', grId)
    .execute();
  await queries
    .insertInto('ledger')
    .values({
      registry_id: grId,
      kind: ledgerKinds[kind],
      sku: null,
      personalization_id: null,
      quantity: 1,
      over_purchased: 0,
      unit_price: amount,
      amount,
      order_number: orderNumber,
      occurred_at: at,
    })
    .execute();
};

const keepFact = async (queries: Queries, decided: DecidedFacts, fact: RegistryFact): Promise<void> => {
  const { grId } = decided;
  switch (fact._tag) {
    case 'Purchased':
      return keepPurchase(queries, decided, fact);
    case 'Contributed':
      return keepContribution(queries, decided, fact);
    case 'GiftCardBought':
      return keepGiftCard(queries, decided, fact);
    case 'WantedChanged':
    case 'MarkedMostLoved':
    case 'UnmarkedMostLoved':
    case 'GroupGiftStarted':
    case 'GroupGiftStopped':
    case 'FundNamed':
      return keepItemFact(queries, grId, fact);
    case 'Added':
      return keepAddition(queries, grId, fact);
    case 'Removed':
      return keepRemoval(queries, grId, fact.identity, fact._tag);
    case 'GreetingWritten':
    case 'BiographyWritten':
    case 'Renamed':
    case 'DateMoved':
    case 'EventChanged':
    case 'VisibilityChanged':
    case 'CoRegistrantJoined':
    case 'CoRegistrantLeft':
    case 'PhotoChanged':
    case 'AddressChanged':
      return keepSettings(queries, grId, fact);
    case 'ThanksWritten':
      return undefined;
    case 'Replaced':
      await keepReplacement(queries, grId, fact);
      return keepMovedMoney(queries, decided, fact);
  }
};

/** Keeps the facts with the rows they change, raises the version by one under a new revision, and keeps the event under it; at least one fact. */
export const keepFacts = async (queries: Queries, decided: DecidedFacts): Promise<RegistryEvent> => {
  const { grId, facts } = decided;
  for (const fact of facts) await keepFact(queries, decided, fact);
  const row = await queries
    .updateTable('registries as registry')
    .from('registries as base')
    .set({ version: sql<number>`base.version + 1`, revision_id: sql<string>`gen_random_uuid()` })
    .whereRef('base.registry_id', '=', 'registry.registry_id')
    .where('registry.registry_id', '=', grId)
    .returning(['registry.version', 'registry.revision_id', 'base.revision_id as base_revision_id'])
    .executeTakeFirstOrThrow();
  await queries
    .insertInto('registry_events')
    .values({ registry_id: grId, ...row, facts: jsonOf(RegistryFactsJson, facts) })
    .execute();
  return { ...writtenOf(readKept(WrittenRow, row)), facts };
};
