/** Plants each fault in a copy of the source, and tells which seed of the simulator finds it: `npm run simulate:faults`, or with words of some. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { plantedFaults } from './planted-faults.ts';

const project = fileURLToPath(new URL('../../../../../', import.meta.url));
const copy = join(project, '.data', `planted-faults-${process.pid}`);
/** In hours: how long the simulator looks for one. */
const longest = { memory: 0.009, embedded: 0.02, server: 0.04 } as const;

rmSync(copy, { recursive: true, force: true });
mkdirSync(copy, { recursive: true });
symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'));
for (const part of [
  'packages/domain',
  'packages/adapters-http',
  'apps/server',
  'demo',
  'tsconfig.base.json',
  'package.json',
  'pnpm-lock.yaml',
])
  cpSync(join(project, part), join(copy, part), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !/\/(dist|\.tsbuild|\.data)$/.test(path),
  });

const wanted = process.argv.slice(2);
let found = 0;
let tried = 0;
for (const { what, file, original, replacement, store } of plantedFaults) {
  if (wanted.length > 0 && !wanted.some((word) => what.includes(word))) continue;
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  if (text.split(original).length !== 2)
    throw new Error(`${file} has it ${text.split(original).length - 1} times: ${what}`);
  writeFileSync(
    path,
    text.replace(original, () => replacement),
  );
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      '--import',
      'tsx',
      'apps/server/src/testing/simulation/main.ts',
      '--first',
      '--store',
      store,
      '--hours',
      String(longest[store]),
    ],
    { cwd: copy, encoding: 'utf8' },
  );
  writeFileSync(path, text);
  const line = stdout.split('\n').find((each) => each.startsWith('seed '));
  tried += 1;
  if (line !== undefined) found += 1;
  process.stdout.write(
    `| ${what} | ${store} | ${line?.slice(0, 160) ?? `not found ${stdout.trim()}${stderr.slice(0, 300)}`} |\n`,
  );
}
rmSync(copy, { recursive: true, force: true });
process.stdout.write(`${found} of ${tried} found\n`);
