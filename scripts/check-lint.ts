/** Shows that the linter still notices what it must never let through: planted lines that have to be complained about. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..');
const inDomain = 'packages/domain/src/list';
const inViews = 'packages/ui/src/cart';

/** How to read: the folder, a text that must not pass there, and for the last rows texts that must. */
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

const house = mkdtempSync(join(realpathSync(tmpdir()), 'lint-probes-'));
const settings: { vcs: object } = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'));
writeFileSync(join(house, 'biome.json'), JSON.stringify({ ...settings, $schema: undefined, vcs: { enabled: false } }));
cpSync(join(root, 'scripts/lint'), join(house, 'scripts/lint'), { recursive: true });

const passes = (folder: string, text: string): boolean => {
  const file = join(house, folder, 'planted.ts');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${text}\n`);
  return spawnSync(join(root, 'node_modules/.bin/biome'), ['lint', file], { cwd: house }).status === 0;
};

const complaints = [
  ...refused
    .filter((probe) => passes(...probe))
    .map(([folder, text]) => `the linter lets this pass in ${folder}: ${text}`),
  ...allowed
    .filter((probe) => !passes(...probe))
    .map(([folder, text]) => `the linter refuses this in ${folder}: ${text}`),
];
rmSync(house, { recursive: true });
for (const complaint of complaints) console.error(complaint);
console.log(`${refused.length} planted lines noticed, ${allowed.length} let pass; ${complaints.length} complaints`);
process.exitCode = complaints.length === 0 ? 0 : 1;
