import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { either as E, option as O } from 'fp-ts';
import { afterAll, describe, expect, it } from 'vitest';
import { checkFile, rowsOfFile } from './rows-of-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'rows-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = (content: string | Uint8Array): string => {
  const path = join(folder, 'file.csv');
  writeFileSync(path, content);
  return path;
};
const rows = async (content: string | Uint8Array) => {
  const path = file(content);
  const form = await checkFile(path, O.none);
  if (E.isLeft(form)) throw new Error(form.left);
  const all = [];
  for await (const row of rowsOfFile(path, form.right)) all.push(row);
  return all;
};

describe('the rows of a file', () => {
  it('have the line on which they begin, with any line ends and with or without a byte order mark', async () => {
    for (const end of ['\n', '\r\n'])
      expect(await rows(['\ufeffa,b', '1,"x', 'y"', '', '2,z'].join(end))).toEqual([
        { line: 1, cells: ['a', 'b'] },
        { line: 2, cells: ['1', `x${end}y`] },
        { line: 5, cells: ['2', 'z'] },
      ]);
  });

  it('may have a quote in a cell; an unclosed quote is reported, and the rows before it are read', async () => {
    expect(await rows('a,b\n1,12" round\n2,z\n3,"v\n4,w\n')).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['1', '12" round'] },
      { line: 3, cells: ['2', 'z'] },
      { line: 5, cells: undefined },
    ]);
  });

  it.each([
    ['a semicolon', 'a;b\n1;"2,5"\n'],
    ['a tab', 'a\tb\n1\t2,5\n'],
    ['a bar', 'a|b\n1|2,5\n'],
    ['what the first line says', 'sep=;\r\na;b\r\n1;2,5\r\n'],
  ])('[INT-06] are told apart by %s', async (_, content) => {
    expect((await rows(content)).map(({ cells }) => cells)).toEqual([
      ['a', 'b'],
      ['1', '2,5'],
    ]);
  });

  it('[INT-06] keep their lines where the first line names the sign between cells', async () => {
    expect((await rows('sep=;\na;b\n1;2\n')).map(({ line }) => line)).toEqual([2, 3]);
  });

  it('[INT-06] are read from UTF-16, as spreadsheets write “Unicode text”', async () => {
    const little = Buffer.from('\ufeffa\tMüller 🎁\n1\t2\n', 'utf16le');
    for (const bytes of [little, Buffer.from(little).swap16()])
      expect((await rows(bytes)).map(({ cells }) => cells)).toEqual([
        ['a', 'Müller 🎁'],
        ['1', '2'],
      ]);
  });

  it.each([
    ['within a cell', 'a,b,c\n1,x,2\n2,y', { line: 3, cells: ['2', 'y'], isCutOff: true }],
    ['within a quoted cell', 'a,b\r\n1,2\r\n3,"y', { line: 3, cells: undefined, isCutOff: true }],
    ['behind its last cell', 'a,b\n1,2\n3,y', { line: 3, cells: ['3', 'y'] }],
    ['after rows as short', 'a,b,c\n1,2\n3,y', { line: 3, cells: ['3', 'y'] }],
    ['after a line break', 'a,b,c\n1,2,3\n3,y\n', { line: 3, cells: ['3', 'y'] }],
    ['in the heading', 'a,b', { line: 1, cells: ['a', 'b'] }],
    ['long after a quote was opened', 'a,b\n1,2\n3,"y\n4,z', { line: 4, cells: undefined }],
  ])('[FEED-01] the last row of a file that ends %s', async (_, content, last) => {
    expect((await rows(content)).at(-1)).toEqual(last);
  });

  it('end with an error at a row over the limit', async () => {
    await expect(rows(`a,b\n1,"${'x,\n'.repeat(2_000_000)}`)).rejects.toMatchObject({ code: 'CSV_MAX_RECORD_SIZE' });
  });

  it.each([
    ['empty', '', 'is empty'],
    ['no text', Uint8Array.of(80, 75, 0, 3), 'not a text file'],
    ['of another encoding', Uint8Array.of(67, 97, 102, 0xe9, 10), 'UTF-8'],
    ['cut within a letter', Uint8Array.of(97, 0xc3), 'is cut off'],
  ])('are refused if the file is %s', async (_, content, reason) => {
    const checked = await checkFile(file(content), O.none);
    expect(E.isLeft(checked) ? checked.left : '').toContain(reason);
  });
});
