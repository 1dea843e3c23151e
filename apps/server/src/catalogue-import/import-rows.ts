import type { Market, Product, Sku } from '@gift-registry/domain';
import { either as E } from 'fp-ts';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { analyzeProducts, type PutProducts, putProducts } from '../sql/put-products.ts';
import { type Columns, cellsOf, columnsOf, type Field } from './columns.ts';
import { type ImportRules, productOfRow } from './product-of-row.ts';
import type { ImportOutcome } from './report.ts';
import type { LeftOut, RowProblem } from './row-problem.ts';
import type { FileRow } from './rows-of-file.ts';

/** An import into a catalogue. */
export interface Import {
  readonly market: Market;
  readonly rules: ImportRules;
  readonly chosen: ReadonlyMap<Field, string>;
  /** Runs the import and rolls it back. */
  readonly isDryRun: boolean;
  readonly leaveOut: (row: LeftOut) => void;
  readonly progress: (rows: number) => void;
}

/** A batch is written completely or not at all. */
const BATCH = 500;

type Placed = { readonly line: number; readonly product: Product };

interface Put extends PutProducts {
  /** SKUs that are listed in the other market. */
  readonly listedElsewhere: ReadonlyArray<string>;
}

const put = async ({ db }: Database, { market, isDryRun }: Import, batch: ReadonlyArray<Placed>): Promise<Put> => {
  const outcome = await inTransaction<Put, Put>(db, async (transaction) => {
    const products = batch.map(({ product }) => product);
    const counts = await putProducts(transaction, market, products);
    const elsewhere =
      counts.elsewhere === 0
        ? []
        : await transaction
            .selectFrom('products')
            .select('sku')
            .where('market', '!=', market)
            .where(
              'sku',
              'in',
              products.map(({ sku }) => sku),
            )
            .execute();
    const done = { ...counts, listedElsewhere: elsewhere.map(({ sku }) => sku) };
    return isDryRun ? E.left(done) : E.right(done);
  });
  return E.toUnion(outcome);
};

/**
 * Writes the products of a file's rows to the catalogue, batch by batch; the first row is the heading. The first readable row of a SKU
 * counts. Left is the reason why nothing was imported, in a sentence.
 */
export const importRows = async (
  database: Database,
  given: Import,
  rows: AsyncIterable<FileRow>,
): Promise<E.Either<string, ImportOutcome>> => {
  let columns: Columns | undefined;
  const firstLines = new Map<Sku, number>();
  const outcome = { rows: 0, added: 0, changed: 0, unchanged: 0, leftOut: 0 };
  let batch: Array<Placed> = [];
  const leaveOut = (row: LeftOut): void => {
    outcome.leftOut += 1;
    given.leaveOut(row);
  };
  const land = async (): Promise<void> => {
    if (batch.length === 0) return;
    const counts = await put(database, given, batch);
    outcome.added += counts.added;
    outcome.changed += counts.changed;
    outcome.unchanged += counts.unchanged;
    for (const { line, product } of batch.filter(({ product }) => counts.listedElsewhere.includes(product.sku)))
      leaveOut({ line, problem: { _tag: 'OtherMarket', sku: product.sku } });
    batch = [];
    given.progress(outcome.rows);
  };
  const read = (all: Columns, cells: FileRow['cells']): E.Either<RowProblem, Product> => {
    if (cells === undefined) return E.left({ _tag: 'BrokenQuotes' });
    if (cells.length !== all.count) return E.left({ _tag: 'WrongCellCount', cells: cells.length, expected: all.count });
    const product = productOfRow(given.rules)(cellsOf(all, cells));
    if (E.isLeft(product)) return product;
    const { sku } = product.right;
    const firstLine = firstLines.get(sku);
    return firstLine === undefined ? product : E.left({ _tag: 'Repeated', sku, firstLine });
  };
  const take = (all: Columns, { line, cells }: FileRow): void => {
    outcome.rows += 1;
    const product = read(all, cells);
    if (E.isLeft(product)) leaveOut({ line, problem: product.left });
    else {
      firstLines.set(product.right.sku, line);
      batch.push({ line, product: product.right });
    }
  };
  for await (const row of rows) {
    if (columns === undefined) {
      if (row.cells === undefined) return E.left('The heading, the first line of the file, cannot be read.');
      const found = columnsOf(row.cells, given.chosen);
      if (E.isLeft(found)) return found;
      columns = found.right;
    } else {
      take(columns, row);
      if (batch.length === BATCH) await land();
    }
  }
  if (columns === undefined) return E.left('The file has no heading.');
  await land();
  if (!given.isDryRun && firstLines.size > 0) await analyzeProducts(database.db);
  return E.right(outcome);
};
