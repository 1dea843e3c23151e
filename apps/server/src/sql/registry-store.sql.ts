import { catchUp, type RegistryStore } from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { inRegistryTransaction } from '../database/transaction.ts';
import { attempt, attemptEither } from './attempt.ts';
import { readKept } from './json/codec.ts';
import { EventsRow, writtenOf } from './json/registry-fact.json.ts';
import { readAccess, readOwned } from './registry-access.ts';
import { changeIdempotently, holdRegistry, keepDecided } from './registry-changes.ts';
import { readRegistries } from './registry-rows.ts';
import type { SqlContext } from './sql-context.ts';

/** Who missed more writes than these reads the page anew, which is less work than making each of them a patch. */
const MOST_CAUGHT_UP = 200;

/** The registries of one database. */
export const registryStore = (context: SqlContext): RegistryStore => ({
  access: (grId) => attempt(context, 'registries.door', ({ db }) => readAccess(db, grId)),

  find: (grId) =>
    attempt(context, 'registries.find', async ({ db, log }) => {
      const [registry] = await readRegistries(db, [grId], { _tag: 'All' }, log);
      return O.fromNullable(registry);
    }),

  change: (grId, touching, decide) =>
    attemptEither(context, 'registries.change', async ({ wake }) => {
      const outcome = await inRegistryTransaction(context, [grId], async (transaction) => {
        const registry = await holdRegistry(transaction, grId, touching);
        const decided = decide(registry);
        return E.isLeft(decided)
          ? decided
          : E.right(await keepDecided(context, transaction, grId, registry, decided.right));
      });
      if (E.isRight(outcome) && outcome.right.facts.length > 0) wake.wakeHere(grId);
      return outcome;
    }),

  changeIdempotently: (grId, touching, idempotency, decide) =>
    changeIdempotently(context, grId, touching, idempotency, decide),

  ownedBy: (account, market) => attempt(context, 'registries.ownedBy', ({ db }) => readOwned(db, account, market)),

  eventsAfter: (grId, since) =>
    attempt(context, 'registries.eventsAfter', async ({ db }) => {
      const row = await db
        .selectFrom('registries as registry')
        .select((eb) => [
          'registry.version',
          'registry.revision_id',
          jsonArrayFrom(
            eb
              .selectFrom('registry_events as event')
              .select(['event.version', 'event.revision_id', 'event.base_revision_id', 'event.facts'])
              .whereRef('event.registry_id', '=', 'registry.registry_id')
              .where('event.version', '>', since.version)
              .orderBy('event.version')
              .limit(MOST_CAUGHT_UP),
          ).as('events'),
        ])
        .where('registry.registry_id', '=', grId)
        .executeTakeFirst();
      if (row === undefined) return O.none;
      const { version, revision_id: revisionId, events } = readKept(EventsRow, row);
      return catchUp(
        since,
        { version, revisionId },
        events.map(({ facts, ...written }) => ({ ...writtenOf(written), facts })),
      );
    }),

  written$: context.wake.written$,
  reconnected$: context.wake.reconnected$,
});
