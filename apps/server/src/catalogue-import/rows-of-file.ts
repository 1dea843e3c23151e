import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { either as E, option as O } from 'fp-ts';
import { errorCode } from '../log/error-code.ts';

export interface FileRow {
  /** The line on which it begins, from 1. */
  readonly line: number;
  /** Undefined if its quotes cannot be parsed. */
  readonly cells: ReadonlyArray<string> | undefined;
}

/** The detected encoding and format of a file. */
export interface CsvFormat {
  readonly encoding: 'utf-8' | 'utf-16le' | 'utf-16be';
  readonly delimiter: string;
  /** Whether the first line is `sep=;`, a hint for spreadsheets, instead of the heading. */
  readonly hasSeparatorLine: boolean;
}

/** The longest row in characters, so that an unclosed quote does not fill the memory. */
const LONGEST_ROW = 4_000_000;

/** The beginning of a file, by which its encoding and delimiter are detected. */
const BEGINNING = 65_536;

const encodingOf = (bytes: Uint8Array): CsvFormat['encoding'] => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
};

const delimiters = [',', ';', '\t', '|'] as const;

/** The delimiter that occurs most often in the heading. */
const delimiterOf = (heading: string): string => {
  const outside = heading.replace(/"[^"]*"/g, '');
  const counts = delimiters.map((sign) => ({ sign, count: outside.split(sign).length }));
  return counts.reduce((best, each) => (each.count > best.count ? each : best)).sign;
};

async function* decoded(path: string, encoding: CsvFormat['encoding']): AsyncGenerator<string, void, undefined> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  for await (const chunk of createReadStream(path))
    if (Buffer.isBuffer(chunk)) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

const beginningOf = async (path: string): Promise<Uint8Array> => {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(BEGINNING), 0, BEGINNING, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
};

const csvFormatOf = (encoding: CsvFormat['encoding'], beginning: string, chosen: O.Option<string>): CsvFormat => {
  const [first = '', second = ''] = beginning.replace(/^\ufeff/, '').split(/\r\n|[\r\n]/, 2);
  const [, separator] = /^"?sep=(.)"?$/i.exec(first.trimEnd()) ?? /^sep=(\t)$/i.exec(first) ?? [];
  const guessed = separator ?? delimiterOf(first === '' ? second : first);
  return { encoding, delimiter: O.getOrElse(() => guessed)(chosen), hasSeparatorLine: separator !== undefined };
};

/**
 * Reads the whole file before anything is written, and detects its format; `chosen` is the delimiter. Left is the
 * reason why it is not a text file, in a sentence.
 */
export const checkFile = async (path: string, chosen: O.Option<string>): Promise<E.Either<string, CsvFormat>> => {
  try {
    const bytes = await beginningOf(path);
    const encoding = encodingOf(bytes);
    let beginning = '';
    for await (const text of decoded(path, encoding)) {
      if (text.includes('\0')) return E.left(`${path} is not a text file; export the sheet as CSV.`);
      if (beginning.length < BEGINNING) beginning += text;
    }
    return beginning === '' ? E.left(`${path} is empty.`) : E.right(csvFormatOf(encoding, beginning, chosen));
  } catch (error) {
    const code = errorCode(error);
    return E.left(
      code === 'ERR_ENCODING_INVALID_ENCODED_DATA'
        ? `${path} is not written in UTF-8; save it again as “CSV UTF-8”.`
        : `${path} cannot be read (${code}).`,
    );
  }
};

const matches = (cells: ReadonlyArray<string>, form: RegExp): number =>
  cells.reduce((found, cell) => found + (cell.match(form)?.length ?? 0), 0);

/** The rows in order, streamed; a row with an unclosed quote comes last. A row over the size limit ends the stream with an error. */
export async function* rowsOfFile(
  path: string,
  { encoding, delimiter, hasSeparatorLine }: CsvFormat,
): AsyncGenerator<FileRow, void, undefined> {
  const broken: Array<FileRow> = [];
  // The parser counts a carriage return and its line feed inside quotes as two lines.
  let countedTwice = 0;
  const parser = parse({
    bom: true,
    delimiter,
    from_line: hasSeparatorLine ? 2 : 1,
    info: true,
    relax_column_count: true,
    // Allows inches (12") in a cell without quotes around it.
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
  pipeline(Readable.from(decoded(path, encoding)), parser, () => undefined);
  for await (const { record, info } of parser) {
    yield { line: info.lines - countedTwice - matches(record, /[\r\n]/g), cells: record };
    countedTwice += matches(record, /\r\n/g);
    yield* broken.splice(0);
  }
  yield* broken.splice(0);
}
