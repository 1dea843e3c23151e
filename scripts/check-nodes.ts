/**
 * Starts the built product and runs the service's tests on newer versions of Node, one after the other: `npm run check:nodes`, or with the versions after it. Each is fetched by npm for the run alone; one that
 * cannot be had counts as failed and is named. A whole run takes minutes for each version.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';

const root = join(import.meta.dirname, '..');
const asked = process.argv.slice(2);
const versions = asked.length > 0 ? asked : ['22', '24', '26'];

/** Where npm has put the program; undefined when it cannot be had. */
const nodeOf = (version: string): string | undefined => {
  const words = ['--yes', '--package', `node@${version}`, '--', 'node', '-p', 'process.execPath'];
  const { status, stdout } = spawnSync('npx', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  return status === 0 ? stdout.trim() : undefined;
};

const environment = (node: string): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH: `${dirname(node)}${delimiter}${process.env['PATH'] ?? ''}`,
});

/** Starts the built service on an empty database, and asks for a page and a picture. Gives what was wrong. */
const startProblem = async (node: string): Promise<string | undefined> => {
  const data = mkdtempSync(join(realpathSync(tmpdir()), 'node-check-'));
  const service = spawn(node, ['--enable-source-maps', 'apps/server/dist/main.js'], {
    cwd: root,
    env: { ...environment(node), PORT: '0', DATA_DIR: data, DATABASE_URL: undefined, NODE_ENV: undefined },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(service, 'exit');
  try {
    for await (const line of createInterface({ input: service.stdout })) {
      const [, address] = /^Gift registry: (\S+)$/.exec(line) ?? [];
      if (address === undefined) continue;
      for (const path of ['/readyz', '/gift-registry/guest-list/100200300', '/art/plates-e9e2d4-8a9a86-mobile.webp']) {
        const { status } = await fetch(`${address}${path}`);
        if (status !== 200) return `${path} answered ${status}`;
      }
      service.kill('SIGTERM');
      const [code] = await ended;
      return code === 0 ? undefined : `it ended with ${code}`;
    }
    return 'it ended before it served';
  } finally {
    service.kill('SIGKILL');
    await ended;
    rmSync(data, { recursive: true, force: true });
  }
};

const testProblem = (node: string): string | undefined => {
  const words = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'server', '--reporter=dot'];
  const { status } = spawnSync(node, words, { cwd: root, stdio: 'inherit', env: environment(node) });
  return status === 0 ? undefined : `vitest ended with ${status}`;
};

const outcomes: Array<readonly [what: string, problem: string | undefined]> = [];
for (const version of versions) {
  console.log(`Node ${version}: fetching it …`);
  const node = nodeOf(version);
  if (node === undefined) {
    outcomes.push([`Node ${version}`, 'npm could not fetch it (the package "node"); nothing was run']);
    continue;
  }
  const name = `Node ${execFileSync(node, ['--version'], { encoding: 'utf8' }).trim()}`;
  console.log(`${name}: starting the product …`);
  outcomes.push([`${name}: the product starts`, await startProblem(node)]);
  console.log(`${name}: the service's tests, some minutes …`);
  outcomes.push([`${name}: the service's tests`, testProblem(node)]);
}
for (const [what, problem] of outcomes) console.log(`${what}: ${problem ?? 'passed'}`);
process.exitCode = outcomes.every(([, problem]) => problem === undefined) ? 0 : 1;
