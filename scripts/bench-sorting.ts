/**
 * Measures sorting a thousand gifts, from the click until the new order is painted, with the processor slowed down four times: the product's list against plain React cards, alternating in one run.
 * Both show the same cards; the plain page renders all of them in full.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { benchService } from './bench-service.ts';
import { launchOptions } from './browser.ts';

const PORT = 3994;
const ROUNDS = 8;
const SLOWDOWN = 4;
const GOAL = 0.12;
const built = join(import.meta.dirname, '../.data/bench-sorting');

const median = (values: ReadonlyArray<number>): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Clicks the control; returns the milliseconds until a different card is first and painted. */
const timeSort = (page: Page, selector: string): Promise<number> =>
  page.evaluate(
    (control) =>
      new Promise<number>((resolve, reject) => {
        const first = (): string | null | undefined =>
          document.querySelector('main article:has(.stage) h3')?.textContent;
        const before = first();
        const element = document.querySelector<HTMLElement>(control);
        if (element === null) {
          reject(new Error(`nothing to click: ${control}`));
          return;
        }
        const started = performance.now();
        const check = (): void => {
          if (first() === before) requestAnimationFrame(check);
          else setTimeout(() => resolve(performance.now() - started));
        };
        element.click();
        requestAnimationFrame(check);
      }),
    selector,
  );

const slowed = async (page: Page): Promise<Page> => {
  await page.addInitScript('window.__name = (it) => it'); // tsx wraps functions in a helper that the page does not have
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return page;
};

const stop = await benchService(PORT);
const browser = await chromium.launch(launchOptions());
try {
  const context = await browser.newContext({ viewport: { width: 1_440, height: 900 } });
  await context.route('http://plain.localhost/**', (route) => {
    const { pathname } = new URL(route.request().url());
    const file = join(built, pathname === '/' ? 'index.html' : pathname);
    return existsSync(file) ? route.fulfill({ path: file }) : route.fulfill({ status: 404 });
  });
  const plain = await slowed(await context.newPage());
  await plain.goto('http://plain.localhost/');
  await plain.waitForFunction(() => document.querySelectorAll('main article').length === 1_000);
  const product = await slowed(await context.newPage());
  await product.goto(`http://localhost:${PORT}/gift-registry/guest-list/100200304?sortBy=price`);
  await product.waitForFunction(() => document.querySelectorAll('main article').length > 950);
  await product.waitForTimeout(3_000);

  const times: { readonly plain: number[]; readonly product: number[] } = { plain: [], product: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    await plain.bringToFront();
    times.plain.push(await timeSort(plain, 'main > button'));
    await product.bringToFront();
    await product.getByRole('button', { name: /^Sort by/ }).click();
    await product.getByRole('menuitemradio', { checked: false }).first().waitFor();
    await product.waitForTimeout(500);
    times.product.push(await timeSort(product, '[role="menuitemradio"][aria-checked="false"]'));
    await product.waitForTimeout(1_500);
  }
  const ratio = median(times.product.map((each, round) => each / (times.plain[round] ?? Number.NaN)));
  console.log(
    `sorting 1,000 cards, ${SLOWDOWN} times slower: ${Math.round(median(times.product))} ms, plain React cards ${Math.round(median(times.plain))} ms; ratio ${ratio.toFixed(3)}, goal ${GOAL}: ${ratio <= GOAL ? 'reached' : 'missed'}`,
  );
} finally {
  await browser.close();
  await stop();
}
