/** Checks that the linter reports planted lines that it must never accept. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..');
const inDomain = 'packages/domain/src/list';
const inViews = 'packages/ui/src/cart';

/** A folder, and a text that the linter must refuse there. */
const refused: ReadonlyArray<readonly [folder: string, text: string]> = [
  [inDomain, 'export const now = () => new Date();'],
  [inDomain, 'export const now = () => Date.now();'],
  [inDomain, 'export const chance = () => Math.random();'],
  [inDomain, "export const ask = () => fetch('/');"],
  [inDomain, 'export const say = () => console.log(1);'],
  [inDomain, 'export const home = () => process.env;'],
  [inDomain, "export const fail = () => {\n  throw new Error('no');\n};"],
  [inDomain, 'export const later = () => setTimeout(() => 1, 1);'],
  [inViews, "import { some } from 'fp-ts/Option';\n\nexport const a = some(1);"],
  [inViews, 'export const a = (b: any) => b;'],
];
const allowed: ReadonlyArray<readonly [folder: string, text: string]> = [
  [inDomain, 'export const day = (text: string) => new Date(text).getTime();'],
  [inViews, 'export const a = 1;'],
];

const project = mkdtempSync(join(realpathSync(tmpdir()), 'lint-probes-'));
const settings: { vcs: object } = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'));
writeFileSync(
  join(project, 'biome.json'),
  JSON.stringify({ ...settings, $schema: undefined, vcs: { enabled: false } }),
);
cpSync(join(root, 'scripts/lint'), join(project, 'scripts/lint'), { recursive: true });

const passes = (folder: string, text: string): boolean => {
  const file = join(project, folder, 'planted.ts');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${text}\n`);
  return spawnSync(join(root, 'node_modules/.bin/biome'), ['lint', file], { cwd: project }).status === 0;
};

const problems = [
  ...refused
    .filter((probe) => passes(...probe))
    .map(([folder, text]) => `the linter accepts this in ${folder}: ${text}`),
  ...allowed
    .filter((probe) => !passes(...probe))
    .map(([folder, text]) => `the linter rejects this in ${folder}: ${text}`),
];
rmSync(project, { recursive: true });
for (const problem of problems) console.error(problem);
console.log(`${refused.length} planted lines reported, ${allowed.length} accepted; ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
