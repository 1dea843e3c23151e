import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { either as E } from 'fp-ts';
import { errorCode } from '../log/error-code.ts';

export interface FileRow {
  /** The line on which it begins, from 1. */
  readonly line: number;
  /** None if its quotes cannot be parsed. */
  readonly cells: ReadonlyArray<string> | undefined;
}

/** The longest row in characters, so that an unclosed quote does not fill the memory. */
const LONGEST_ROW = 4_000_000;

/** Checks the whole file before anything is written: left is why it is no text, in a sentence. */
export const checkFile = async (path: string): Promise<E.Either<string, void>> => {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isEmpty = true;
  try {
    for await (const chunk of createReadStream(path)) {
      if (!Buffer.isBuffer(chunk)) continue;
      if (chunk.length > 0) isEmpty = false;
      if (chunk.includes(0)) return E.left(`${path} is not a text file; export the sheet as CSV.`);
      decoder.decode(chunk, { stream: true });
    }
    decoder.decode();
  } catch (error) {
    const code = errorCode(error);
    return E.left(
      code === 'ERR_ENCODING_INVALID_ENCODED_DATA'
        ? `${path} is not written in UTF-8; save it again as “CSV UTF-8”.`
        : `${path} cannot be read (${code}).`,
    );
  }
  return isEmpty ? E.left(`${path} is empty.`) : E.right(undefined);
};

const matches = (cells: ReadonlyArray<string>, form: RegExp): number =>
  cells.reduce((found, cell) => found + (cell.match(form)?.length ?? 0), 0);

/**
 * The rows in order, streamed; an unclosed quote comes last. A row over the limit ends them
 * with an error.
 */
export async function* rowsOfFile(path: string, delimiter: string): AsyncGenerator<FileRow, void, undefined> {
  const broken: Array<FileRow> = [];
  // The parser counts a carriage return and its line feed inside quotes as two lines.
  let countedTwice = 0;
  const parser = parse({
    bom: true,
    delimiter,
    info: true,
    relax_column_count: true,
    // Inches (12") are written without quotes around the cell.
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    max_record_size: LONGEST_ROW,
    on_skip: (error) => {
      if (error instanceof CsvError && error.code === 'CSV_MAX_RECORD_SIZE') parser.destroy(error);
      else broken.push({ line: parser.info.lines, cells: undefined });
      return undefined;
    },
  });
  pipeline(createReadStream(path), parser, () => undefined);
  for await (const { record, info } of parser) {
    yield { line: info.lines - countedTwice - matches(record, /[\r\n]/g), cells: record };
    countedTwice += matches(record, /\r\n/g);
    yield* broken.splice(0);
  }
  yield* broken.splice(0);
}
