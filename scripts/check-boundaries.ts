/** Checks the direction of imports, and first that every rule still fires at its planted violation: a silent rule looks like clean code. */
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
  if (stdout === '') throw new Error(`dependency-cruiser said nothing: ${stderr}`);
  const report: { readonly summary: { readonly violations: ReadonlyArray<Violation> } } = JSON.parse(stdout);
  return report.summary.violations;
};

/** A house of nothing but planted violations. */
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
const complaints = [
  ...required.forbidden
    .filter(({ name }) => !boundaryProbes.some((probe) => probe.rule === name))
    .map(({ name }) => `rule ${name} has no probe in scripts/boundary-probes.ts`),
  ...boundaryProbes
    .filter(({ rule, file }) => !fired.some((violation) => violation.rule.name === rule && violation.from === file))
    .map(({ rule, file }) => `rule ${rule} is silent at its probe ${file}`),
  ...violationsIn(root).map(({ from, to, rule }) => `${rule.name}: ${from} imports ${to}`),
];
for (const complaint of complaints) console.error(complaint);
console.log(`${boundaryProbes.length} import rules fired at their probes; ${complaints.length} complaints`);
process.exitCode = complaints.length === 0 ? 0 : 1;
