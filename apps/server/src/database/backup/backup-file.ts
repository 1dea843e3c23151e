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

const readLines = async (
  lines: AsyncIterable<string>,
  reader: BackupReader,
): Promise<E.Either<string, BackupSummary>> => {
  const digest = createHash('sha256');
  let takenAt: string | undefined;
  let hasTable = false;
  let rows = 0;
  let end: t.TypeOf<typeof End>[1] | undefined;
  for await (const text of lines) {
    if (end !== undefined) return E.left(CHANGED);
    if (!text.endsWith('\n')) return E.left(CUT_OFF);
    if (takenAt === undefined) {
      const begin = Begin.decode(parsed(text));
      if (E.isLeft(begin)) return E.left('The file is no backup of a gift registry that this release can read.');
      const { tables } = begin.right[1];
      if (JSON.stringify(tables) !== JSON.stringify(knownVersion()))
        return E.left(
          `The backup is of other tables (${tables.join(', ')}); restore it with the release that made it, then start this one.`,
        );
      takenAt = begin.right[1].takenAt;
    } else if (text.startsWith('[')) {
      const control = t.union([Table, End]).decode(parsed(text));
      if (E.isLeft(control)) return E.left(CHANGED);
      const { right } = control;
      if (right[0] === 'end') {
        end = right[1];
        continue;
      }
      const begun = await reader.table(right[1]);
      if (E.isLeft(begun)) return begun;
      hasTable = true;
    } else {
      if (!hasTable) return E.left(CHANGED);
      rows += 1;
      await reader.row(text);
    }
    digest.update(text);
  }
  if (takenAt === undefined || end === undefined) return E.left(CUT_OFF);
  return end.rows === rows && end.sha256 === digest.digest('hex') ? E.right({ takenAt, rows }) : E.left(CHANGED);
};

/** What the reader's errors, which may come with any line, say of the file. */
const damageOf = (code: string): string | undefined => {
  if (code === 'Z_BUF_ERROR') return CUT_OFF;
  return code.startsWith('Z_') ? `The file is damaged or no backup (${code}).` : undefined;
};

/** Reads a backup line by line; left is why it is not whole, in one sentence. By then lines have been read: what they did has to be undone. Rejects where the file cannot be read, or the reader rejects. */
export const readBackupFile = async (file: string, reader: BackupReader): Promise<E.Either<string, BackupSummary>> => {
  const zipped = createReadStream(file);
  const unzipped = zipped.pipe(createGunzip());
  zipped.once('error', (error) => unzipped.destroy(error));
  // The loop over it throws its error; one that comes when the loop has ended says nothing new.
  unzipped.on('error', () => undefined);
  try {
    return await readLines(linesIn(unzipped), reader);
  } catch (error) {
    const damage = damageOf(errorCode(error));
    if (damage === undefined) throw error;
    return E.left(damage);
  } finally {
    zipped.destroy();
  }
};

/** Reads a backup and does nothing with it: whether it is whole, before anything is written. */
export const checkBackupFile = (file: string): Promise<E.Either<string, BackupSummary>> =>
  readBackupFile(file, { table: async () => E.right(undefined), row: async () => undefined });
