import { type Kysely, type Migration, sql } from 'kysely';
import { wordsThen } from './words-then.ts';

/** How to read: in the table on the left people wrote into the columns on the right. */
const written: ReadonlyArray<readonly [table: string, columns: ReadonlyArray<string>]> = [
  ['accounts', ['first_name', 'last_name']],
  ['account_drafts', ['first_name', 'last_name']],
  ['registries', ['greeting', 'biography']],
  ['delivery_addresses', ['recipient', 'line1', 'line2', 'city', 'region', 'postal_code']],
  ['orders', ['giver_first_name', 'giver_last_name', 'message']],
  ['gift_marks', ['note']],
];

/** Signs that turn the direction of writing around, as they could be written until now. */
const TURNS = '[\u202a-\u202e\u2066-\u2069]';

const clean = (column: string) => sql`regexp_replace(${sql.ref(column)}, ${TURNS}, '', 'g')`;

interface NamesThen {
  readonly registry_id: string;
  readonly names: string;
}

/** Names turn into other words once they are clean, so their registries are found by those. */
const cleanNames = async (db: Kysely<unknown>): Promise<void> => {
  const { rows } = await sql<NamesThen>`update registries set
      primary_first_name = ${clean('primary_first_name')}, primary_last_name = ${clean('primary_last_name')},
      secondary_first_name = ${clean('secondary_first_name')}, secondary_last_name = ${clean('secondary_last_name')}
    where concat(primary_first_name, primary_last_name, secondary_first_name, secondary_last_name) ~ ${TURNS}
    returning registry_id,
      concat_ws(' ', primary_first_name, primary_last_name, secondary_first_name,
        case when secondary_first_name is not null then secondary_last_name end) as names`.execute(db);
  for (const { registry_id, names } of rows)
    await sql`update registries set name_words = array_to_tsvector(${wordsThen(names)}::text[])
      where registry_id = ${registry_id}`.execute(db);
};

/** One by one: a design that would say the same as another, or nothing, stays as it is, since items, carts and orders name it. */
const cleanDesigns = async (db: Kysely<unknown>): Promise<void> => {
  const { rows } = await sql<{ personalization_id: string | number }>`select personalization_id from designs
    where concat(font, color, line1, line2) ~ ${TURNS} order by personalization_id`.execute(db);
  for (const { personalization_id } of rows)
    await sql`update designs set font = its.font, color = its.color, line1 = its.line1, line2 = its.line2
      from (
        select personalization_id, sku, personalization_type, ${clean('font')} as font, ${clean('color')} as color,
          ${clean('line1')} as line1, ${clean('line2')} as line2
        from designs where personalization_id = ${personalization_id}
      ) as its
      where designs.personalization_id = its.personalization_id and (its.line1 <> '' or its.line2 <> '')
        and not exists (
          select from designs as other
          where (other.sku, other.personalization_type, other.font, other.color, other.line1, other.line2)
            = (its.sku, its.personalization_type, its.font, its.color, its.line1, its.line2)
        )`.execute(db);
};

/** Takes out of what people wrote the signs that would turn our words beside it; texts that hold none stay untouched. */
export const unturnedWords: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const [table, columns] of written)
      for (const column of columns)
        await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${clean(column)}
          where ${sql.ref(column)} ~ ${TURNS}`.execute(db);
    await cleanNames(db);
    await cleanDesigns(db);
    for (const column of ['group_gift', 'personalization'])
      await sql`update registry_items set ${sql.ref(column)} = regexp_replace(${sql.ref(column)}::text, ${TURNS}, '', 'g')::json
        where ${sql.ref(column)}::text ~ ${TURNS}`.execute(db);
  },
};
