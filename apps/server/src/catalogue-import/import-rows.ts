import type { ListedProducts, PriceHeldBack, ProductInput, Sku } from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import { type Columns, cellsOf, cellUnder, columnsOf, headingOf, unitOf } from './columns.ts';
import type { Field } from './fields.ts';
import type { ExportRow, RowMeaning } from './file-formats.ts';
import { type ImportRules, inputOfRow, type ReadRow } from './input-of-row.ts';
import type { CellProblem, Finding, RowProblem } from './problems.ts';
import type { ImportOutcome } from './report.ts';
import type { FileRow } from './rows-of-file.ts';

/** Writes products, all of them or none; left is the reason for a failure, in a sentence. */
export type ProductSink = (products: ReadonlyArray<ProductInput>) => Promise<E.Either<string, ListedProducts>>;

/** The settings and callbacks of an import. */
export interface Import {
  readonly rules: ImportRules;
  readonly chosen: ReadonlyMap<Field, string>;
  readonly write: ProductSink;
  readonly report: (finding: Finding) => void;
  readonly progress: (rows: number) => void;
}

/**
 * A batch is written completely or not at all: its maximum number of products, and of bytes of their JSON, half of what
 * the service accepts in a call.
 */
const BATCH = 500;
const BATCH_BYTES = 4 * 1_024 * 1_024;

/** Rows of one product that are read together at most; the pictures of further ones are not seen. */
const MOST_TOGETHER = 1_000;

type ImportedRow = { readonly line: number } & Pick<ReadRow, 'input' | 'pictureFields'>;

/** Interprets a row by the file's columns: its product, or what else it is. */
type RowOutcome = E.Either<RowProblem, ReadRow | Extract<RowMeaning, { _tag: 'NoProduct' }>>;

/** Reads rows that belong together. */
interface RowReader {
  readonly isTogether: (row: FileRow, next: FileRow) => boolean;
  readonly read: (rows: ReadonlyArray<FileRow>) => ReadonlyArray<RowOutcome>;
}

const rowReader = (rules: ImportRules, columns: Columns): RowReader => {
  const { format } = columns;
  const meaningOf = format.reader();
  const inputOf = inputOfRow(rules, { unitOf: (field) => unitOf(columns, field), levelsOf: format.levelsOf });
  const exportRow = ({ cells = [] }: FileRow): ExportRow => ({
    cells: cellsOf(columns, cells),
    under: cellUnder(columns, cells),
  });
  const productOf = (row: FileRow): string => O.match(() => '', exportRow(row).under)(format.together);
  const outcomeOf = ({ cells, isCutOff }: FileRow, row: ExportRow, together: ReadonlyArray<ExportRow>): RowOutcome => {
    if (isCutOff === true) return E.left({ _tag: 'CutOff' });
    if (cells === undefined) return E.left({ _tag: 'BrokenQuotes' });
    // A spreadsheet may omit empty cells at the end of a row, or write too many.
    const [expected, further] = [columns.heading.length, cells.slice(columns.heading.length)];
    if (further.some((cell) => cell.trim() !== ''))
      return E.left({ _tag: 'TooManyCells', cells: cells.length, expected });
    const meaning = meaningOf(row, together);
    if (meaning._tag === 'NoProduct') return E.right(meaning);
    const found = inputOf(meaning.cells);
    if (E.isRight(found)) return found;
    const { field, problem } = found.left;
    return E.left({ _tag: 'BadCell', column: headingOf(columns, field), problem });
  };
  return {
    isTogether: (row, next) => productOf(row) !== '' && productOf(row) === productOf(next),
    read: (rows) => {
      const parsed = rows.map((row) => ({ row, fields: exportRow(row) }));
      const together = parsed.map(({ fields }) => fields);
      return parsed.map(({ row, fields }) => outcomeOf(row, fields, together));
    },
  };
};

/**
 * Writes the products of a file's rows, batch by batch; the first row is the heading. The first readable row of a SKU
 * counts. Left is the reason why the import stopped early, in a sentence.
 */
