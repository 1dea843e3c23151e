import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { either as E } from 'fp-ts';
import { afterAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../testing/test-database.ts';
import { beginLine, checkBackupFile, sealed, tableLine } from './backup-file.ts';
import { knownVersion } from './tables-of.ts';

const folder = temporaryFolder();
afterAll(folder.remove);
const file = join(folder.path, 'a.backup');

const TAKEN = '2027-06-01T12:00:00.000Z';

const checked = (content: Uint8Array) => {
  writeFileSync(file, content);
  return checkBackupFile(file);
};

/** A written backup, as lines with their ends. */
const written = async (rows: ReadonlyArray<string>): Promise<ReadonlyArray<string>> => {
  const lines: Array<string> = [];
  async function* all() {
    yield* [beginLine(TAKEN, knownVersion()), tableLine('accounts'), tableLine('registries')];
    for (const name of rows) yield `${JSON.stringify({ name })}\n`;
  }
  for await (const line of sealed(all(), () => rows.length)) lines.push(line);
  return lines;
};

const names = fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 5 });

describe('a backup', () => {
  it('[OPS-02] a file that was written is whole', async () => {
    await fc.assert(
      fc.asyncProperty(names, async (rows) => {
        const lines = await written(rows);
        expect(await checked(gzipSync(lines.join('')))).toEqual(
          E.right({ takenAt: TAKEN, tables: knownVersion(), rows: rows.length }),
        );
      }),
      { numRuns: 20 },
    );
  });

  it('[OPS-02] a file of which anything was changed, left out, added or cut off is not', async () => {
    const change = fc.constantFrom<(lines: ReadonlyArray<string>, at: number) => string>(
      (lines, at) => lines.filter((_, place) => place !== at).join(''),
      (lines, at) => [...lines.slice(0, at), lines[at], ...lines.slice(at)].join(''),
      (lines, at) => lines.map((line, place) => (place === at ? line.replace(/["[{]/, ' $&') : line)).join(''),
      (lines, at) => lines.slice(0, at).join(''),
      (lines, at) => lines.slice(0, at).join('') + lines[at]?.slice(0, -3),
      (lines) => `${lines.join('')}{"name":"more"}\n`,
    );
    await fc.assert(
      fc.asyncProperty(names, change, fc.nat(), async (rows, changed, place) => {
        const lines = await written(rows);
        expect(E.isLeft(await checked(gzipSync(changed(lines, place % lines.length))))).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('[OPS-02] says what is wrong with it', async () => {
    const text = (await written(['Amelia', 'Jonah'])).join('');
    const whole = gzipSync(text);
    const refusals = [
      gzipSync(text.replace('Amelia', 'Amalia')),
      whole.subarray(0, whole.length - 20),
      gzipSync(text.slice(0, text.length / 2)),
      Buffer.from(text),
      gzipSync('{}\n'),
      gzipSync(text.replace('"tables":["', '"tables":["0000-other","')),
      gzipSync(text.replace('"]}]', '","9999-expand-newer"]}]')),
      gzipSync(text.replace(/"tables":\[[^\]]*\]/, '"tables":[]')),
    ];
    const sentences = [];
    for (const refusal of refusals) sentences.push(await checked(refusal));
    expect(sentences.map((sentence) => (E.isLeft(sentence) ? sentence.left : 'whole'))).toEqual([
      expect.stringContaining('was changed after it was written'),
      expect.stringContaining('ends early'),
      expect.stringContaining('ends early'),
      'The file is damaged or no backup (Z_DATA_ERROR).',
      expect.stringContaining('no backup of a gift registry'),
      ...[1, 2, 3].map(() => expect.stringContaining('restore it with the release that made it')),
    ]);
    await expect(checkBackupFile(join(folder.path, 'lost'))).rejects.toMatchObject({ code: 'ENOENT' });
  });
});
