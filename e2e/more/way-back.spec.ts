import { expect } from '@playwright/test';
import { card, demo, wholeList } from '../shop.ts';
import { test } from '../test.ts';

for (const list of [demo.guestList, '/gift-registry/guest-list/100200304']) {
  test(`[ROUTE-19] [LIST-06] back from a product, the list of ${list} stands where it stood`, async ({ page }) => {
    await page.goto(list);
    await wholeList(page);
    const articles = page.getByRole('article');
    const place = Math.floor((await articles.count()) / 2);
    const name = (await articles.nth(place).getByRole('heading').textContent()) ?? '';
    const gift = card(page, name).first();
    await gift.scrollIntoViewIfNeeded();
    await page.goto((await gift.getByRole('heading').getByRole('link').getAttribute('href')) ?? '');
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.goBack();
    await wholeList(page);
    await expect(gift).toBeInViewport();
    await page.reload();
    await wholeList(page);
    await expect(gift).toBeInViewport();
  });
}
