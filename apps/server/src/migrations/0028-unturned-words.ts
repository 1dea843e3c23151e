import { type Kysely, type Migration, sql } from 'kysely';

/** How to read: in the table on the left people wrote into the columns on the right. */
const written: ReadonlyArray<readonly [table: string, columns: ReadonlyArray<string>]> = [
  ['accounts', ['first_name', 'last_name']],
  ['account_drafts', ['first_name', 'last_name']],
  [
    'registries',
    ['primary_first_name', 'primary_last_name', 'secondary_first_name', 'secondary_last_name', 'greeting', 'biography'],
  ],
  ['orders', ['giver_first_name', 'giver_last_name', 'message']],
  ['gift_marks', ['note']],
];

/** Signs that turn the direction of writing around, as they could be written until now. */
const TURNS = '[\u202a-\u202e\u2066-\u2069]';

/** Takes out of what people wrote the signs that would turn our words beside it; texts that hold none stay untouched. */
export const unturnedWords: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const [table, columns] of written)
      for (const column of columns)
        await sql`update ${sql.table(table)} set ${sql.ref(column)} = regexp_replace(${sql.ref(column)}, ${TURNS}, '', 'g')
          where ${sql.ref(column)} ~ ${TURNS}`.execute(db);
    await sql`update registry_items set group_gift = regexp_replace(group_gift::text, ${TURNS}, '', 'g')::json
      where group_gift::text ~ ${TURNS}`.execute(db);
  },
};
