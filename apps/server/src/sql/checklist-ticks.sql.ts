import type { ChecklistKey, ChecklistTicks, GrId } from '@gift-registry/domain';
import { sql } from 'kysely';
import type { Queries } from '../database/queries.ts';
import { attempt } from './attempt.ts';
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

/** What registrants ticked by hand, in one database. */
export const checklistTicks = (context: SqlContext): ChecklistTicks => ({
  of: (grId) => attempt(context, 'checklistTicks.of', ({ db }) => ticked(db, grId)),

  tick: (grId, key, isTicked) =>
    attempt(context, 'checklistTicks.tick', async ({ db }) => {
      if (isTicked)
        await db
          .insertInto('checklist_ticks')
          .columns(['registry_id', 'entry', 'ticked_at'])
          .expression((eb) =>
            eb
              .selectFrom('registries')
              .select(({ val }) => [
                'registry_id',
                val<string>(key).as('entry'),
                sql<string>`clock_timestamp()`.as('ticked_at'),
              ])
              .where('registry_id', '=', grId),
          )
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      else await db.deleteFrom('checklist_ticks').where('registry_id', '=', grId).where('entry', '=', key).execute();
      return ticked(db, grId);
    }),
});
