import type { Cents, GrId, Instant, ItemIdentity, RegistryEvent, RegistryFact } from '@gift-registry/domain';
import { sql } from 'kysely';
import type { Queries } from '../database/queries.ts';
import { changed, itemOf, keepAddition, keepRemoval, keepReplacement } from './item-facts.ts';
import { jsonOf, readKept } from './json/codec.ts';
import { RegistryFactsJson } from './json/registry-fact.json.ts';
import { Version } from './json/value.json.ts';

/** What a write decided on, for one registry that the transaction holds. */
export interface DecidedFacts {
  readonly grId: GrId;
  readonly facts: ReadonlyArray<RegistryFact>;
  readonly at: Instant;
  /** What one piece of an item costs in this write. */
  readonly unitPrice: (identity: ItemIdentity) => Cents;
}

const keepFact = async (queries: Queries, decided: DecidedFacts, fact: RegistryFact): Promise<void> => {
  const { grId, at, unitPrice } = decided;
  switch (fact._tag) {
    case 'Purchased': {
      const { identity, quantity, beyond, orderNumber } = fact;
      const item = itemOf(grId, identity);
      const { numUpdatedRows } = await queries
        .updateTable('registry_items')
        .set((eb) => ({ purchased: eb('purchased', '+', quantity), beyond: eb('beyond', '+', beyond) }))
        .where((eb) => eb.and(item))
        .executeTakeFirst();
      changed(numUpdatedRows, fact._tag);
      await queries
        .insertInto('ledger')
        .values({
          ...item,
          kind: 'purchase',
          quantity,
          beyond,
          unit_price: unitPrice(identity),
          order_number: orderNumber,
          occurred_at: at,
        })
        .execute();
      return;
    }
    case 'WantsChanged': {
      const { numUpdatedRows } = await queries
        .updateTable('registry_items')
        .set({ wants: fact.wants })
        .where((eb) => eb.and(itemOf(grId, fact.identity)))
        .executeTakeFirst();
      changed(numUpdatedRows, fact._tag);
      return;
    }
    case 'Added':
      return keepAddition(queries, grId, fact);
    case 'Removed':
      return keepRemoval(queries, grId, fact.identity, fact._tag);
    case 'Replaced':
      return keepReplacement(queries, grId, fact);
  }
};

/** Keeps the facts with the rows they change, raises the version by one and keeps the event under it; at least one fact. */
export const keepFacts = async (queries: Queries, decided: DecidedFacts): Promise<RegistryEvent> => {
  const { grId, facts } = decided;
  for (const fact of facts) await keepFact(queries, decided, fact);
  const row = await queries
    .updateTable('registries')
    .set({ version: sql<number>`version + 1` })
    .where('registry_id', '=', grId)
    .returning('version')
    .executeTakeFirstOrThrow();
  const version = readKept(Version, row.version);
  await queries
    .insertInto('registry_events')
    .values({ registry_id: grId, version, facts: jsonOf(RegistryFactsJson, facts) })
    .execute();
  return { version, facts };
};
