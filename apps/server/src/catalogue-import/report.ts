import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { type Finding, kindOf, sentenceOn } from './problems.ts';

/** The outcome of an import, in rows. */
export interface ImportOutcome {
  /** The detected format of the file. */
  readonly format: string;
  readonly rows: number;
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly leftOut: number;
  /** The number of products that keep their earlier price. */
  readonly pricesHeldBack: number;
  /** The number of unreadable cells of imported rows. */
  readonly cellsLeftOut: number;
  /** The number of rows that are not products: further pictures, parents of variants. */
  readonly noProducts: number;
}

/** The number of findings shown on the screen; the file has all of them. */
const SHOWN_ROWS = 10;

/** Collects the rows and cells that were left out or are uncertain: all in the file, the first ones and a count of each kind in memory. */
export const openReport = (path: string) => {
  const file = createWriteStream(path, 'utf8');
  let failure: unknown;
  file.on('error', (error) => {
    failure = error;
  });
  const shown: Array<string> = [];
  const kinds = new Map<string, number>();
  let count = 0;
  return {
    add: (finding: Finding): void => {
      const sentence = sentenceOn(finding);
      const kind = kindOf(finding);
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      if (shown.length < SHOWN_ROWS) shown.push(sentence);
      count += 1;
      file.write(`${sentence}\n`);
    },
    /** The lines to show on the screen. */
    lines: (): ReadonlyArray<string> =>
      count === 0
        ? []
        : [
            `${count} ${count === 1 ? 'row or cell was left out or is' : 'rows and cells were left out or are'} uncertain:`,
            ...[...kinds].sort(([, a], [, b]) => b - a).map(([kind, rows]) => `  ${rows} × ${kind}`),
            ...(count > SHOWN_ROWS
              ? [`The first ${SHOWN_ROWS}; all are in ${path}:`]
              : [`One by one, also in ${path}:`]),
            ...shown.map((sentence) => `  ${sentence}`),
          ],
    /** Writes the remaining findings; false if the file could not be written. */
    close: async (): Promise<boolean> => {
      if (failure === undefined) {
        file.end();
        await finished(file).catch((error: unknown) => {
          failure = error;
        });
      }
      return failure === undefined;
    },
  };
};

/** The last line of an import. */
export const summary = (outcome: ImportOutcome, isDryRun: boolean): string =>
  `${isDryRun ? 'Dry run, nothing was written: ' : ''}${outcome.format}, ${outcome.rows} rows: ${outcome.added} new, ${outcome.changed} changed, ${outcome.unchanged} unchanged, ${outcome.leftOut} left out, ${outcome.noProducts} no products of their own; ${outcome.pricesHeldBack} prices held back, ${outcome.cellsLeftOut} cells left out.`;
