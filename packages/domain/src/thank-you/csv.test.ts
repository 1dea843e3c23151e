import { forAll } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvOf } from './csv.ts';

type Separator = ',' | ';' | '\t';

/**
 * An independent reader of RFC 4180, that parts by any separator and knows nothing of how the file was written. As spreadsheets do, it forgives: a line ends in any way, and what comes after a
 * closed quote belongs to the cell.
 */
const readBy = (separator: Separator, file: string): ReadonlyArray<ReadonlyArray<string>> => {
  const records: string[][] = [];
  let record: string[] = [];
  let at = file.startsWith('\ufeff') ? 1 : 0;
  while (at < file.length) {
    let cell = '';
    if (file[at] === '"') {
      at += 1;
      while (at < file.length && (file[at] !== '"' || file[at + 1] === '"')) {
        if (file[at] === '"') at += 1;
        cell += file[at];
        at += 1;
      }
      at += 1;
    }
    while (at < file.length && ![separator, '\r', '\n'].includes(file[at] ?? '')) {
      cell += file[at];
      at += 1;
    }
    record.push(cell);
    if (file[at] !== separator) {
      records.push(record);
      record = [];
      if (file.slice(at, at + 2) === '\r\n') at += 1;
    }
    at += 1;
  }
  return records;
};
const read = (file: string) => readBy(',', file);

/** A reader that minds no quotes at all: it splits at every separator, and drops them. */
const readUnquoted = (separator: Separator, file: string): ReadonlyArray<ReadonlyArray<string>> =>
  file
    .replaceAll('"', '')
    .split(/[\r\n]/)
    .map((line) => line.split(separator));

/** What begins a formula; written out here once more. */
const begins = new Set([
  ...'=+-@\uff1d\uff0b\uff0d\uff20\u2212\ufe62\ufe63\ufe66\ufe6b\u207a\u207b\u207c\u208a\u208b\u208c',
]);
const isDropped = (character: string): boolean =>
  character === '"' || /[\s\p{C}\p{Default_Ignorable_Code_Point}]/u.test(character);

/** Whether a spreadsheet might calculate what it took for a cell. */
const isFormula = (cell: string): boolean => begins.has([...cell].find((each) => !isDropped(each)) ?? '');

/** Whether a spreadsheet might calculate the cell, or a part of it that it takes for its own cell. */
const mightBeFormula = (cell: string): boolean =>
  ['\t', '\r', '\n'].includes(cell.slice(0, 1)) || cell.split(/[;\t\r\n]/).some(isFormula);

/** The cell with its apostrophes, character by character. */
const withApostrophes = (cell: string): string => {
  let written = ['\t', '\r', '\n'].includes(cell.slice(0, 1)) ? "'" : '';
  let isBeginning = true;
  for (const character of cell) {
    if (isBeginning && begins.has(character)) written += "'";
    written += character;
    isBeginning = [';', '\t', '\r', '\n'].includes(character) || (isBeginning && isDropped(character));
  }
  return written;
};

const unit = fc.constantFrom(
  ...['=', '+', '-', '@', '\uff1d', '\uff0b', '\uff0d', '\uff20', '\u2212', '\t', '\r', '\n', '\r\n', ' ', '\u00a0'],
  ...['\u3000', '\u200b', '\ufeff', '\0', '"', '""', "'", ',', ';', 'a', '1', 'é', '\u{1f381}', 'cmd|calc'],
);
const cell = fc.oneof(fc.string({ unit: unit, maxLength: 8 }), fc.string({ unit: 'grapheme' }));
const records = fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { maxLength: 6 });

