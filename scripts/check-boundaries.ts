/** Checks the direction of imports, after checking that every rule reports its planted violation: a broken rule looks like clean code. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { boundaryProbePackages, boundaryProbes, boundaryProbeTargets } from './boundary-probes.ts';

interface Violation {
  readonly from: string;
  readonly to: string;
  readonly rule: { readonly name: string };
}

const root = join(import.meta.dirname, '..');
const configuration = '.dependency-cruiser.cjs';

/** The violations that dependency-cruiser reports of `packages` and `apps` in that folder. */
const violationsIn = (folder: string): ReadonlyArray<Violation> => {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
      ...['--config', configuration, '--output-type', 'json', 'packages', 'apps'],
    ],
    { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 28 },
  );
  if (stdout === '') throw new Error(`dependency-cruiser printed nothing: ${stderr}`);
  const report: { readonly summary: { readonly violations: ReadonlyArray<Violation> } } = JSON.parse(stdout);
  return report.summary.violations;
};

/** Writes a project of nothing but planted violations. */
const plant = (): string => {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'boundary-probes-'));
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  for (const file of [configuration, 'tsconfig.base.json']) copyFileSync(join(root, file), join(folder, file));
  for (const file of boundaryProbeTargets) write(file, 'export const target = 1;\n');
  for (const { file, imports } of boundaryProbes) write(file, `import '${imports}';\n`);
  for (const name of boundaryProbePackages) {
    const holder = ['', 'packages/ui/', 'apps/web/', 'apps/server/'].find((place) => {
      try {
        return realpathSync(join(root, place, 'node_modules', name)) !== '';
      } catch {
        return false;
      }
    });
    if (holder === undefined) throw new Error(`${name} is not installed`);
    mkdirSync(dirname(join(folder, 'node_modules', name)), { recursive: true });
    symlinkSync(realpathSync(join(root, holder, 'node_modules', name)), join(folder, 'node_modules', name));
  }
  return folder;
};

const planted = plant();
const fired = violationsIn(planted);
rmSync(planted, { recursive: true });

const required = createRequire(import.meta.url)(`../${configuration}`) as {
  readonly forbidden: ReadonlyArray<{ readonly name: string }>;
};
const problems = [
  ...required.forbidden
    .filter(({ name }) => !boundaryProbes.some((probe) => probe.rule === name))
    .map(({ name }) => `rule ${name} has no probe in scripts/boundary-probes.ts`),
  ...boundaryProbes
    .filter(({ rule, file }) => !fired.some((violation) => violation.rule.name === rule && violation.from === file))
    .map(({ rule, file }) => `rule ${rule} does not report its probe ${file}`),
  ...violationsIn(root).map(({ from, to, rule }) => `${rule.name}: ${from} imports ${to}`),
];
for (const problem of problems) console.error(problem);
console.log(`${boundaryProbes.length} import rules fired at their probes; ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
