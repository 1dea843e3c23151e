/**
 * Clones what is committed into a folder of its own, runs `npm start` there with an empty home, and walks the product's main story in two browsers; then starts a
 * second time and says how long that took. Everything it made is removed.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium, expect } from '@playwright/test';
import { giftArrives } from '../e2e/gift-arrives.ts';
import { launchOptions } from './browser.ts';

const root = join(import.meta.dirname, '..');
const place = mkdtempSync(join(realpathSync(tmpdir()), 'fresh-clone-'));
const clone = join(place, 'a folder with spaces');
const home = join(place, 'home');

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address !== null ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });

const ended = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => child.once('exit', (code) => resolve(code)));

/** Starts the product and waits until it prints its address. */
const start = async (
  port: number,
): Promise<{ readonly child: ChildProcess; readonly port: number; readonly seconds: number }> => {
  const began = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: clone,
    env: { ...process.env, HOME: home, PORT: String(port), XDG_CACHE_HOME: undefined, XDG_DATA_HOME: undefined },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = ended(child);
  for await (const line of createInterface({ input: child.stdout })) {
    console.log(`  ${line}`);
    if (line.includes(`localhost:${port}`)) return { child, port, seconds: (performance.now() - began) / 1_000 };
  }
  throw new Error(`npm start ended with ${await exit} before it served`);
};

/** Whether anybody answers there. */
const answers = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/livez`).then(
    () => true,
    () => false,
  );

/** Ends npm alone, and waits until what it started has followed. */
const stop = async ({ child, port }: { readonly child: ChildProcess; readonly port: number }): Promise<void> => {
  const exit = ended(child);
  child.kill('SIGTERM');
  await exit;
  await expect.poll(() => answers(port)).toBe(false);
};

try {
  mkdirSync(home);
  execFileSync('git', ['clone', '--quiet', root, clone], { stdio: 'inherit' });
  const port = await freePort();
  const first = await start(port);
  console.log(`first start: ${first.seconds.toFixed(0)} s`);
  const browsers = await Promise.all([chromium.launch(launchOptions()), chromium.launch(launchOptions())]);
  const [guest, registrant] = await Promise.all(
    browsers.map(async (browser) => (await browser.newContext({ baseURL: `http://localhost:${port}` })).newPage()),
  );
  if (guest === undefined || registrant === undefined) throw new Error('two pages are needed');
  await giftArrives(guest, registrant);
  console.log('a guest bought a gift and the registrant saw it arrive');
  await Promise.all(browsers.map((browser) => browser.close()));
  await stop(first);
  const second = await start(port);
  console.log(`second start: ${second.seconds.toFixed(1)} s`);
  await stop(second);
} finally {
  rmSync(place, { recursive: true, force: true });
}
