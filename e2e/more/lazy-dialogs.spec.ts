import { expect, type Page } from '@playwright/test';
import { interceptUntilReleased } from '../intercept.ts';
import { waitForApp } from '../registry.ts';
import { card, demo, neededGift, waitForWholeList } from '../shop.ts';
import { test } from '../test.ts';

const pictured = 'Fennel 12-Piece Dinnerware Set';
const dialogChunks = /\/assets\/(guest|list|owner)-dialogs-[^/]+\.js$|\/assets\/popup-html-reader-[^/]+\.js$/;
const cartDialogChunk = /\/assets\/guest-dialogs-[^/]+\.js$/;

const nameLink = (page: Page) => card(page, pictured).getByRole('heading').getByRole('link');

const details = (page: Page) => page.getByRole('dialog', { name: pictured, exact: true });

const loadError = (page: Page) => page.getByRole('alert').filter({ hasText: 'This couldn’t be opened' });

const tryAgain = (page: Page) => loadError(page).getByRole('button', { name: 'Try Again' }).click();

/** Marks the open document, so that a reloaded page can be recognized by the missing mark. */
const mark = (page: Page) => page.evaluate(() => document.body.setAttribute('data-mark', 'here'));

const isMarked = (page: Page) => page.evaluate(() => document.body.getAttribute('data-mark') === 'here');

const addNeededGift = async (page: Page): Promise<void> =>
  card(page, await neededGift(page, 1))
    .getByRole('button', { name: /^Add to Cart/ })
    .click();

test('chunks of dialogs are fetched once the page is used, and those of registrants never for a guest', async ({
  page,
}) => {
  const fetched = new Set<string>();
  page.on('request', (request) => {
    const [, name = ''] = dialogChunks.exec(request.url()) ?? [];
    if (name !== '') fetched.add(name);
  });
  await page.goto(demo.guestList);
  await expect(card(page, pictured)).toBeVisible();
  await page.waitForTimeout(1_500);
  expect([...fetched]).toEqual([]);
  await waitForApp(page);
  await expect(async () => {
    await page.mouse.move(200, 200);
    await page.mouse.move(201, 201);
    expect([...fetched].sort()).toEqual(['guest']);
  }).toPass();
});

test('details that were requested offline open once the connection is back, without a reload', async ({
  page,
  context,
}) => {
  // On a slow machine the chunk might be fetched ahead.
  const release = await interceptUntilReleased(page, dialogChunks, (route) => route.abort());
  await page.goto(demo.guestList);
  await waitForWholeList(page);
  await mark(page);
  await context.setOffline(true);
  await nameLink(page).click();
  await expect(loadError(page)).toBeFocused();
  await tryAgain(page);
  await expect(loadError(page)).toBeFocused();
  expect(await isMarked(page)).toBe(true);
  await expect(card(page, pictured)).toBeVisible();
  await context.setOffline(false);
  release();
  await tryAgain(page);
  await expect(details(page)).toBeVisible();
  expect(await isMarked(page)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(details(page)).toHaveCount(0);
  await expect(nameLink(page)).toBeFocused();
});

test('details whose chunk fails to load can be closed or tried again, and the chosen quantity stays', async ({
  page,
}) => {
  const release = await interceptUntilReleased(page, dialogChunks, (route) => route.abort());
  await page.goto(demo.guestList);
  await waitForWholeList(page);
  const quantity = card(page, pictured).getByLabel(`Quantity of ${pictured}`);
  await quantity.fill('3');
  await nameLink(page).click();
  await expect(loadError(page)).toBeFocused();
  await loadError(page).getByRole('button', { name: 'Close' }).click();
  await expect(loadError(page)).toHaveCount(0);
  await expect(nameLink(page)).toBeFocused();
  await expect(page).toHaveURL(demo.guestList);

  await nameLink(page).click();
  await expect(loadError(page)).toBeVisible();
  release();
  await tryAgain(page);
  await expect(details(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(details(page)).toHaveCount(0);
  await expect(nameLink(page)).toBeFocused();
  await expect(quantity).toHaveValue('3');
});

test('a chunk that a release has replaced reloads the page once, and then again only by "Try Again"', async ({
  page,
}) => {
  await page.route(dialogChunks, (route) => route.fulfill({ status: 404 }));
  await page.goto(demo.guestList);
  await waitForWholeList(page);
  await mark(page);
  const reloaded = page.waitForEvent('load');
  await nameLink(page).click();
  await reloaded;
  await mark(page);
  await expect(loadError(page)).toBeVisible();
  expect(await isMarked(page)).toBe(true);
  const loaded = page.waitForEvent('load');
  await tryAgain(page);
  await loaded;
  await expect(card(page, pictured)).toBeVisible();
  expect(await isMarked(page)).toBe(false);
});

test('an added item is confirmed by a notice if the chunk of its dialog fails to load', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.route(cartDialogChunk, (route) => route.abort());
  await page.goto(demo.guestList);
  await addNeededGift(page);
  const notice = page.getByRole('status').filter({ hasText: '1 item added to your cart' });
  await expect(notice).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: /cart/i })).toContainText('1');
  await expect(loadError(page)).toHaveCount(0);
  await expect.poll(() => logged.some((line) => line.includes('chunk.load-failed'))).toBe(true);
  await notice.getByRole('button', { name: 'Close' }).click();
  await expect(notice).toHaveCount(0);
  await expect(loadError(page)).toHaveCount(0);
});

test('an added item is confirmed by a notice until the chunk of its dialog has loaded', async ({ page }) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(cartDialogChunk, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(demo.guestList);
  await addNeededGift(page);
  const notice = page.getByRole('status').filter({ hasText: '1 item added to your cart' });
  await expect(notice).toBeVisible();
  release();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Close' })).toBeVisible();
  await expect(notice).toHaveCount(0);
});
