import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import type { Tests } from './test-runner.ts';

/** A kind of code, the tests that must notice its faults, and the minimum share that they must notice. */
export interface Layer {
  readonly name: string;
  readonly isCode: (file: string) => boolean;
  /** By vitest project, in the order in which they run. */
  readonly tests: ReadonlyArray<{ readonly project: Tests['project']; readonly isTest: (file: string) => boolean }>;
  readonly least: number;
}

const HTTP_CONTRACT = /^apps\/server\/src\/http\/http\.contract\.(.+\.)?test\.ts$/;
const isIn = (pattern: RegExp) => (file: string) => pattern.test(file) && /\.test\.ts$/.test(file);
const contract = { project: 'server', isTest: isIn(HTTP_CONTRACT) };
const ofPages = { project: 'unit', isTest: isIn(/^(packages\/ui|apps\/web)\//) };

export const layers: ReadonlyArray<Layer> = [
  {
    name: 'domain',
    // Rules without texts, ports and pass-through code.
    isCode: (file) =>
      /^packages\/domain\/src\/(?!words\/|ports\/)[^/]+\/[^/]+\.ts$/.test(file) &&
      !/(\.service|\/index)\.ts$/.test(file),
    tests: [{ project: 'unit', isTest: isIn(/^packages\/domain\//) }],
    least: 0.95,
  },
  {
    name: 'wire',
    isCode: (file) => /^packages\/adapters-http\/src\//.test(file),
    tests: [{ project: 'unit', isTest: isIn(/^packages\/adapters-http\//) }, contract],
    least: 0.9,
  },
  {
    name: 'streams',
    isCode: (file) =>
      /^packages\/ui\/src\/.+\.ts$/.test(file) && !/\/(theme|rules)\/|\/use-[^/]+$|\.theme\.ts$/.test(file),
    tests: [ofPages],
    least: 0.85,
  },
  {
    name: 'services',
    isCode: (file) =>
      /^packages\/domain\/src\/.+\.service\.ts$/.test(file) || /^apps\/server\/src\/(routes|http|session)\//.test(file),
    tests: [
      { project: 'unit', isTest: isIn(/^packages\/domain\//) },
      { project: 'server', isTest: isIn(/^apps\/server\/src\/(routes|http|session|mail|log)\//) },
    ],
    least: 0.9,
  },
  {
    name: 'sql',
    isCode: (file) => /^apps\/server\/src\/sql\//.test(file),
    tests: [
      {
        project: 'server',
        // The contract runs once, over HTTP and a PostgreSQL server.
        isTest: (file) => isIn(/^apps\/server\/src\/sql\/(?!contracts-)/)(file) || HTTP_CONTRACT.test(file),
      },
    ],
    least: 0.9,
  },
  {
    name: 'views',
    isCode: (file) => /^(packages\/ui|apps\/web)\/src\/.+(\.tsx|\/use-[^/]+\.ts)$/.test(file),
    // Browser journeys would notice more, and take minutes for each fault.
    tests: [ofPages, { project: 'stories', isTest: (file) => /^packages\/ui\/.+\.stories\.tsx$/.test(file) }],
    least: 0,
  },
];

export const layerOf = (file: string): Layer | undefined =>
  /(\.test|\.test-d|\.stories)\.tsx?$|\/testing\/|\/index\.ts$|\.d\.ts$/.test(file)
    ? undefined
    : layers.find(({ isCode }) => isCode(file));

/** Orders the test files for a file by nearness: its own, those that import it, those beside it, all others; contracts last. */
export const nearness = (root: string, files: ReadonlyArray<string>) => {
  const read = new Map(
    files
      .filter((file) => /\.tsx?$/.test(file))
      .map((file): readonly [string, ReadonlySet<string>] => [
        file,
        new Set(
          [...readFileSync(join(root, file), 'utf8').matchAll(/from '(\.[^']+)'/g)].map(([, path = '']) =>
            normalize(join(dirname(file), path)),
          ),
        ),
      ]),
  );
  const readersOf = (file: string): ReadonlySet<string> =>
    new Set([...read].flatMap(([reader, all]) => (all.has(file) && !/\/index\.ts$/.test(reader) ? [reader] : [])));
  const distance = (file: string): ((test: string) => number) => {
    const stem = file.replace(/\.tsx?$/, '.');
    const readers = readersOf(file);
    const further = new Set([...readers].flatMap((reader) => [...readersOf(reader)]));
    return (test) => {
      if (/contract[^/]*\.test\.ts$/.test(test)) return 5;
      if (test.startsWith(stem)) return 0;
      if (readers.has(test)) return 1;
      if (further.has(test)) return 2;
      return dirname(test) === dirname(file) ? 3 : 4;
    };
  };
  return {
    ordered: (file: string, tests: ReadonlyArray<string>): ReadonlyArray<string> => {
      const of = distance(file);
      return tests.toSorted((a, b) => of(a) - of(b));
    },
    near: (file: string, tests: ReadonlyArray<string>): ReadonlyArray<string> => {
      const of = distance(file);
      return tests.filter((test) => of(test) < 4).toSorted((a, b) => of(a) - of(b));
    },
  };
};
