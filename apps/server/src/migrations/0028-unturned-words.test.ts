import { exampleItem, exampleRegistry, grIdOf } from '@gift-registry/domain/testing/arbitrary';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds, type TestDatabase, testDatabase } from '../testing/opened-database.ts';
import { sqlWorld } from '../testing/sql-contract-world.ts';
import { unturnedWords } from './0028-unturned-words.ts';

const TURNED = 'a\u2066b\u200fc\u202e';
const CLEAN = 'ab\u200fc';

/** How to read: in the table, these columns hold words of people. */
const tables: Readonly<Record<string, ReadonlyArray<string>>> = {
  accounts: ['first_name', 'last_name'],
  account_drafts: ['first_name', 'last_name'],
  registries: [
    ...['primary_first_name', 'primary_last_name', 'secondary_first_name', 'secondary_last_name'],
    ...['greeting', 'biography'],
  ],
  delivery_addresses: ['recipient', 'line1', 'line2', 'city', 'region', 'postal_code'],
  orders: ['giver_first_name', 'giver_last_name', 'message'],
  gift_marks: ['note'],
  designs: ['font', 'color', 'line1', 'line2'],
};
const jsons = ['group_gift', 'personalization'];

/** A row in each table that no registry brings. */
const rows: ReadonlyArray<string> = [
  `insert into accounts (account_id, email, password_hash) values ('of-words', 'words@example.com', '-')`,
  `insert into account_drafts (digest, email, first_name, last_name, password_hash, expires_at)
     values ('d', 'draft@example.com', '', '', '-', now())`,
  `insert into delivery_addresses values ('100001', '', '', '', '', '', '')`,
  `insert into orders (order_number, visitor, site, giver_first_name, giver_last_name, giver_email, message, shipping_method,
     subtotal, authorization_name, placed_at) values ('1', 'v', 'main', '', '', 'r@example.com', '', 's', 1, 'a', now())`,
  `insert into gift_marks values ('100001', 'g', true, '')`,
  `insert into designs (personalization_id, sku, personalization_type, font, color, line1, line2, saved_at)
     values (1000001, '9', 700, '', '', 'x', '', now())`,
];

const json = (text: string): string => JSON.stringify({ said: text, "it's": [`"${text}"`] });

type Any = TestDatabase['database']['db'];

const fill = async (db: Any, text: string): Promise<void> => {
  for (const [table, columns] of Object.entries(tables))
    for (const column of columns) await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${text}`.execute(db);
  for (const column of jsons) await sql`update registry_items set ${sql.ref(column)} = ${json(text)}::json`.execute(db);
};

const said = async (db: Any): Promise<ReadonlyArray<unknown>> => {
  const found: unknown[] = [];
  for (const [table, columns] of Object.entries({ ...tables, registry_items: jsons })) {
    const { rows } = await sql`select distinct ${sql.join(columns.map((column) => sql`${sql.ref(column)}::text`))}
      from ${sql.table(table)}`.execute(db);
    found.push(...rows.flatMap((row) => columns.map((column) => [table, column, Object(row)[column]])));
  }
  return found;
};

const sayings = (text: string): ReadonlyArray<unknown> => [
  ...Object.entries(tables).flatMap(([table, columns]) => columns.map((column) => [table, column, text])),
  ...jsons.map((column) => ['registry_items', column, json(text)]),
];

const design = (db: Any, id: number, line1: string) =>
  sql`insert into designs (personalization_id, sku, personalization_type, font, color, line1, line2, saved_at)
    values (${id}, '9', 700, '', '', ${line1}, '', now())`.execute(db);

describe.each(databaseKinds)('words that turned others around, on the %s database', (kind) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await testDatabase(kind);
    await sqlWorld(test.database).given({
      registries: [exampleRegistry({ grId: grIdOf('100001'), items: [exampleItem()] })],
    });
    for (const row of rows) await sql.raw(row).execute(test.database.db);
  });
  afterAll(() => test.remove());

  it('[SET-01] [GREET-01] [PERS-03] [CART-06] lose the signs that did it, wherever people write, and nothing else; other words stay untouched', async () => {
    const { db } = test.database;
    for (const [before, after] of [
      [TURNED, CLEAN],
      ['\u05d3\u05d5\u05d3 ', '\u05d3\u05d5\u05d3 '],
    ] as const) {
      await fill(db, before);
      await unturnedWords.up(db);
      expect(await said(db)).toEqual(sayings(after));
    }
  });

  it('[ROUTE-06] a registry is found by its names as they are now', async () => {
    const { db } = test.database;
    await sql`update registries set primary_first_name = ${'Ro\u202esa'}, primary_last_name = null, secondary_first_name = null,
      secondary_last_name = 'Lind', name_words = array_to_tsvector(array['ro', 'sa'])`.execute(db);
    await unturnedWords.up(db);
    const found = await sql`select name_words::text as words from registries`.execute(db);
    expect(found.rows).toEqual([{ words: "'rosa'" }]);
  });

  it('[PERS-02] [PERS-03] a design that would say the same as another, or nothing, stays as it is', async () => {
    const { db } = test.database;
    await sql`delete from designs`.execute(db);
    const lines = ['A', 'A\u202e', 'B\u202e', '\u2066B', '\u202e'];
    for (const [place, line] of lines.entries()) await design(db, 1_000_001 + place, line);
    await unturnedWords.up(db);
    const kept = await sql<{ line1: string }>`select line1 from designs order by personalization_id`.execute(db);
    expect(kept.rows.map(({ line1 }) => line1)).toEqual(['A', 'A\u202e', 'B', '\u2066B', '\u202e']);
  });
});
