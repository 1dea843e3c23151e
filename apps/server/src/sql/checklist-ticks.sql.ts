import type { ChecklistKey, ChecklistTicks, GrId, RegistryNotFound } from '@gift-registry/domain';
import { either as E } from 'fp-ts';
import { sql } from 'kysely';
import type { Queries } from '../database/queries.ts';
import { inTransaction } from '../database/transaction.ts';
import { attempt, attemptEither } from './attempt.ts';
import type { SqlContext } from './sql-context.ts';

const ticked = async (queries: Queries, grId: GrId): Promise<ReadonlyArray<ChecklistKey>> => {
  const rows = await queries
    .selectFrom('checklist_ticks')
    .select('entry')
    .where('registry_id', '=', grId)
    .orderBy('ticked_at')
    .orderBy('entry')
    .execute();
  return rows.map(({ entry }) => entry);
};

/** Locks the registry against deletion until the transaction ends; false if there is no such registry. */
const locksRegistry = async (transaction: Queries, grId: GrId): Promise<boolean> => {
  const row = await transaction
    .selectFrom('registries')
    .select('registry_id')
    .where('registry_id', '=', grId)
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
};

/** The checklist entries that registrants ticked by hand, in one database. */
export const checklistTicks = (context: SqlContext): ChecklistTicks => ({
  of: (grId) => attempt(context, 'checklistTicks.of', ({ db }) => ticked(db, grId)),

  tick: (grId, key, isTicked) =>
    attemptEither(context, 'checklistTicks.tick', ({ db }) =>
      inTransaction(db, async (transaction) => {
        if (!(await locksRegistry(transaction, grId))) return E.left<RegistryNotFound>({ _tag: 'RegistryNotFound' });
        if (isTicked)
          await transaction
            .insertInto('checklist_ticks')
            .values({ registry_id: grId, entry: key, ticked_at: sql<string>`clock_timestamp()` })
            .onConflict((conflict) => conflict.doNothing())
            .execute();
        else
          await transaction
            .deleteFrom('checklist_ticks')
            .where('registry_id', '=', grId)
            .where('entry', '=', key)
            .execute();
        return E.right(await ticked(transaction, grId));
      }),
    ),
});
