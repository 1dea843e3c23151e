import { expect } from '@playwright/test';
import { interceptUntilReleased } from '../intercept.ts';
import { test } from '../test.ts';

test('a picture that fails to load is replaced by another one, or by a placeholder until the connection is back', async ({
  page,
  list,
}) => {
  const first = page.getByRole('article').first();
  const picture = first.locator('img');
  const shownFile = () =>
    picture.evaluate((image: HTMLImageElement) => (image.complete && image.naturalWidth > 0 ? image.currentSrc : ''));
  await page.goto(list.guestList);
  await expect.poll(shownFile).not.toBe('');
  const failing = await shownFile();
  await page.route(failing, (route) => route.fulfill({ status: 404 }));
  await page.reload();
  await expect.poll(shownFile).not.toBe('');
  expect(await shownFile()).not.toBe(failing);

  const release = await interceptUntilReleased(page, /\/pictures\//, (route) => route.abort());
  await page.reload();
  await expect(picture).toHaveCount(0);
  await expect(first.getByRole('img').first()).toBeVisible();

  release();
  await expect(async () => {
    await page.context().setOffline(true);
    await page.context().setOffline(false);
    await expect.poll(shownFile, { timeout: 3_000 }).not.toBe('');
  }).toPass();
});
