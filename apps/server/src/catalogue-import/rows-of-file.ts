import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { pipeline, Readable } from 'node:stream';
import { type Instant, instantAt } from '@gift-registry/domain';
import { CsvError, parse } from 'csv-parse';
import { either as E, option as O } from 'fp-ts';
import { errorCode } from '../log/error-code.ts';

export interface FileRow {
  /** The line on which it begins, from 1. */
  readonly line: number;
  /** Undefined if its quotes cannot be parsed. */
  readonly cells: ReadonlyArray<string> | undefined;
  /** Whether the file ends within it. */
  readonly isCutOff?: true;
}

/** The detected encoding and format of a file. */
export interface CsvFormat {
  readonly encoding: 'utf-8' | 'utf-16le' | 'utf-16be';
  readonly delimiter: string;
  /** Whether the first line is `sep=;`, a hint for spreadsheets, instead of the heading. */
  readonly hasSeparatorLine: boolean;
  /** Whether the last row ends with a line break, as it does unless the file is cut off or was written without. */
  readonly endsWithLineBreak: boolean;
}

interface CheckedFile extends CsvFormat {
  /** When the file was last written. */
  readonly writtenAt: O.Option<Instant>;
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

/** The file ends within a character of several bytes. */
class CutWithinCharacter extends Error {}

async function* decoded(path: string, encoding: CsvFormat['encoding']): AsyncGenerator<string, void, undefined> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  for await (const chunk of createReadStream(path))
    if (Buffer.isBuffer(chunk)) yield decoder.decode(chunk, { stream: true });
  try {
    yield decoder.decode();
  } catch {
    throw new CutWithinCharacter();
  }
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

const csvFormatOf = (
  encoding: CsvFormat['encoding'],
  beginning: string,
  chosen: O.Option<string>,
): Pick<CsvFormat, 'encoding' | 'delimiter' | 'hasSeparatorLine'> => {
  const [first = '', second = ''] = beginning.replace(/^\ufeff/, '').split(/\r\n|[\r\n]/, 2);
  const [, separator] = /^"?sep=(.)"?$/i.exec(first.trimEnd()) ?? /^sep=(\t)$/i.exec(first) ?? [];
  const guessed = separator ?? delimiterOf(first === '' ? second : first);
  return { encoding, delimiter: O.getOrElse(() => guessed)(chosen), hasSeparatorLine: separator !== undefined };
};

/**
 * Reads the whole file before anything is written, and detects its format; `chosen` is the delimiter. Left is the
 * reason why it is not a text file, in a sentence.
 */
export const checkFile = async (path: string, chosen: O.Option<string>): Promise<E.Either<string, CheckedFile>> => {
  try {
    const bytes = await beginningOf(path);
    const encoding = encodingOf(bytes);
    let beginning = '';
    let last = '';
    for await (const text of decoded(path, encoding)) {
      if (text.includes('\0')) return E.left(`${path} is not a text file; export the sheet as CSV.`);
      if (beginning.length < BEGINNING) beginning += text;
      if (text !== '') last = text;
    }
    return beginning === ''
      ? E.left(`${path} is empty.`)
      : E.right({
          ...csvFormatOf(encoding, beginning, chosen),
          endsWithLineBreak: /[\r\n]$/.test(last),
          writtenAt: instantAt((await stat(path)).mtimeMs),
        });
  } catch (error) {
    if (error instanceof CutWithinCharacter)
      return E.left(`${path} is cut off: it ends within a character. Have it sent again.`);
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
  { encoding, delimiter, hasSeparatorLine, endsWithLineBreak }: CsvFormat,
): AsyncGenerator<FileRow, void, undefined> {
  const broken: Array<FileRow> = [];
  // The parser counts a carriage return and its line feed inside quotes as two lines.
  let countedTwice = 0;
  let readLines = 0;
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
      else {
        const { lines } = parser.info;
        // A quote that is opened in the last line of a file without a line break at its end was cut off, not forgotten.
        const isCutOff = !endsWithLineBreak && lines === readLines + 1;
        broken.push({ line: lines, cells: undefined, ...(isCutOff ? { isCutOff } : {}) });
      }
      return undefined;
    },
  });
  pipeline(Readable.from(decoded(path, encoding)), parser, () => undefined);
  let shortest = Number.POSITIVE_INFINITY;
  let last: { readonly line: number; readonly cells: ReadonlyArray<string> } | undefined;
  for await (const { record, info } of parser) {
    if (last !== undefined) {
      yield last;
      shortest = Math.min(shortest, last.cells.length);
    }
    yield* broken.splice(0);
    last = { line: info.lines - countedTwice - matches(record, /[\r\n]/g), cells: record };
    countedTwice += matches(record, /\r\n/g);
    readLines = info.lines;
  }
  // A row may lack empty cells at its end; one shorter than all before it, at the end of a file, was cut off.
  const isCutOff = (cells: ReadonlyArray<string>): boolean =>
    !endsWithLineBreak && broken.length === 0 && Number.isFinite(shortest) && cells.length < shortest;
  if (last !== undefined) yield isCutOff(last.cells) ? { ...last, isCutOff: true } : last;
  yield* broken.splice(0);
}
