import { existsSync, readFileSync } from 'node:fs';
import { either as E } from 'fp-ts';
import * as t from 'io-ts';
import type { Plugin } from 'vite';

/** What the last run of the stories as tests found in one of them. */
export interface StoryResult {
  readonly hasPassed: boolean;
  /** The kinds of checks that were made and passed beside the story's own: `a11y`, `keyboard`. */
  readonly checks: ReadonlyArray<string>;
}

const Report = t.type({
  testResults: t.array(
    t.type({
      assertionResults: t.array(
        t.type({
          status: t.string,
          meta: t.partial({ storyId: t.string, reports: t.array(t.type({ type: t.string, status: t.string })) }),
        }),
      ),
    }),
  ),
});

const MODULE = 'virtual:story-results';

/** The results by story of the report of the last run, as a module; none where no run has ended. */
export const storyResults = (report: string): Plugin => {
  const resultsNow = (): Record<string, StoryResult> => {
    const read = existsSync(report) ? Report.decode(JSON.parse(readFileSync(report, 'utf8'))) : undefined;
    if (read === undefined) return {};
    if (E.isLeft(read)) throw new Error(`${report} is not a report of the stories`);
    const all = read.right.testResults.flatMap(({ assertionResults }) => assertionResults);
    return Object.fromEntries(
      all.flatMap(({ status, meta: { storyId, reports = [] } }) =>
        storyId === undefined
          ? []
          : [
              [
                storyId,
                {
                  hasPassed: status === 'passed',
                  checks: reports.flatMap((made) => (made.status === 'passed' ? [made.type] : [])),
                },
              ],
            ],
      ),
    );
  };
  return {
    name: 'story-results',
    resolveId: (id) => (id === MODULE ? MODULE : undefined),
    load: (id) => (id === MODULE ? `export const results = ${JSON.stringify(resultsNow())};` : undefined),
  };
};
