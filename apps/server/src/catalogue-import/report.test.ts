import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openReport, summary } from './report.ts';

const folder = mkdtempSync(join(tmpdir(), 'report-'));
afterAll(() => rmSync(folder, { recursive: true }));

const reported = async (path: string, rows: number) => {
  const report = openReport(path);
  for (let line = 2; line < rows + 2; line += 1)
    report.add({
      _tag: 'CellLeftOut',
      line,
      column: line % 3 === 0 ? 'Price' : 'Name',
      problem: { _tag: 'Missing' },
    });
  return { isWritten: await report.close(), lines: report.lines() };
};

describe('the report of an import', () => {
  it.each([
    [0, 0],
    [1, 1],
    [10, 10],
    [11, 10],
  ])('of %i rows left out shows %i on the screen, and all in the file', async (rows, shown) => {
    const path = join(folder, `${rows}.txt`);
    const { isWritten, lines } = await reported(path, rows);
    expect(isWritten).toBe(true);
    expect(lines.filter((line) => line.startsWith('  line ')).length).toBe(shown);
    expect(readFileSync(path, 'utf8').split('\n').length - 1).toBe(rows);
  });

  it('counts the kinds, the most frequent first', async () => {
    const { lines } = await reported(join(folder, 'kinds.txt'), 4);
    expect(lines.slice(0, 3)).toEqual([
      '4 rows and cells were left out or are uncertain:',
      '  3 × Name is empty or zero',
      '  1 × Price is empty or zero',
    ]);
    expect((await reported(join(folder, 'one.txt'), 1)).lines[0]).toBe('1 row or cell was left out or is uncertain:');
  });

  it('reports a file that cannot be written, and still prints its lines', async () => {
    const { isWritten, lines } = await reported(join(folder, 'nowhere', 'report.txt'), 1);
    expect([isWritten, lines.length]).toEqual([false, 4]);
  });

  it('ends with the outcome of the rows', () => {
    const outcome = {
      format: 'Shopify export',
      rows: 10,
      added: 4,
      changed: 3,
      unchanged: 1,
      leftOut: 1,
      pricesHeldBack: 2,
      cellsLeftOut: 5,
      noProducts: 1,
    };
    expect(summary(outcome, false)).toBe(
      'Shopify export, 10 rows: 4 new, 3 changed, 1 unchanged, 1 left out, 1 no products of their own; 2 prices held back, 5 cells left out.',
    );
    expect(summary(outcome, true)).toContain('Dry run, nothing was written: ');
  });
});