export const importRows = async (
  given: Import,
  rows: AsyncIterable<FileRow>,
): Promise<E.Either<string, ImportOutcome>> => {
  let columns: Columns | undefined;
  let reader: RowReader | undefined;
  let together: Array<FileRow> = [];
  const firstLines = new Map<Sku, number>();
  const outcome = {
    format: '',
    rows: 0,
    added: 0,
    changed: 0,
    unchanged: 0,
    leftOut: 0,
    pricesHeldBack: 0,
    cellsLeftOut: 0,
    noProducts: 0,
  };
  let batch: Array<ImportedRow> = [];
  let batchBytes = 0;
  const leaveOut = (line: number, problem: RowProblem): void => {
    outcome.leftOut += 1;
    given.report({ _tag: 'RowLeftOut', line, problem });
  };
  /** Reports the pictures of a row that are not used, by the column that has them. */
  const reportPictures = (
    { line, input, pictureFields }: ImportedRow,
    leftOut: ListedProducts['picturesLeftOut'],
  ): void => {
    for (const { place, reason } of leftOut.filter(({ sku }) => sku === input.sku)) {
      outcome.cellsLeftOut += 1;
      given.report({
        _tag: 'CellLeftOut',
        line,
        column: columns === undefined ? '' : headingOf(columns, pictureFields[place] ?? 'pictures'),
        problem: {
          _tag: reason === 'host-not-allowed' ? 'HostNotAllowed' : 'AddressUnreadable',
          text: input.pictures[place] ?? '',
        },
      });
    }
  };
  /** Reports a price that is not taken; a new product without one is left out. */
  const reportPrice = ({ line }: ImportedRow, { sku, before, after }: PriceHeldBack): void => {
    const column = columns === undefined ? '' : headingOf(columns, 'price');
    if (O.isSome(before)) {
      outcome.pricesHeldBack += 1;
      const problem: CellProblem = { _tag: 'PriceHeldBack', sku, before: before.value, after };
      given.report({ _tag: 'CellHeldBack', line, column, problem });
    } else leaveOut(line, { _tag: 'BadCell', column, problem: { _tag: 'Missing' } });
  };
  const writeBatch = async (): Promise<E.Either<string, void>> => {
    if (batch.length === 0) return E.right(undefined);
    const written = await given.write(batch.map(({ input }) => input));
    if (E.isLeft(written)) return written;
    const { added, changed, unchanged, elsewhere, unpublished, outdated, stockKept } = written.right;
    const { pricesHeldBack, sharedGtins, picturesLeftOut } = written.right;
    outcome.added += added;
    outcome.changed += changed;
    outcome.unchanged += unchanged;
    for (const row of batch) {
      const { line, input } = row;
      const { sku } = input;
      reportPictures(row, picturesLeftOut);
      if (elsewhere.includes(sku)) leaveOut(line, { _tag: 'OtherMarket', sku });
      if (outdated.includes(sku)) leaveOut(line, { _tag: 'Outdated', sku });
      if (unpublished.includes(sku)) leaveOut(line, { _tag: 'Unpublished', sku });
      if (stockKept.includes(sku) && columns !== undefined) {
        outcome.cellsLeftOut += 1;
        const column = headingOf(columns, 'stock');
        given.report({ _tag: 'CellLeftOut', line, column, problem: { _tag: 'StockOutdated' } });
      }
      const heldBack = pricesHeldBack.find((price) => price.sku === sku);
      if (heldBack !== undefined) reportPrice(row, heldBack);
      const shared = sharedGtins.find(({ skus }) => skus.includes(sku));
      if (shared !== undefined && columns !== undefined) {
        const problem: CellProblem = { _tag: 'GtinShared', text: `${shared.gtin} of ${shared.skus.join(', ')}` };
        given.report({ _tag: 'CellKept', line, column: headingOf(columns, 'gtin'), problem });
      }
    }
    batch = [];
    batchBytes = 0;
    given.progress(outcome.rows);
    return E.right(undefined);
  };
  const take = (all: Columns, { line }: FileRow, meaning: RowOutcome): O.Option<ImportedRow> => {
    outcome.rows += 1;
    if (E.isLeft(meaning)) {
      leaveOut(line, meaning.left);
      return O.none;
    }
    if ('_tag' in meaning.right) {
      outcome.noProducts += 1;
      return O.none;
    }
    const { input, pictureFields, bad } = meaning.right;
    const firstLine = firstLines.get(input.sku);
    if (firstLine !== undefined) {
      leaveOut(line, { _tag: 'Repeated', sku: input.sku, firstLine });
      return O.none;
    }
    firstLines.set(input.sku, line);
    outcome.cellsLeftOut += bad.length;
    for (const { field, problem } of bad)
      given.report({ _tag: 'CellLeftOut', line, column: headingOf(all, field), problem });
    return O.some({ line, input, pictureFields });
  };
  const add = async (imported: ImportedRow): Promise<E.Either<string, void>> => {
    const bytes = Buffer.byteLength(JSON.stringify(imported.input));
    const isFull = batch.length === BATCH || batchBytes + bytes > BATCH_BYTES;
    const written = isFull ? await writeBatch() : E.right(undefined);
    batch.push(imported);
    batchBytes += bytes;
    return written;
  };
  /** Imports the rows that were held back until all that belong to their product were there. */
  const importTogether = async (all: Columns, { read }: RowReader): Promise<E.Either<string, void>> => {
    const outcomes = read(together);
    for (const [index, row] of together.entries()) {
      const meaning = outcomes[index];
      const imported = meaning === undefined ? O.none : take(all, row, meaning);
      if (O.isNone(imported)) continue;
      const added = await add(imported.value);
      if (E.isLeft(added)) return added;
    }
    together = [];
    return E.right(undefined);
  };
  for await (const row of rows) {
    if (columns === undefined || reader === undefined) {
      if (row.cells === undefined) return E.left('The heading, the first line of the file, cannot be read.');
      const found = columnsOf(row.cells, given.chosen);
      if (E.isLeft(found)) return found;
      columns = found.right;
      reader = rowReader(given.rules, columns);
      outcome.format = columns.format.name;
    } else {
      const last = together.at(-1);
      const isMore = last !== undefined && together.length < MOST_TOGETHER && reader.isTogether(last, row);
      const imported = isMore ? E.right(undefined) : await importTogether(columns, reader);
      if (E.isLeft(imported)) return imported;
      together.push(row);
    }
  }
  if (columns === undefined || reader === undefined) return E.left('The file has no heading.');
  const imported = await importTogether(columns, reader);
  if (E.isLeft(imported)) return imported;
  const written = await writeBatch();
  return E.isLeft(written) ? written : E.right(outcome);
};
