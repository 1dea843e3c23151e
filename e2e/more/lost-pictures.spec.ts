import { expect } from '@playwright/test';
import { meetUntil } from '../met-calls.ts';
import { test } from '../test.ts';

test('[ITEM-13] a picture whose file fails gives way to another one, to a quiet place when none is left, and comes with the connection', async ({
  page,
  list,
}) => {
  const first = page.getByRole('article').first();
  const picture = first.locator('img');
  const shown = () =>
    picture.evaluate((one: HTMLImageElement) => (one.complete && one.naturalWidth > 0 ? one.currentSrc : ''));
  await page.goto(list.guestList);
  await expect.poll(shown).not.toBe('');
  const file = await shown();
  await page.route(file, (route) => route.fulfill({ status: 404 }));
  await page.reload();
  await expect.poll(shown).not.toBe('');
  expect(await shown()).not.toBe(file);

  const letThrough = await meetUntil(page, /\/art\//, (route) => route.abort());
  await page.reload();
  await expect(picture).toHaveCount(0);
  await expect(first.getByRole('img').first()).toBeVisible();

  letThrough();
  await expect(async () => {
    await page.context().setOffline(true);
    await page.context().setOffline(false);
    await expect.poll(shown, { timeout: 3_000 }).not.toBe('');
  }).toPass();
});