describe('the exported file', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\tx', "'\tx"],
    ['\rx', "'\rx"],
    ['\nx', "'\nx"],
    [' =1', " '=1"],
    ['\u00a0\u3000=1', "\u00a0\u3000'=1"],
    ['\u200b=1', "\u200b'=1"],
    ['\ufeff=1', "\ufeff'=1"],
    ['\u0000=1', "\u0000'=1"],
    ['\uff1d1', "'\uff1d1"],
    ['\uff0b1', "'\uff0b1"],
    ['\uff0d1', "'\uff0d1"],
    ['\uff20A', "'\uff20A"],
    ['\u22121', "'\u22121"],
    ['\ufe63A', "'\ufe63A"],
    ['\ufe6bA', "'\ufe6bA"],
    ['=HYPERLINK("http://x","y")', '\'=HYPERLINK("http://x","y")'],
    ["=cmd|' /C calc'!A0", "'=cmd|' /C calc'!A0"],
    ['\t=1', "'\t'=1"],
    ['\n\n =1', "'\n\n '=1"],
    ['Hi;=1+1;', "Hi;'=1+1;"],
    ['Hi; =1', "Hi; '=1"],
    ['Hi\t@A1', "Hi\t'@A1"],
    ['Hi\n-1\n-2', "Hi\n'-1\n'-2"],
    ['Hi,=1', 'Hi,=1'],
    ['Hi: =1', 'Hi: =1'],
    ['a=1', 'a=1'],
    ['1-1', '1-1'],
    ["'=1", "'=1"],
    ['"=1', '"\'=1'],
    ['x;"=1+1', 'x;"\'=1+1'],
    ['x\t"=1+1', 'x\t"\'=1+1'],
    ['x\n" "@A1', 'x\n" "\'@A1'],
    ['x;""-1', 'x;""\'-1'],
    ['x;\u3164=1', "x;\u3164'=1"],
    ['x;\ufe0f=1', "x;\ufe0f'=1"],
    ['x;"a"=1', 'x;"a"=1'],
    ['x;"', 'x;"'],
    ['', ''],
    ['  ', '  '],
    ['Best wishes, Rosa', 'Best wishes, Rosa'],
    ['two\nlines', 'two\nlines'],
    ['$25.00', '$25.00'],
  ])('[THX-01] %j is read as %j', (written, expected) => {
    expect(read(csvOf([[written]]))).toEqual([[expected]]);
  });

  it('[THX-01] it is written like this', () => {
    expect(csvOf([])).toBe('\ufeff');
    expect(
      csvOf([
        ['Gift', 'Note'],
        ['A "good" plate', ''],
      ]),
    ).toBe('\ufeff"Gift","Note"\r\n"A ""good"" plate",""\r\n');
  });

  it('[THX-01] anyone who reads the file as RFC 4180 says has the records and cells again, with the apostrophes', () => {
    forAll(records, (rows) => {
      expect(read(csvOf(rows))).toEqual(rows.map((cells) => cells.map((each) => withApostrophes(each))));
    });
  });

  it('[THX-01] no cell begins, spaces, quotes and invisible signs aside, with what begins a formula: = + - @ in any width, or is led by a tab or a line break', () => {
    forAll(records, (rows) => {
      for (const each of read(csvOf(rows)).flat()) expect(mightBeFormula(each)).toBe(false);
    });
  });

  it.each([
    [';', ['Ann', 'x;"=1+1'], ['Ann,"x', '\'=1+1"']],
    ['\t', ['Ann', 'x\t"=1+1'], ['Ann,"x', '\'=1+1"']],
    [';', ['Ann', 'x;=1+1'], ['Ann,"x', '\'=1+1"']],
    [';', ['x;"=1+1'], ['x;"\'=1+1']],
    [';', ['Ann', '=1;"";@A1'], ['Ann,"\'=1', '"', '\'@A1"']],
  ] as const)('[THX-01] a spreadsheet that parts by %j makes of %j the cells %j', (separator, cells, expected) => {
    expect(readBy(separator, csvOf([cells]))).toEqual([expected]);
  });

  it('[THX-01] nor does any cell that a spreadsheet makes of the file which parts it by semicolons or by tabs', () => {
    fc.assert(
      fc.property(records, (rows) => {
        const file = csvOf(rows);
        for (const separator of [',', ';', '\t'] as const)
          for (const each of readBy(separator, file).flat()) expect(isFormula(each)).toBe(false);
        for (const separator of [';', '\t'] as const)
          for (const each of readUnquoted(separator, file).flat()) expect(isFormula(each)).toBe(false);
      }),
      { numRuns: 200 },
    );
  });

  it('[THX-01] a cell that could not be a formula is as it was', () => {
    forAll(cell, (each) => {
      const safe = read(csvOf([[each]]))[0]?.[0];
      expect(safe === each).toBe(!mightBeFormula(each));
    });
  });

  it('[THX-01] the file begins with the mark of UTF-8, and every record ends with CR and LF', () => {
    forAll(records, (rows) => {
      const file = csvOf(rows);
      expect([...new TextEncoder().encode(file).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
      expect(rows.length === 0 || file.endsWith('"\r\n')).toBe(true);
    });
  });
});
