import type { RegistryEvent, RegistryFact } from '@gift-registry/domain';
import { sql } from 'kysely';
import type { Queries } from '../database/queries.ts';
import type { DecidedFacts } from './decided-facts.ts';
import { keepContribution, keepGiftCard, keepMovedMoney, keepPurchase } from './gift-facts.ts';
import { keepItemFact } from './item-counts.ts';
import { keepAddition, keepRemoval, keepReplacement } from './item-facts.ts';
import { jsonOf, readKept } from './json/codec.ts';
import { RegistryFactsJson, WrittenRow, writtenOf } from './json/registry-fact.json.ts';
import { keepSettings } from './keep-settings.ts';

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
