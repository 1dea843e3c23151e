import { expect } from '@playwright/test';
import { meetFirst } from '../met-calls.ts';
import { signIn } from '../shop.ts';
import { test } from '../test.ts';

const sizes = [
  { width: 1_440, height: 900 },
  { width: 390, height: 844 },
];

for (const viewport of sizes)
  test.describe(`at ${viewport.width}`, () => {
    test.use({ viewport });

    test('[ADD-09] what is typed is found, and back, reload and a shared link keep it', async ({ page }) => {
      await page.goto('/search');
      await expect(page.getByText(/^24 of [\d,]+ products$/)).toBeVisible();
      const field = page.getByRole('textbox', { name: 'Search products' });
      await field.pressSequentially('dutch oven');
      await expect(page).toHaveURL(/\?q=dutch\+oven$/);
      await expect(field).toBeFocused();
      await expect(page.getByRole('article', { name: 'Ember Dutch Oven, 5.5 Quart' })).toBeVisible();
      await page.reload();
      await expect(field).toHaveValue('dutch oven');
      await expect(page.getByRole('article', { name: 'Ember Dutch Oven, 5.5 Quart' })).toBeVisible();
      await page.goBack();
      await expect(field).toHaveValue('');
      await expect(page.getByText(/^24 of [\d,]+ products$/)).toBeVisible();
    });

    test('[ADD-09] category, price and brand narrow it, with counts; nothing found has a way on', async ({ page }) => {
      await page.goto('/search?category=Cookware&sort=price-low');
      const isPhone = viewport.width < 769;
      if (isPhone) await page.getByRole('button', { name: 'Filter & Sort' }).click();
      const cookware = page.getByRole('checkbox', { name: /^Cookware \(\d+\)$/ });
      await expect(cookware).toBeChecked();
      await page.getByRole('checkbox', { name: /^Mode Two \(\d+\)$/ }).check();
      await expect(page).toHaveURL(/brand=modern/);
      if (isPhone) await page.getByRole('button', { name: /^Show \d+ items?$/ }).click();
      await expect(page.getByRole('article', { name: 'Axis Skillet, 11 Inch' })).toBeVisible();
      await expect(page.getByRole('article', { name: 'Forge Skillet, 12 Inch' })).toHaveCount(0);
      await page.goto('/search?q=nothing+of+the+kind');
      await expect(page.getByText('No results for this search.')).toBeVisible();
      await page.getByRole('button', { name: 'See Everything' }).click();
      await expect(page.getByText(/^24 of [\d,]+ products$/)).toBeVisible();
    });

    test('[ADD-09] "Show More" adds a page, which a reload shows again', async ({ page }) => {
      await page.goto('/search');
      await page.getByRole('button', { name: 'Show More' }).click();
      await expect(page.getByText(/^48 of [\d,]+ products$/)).toBeVisible();
      await expect(page).toHaveURL(/pages=2/);
      await page.reload();
      await expect(page.getByText(/^48 of [\d,]+ products$/)).toBeVisible();
    });

    test('[ROUTE-08] two pages with picks, categories and search', async ({ page }) => {
      await page.goto('/gift-registry/add-more-gifts/wedding');
      await expect(page.getByRole('heading', { level: 1, name: 'Add more gifts' })).toBeVisible();
      await expect(page.getByRole('heading', { level: 2, name: 'Start with the table' })).toBeVisible();
      await page
        .getByRole('navigation', { name: 'Browse by category' })
        .getByRole('button', { name: 'Cookware' })
        .click();
      await expect(page).toHaveURL(/category=Cookware/);
      await expect(page.getByRole('heading', { name: 'Start with the table' })).toHaveCount(0);
      await page.goto('/gift-registry/add-more-gifts/kids');
      await expect(page.getByRole('heading', { level: 2, name: 'For the first nights' })).toBeVisible();
      await page.getByRole('textbox', { name: 'Search products' }).fill('dinner plate');
      await expect(page.getByText('No results for this search.')).toBeVisible();
      const unknown = await page.goto('/gift-registry/add-more-gifts/house');
      expect(unknown?.status()).toBe(404);
    });

    test('[ROUTE-07] what is similar to something, to be added to that registry', async ({ page }) => {
      await signIn(page, '/gift-registry/view-similar-items/410601/100200300');
      await expect(page.getByRole('heading', { level: 1, name: 'Similar items' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Ember Dutch Oven, 5.5 Quart' })).toBeVisible();
      await expect(page.getByRole('article').first()).toBeVisible();
      await expect(page.getByText(/^Adding to Amelia & Jonah, Wedding/)).toBeVisible();
    });
  });

test('[ADD-09] a failure is told, and tried again', async ({ page }) => {
  await meetFirst(page, '**/api/catalogue/search*', (route) => route.abort());
  await page.goto('/search');
  await expect(page.getByText('We couldn’t load the products.')).toBeVisible();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText(/^24 of [\d,]+ products$/)).toBeVisible();
});
