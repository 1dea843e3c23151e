import type { Letter, LetterBox } from '@gift-registry/domain';
import { function as F, option as O } from 'fp-ts';
import { sql } from 'kysely';
import type { Observable } from 'rxjs';
import type { Queries } from '../database/queries.ts';
import { attempt } from './attempt.ts';
import { jsonOf, readKept } from './json/codec.ts';
import { LetterJson } from './json/letter.json.ts';
import type { SqlContext } from './sql-context.ts';

/** Keeps a letter in the write that causes it; it is due at once. */
export const keepLetter = async (
  { clock }: Pick<SqlContext, 'clock'>,
  queries: Queries,
  letter: Letter,
): Promise<void> => {
  await queries
    .insertInto('letters')
    .values({ letter: jsonOf(LetterJson, letter), due_at: clock.now() })
    .execute();
};

/** The letters of one database that wait. Of several processes each takes another one. */
export const letterBox = (
  context: SqlContext,
  waiting$: Observable<void> & { readonly next: () => void },
): LetterBox => ({
  put: (letter) =>
    attempt(context, 'letters.put', async ({ db }) => {
      await keepLetter(context, db, letter);
      waiting$.next();
    }),
  take: (now, until) =>
    attempt(context, 'letters.take', async ({ db }) => {
      const taken = await db
        .updateTable('letters')
        .set({ due_at: until, attempts: sql<number>`attempts + 1` })
        .where('letter_id', '=', (due) =>
          due
            .selectFrom('letters')
            .select('letter_id')
            .where('due_at', '<=', now)
            .orderBy('due_at')
            .orderBy('letter_id')
            .limit(1)
            .forUpdate()
            .skipLocked(),
        )
        .returning(['letter_id', 'letter', 'attempts'])
        .executeTakeFirst();
      return F.pipe(
        O.fromNullable(taken),
        O.map(({ letter_id, letter, attempts }) => ({ id: letter_id, letter: readKept(LetterJson, letter), attempts })),
      );
    }),
  done: (id) =>
    attempt(context, 'letters.done', async ({ db }) => {
      await db.deleteFrom('letters').where('letter_id', '=', id).execute();
    }),
  postpone: (id, at) =>
    attempt(context, 'letters.postpone', async ({ db }) => {
      await db.updateTable('letters').set({ due_at: at }).where('letter_id', '=', id).execute();
    }),
  waiting$,
});
