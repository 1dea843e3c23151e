import { expect } from '@playwright/test';
import { test } from '../test.ts';

const pages = [
  ['/customer-service/alaska-hawaii-territory-shipping-quote', 'Shipping to Alaska, Hawaii and U.S. Territories'],
  ['/gift-cards/', 'Gift Cards'],
  ['/stores/', 'Our Stores'],
] as const;

for (const [path, title] of pages) {
  test(`[ROUTE-10] ${path} tells what it is about, within the site’s frame`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page).toHaveTitle(`${title} | Hearth & Field`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('1-800-555-0142');
  });

  test.describe('without a script', () => {
    test.use({ javaScriptEnabled: false });

    test(`[ROUTE-10] ${path} has its text`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(await page.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(1);
    });
  });
}

test('[ROUTE-10] [SITE-01] each site tells of its own stores', async ({ page, baseURL }) => {
  for (const [host, store] of [
    ['localhost', 'Hearth & Field Lincoln Park'],
    ['modern.localhost', 'Mode Two West Loop'],
    ['kids.localhost', 'Hearth & Field Lincoln Park'],
    ['ca.localhost', 'Hearth & Field Queen West'],
  ] as const) {
    await page.goto(`${(baseURL ?? '').replace('//localhost', `//${host}`)}/stores/`);
    await expect(page.getByRole('heading', { level: 2, name: store })).toBeVisible();
  }
});

test('[ROUTE-10] [ROUTE-17] an address beside them is still not there', async ({ page }) => {
  const answer = await page.goto('/stores/chicago');
  expect(answer?.status()).toBe(404);
});

test('[ROUTE-10] the stores are linked where gifts are picked up', async ({ page }) => {
  await page.goto('/product/miller-stand-mixer-in-lake/410802');
  await page.getByRole('link', { name: 'See All Stores' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Our Stores' })).toBeVisible();
});
