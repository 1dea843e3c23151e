import {
  type CreatedRegistry,
  type DirectoryStore,
  type FindQuery,
  FOUND_PER_PAGE,
  foundPageShown,
  foundPages,
  type GrId,
  type KeyRefusal,
  type Market,
  MOST_FOUND_PAGES,
  type NumberTaken,
  type SignInNeeded,
} from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import { sql } from 'kysely';
import type { Queries } from '../database/queries.ts';
import { inSnapshot, inTransaction } from '../database/transaction.ts';
import { lockAccount } from './account-writes.ts';
import { attempt, attemptEither } from './attempt.ts';
import { acquireIdempotencyLock, saveIdempotencyRecord } from './idempotency-records.ts';
import { readStored } from './json/codec.ts';
import { FoundRow } from './json/registry.json.ts';
import { foundOf } from './registry-access.ts';
import { registryColumns } from './registry-columns.ts';
import { saveDeliveryAddress } from './registry-rows.ts';
import { searchTermsQuery } from './search-query.ts';
import type { SqlContext } from './sql-context.ts';
import { saveWebhooks } from './webhook-outbox.sql.ts';

const NUMBER_TAKEN: NumberTaken = { _tag: 'NumberTaken' };
const SIGN_IN_NEEDED: SignInNeeded = { _tag: 'SignInNeeded' };

const wasDeleted = async (queries: Queries, grId: GrId): Promise<boolean> =>
  (await queries
    .selectFrom('deleted_registries')
    .select('registry_id')
    .where('registry_id', '=', grId)
    .executeTakeFirst()) !== undefined;

const findable = (queries: Queries, market: Market, query: FindQuery) =>
  queries
    .selectFrom('registries')
    .where('market', '=', market)
    .where('visibility', '=', 'findable')
    .where('is_paused', '=', false)
    .$if(query._tag === 'Number', (found) => found.where('registry_id', '=', query._tag === 'Number' ? query.grId : ''))
    .$if(query._tag === 'Names', (found) =>
      found.where(sql<boolean>`name_words @@ ${searchTermsQuery(query._tag === 'Names' ? query.words : [])}`),
    );

/** The directory of one database. */
export const directoryStore = (context: SqlContext): DirectoryStore => ({
  enter: (registry, address, idempotency) =>
    attemptEither(context, 'directory.enter', ({ db, clock }) =>
      inTransaction(
        db,
        async (transaction): Promise<E.Either<NumberTaken | KeyRefusal | SignInNeeded, CreatedRegistry>> => {
          const now = clock.now();
          const recorded = O.isSome(idempotency)
            ? await acquireIdempotencyLock(transaction, idempotency.value, now)
            : E.right(O.none);
          if (E.isLeft(recorded)) return recorded;
          if (O.isSome(recorded.right)) return E.right(recorded.right.value);
          const { grId, owners } = registry;
          for (const owner of owners)
            if (!(await lockAccount(transaction, owner, 'key share'))) return E.left(SIGN_IN_NEEDED);
          if (await wasDeleted(transaction, grId)) return E.left(NUMBER_TAKEN);
          const row = await transaction
            .insertInto('registries')
            .values(registryColumns(registry))
            .onConflict((conflict) => conflict.column('registry_id').doNothing())
            .returning('registry_id')
            .executeTakeFirst();
          if (row === undefined) return E.left(NUMBER_TAKEN);
          await transaction
            .insertInto('registry_owners')
            .values(owners.map((account_id, position) => ({ registry_id: grId, account_id, position })))
            .execute();
          await saveDeliveryAddress(transaction, grId, address);
          const { version, market } = registry;
          await saveWebhooks(context, transaction, [{ type: 'registry.created', data: { grId, version, market } }]);
          if (O.isSome(idempotency)) await saveIdempotencyRecord(transaction, idempotency.value, { grId }, now);
          return E.right({ grId });
        },
      ),
    ),

  search: (market, query, { page: pageNumber, today }) =>
    attempt(context, 'directory.search', ({ db }) =>
      inSnapshot(db, async (queries) => {
        const counted = await queries
          .selectFrom(
            findable(queries, market, query)
              .select('registry_id')
              .limit(FOUND_PER_PAGE * MOST_FOUND_PAGES)
              .as('found'),
          )
          .select((eb) => eb.fn.countAll<number>().as('total'))
          .executeTakeFirstOrThrow();
        const total = Number(counted.total);
        const pages = foundPages(total);
        const page = foundPageShown(pageNumber, pages);
        const rows =
          total === 0
            ? []
            : await findable(queries, market, query)
                .selectAll()
                .orderBy(sql`coalesce(event_date < ${today}::date, false)`)
                .orderBy('event_date')
                .orderBy(sql`registry_id::bigint`)
                .limit(FOUND_PER_PAGE)
                .offset((page - 1) * FOUND_PER_PAGE)
                .execute();
        return {
          registries: rows.map((row) => foundOf(readStored(FoundRow, row))),
          total,
          page,
          pages,
        };
      }),
    ),
});
