/**
 * Takes a screenshot of each screen of both roles on each site at both widths, and compares it with the stored one:
 * `npm run pictures`. After an intended change, look at the new ones and store them: `npm run pictures -- --keep`. New
 * screenshots are in .data/pictures. Names as arguments select screens.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { benchService } from './bench-service.ts';
import { launchOptions } from './browser.ts';
import { type Screen, screensOf, sites, widths } from './pictures/screens.ts';
import { smallPicture, unlikeness } from './pictures/small-picture.ts';

const PORT = 3991;
/** The share of pixels that may differ: the demo shows days to go and recent purchases, and fonts depend on the machine. */
const TOLERATED = 0.02;

const root = join(import.meta.dirname, '..');
const [expected, taken] = [join(root, 'docs/pictures/screens'), join(root, '.data/pictures')];
for (const folder of [expected, taken]) mkdirSync(folder, { recursive: true });
const isKeeping = process.argv.includes('--keep');
const names = process.argv.slice(2).filter((word) => !word.startsWith('--'));

const differing: string[] = [];
let compared = 0;

/** Signs in through the page: a browser resolves the hosts of development, while other programs do not. */
const signIn = async (page: Page): Promise<void> => {
  await page.goto('/account/login', { waitUntil: 'load' });
  const status = await page.evaluate(async () => {
    const answer = await fetch('/api/account/sign-in', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'demo@example.com', password: 'demo-registry' }),
    });
    return answer.status;
  });
  if (status !== 200) throw new Error(`signing in answered ${status}`);
};

/**
 * Uses the page, which starts an app that waits for that, and waits until the app has replaced the app shell and the pictures in the viewport are loaded, some of which are drawn
 * only now; broken and late pictures are not waited for.
 */
const isShown = async (page: Page): Promise<void> => {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  for (const before of ['#root > [inert]', '[data-starts-on-use]'])
    await page.locator(before).waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.evaluate(async () => {
    const seen = Array.from(document.images).filter((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return bottom > 0 && top < window.innerHeight;
    });
    const late = new Promise((resolve) => setTimeout(resolve, 60_000));
    await Promise.race([Promise.allSettled(seen.map((image) => image.decode())), late]);
  });
};

const picture = async (
  browser: Browser,
  host: string,
  size: (typeof widths)[number],
  screens: ReadonlyArray<Screen>,
  name: (screen: Screen) => string,
): Promise<void> => {
  const origin = `http://${host}:${PORT}`;
  for (const isOwn of [true, false]) {
    const context = await browser.newContext({ viewport: size, baseURL: origin, reducedMotion: 'reduce' });
    const page = await context.newPage();
    if (isOwn) await signIn(page);
    for (const screen of screens.filter((screen) => screen.isOwn === isOwn)) {
      await page.goto(screen.path, { waitUntil: 'load' });
      await isShown(page);
      await screen.press?.(page);
      await page.waitForTimeout(1_200);
      await isShown(page);
      const screenshot = await page.screenshot();
      const small = await smallPicture(screenshot);
      writeFileSync(join(taken, `${name(screen)}.png`), screenshot);
      const place = join(expected, `${name(screen)}.webp`);
      compared += 1;
      if (isKeeping) writeFileSync(place, small);
      else if (!existsSync(place)) differing.push(`${name(screen)}: none is stored`);
      else {
        const share = await unlikeness(readFileSync(place), small);
        if (share > TOLERATED) differing.push(`${name(screen)}: ${(100 * share).toFixed(1)} % of it is another`);
      }
    }
    await context.close();
  }
};

const stop = await benchService(PORT);
const browser = await chromium.launch(launchOptions());
try {
  for (const [site, host, grId] of sites)
    for (const size of widths) {
      const name = (screen: Screen): string => `${site}-${size.width}-${screen.name}`;
      const screens = screensOf(grId).filter((screen) => names.length === 0 || names.includes(screen.name));
      await picture(browser, host, size, screens, name);
    }
} finally {
  await browser.close();
  await stop();
}
for (const line of differing) console.log(line);
console.log(
  `${compared} pictures ${isKeeping ? 'stored' : `compared, ${differing.length} differ by more than ${100 * TOLERATED} %`}`,
);
process.exitCode = differing.length === 0 ? 0 : 1;
