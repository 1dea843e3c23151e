import type { Design, DesignRequest, DesignStore, Instant, ItemIdentity } from '@gift-registry/domain';
import type { io as IO } from 'fp-ts';
import type { Queries } from '../database/queries.ts';
import { attempt } from './attempt.ts';
import { readStored } from './json/codec.ts';
import { PersonalizationId, Sku } from './json/value.json.ts';
import type { SqlContext } from './sql-context.ts';

type Number = ItemIdentity['personalizationId'];

const columnsOf = ({ sku, personalizationType, font, color, line1, line2 }: DesignRequest) => ({
  sku,
  personalization_type: personalizationType,
  font,
  color,
  line1,
  line2,
});

/** The number of an equal design, if there is one; updates when it was last saved. */
const saveAgain = async (queries: Queries, design: DesignRequest, now: Instant): Promise<Number | undefined> => {
  const { sku, personalization_type, font, color, line1, line2 } = columnsOf(design);
  const row = await queries
    .updateTable('designs')
    .set({ saved_at: now })
    .where('sku', '=', sku)
    .where('personalization_type', '=', personalization_type)
    .where('font', '=', font)
    .where('color', '=', color)
    .where('line1', '=', line1)
    .where('line2', '=', line2)
    .returning('personalization_id')
    .executeTakeFirst();
  return row === undefined ? undefined : readStored(PersonalizationId, row.personalization_id);
};

/** Searches for an equal design first; when the design or its number conflicts, it starts again. */
const save = async (
  queries: Queries,
  design: DesignRequest,
  drawNumber: IO.IO<Number>,
  now: Instant,
): Promise<Number> => {
  const known = await saveAgain(queries, design, now);
  if (known !== undefined) return known;
  const row = await queries
    .insertInto('designs')
    .values({ ...columnsOf(design), personalization_id: drawNumber(), saved_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('personalization_id')
    .executeTakeFirst();
  return row === undefined
    ? save(queries, design, drawNumber, now)
    : readStored(PersonalizationId, row.personalization_id);
};

/** The existing designs of these identities. */
export const readDesigns = async (
  queries: Queries,
  identities: ReadonlyArray<ItemIdentity>,
): Promise<ReadonlyArray<Design>> => {
  if (identities.length === 0) return [];
  const rows = await queries
    .selectFrom('designs')
    .selectAll()
    .where((where) =>
      where.or(
        identities.map(({ sku, personalizationId }) =>
          where.and([where('sku', '=', sku), where('personalization_id', '=', personalizationId)]),
        ),
      ),
    )
    .execute();
  return rows.map(({ sku, personalization_id, font, color, line1, line2 }) => ({
    identity: { sku: readStored(Sku, sku), personalizationId: readStored(PersonalizationId, personalization_id) },
    font,
    color,
    line1,
    line2,
  }));
};

/** The designs of one database. */
export const designStore = (context: SqlContext): DesignStore => ({
  save: (design, drawNumber) =>
    attempt(context, 'designs.save', ({ db, clock }) => save(db, design, drawNumber, clock.now())),
  find: (identities) => attempt(context, 'designs.find', ({ db }) => readDesigns(db, identities)),
});
