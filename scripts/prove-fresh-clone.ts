/** Clones the last commit into a temporary folder, runs `npm start` there with an empty home, buys a gift in two browsers, and starts a second time. Prints how long each start took. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium, expect, type Page } from '@playwright/test';
import { addToCart, card, demo, neededGift, placeOrder, purchaseCounts, signIn } from '../e2e/shop.ts';
import { launchOptions } from './browser.ts';

const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(realpathSync(tmpdir()), 'fresh-clone-'));
const clone = join(folder, 'a folder with spaces');
const home = join(folder, 'home');

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

/** Runs `npm start` and waits until it prints its address. */
const start = async (
  port: number,
): Promise<{ readonly child: ChildProcess; readonly port: number; readonly seconds: number }> => {
  const began = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: clone,
    env: {
      ...process.env,
      HOME: home,
      PORT: String(port),
      XDG_CACHE_HOME: undefined,
      XDG_DATA_HOME: undefined,
      SHOP_DIR: undefined,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = ended(child);
  for await (const line of createInterface({ input: child.stdout })) {
    console.log(`  ${line}`);
    if (line.includes(`localhost:${port}`)) return { child, port, seconds: (performance.now() - began) / 1_000 };
  }
  throw new Error(`npm start ended with ${await exit} before it served`);
};

/** Whether the service answers on that port. */
const answers = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/livez`).then(
    () => true,
    () => false,
  );

/** Stops npm only, and waits until the service has stopped as well. */
const stop = async ({ child, port }: { readonly child: ChildProcess; readonly port: number }): Promise<void> => {
  const exit = ended(child);
  child.kill('SIGTERM');
  await exit;
  await expect.poll(() => answers(port)).toBe(false);
};

/** A guest buys two units of an item, and the registrant's open page shows it without reloading. */
const buyGift = async (guest: Page, registrant: Page): Promise<void> => {
  await signIn(registrant, demo.registrantList);
  await guest.goto(demo.guestList);
  const name = await neededGift(guest, 2);
  const before = await purchaseCounts(card(registrant, name));
  let loads = 0;
  registrant.on('framenavigated', () => {
    loads += 1;
  });
  await addToCart(guest, name, 2);
  await placeOrder(guest);
  const after = `${before.purchased + 2} of ${before.wanted} purchased`;
  await expect(card(registrant, name).getByText(after)).toBeVisible();
  expect(loads).toBe(0);
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
  await buyGift(guest, registrant);
  console.log('a guest bought a gift and the registrant saw it arrive');
  await Promise.all(browsers.map((browser) => browser.close()));
  await stop(first);
  const second = await start(port);
  console.log(`second start: ${second.seconds.toFixed(1)} s`);
  await stop(second);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
