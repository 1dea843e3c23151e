/**
 * Checks docs/requirements.md against the tests: every id in a test exists, tests name only rows that their kind owns, a built row is named by each of its owners, and by two
 * browser journeys at most.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFiles } from './project-files.ts';
import { type ProofKind, projectRows } from './requirement-rows.ts';

const root = join(import.meta.dirname, '..');

/** The kind of proof of a test, by its path. Tests of the HTTP adapters are of both kinds. */
const places: ReadonlyArray<readonly [ProofKind, RegExp]> = [
  [
    'P',
    /^(packages\/(domain|ui|adapters-http|plain-rules)\/src|packages\/domain\/testing|apps\/web\/src)\/.*\.test(-d)?\.ts$/,
  ],
  [
    'C',
    /^(packages\/domain\/testing\/contract\/.*\.ts|packages\/adapters-http\/.*\.test\.ts|apps\/server\/.*\.test\.ts)$/,
  ],
  ['S', /^packages\/ui\/src\/.*\.stories\.tsx$/],
  ['B', /^e2e\/journeys\/.*\.spec\.ts$/],
];
/** Browser tests outside `npm test` prove nothing, and may name any row. */
const unowned = /^(e2e\/more|scripts)\//;
const MOST_JOURNEYS = 2;

const ID = /[A-Z]+-\d{2}/g;
/** The ids in the titles of tests. */
const IN_TITLE = /\[[A-Z]+-\d{2}\]/g;
/** The ids in the parameters of a story, whose name is for readers of the catalogue. */
const IN_PARAMETERS = /\brequirements: \[[^\]]*\]/g;

const idsBy = (pattern: RegExp, text: string): ReadonlyArray<string> =>
  (text.match(pattern) ?? []).flatMap((found) => found.match(ID) ?? []);

/** The ids in a file of stories, with repetitions; without stories that are not run. */
const idsInStories = (text: string): ReadonlyArray<string> => {
  const [head = '', ...stories] = text.split(/^(?=export const )/m);
  const isRun = (part: string): boolean => !part.includes("'!test'");
  return (isRun(head) ? [head, ...stories].filter(isRun) : []).flatMap((part) => idsBy(IN_PARAMETERS, part));
};

const rows = projectRows(root);
const ownersOf = new Map(rows.map(({ id, proofs }) => [id, proofs]));
const named = new Map<ProofKind, string[]>(places.map(([kind]) => [kind, []]));
const problems: string[] = [];

/** The ids in a test file, with repetitions. */
const idsIn = (file: string): ReadonlyArray<string> => {
  const text = readFileSync(join(root, file), 'utf8');
  if (!file.endsWith('.stories.tsx')) return idsBy(IN_TITLE, text);
  for (const id of text.match(IN_TITLE) ?? [])
    problems.push(`${file} has ${id} in a name: write it into the story's parameters, as requirements`);
  return idsInStories(text);
};

for (const file of projectFiles(root)) {
  const kinds = places.filter(([, pattern]) => pattern.test(file)).map(([kind]) => kind);
  if (kinds.length === 0 && !/\.(test|spec)\.ts$/.test(file)) continue;
  const ids = idsIn(file);
  for (const kind of kinds) named.get(kind)?.push(...ids);
  for (const id of new Set(ids)) {
    const owners = ownersOf.get(id);
    if (owners === undefined) problems.push(`${file} names ${id}, which docs/requirements.md does not have`);
    else if (!unowned.test(file) && !kinds.some((kind) => owners.includes(kind)))
      problems.push(`${file} names ${id}, whose owners are ${owners.join(' ')}: leave the id out`);
  }
}
for (const { id, proofs, state } of rows) {
  const missing = proofs.filter((kind) => !named.get(kind)?.includes(id));
  if (state === 'built')
    for (const kind of missing) problems.push(`${id} is marked built, but no test of kind ${kind} names it`);
  if (state === 'partly' && missing.length === proofs.length)
    problems.push(`${id} is marked partly built, but no test of its kinds names it`);
  const journeys = named.get('B')?.filter((other) => other === id).length ?? 0;
  if (journeys > MOST_JOURNEYS)
    problems.push(`${id} is named by ${journeys} browser journeys: ${MOST_JOURNEYS} are enough`);
}
for (const problem of problems) console.error(problem);
const count = (state: string): number => rows.filter((row) => row.state === state).length;
console.log(
  `${rows.length} requirements: ${count('built')} built, ${count('partly')} partly; ${problems.length} problems`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
