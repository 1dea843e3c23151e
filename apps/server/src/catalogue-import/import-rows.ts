import type { ListedProducts, ProductInput, Sku } from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import { type Columns, cellsOf, cellUnder, columnsOf, headingOf, unitOf } from './columns.ts';
import type { Field } from './fields.ts';
import type { ExportRow, RowMeaning } from './file-formats.ts';
import { type ImportRules, inputOfRow, type ReadRow } from './input-of-row.ts';
import type { Finding, RowProblem } from './problems.ts';
import type { ImportOutcome } from './report.ts';
import type { FileRow } from './rows-of-file.ts';

/** Writes products, all of them or none; left is why it cannot, in a sentence. */
export type ProductSink = (products: ReadonlyArray<ProductInput>) => Promise<E.Either<string, ListedProducts>>;

/** An import. */
export interface Import {
  readonly rules: ImportRules;
  readonly chosen: ReadonlyMap<Field, string>;
  readonly write: ProductSink;
  readonly report: (finding: Finding) => void;
  readonly progress: (rows: number) => void;
}

/** A batch is written completely or not at all: at most so many products, and so many bytes of their JSON, half of what the service reads in a call. */
const BATCH = 500;
const BATCH_BYTES = 4 * 1_024 * 1_024;

type ImportedRow = { readonly line: number; readonly input: ProductInput };

/** A row with the file's columns: its product, or what else it is. */
type RowOf = (row: FileRow) => E.Either<RowProblem, ReadRow | Extract<RowMeaning, { _tag: 'NoProduct' }>>;

const rowReader = (rules: ImportRules, columns: Columns): RowOf => {
  const meaningOf = columns.format.reader();
  const read = inputOfRow(rules, {
    unitOf: (field) => unitOf(columns, field),
    levelsOf: columns.format.levelsOf,
  });
  return ({ cells }) => {
    if (cells === undefined) return E.left({ _tag: 'BrokenQuotes' });
    // A spreadsheet writes no empty cells at the end of a row, or too many of them.
    const [expected, further] = [columns.heading.length, cells.slice(columns.heading.length)];
    if (further.some((cell) => cell.trim() !== ''))
      return E.left({ _tag: 'TooManyCells', cells: cells.length, expected });
    const row: ExportRow = { cells: cellsOf(columns, cells), under: cellUnder(columns, cells) };
    const meaning = meaningOf(row);
    if (meaning._tag === 'NoProduct') return E.right(meaning);
    const found = read(meaning.cells);
    if (E.isRight(found)) return found;
    const { field, problem } = found.left;
    return E.left({ _tag: 'BadCell', column: headingOf(columns, field), problem });
  };
};

/**
 * Writes the products of a file's rows, batch by batch; the first row is the heading. The first readable row of a SKU
 * counts. Left is the reason why the import ended before its end, in a sentence.
 */
export const importRows = async (
  given: Import,
  rows: AsyncIterable<FileRow>,
): Promise<E.Either<string, ImportOutcome>> => {
  let columns: Columns | undefined;
  let read: RowOf | undefined;
  const firstLines = new Map<Sku, number>();
  const outcome = {
    format: '',
    rows: 0,
    added: 0,
    changed: 0,
    unchanged: 0,
    leftOut: 0,
    cellsLeftOut: 0,
    noProducts: 0,
  };
  let batch: Array<ImportedRow> = [];
  let batchBytes = 0;
  const leaveOut = (line: number, problem: RowProblem): void => {
    outcome.leftOut += 1;
    given.report({ _tag: 'RowLeftOut', line, problem });
  };
  const writeBatch = async (): Promise<E.Either<string, void>> => {
    if (batch.length === 0) return E.right(undefined);
    const written = await given.write(batch.map(({ input }) => input));
    if (E.isLeft(written)) return written;
    const { added, changed, unchanged, elsewhere, unpublished } = written.right;
    outcome.added += added;
    outcome.changed += changed;
    outcome.unchanged += unchanged;
    for (const { line, input } of batch) {
      const { sku } = input;
      if (elsewhere.includes(sku)) leaveOut(line, { _tag: 'OtherMarket', sku });
      if (unpublished.includes(sku)) leaveOut(line, { _tag: 'Unpublished', sku });
    }
    batch = [];
    batchBytes = 0;
    given.progress(outcome.rows);
    return E.right(undefined);
  };
  const take = (all: Columns, readRow: RowOf, row: FileRow): O.Option<ImportedRow> => {
    outcome.rows += 1;
    const { line } = row;
    const meaning = readRow(row);
    if (E.isLeft(meaning)) {
      leaveOut(line, meaning.left);
      return O.none;
    }
    if ('_tag' in meaning.right) {
      outcome.noProducts += 1;
      return O.none;
    }
    const { input, bad } = meaning.right;
    const firstLine = firstLines.get(input.sku);
    if (firstLine !== undefined) {
      leaveOut(line, { _tag: 'Repeated', sku: input.sku, firstLine });
      return O.none;
    }
    firstLines.set(input.sku, line);
    outcome.cellsLeftOut += bad.length;
    for (const { field, problem } of bad)
      given.report({ _tag: 'CellLeftOut', line, column: headingOf(all, field), problem });
    return O.some({ line, input });
  };
  const add = async (imported: ImportedRow): Promise<E.Either<string, void>> => {
    const bytes = Buffer.byteLength(JSON.stringify(imported.input));
    const isFull = batch.length === BATCH || batchBytes + bytes > BATCH_BYTES;
    const written = isFull ? await writeBatch() : E.right(undefined);
    batch.push(imported);
    batchBytes += bytes;
    return written;
  };
  for await (const row of rows) {
    if (columns === undefined || read === undefined) {
      if (row.cells === undefined) return E.left('The heading, the first line of the file, cannot be read.');
      const found = columnsOf(row.cells, given.chosen);
      if (E.isLeft(found)) return found;
      columns = found.right;
      read = rowReader(given.rules, columns);
      outcome.format = columns.format.name;
    } else {
      const imported = take(columns, read, row);
      if (O.isNone(imported)) continue;
      const added = await add(imported.value);
      if (E.isLeft(added)) return added;
    }
  }
  if (columns === undefined) return E.left('The file has no heading.');
  const written = await writeBatch();
  return E.isLeft(written) ? written : E.right(outcome);
};
