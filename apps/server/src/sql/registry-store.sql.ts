import {
  catchUp,
  type GiverEmails,
  type GrId,
  type Idempotency,
  type IdempotentDecision,
  type ItemIdentity,
  type KeyRefusal,
  ownersRevisionOf,
  type Product,
  type Registry,
  type RegistryStore,
} from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Queries } from '../database/queries.ts';
import { inRegistryTransaction } from '../database/transaction.ts';
import { attempt, attemptEither } from './attempt.ts';
import { saveGiverEmails } from './email-outbox.sql.ts';
import { acquireIdempotencyLock, saveIdempotencyRecord } from './idempotency-records.ts';
import { readStored } from './json/codec.ts';
import { EventsRow, seenOf, writtenOf } from './json/registry-fact.json.ts';
import { readProducts } from './product-rows.ts';
import { ownersRevisionIn, readAccess, readOwned } from './registry-access.ts';
import { saveDecided } from './registry-facts.ts';
import { lockRegistry, readExcerpt, readRegistries } from './registry-rows.ts';
import type { SqlContext } from './sql-context.ts';
import { standbyReads } from './standby-reads.ts';

/** A reader who missed more writes reads the page anew, which is less work than a patch for each. */
const MOST_MISSED_WRITES = 200;

const productsOf = async (
  transaction: Queries,
  held: O.Option<Registry>,
  touching: ReadonlyArray<ItemIdentity>,
): Promise<ReadonlyArray<Product>> =>
  O.isNone(held) ? [] : readProducts(transaction, held.value.market, [...new Set(touching.map(({ sku }) => sku))]);

/** The registries of one database. */
export const registryStore = (context: SqlContext, emailSaved: () => void): RegistryStore => {
  const readFromStandby = standbyReads(context);
  return {
    access: (grId) => attempt(context, 'registries.access', ({ db }) => readAccess(db, grId)),

    find: (grId) =>
      attempt(context, 'registries.find', async ({ db, log }) => {
        const current = await readFromStandby(grId);
        if (O.isSome(current)) return current;
        const [registry] = await readRegistries(db, [grId], { _tag: 'All' }, log);
        return O.fromNullable(registry);
      }),

    findNamed: (grId, identities) =>
      attempt(context, 'registries.findNamed', ({ db, log }) => readExcerpt(db, grId, identities, log)),

    change: (grId, touching, decide, giverEmails) =>
      attemptEither(context, 'registries.change', async ({ notifier }) => {
        const outcome = await inRegistryTransaction(context, [grId], async (transaction) => {
          const registry = await lockRegistry(transaction, grId, touching);
          const decided = decide(registry);
          if (E.isLeft(decided)) return decided;
          if (giverEmails !== undefined) await saveGiverEmails(context, transaction, grId, decided.right, giverEmails);
          return E.right(await saveDecided(context, transaction, grId, registry, decided.right));
        });
        if (E.isRight(outcome) && outcome.right.facts.length > 0) {
          notifier.notifyLocal(grId);
          emailSaved();
        }
        return outcome;
      }),

    changeIdempotently: <Answer, R>(
      grId: GrId,
      touching: ReadonlyArray<ItemIdentity>,
      idempotency: O.Option<Idempotency<Answer>>,
      decide: (
        registry: O.Option<Registry>,
        products: ReadonlyArray<Product>,
      ) => E.Either<R, IdempotentDecision<Answer>>,
      giverEmails?: GiverEmails,
    ) =>
      attemptEither(context, 'registries.changeOnce', async ({ clock, notifier }) => {
        let isWritten = false;
        const outcome = await inRegistryTransaction(
          context,
          [grId],
          async (transaction): Promise<E.Either<R | KeyRefusal, Answer>> => {
            const now = clock.now();
            const recorded = O.isSome(idempotency)
              ? await acquireIdempotencyLock(transaction, idempotency.value, now)
              : E.right(O.none);
            if (E.isLeft(recorded)) return recorded;
            if (O.isSome(recorded.right)) return E.right(recorded.right.value);
            const held = await lockRegistry(transaction, grId, touching);
            const decided = decide(held, await productsOf(transaction, held, touching));
            if (E.isLeft(decided)) return decided;
            if (giverEmails !== undefined)
              await saveGiverEmails(context, transaction, grId, decided.right.facts, giverEmails);
            const event = await saveDecided(context, transaction, grId, held, decided.right.facts);
            isWritten = event.facts.length > 0;
            const after = await readExcerpt(transaction, grId, touching);
            if (O.isNone(after)) throw new TypeError('Something was decided on a registry that is not there');
            const answer = decided.right.answer(event, after.value);
            if (O.isSome(idempotency)) await saveIdempotencyRecord(transaction, idempotency.value, answer, now);
            return E.right(answer);
          },
        );
        if (E.isRight(outcome) && isWritten) {
          notifier.notifyLocal(grId);
          emailSaved();
        }
        return outcome;
      }),

    ownedBy: (account, market) => attempt(context, 'registries.ownedBy', ({ db }) => readOwned(db, account, market)),

    eventsAfter: (grId, since, role) =>
      attempt(context, 'registries.eventsAfter', async ({ db }) => {
        const isOwner = role === 'registrant';
        const row = await db
          .selectFrom('registries as registry')
          .select((eb) => [
            'registry.version',
            'registry.revision_id',
            'registry.hidden_writes',
            'registry.hidden_revision_id',
            'registry.seen_revision_id',
            jsonArrayFrom(
              eb
                .selectFrom('registry_events as event')
                .select(['event.version', 'event.revision_id', 'event.base_revision_id', 'event.facts'])
                .select((select) => [
                  'event.seen_base_id',
                  select('event.version', '-', select.ref('event.hidden_writes')).as('owners_version'),
                ])
                .whereRef('event.registry_id', '=', 'registry.registry_id')
                // The owners' version is never above the registry's, so the key finds theirs as well.
                .where('event.version', '>', since.version)
                .$if(isOwner, (query) =>
                  query
                    .where('event.is_hidden', '=', false)
                    .where((where) =>
                      where(where('event.version', '-', where.ref('event.hidden_writes')), '>', since.version),
                    ),
                )
                .orderBy('event.version')
                .limit(MOST_MISSED_WRITES),
            ).as('events'),
          ])
          .where('registry.registry_id', '=', grId)
          .executeTakeFirst();
        if (row === undefined) return O.none;
        const stored = readStored(EventsRow, row);
        const { version, revision_id: revisionId, events } = stored;
        return isOwner
          ? catchUp(since, ownersRevisionOf({ version, revisionId, ...ownersRevisionIn(stored) }), events.map(seenOf))
          : catchUp(
              since,
              { version, revisionId },
              events.map(({ facts, ...written }) => ({ ...writtenOf(written), facts })),
            );
      }),

    written$: context.notifier.written$,
    reconnected$: context.notifier.reconnected$,
  };
};
