import { FIRST_VERSION, isSameIdentity, NO_CENTS, type RegistryStore } from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { inTransaction } from '../database/transaction.ts';
import { attempt, attemptEither } from './attempt.ts';
import { readKept } from './json/codec.ts';
import { EventsRow } from './json/registry-fact.json.ts';
import { keepFacts } from './registry-facts.ts';
import { lockRegistries, readRegistries } from './registry-rows.ts';
import type { SqlContext } from './sql-context.ts';

/** The registries of one database. */
export const registryStore = (context: SqlContext): RegistryStore => ({
  find: (grId) =>
    attempt(context, 'registries.find', async ({ db }) => {
      const [registry] = await readRegistries(db, [grId], { _tag: 'All' });
      return O.fromNullable(registry);
    }),

  change: (grId, touching, decide) =>
    attemptEither(context, 'registries.change', async ({ db, clock, wake }) => {
      const outcome = await inTransaction(db, async (transaction) => {
        await lockRegistries(transaction, [grId]);
        const [registry] = await readRegistries(transaction, [grId], { _tag: 'Named', identities: touching });
        const decided = decide(O.fromNullable(registry));
        if (E.isLeft(decided)) return decided;
        const facts = decided.right;
        if (facts.length === 0) return E.right({ version: registry?.version ?? FIRST_VERSION, facts });
        const unitPrice = (identity: Parameters<typeof isSameIdentity>[0]) =>
          registry?.items.find((item) => isSameIdentity(item.identity, identity))?.product.currentPrice ?? NO_CENTS;
        const event = await keepFacts(transaction, { grId, facts, at: clock.now(), unitPrice });
        await wake.announce(transaction, grId);
        return E.right(event);
      });
      if (E.isRight(outcome) && outcome.right.facts.length > 0) wake.wakeHere(grId);
      return outcome;
    }),

  eventsAfter: (grId, version) =>
    attempt(context, 'registries.eventsAfter', async ({ db }) => {
      const row = await db
        .selectFrom('registries as registry')
        .select((eb) => [
          'registry.version',
          jsonArrayFrom(
            eb
              .selectFrom('registry_events as event')
              .select(['event.version', 'event.facts'])
              .whereRef('event.registry_id', '=', 'registry.registry_id')
              .where('event.version', '>', version)
              .orderBy('event.version'),
          ).as('events'),
        ])
        .where('registry.registry_id', '=', grId)
        .executeTakeFirst();
      if (row === undefined) return O.none;
      const { version: present, events } = readKept(EventsRow, row);
      // Every version is one event: a missing one, or a version that never was, means that the reader must begin anew.
      return events.length === present - version ? O.some(events) : O.none;
    }),

  written$: context.wake.written$,
});
