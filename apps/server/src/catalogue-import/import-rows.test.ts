import { either as E, option as O } from 'fp-ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { empty, type TestDatabase, testDatabase } from '../testing/opened-database.ts';
import { type Import, importRows } from './import-rows.ts';
import type { LeftOut } from './row-problem.ts';
import type { FileRow } from './rows-of-file.ts';

const heading = ['sku', 'name', 'price'];

async function* fileOf(...rows: ReadonlyArray<FileRow['cells']>): AsyncGenerator<FileRow, void, undefined> {
  let line = 0;
  for (const cells of rows) {
    line += 1;
    yield { line, cells };
  }
}
const cups = (count: number) => Array.from({ length: count }, (_, index) => [String(index + 1), 'Cup', '9.50']);

describe('rows imported into the database', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await testDatabase('server');
  });
  beforeEach(() => empty(test.database));
  afterAll(() => test.remove());

  const run = async (rows: AsyncIterable<FileRow>, given: Partial<Import> = {}) => {
    const leftOut: Array<LeftOut> = [];
    const outcome = await importRows(
      test.database,
      {
        market: 'US',
        rules: { brand: 'main', unit: 'in', currency: 'USD', rate: O.none },
        chosen: new Map(),
        isDryRun: false,
        leaveOut: (row) => leftOut.push(row),
        progress: () => undefined,
        ...given,
      },
      rows,
    );
    return { outcome, leftOut };
  };
  /** The planner's row count of the table; -1 before it is analyzed. */
  const reckoned = async () => {
    const { rows } = await sql<{
      readonly rows: number;
    }>`select reltuples::int as rows from pg_class where relname = 'products'`.execute(test.database.db);
    return rows[0]?.rows;
  };

  it('[ADD-09] are written in batches, and the table is analyzed afterwards', async () => {
    const { outcome } = await run(fileOf(heading, ...cups(501)));
    expect(outcome).toEqual(E.right({ rows: 501, added: 501, changed: 0, unchanged: 0, leftOut: 0 }));
    expect(await reckoned()).toBe(501);
    const again = await run(fileOf(heading, ...cups(501)));
    expect(again.outcome).toEqual(E.right({ rows: 501, added: 0, changed: 0, unchanged: 501, leftOut: 0 }));
  });

  it('[ADD-09] the first readable row of a SKU counts', async () => {
    const { outcome, leftOut } = await run(
      fileOf(heading, ['7', 'Cup', 'dear'], ['7', 'Cup', '9.50'], ['007', 'Bowl', '1']),
    );
    expect(outcome).toEqual(E.right({ rows: 3, added: 1, changed: 0, unchanged: 0, leftOut: 2 }));
    expect(leftOut.map(({ line, problem }) => [line, problem._tag])).toEqual([
      [2, 'PriceUnreadable'],
      [4, 'Repeated'],
    ]);
  });

  it('a row with a missing or extra cell, or with an unclosed quote, is left out', async () => {
    const { leftOut } = await run(fileOf(heading, ['7', 'Cup'], ['7', 'Cup', '1', ''], undefined));
    expect(leftOut.map(({ problem }) => problem)).toEqual([
      { _tag: 'WrongCellCount', cells: 2, expected: 3 },
      { _tag: 'WrongCellCount', cells: 4, expected: 3 },
      { _tag: 'BrokenQuotes' },
    ]);
  });

  it('a dry run counts the same and writes nothing', async () => {
    const { outcome } = await run(fileOf(heading, ...cups(2)), { isDryRun: true });
    expect(outcome).toMatchObject(E.right({ added: 2 }));
    expect(await test.database.db.selectFrom('products').select('sku').execute()).toEqual([]);
  });

  it.each([
    ['no heading', fileOf(), 'The file has no heading.'],
    ['a heading that cannot be read', fileOf(undefined), 'The heading, the first line of the file, cannot be read.'],
    ['no column for the price', fileOf(['sku', 'name']), 'No column for price is found'],
  ])('a file with %s is refused', async (_, rows, sentence) => {
    const { outcome } = await run(rows);
    expect(E.isLeft(outcome) ? outcome.left : '').toContain(sentence);
  });
});
