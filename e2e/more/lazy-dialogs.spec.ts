import { expect, type Page } from '@playwright/test';
import { meetUntil } from '../met-calls.ts';
import { card, demo, neededGift, wholeList } from '../shop.ts';
import { test } from '../test.ts';

const pictured = 'Fennel 12-Piece Dinnerware Set';
const layersFiles = /\/assets\/(list|owner|site)-layers-[^/]+\.js$|\/assets\/popup-html-reader-[^/]+\.js$/;

/** The files of layers that the page asked for. */
const askedBy = (page: Page): string[] => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, path = ''] = layersFiles.exec(request.url()) ?? [];
    if (path !== '') asked.push(path);
  });
  return asked;
};

test('[STATE-01] the files of layers come once the page is in use, those that only registrants need never to a guest', async ({
  page,
}) => {
  const asked = askedBy(page);
  await page.goto(demo.guestList);
  await expect(card(page, pictured)).toBeVisible();
  await page.waitForTimeout(1_500);
  expect(asked).toEqual([]);
  await page.mouse.move(200, 200);
  await expect.poll(() => [...new Set(asked)].sort()).toEqual(['list', 'site']);
});

/** The link of a gift's name, which opens its details. */
const nameOf = (page: Page) => card(page, pictured).getByRole('heading').getByRole('link');

const notThere = (page: Page) => page.getByRole('alert').filter({ hasText: 'This couldn’t be opened' });

const details = (page: Page) => page.getByRole('dialog', { name: pictured, exact: true });

const tryAgain = (page: Page) => notThere(page).getByRole('button', { name: 'Try Again' }).click();

/** Marks the page that is open; a page loaded anew has no mark. */
const mark = (page: Page) => page.evaluate(() => document.body.setAttribute('data-mark', 'here'));

const isMarked = (page: Page) => page.evaluate(() => document.body.getAttribute('data-mark') === 'here');

test('[STATE-01] [BUY-05] details asked for offline: trying again keeps the page, and opens them once there is a connection', async ({
  page,
  context,
}) => {
  // Idempotency somebody is slow, the file is fetched unasked.
  const letThrough = await meetUntil(page, layersFiles, (route) => route.abort());
  await page.goto(demo.guestList);
  await wholeList(page);
  await mark(page);
  await context.setOffline(true);
  await nameOf(page).click();
  await expect(notThere(page)).toBeFocused();
  await tryAgain(page);
  await expect(notThere(page)).toBeFocused();
  expect(await isMarked(page)).toBe(true);
  await expect(card(page, pictured)).toBeVisible();
  await context.setOffline(false);
  letThrough();
  await tryAgain(page);
  await expect(details(page)).toBeVisible();
  await expect(details(page)).toHaveCSS('opacity', '1');
  expect(await isMarked(page)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(details(page)).toHaveCount(0);
  await expect(nameOf(page)).toBeFocused();
});

test('[STATE-01] [BUY-05] details whose file does not come: that is said, and trying again opens them with the quantity that was chosen', async ({
  page,
}) => {
  const letThrough = await meetUntil(page, layersFiles, (route) => route.abort());
  await page.goto(demo.guestList);
  await wholeList(page);
  const quantity = card(page, pictured).getByLabel(`Quantity of ${pictured}`);
  await quantity.fill('3');
  await nameOf(page).click();
  await expect(notThere(page)).toBeFocused();
  await notThere(page).getByRole('button', { name: 'Close' }).click();
  await expect(notThere(page)).toHaveCount(0);
  await expect(nameOf(page)).toBeFocused();
  await expect(page).toHaveURL(demo.guestList);

  await nameOf(page).click();
  await expect(notThere(page)).toBeVisible();
  letThrough();
  await tryAgain(page);
  await expect(details(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(details(page)).toHaveCount(0);
  await expect(nameOf(page)).toBeFocused();
  await expect(quantity).toHaveValue('3');
});

test('[STATE-01] details whose file a later release replaced: trying again loads the page anew', async ({ page }) => {
  await page.route(layersFiles, (route) => route.fulfill({ status: 404 }));
  await page.goto(demo.guestList);
  await wholeList(page);
  await mark(page);
  await nameOf(page).click();
  await expect(notThere(page)).toBeVisible();
  expect(await isMarked(page)).toBe(true);
  const loaded = page.waitForEvent('load');
  await tryAgain(page);
  await loaded;
  await expect(card(page, pictured)).toBeVisible();
  expect(await isMarked(page)).toBe(false);
});

test('[CART-04] a confirmation whose file does not come: what was added is said all the same, once and truthfully', async ({
  page,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.route(/\/assets\/site-layers-[^/]+\.js$/, (route) => route.abort());
  await page.goto(demo.guestList);
  const gift = await neededGift(page, 1);
  const add = card(page, gift).getByRole('button', { name: /^Add to Cart/ });
  await add.click();
  const said = page.getByRole('status').filter({ hasText: '1 item added to your cart' });
  await expect(said).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: /cart/i })).toContainText('1');
  await expect(notThere(page)).toHaveCount(0);
  await expect.poll(() => logged.some((line) => line.includes('chunk.load-failed'))).toBe(true);
  await said.getByRole('button', { name: 'Close' }).click();
  await expect(said).toHaveCount(0);
  await expect(notThere(page)).toHaveCount(0);
});

test('[CART-04] a confirmation whose file is long on its way: what was added is said meanwhile, and the confirmation takes its place', async ({
  page,
}) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/site-layers-[^/]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(demo.guestList);
  const gift = await neededGift(page, 1);
  await card(page, gift)
    .getByRole('button', { name: /^Add to Cart/ })
    .click();
  const said = page.getByRole('status').filter({ hasText: '1 item added to your cart' });
  await expect(said).toBeVisible();
  release();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Close' })).toBeVisible();
  await expect(said).toHaveCount(0);
});
