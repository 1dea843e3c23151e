/*
 * [OPS-02] A backup is a gzipped file of lines of JSON: what it is, then the name of each table with its rows, and last how many rows there were and the SHA-256 of all lines before. Rows are objects, all
 * else is an array.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { either as E } from 'fp-ts';
import * as t from 'io-ts';
import { errorCode } from '../../log/error-code.ts';
import { knownVersion } from './tables-of.ts';

const FORMAT = 2;

const Begin = t.tuple([
  t.literal('gift-registry-backup'),
  t.type({ version: t.literal(FORMAT), takenAt: t.string, tables: t.readonlyArray(t.string) }),
]);
const Table = t.tuple([t.literal('table'), t.string]);
const End = t.tuple([t.literal('end'), t.type({ rows: t.number, sha256: t.string })]);

const line = (value: unknown): string => `${JSON.stringify(value)}\n`;

/** The first line: when the backup was taken, and the version of its tables. */
export const beginLine = (takenAt: string, tables: ReadonlyArray<string>): string =>
  line(['gift-registry-backup', { version: FORMAT, takenAt, tables }]);

/** The line before the rows of a table. */
export const tableLine = (table: string): string => line(['table', table]);

/** The lines, and the last one that proves them whole. Counts the rows as they pass. */
export async function* sealed(lines: AsyncIterable<string>, countOfRows: () => number): AsyncGenerator<string> {
  const digest = createHash('sha256');
  for await (const some of lines) {
    digest.update(some);
    yield some;
  }
  yield line(['end', { rows: countOfRows(), sha256: digest.digest('hex') }]);
}

/** What a backup says of itself. */
export interface BackupSummary {
  readonly takenAt: string;
  /** The version of its tables: this release's, or an older one. */
  readonly tables: ReadonlyArray<string>;
  readonly rows: number;
}

/** Where the lines of a backup go to. */
export interface BackupReader {
  readonly table: (name: string) => Promise<E.Either<string, unknown>>;
  readonly row: (json: string) => Promise<unknown>;
}

/** Each line with its end, which that of a file that was cut off lacks. */
async function* linesIn(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let begun = '';
  for await (const part of bytes) {
    const [first = '', ...more] = decoder.decode(part, { stream: true }).split('\n');
    begun += first;
    for (const next of more) {
      yield `${begun}\n`;
      begun = next;
    }
  }
  const rest = begun + decoder.decode();
  if (rest !== '') yield rest;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const CUT_OFF = 'The file ends early: it was cut off, or copied before it was whole.';
const CHANGED = 'The file is damaged, or was changed after it was written: its lines are not those of its checksum.';

/** Left is why this release cannot restore tables of that version, in one sentence. */
const restorable = (
  tables: ReadonlyArray<string>,
  known: ReadonlyArray<string>,
): E.Either<string, ReadonlyArray<string>> =>
  tables.length > 0 && tables.every((name, place) => name === known[place])
    ? E.right(tables)
    : E.left(
        `The backup is of tables that this release does not know (${tables.join(', ')}); restore it with the release that made it.`,
      );

const readLines = async (
  lines: AsyncIterable<string>,
  reader: BackupReader,
  known: ReadonlyArray<string>,
): Promise<E.Either<string, BackupSummary>> => {
  const digest = createHash('sha256');
  let begun: t.TypeOf<typeof Begin>[1] | undefined;
  let hasTable = false;
  let rows = 0;
  let end: t.TypeOf<typeof End>[1] | undefined;
  for await (const text of lines) {
    if (end !== undefined) return E.left(CHANGED);
    if (!text.endsWith('\n')) return E.left(CUT_OFF);
    if (begun === undefined) {
      const begin = Begin.decode(parsed(text));
      if (E.isLeft(begin)) return E.left('The file is no backup of a gift registry that this release can read.');
      begun = begin.right[1];
      const version = restorable(begun.tables, known);
      if (E.isLeft(version)) return version;
    } else if (text.startsWith('[')) {
      const control = t.union([Table, End]).decode(parsed(text));
      if (E.isLeft(control)) return E.left(CHANGED);
      const { right } = control;
      if (right[0] === 'end') {
        end = right[1];
        continue;
      }
      const table = await reader.table(right[1]);
      if (E.isLeft(table)) return table;
      hasTable = true;
    } else {
      if (!hasTable) return E.left(CHANGED);
      rows += 1;
      await reader.row(text);
    }
    digest.update(text);
  }
  if (begun === undefined || end === undefined) return E.left(CUT_OFF);
  const { takenAt, tables } = begun;
  return end.rows === rows && end.sha256 === digest.digest('hex')
    ? E.right({ takenAt, tables, rows })
    : E.left(CHANGED);
};

/** What the reader's errors, which may come with any line, say of the file. */
const damageOf = (code: string): string | undefined => {
  if (code === 'Z_BUF_ERROR') return CUT_OFF;
  return code.startsWith('Z_') ? `The file is damaged or no backup (${code}).` : undefined;
};

/**
 * Reads a backup line by line, of tables of the `known` version or an older one; left is why it is not whole, in one sentence. By then lines have been read: what they did has to be undone. Rejects where the file
 * cannot be read, or the reader rejects.
 */
export const readBackupFile = async (
  file: string,
  reader: BackupReader,
  known = knownVersion(),
): Promise<E.Either<string, BackupSummary>> => {
  const zipped = createReadStream(file);
  const unzipped = zipped.pipe(createGunzip());
  zipped.once('error', (error) => unzipped.destroy(error));
  // The loop over it throws its error; one that comes when the loop has ended says nothing new.
  unzipped.on('error', () => undefined);
  try {
    return await readLines(linesIn(unzipped), reader, known);
  } catch (error) {
    const damage = damageOf(errorCode(error));
    if (damage === undefined) throw error;
    return E.left(damage);
  } finally {
    zipped.destroy();
  }
};

/** Reads a backup and does nothing with it: whether it is whole, before anything is written. */
export const checkBackupFile = (file: string, known = knownVersion()): Promise<E.Either<string, BackupSummary>> =>
  readBackupFile(file, { table: async () => E.right(undefined), row: async () => undefined }, known);
