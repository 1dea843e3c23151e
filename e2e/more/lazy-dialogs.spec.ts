import { expect, type Page } from '@playwright/test';
import { interceptUntilReleased } from '../intercept.ts';
import { waitForApp } from '../registry.ts';
import { card, demo, waitForWholeList } from '../shop.ts';
import { test } from '../test.ts';

const pictured = 'Fennel 12-Piece Dinnerware Set';
const dialogChunks = /\/assets\/(guest|list|owner)-dialogs-[^/]+\.js$|\/assets\/popup-html-reader-[^/]+\.js$/;

const nameLink = (page: Page) => card(page, pictured).getByRole('heading').getByRole('link');

const details = (page: Page) => page.getByRole('dialog', { name: pictured, exact: true });

const loadError = (page: Page) => page.getByRole('alert').filter({ hasText: 'This couldn’t be opened' });

const tryAgain = (page: Page) => loadError(page).getByRole('button', { name: 'Try Again' }).click();

/** Marks the open document, so that a reloaded page can be recognized by the missing mark. */
const mark = (page: Page) => page.evaluate(() => document.body.setAttribute('data-mark', 'here'));

const isMarked = (page: Page) => page.evaluate(() => document.body.getAttribute('data-mark') === 'here');

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
