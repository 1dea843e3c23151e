import type { Unavailable } from '@gift-registry/domain';
import type { taskEither as TE } from 'fp-ts';
import { sql } from 'kysely';
import { attempt } from './attempt.ts';
import type { SqlContext } from './sql-context.ts';

/** Whether the database answers. */
export const ping = (context: SqlContext): TE.TaskEither<Unavailable, void> =>
  attempt(context, 'ping', async ({ db }) => {
    await sql`select 1`.execute(db);
  });
