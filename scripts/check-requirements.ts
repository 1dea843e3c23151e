/** Holds docs/requirements.md and the tests to one another: every id that a test names exists, and what is called built is proved in each of its kinds. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFiles } from './project-files.ts';
import { type ProofKind, projectRows } from './requirement-rows.ts';

const root = join(import.meta.dirname, '..');

/** How to read: a file whose path matches proves the kind on the left. */
const places: ReadonlyArray<readonly [ProofKind, RegExp]> = [
  ['P', /^packages\/(domain|ui|adapters-http)\/src\/.*\.test\.ts$/],
  [
    'C',
    /^(packages\/domain\/testing\/contract\/.*\.ts|packages\/adapters-http\/.*\.test\.ts|apps\/server\/.*\.test\.ts)$/,
  ],
  ['S', /^packages\/ui\/src\/.*\.stories\.tsx$/],
  ['B', /^e2e\/journeys\/.*\.spec\.ts$/],
];

const rows = projectRows(root);
const known = new Set(rows.map(({ id }) => id));
const named = new Map<ProofKind, Set<string>>(places.map(([kind]) => [kind, new Set()]));
const complaints: string[] = [];

for (const file of projectFiles(root)) {
  const kinds = places.filter(([, pattern]) => pattern.test(file)).map(([kind]) => kind);
  if (kinds.length === 0 && !/\.test\.ts$/.test(file)) continue;
  for (const [, id = ''] of readFileSync(join(root, file), 'utf8').matchAll(/\[([A-Z]+-\d{2})\]/g)) {
    if (!known.has(id)) complaints.push(`${file} names ${id}, which docs/requirements.md does not have`);
    for (const kind of kinds) named.get(kind)?.add(id);
  }
}
for (const { id, proofs, state } of rows) {
  const missing = proofs.filter((kind) => !named.get(kind)?.has(id));
  if (state === 'built')
    for (const kind of missing) complaints.push(`${id} is called built, but no test of kind ${kind} names it`);
  if (state === 'partly' && missing.length === proofs.length)
    complaints.push(`${id} is called partly built, but no test of its kinds names it`);
}
for (const complaint of complaints) console.error(complaint);
const count = (state: string): number => rows.filter((row) => row.state === state).length;
console.log(
  `${rows.length} requirements: ${count('built')} built, ${count('partly')} partly; ${complaints.length} complaints`,
);
process.exitCode = complaints.length === 0 ? 0 : 1;
