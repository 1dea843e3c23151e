import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvOf } from './csv.ts';

/** A reader of RFC 4180 of its own: knows nothing of how the file was written. */
const read = (file: string): ReadonlyArray<ReadonlyArray<string>> => {
  const records: string[][] = [];
  let record: string[] = [];
  let at = file.startsWith('\ufeff') ? 1 : 0;
  while (at < file.length) {
    let cell = '';
    if (file[at] === '"') {
      at += 1;
      while (file[at] !== '"' || file[at + 1] === '"') {
        if (at >= file.length) throw new Error('a quote is not closed');
        if (file[at] === '"') at += 1;
        cell += file[at];
        at += 1;
      }
      at += 1;
    } else {
      while (at < file.length && !',\r\n'.includes(file[at] ?? '')) {
        cell += file[at];
        at += 1;
      }
    }
    record.push(cell);
    if (file[at] === ',') at += 1;
    else if (file.slice(at, at + 2) === '\r\n') {
      at += 2;
      records.push(record);
      record = [];
    } else throw new Error(`neither a comma nor the end of a record at ${at}`);
  }
  if (record.length > 0) throw new Error('the last record does not end');
  return records;
};

/** What begins a formula; written out here once more. */
const begins = new Set([...'=+-@\uff1d\uff0b\uff0d\uff20\u2212\ufe62\ufe63\ufe66\u207a\u207b\u207c\u208a\u208b\u208c']);
const isInvisible = (character: string): boolean => /[\s\p{Cc}\p{Cf}]/u.test(character);

/** Whether a spreadsheet might calculate the cell, or a part of it that it takes for a cell of its own. */
const mightBeFormula = (cell: string): boolean =>
  ['\t', '\r', '\n'].includes(cell.slice(0, 1)) ||
  cell.split(/[;\t\r\n]/).some((part) => begins.has([...part].find((each) => !isInvisible(each)) ?? ''));

/** The cell with its apostrophes, character by character. */
const withApostrophes = (cell: string): string => {
  let written = ['\t', '\r', '\n'].includes(cell.slice(0, 1)) ? "'" : '';
  let isBeginning = true;
  for (const character of cell) {
    if (isBeginning && begins.has(character)) written += "'";
    written += character;
    isBeginning = [';', '\t', '\r', '\n'].includes(character) || (isBeginning && isInvisible(character));
  }
  return written;
};

const piece = fc.constantFrom(
  ...['=', '+', '-', '@', '\uff1d', '\uff0b', '\uff0d', '\uff20', '\u2212', '\t', '\r', '\n', '\r\n', ' ', '\u00a0'],
  ...['\u3000', '\u200b', '\ufeff', '\0', '"', '""', "'", ',', ';', 'a', '1', 'é', '\u{1f381}', 'cmd|calc'],
);
const cell = fc.oneof(fc.string({ unit: piece, maxLength: 8 }), fc.string({ unit: 'grapheme' }));
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
    ['"=1', '"=1'],
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

  it('[THX-01] whoever reads the file as RFC 4180 says has the records and cells again, with the apostrophes', () => {
    fc.assert(
      fc.property(records, (its) => {
        expect(read(csvOf(its))).toEqual(its.map((cells) => cells.map((each) => withApostrophes(each))));
      }),
    );
  });

  it('[THX-01] no cell begins, spaces and invisible signs aside, with what begins a formula: = + - @ in any width, or is led by a tab or a line break; nor does a part of a cell behind a semicolon, a tab or a line break', () => {
    fc.assert(
      fc.property(records, (its) => {
        for (const each of read(csvOf(its)).flat()) expect(mightBeFormula(each)).toBe(false);
      }),
    );
  });

  it('[THX-01] a cell that could not be a formula is as it was', () => {
    fc.assert(
      fc.property(cell, (each) => {
        const safe = read(csvOf([[each]]))[0]?.[0];
        expect(safe === each).toBe(!mightBeFormula(each));
      }),
    );
  });

  it('[THX-01] the file begins with the mark of UTF-8, and every record ends with CR and LF', () => {
    fc.assert(
      fc.property(records, (its) => {
        const file = csvOf(its);
        expect([...new TextEncoder().encode(file).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
        expect(its.length === 0 || file.endsWith('"\r\n')).toBe(true);
      }),
    );
  });
});
