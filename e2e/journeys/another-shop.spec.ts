import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { embeddedTemplate } from '../../apps/server/src/testing/embedded-template.ts';
import { startedService } from '../../apps/server/src/testing/started-service.ts';
import { projectFiles } from '../../scripts/project-files.ts';
import { shopWords, wordsIn } from '../../scripts/shop-words.ts';
import { createSession, openInApp, waitForApp } from '../registry.ts';
import { addToCart, fillGiver, orderButton, thankYouHeading } from '../shop.ts';
import { test } from '../test.ts';

const root = join(import.meta.dirname, '../..');
const files = projectFiles(root);
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

const demoWords = shopWords(root, files);
/** As they begin in addresses. */
const demoPictures = files
  .filter((file) => file.startsWith('demo/pictures/') && !file.startsWith('demo/pictures/event-'))
  .map((file) => `/${file.slice('demo/'.length).replace('.avif', '')}`);
const demoFamilies = new Set(
  [...read('demo/fonts/fonts.json').matchAll(/"family": "(\w+)/g)].map(([, name = '']) => name),
);

/** The colors of the themes in a folder, as a browser computes them. */
const colorsIn = (folder: string): ReadonlySet<string> =>
  new Set(
    files
      .filter((file) => file.startsWith(folder) && file.endsWith('/theme.json'))
      .flatMap((file) => read(file).match(/#[0-9a-f]{6}\b/g) ?? [])
      .map((hex) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`),
  );
const ownColors = colorsIn('docs/examples/longacre/');
/** Without white and black, which belong to nobody. */
const demoColors = new Set(
  [...colorsIn('demo/')].filter((color) => !ownColors.has(color) && !/^rgb\((255, 255, 255|0, 0, 0)\)$/.test(color)),
);

/** The colors and font families of the page's elements. */
const lookOf = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() => {
    const properties = ['color', 'background-color', 'border-top-color', 'fill', 'stroke', 'font-family'];
    const values = [...document.querySelectorAll('body, body *')].flatMap((element) => {
      const style = getComputedStyle(element);
      return properties.map((property) => style.getPropertyValue(property));
    });
    return [...new Set(values)];
  });

/** The first page of a row is loaded, the others are opened in its app, each after one with another heading. */
const guestPages = [
  ['/'],
  ['/product/tussock-dinner-plate/710001'],
  ['/search?query=plate', '/gift-registry/find', '/account/login'],
  ['/gift-cards/'],
  ['/stores/'],
  ['/nothing-here'],
];
const otherSitesPages = [['/'], ['/search', '/account/login']];
const ownerPages = [
  [
    '/gift-registry/registrant-list/700100200',
    '/gift-registry/checklist/700100200',
    '/gift-registry/overview/700100200',
    '/gift-registry/thank-you-manager/700100200',
    '/gift-registry/address-labels/700100200',
    '/gift-registry/cards/700100200',
    '/gift-registry/registrant/edit-registry?id=700100200',
    '/gift-registry/new',
  ],
];

test('[SITE-01] [SHOP-06] another shop is its folder alone: no word, color, font or picture of the demo is in its pages, letters, labels, prints and errors', async ({
  browser,
  playwright,
}) => {
  const data = mkdtempSync(join(tmpdir(), 'another-shop-'));
  if (existsSync(embeddedTemplate())) cpSync(embeddedTemplate(), data, { recursive: true });
  const service = startedService({ PORT: '0', DATA_DIR: data, SHOP_DIR: join(root, 'docs/examples/longacre') });
  const found = new Set<string>();
  const inspectText = (where: string, text: string): void => {
    for (const word of wordsIn(demoWords, text)) found.add(`${where}: ${word}`);
    for (const picture of demoPictures) if (text.includes(picture)) found.add(`${where}: ${picture}`);
  };
  const inspect = async (page: Page): Promise<void> => {
    const where = page.url();
    inspectText(where, await page.content());
    for (const media of ['print', 'screen'] as const) {
      await page.emulateMedia({ media });
      for (const value of await lookOf(page))
        if (demoColors.has(value) || [...demoFamilies].some((family) => value.includes(family)))
          found.add(`${where} (${media}): ${value}`);
    }
  };
  const inspectAll = async (page: Page, rows: ReadonlyArray<ReadonlyArray<string>>): Promise<void> => {
    for (const [first = '', ...others] of rows) {
      await page.goto(first);
      await waitForApp(page);
      await inspect(page);
      for (const path of others) {
        await openInApp(page, path);
        await expect(page.locator('main [aria-busy=true], main .skeleton')).toHaveCount(0);
        await inspect(page);
      }
    }
  };
  try {
    await service.says('Gift registry:');
    const port = /localhost:(\d+)/.exec(service.stdout())?.[1] ?? '';
    /** Served by the first site. */
    const anyHost = `http://localhost:${port}`;
    const at = (site: string): string => `http://${site}.localhost:${port}`;
    const inspected = new Set<string>();
    for (const [site, paths] of [
      ['longacre', guestPages],
      ['nest', otherSitesPages],
    ] as const) {
      const context = await browser.newContext({ baseURL: at(site) });
      const bodies: Array<Promise<void>> = [];
      context.on('response', (answer) => {
        const type = answer.headers()['content-type'] ?? '';
        // All pages and sites have the same scripts and sheets.
        const name = /json|html/.test(type) ? answer.url() : new URL(answer.url()).pathname;
        if (!/json|javascript|css|html/.test(type) || inspected.has(name)) return;
        inspected.add(name);
        bodies.push(
          answer.text().then(
            (text) => inspectText(answer.url(), text),
            () => undefined,
          ),
        );
      });
      await inspectAll(await context.newPage(), paths);
      await Promise.all(bodies);
      await context.close();
    }

    const guest = await browser.newContext({ baseURL: at('longacre') });
    const page = await guest.newPage();
    await page.goto('/gift-registry/guest-list/700100200');
    await inspect(page);
    await addToCart(page, 'Tussock Serving Bowl');
    await page.goto('/checkout/cart');
    await fillGiver(page);
    await inspect(page);
    await orderButton(page).click();
    await expect(thankYouHeading(page)).toBeVisible();
    await inspect(page);

    const owner = await createSession(playwright.request, anyHost, {
      email: 'aroha@example.com',
      password: 'paper-and-string-6011',
    });
    const own = await (await browser.newContext({ baseURL: anyHost, storageState: owner })).newPage();
    await inspectAll(own, ownerPages);

    const plain = await (await browser.newContext({ baseURL: at('nest'), javaScriptEnabled: false })).newPage();
    for (const path of ['/', '/gift-registry/guest-list/700100201', '/nothing-here', '/shipping']) {
      await plain.goto(path);
      inspectText(path, await plain.content());
    }

    const outbox = join(data, 'outbox');
    await expect.poll(() => readdirSync(outbox).length, { message: 'letters' }).toBeGreaterThan(0);
    for (const letter of readdirSync(outbox))
      inspectText(letter, readFileSync(join(outbox, letter), 'utf8').replace(/=\r?\n/g, ''));
    expect([...found]).toEqual([]);
  } finally {
    service.signal('SIGTERM');
    await service.ended;
    rmSync(data, { recursive: true, force: true });
  }
});
