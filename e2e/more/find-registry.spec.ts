import { expect } from '@playwright/test';
import { signIn } from '../shop.ts';
import { test } from '../test.ts';

for (const width of [1440, 390]) {
  test(`[ROUTE-06] a guest finds a registry by name and by number, and comes back to what was found, ${width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const field = page.getByLabel('Name or registry number');
    await field.fill('a');
    await field.press('Enter');
    await expect(page.getByText('Enter at least two letters of a name')).toBeVisible();
    await field.fill('hart JONAH');
    await field.press('Enter');
    await page.waitForURL(/\/gift-registry\/find\?text=hart%20JONAH$/);
    const found = page.getByRole('link', { name: /^Amelia Hart & Jonah Reyes Wedding Registry/ });
    await expect(found).toHaveCount(1);
    await found.click();
    await page.waitForURL('**/gift-registry/guest-list/100200300');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Amelia');
    await page.goBack();
    await expect(found).toBeVisible();
    await expect(page.getByLabel('Name or registry number')).toHaveValue('hart JONAH');

    await page.getByLabel('Name or registry number').fill('# 100 200 301');
    await page.getByRole('button', { name: 'Find Registry' }).click();
    await page.waitForURL('**/gift-registry/guest-list/100200301');
  });
}

test('[ROUTE-06] [SET-02] a private registry, one of the other market and a sign find nothing', async ({ page }) => {
  for (const text of ['Vance', 'Tremblay', 'Amelia%', '100200306']) {
    await page.goto(`/gift-registry/find?text=${encodeURIComponent(text)}`);
    if (text === 'Amelia%') await expect(page.getByRole('link', { name: /^Amelia Hart/ }).first()).toBeVisible();
    else await expect(page.getByText(`We couldn’t find a registry for “${text}”.`)).toBeVisible();
  }
});

test('[ROUTE-06] registry home: one’s own registries, create one, find one', async ({ page }) => {
  await page.goto('/gift-registry/my-gift-registry/');
  await expect(page.getByRole('heading', { level: 1, name: 'Registry home' })).toBeVisible();
  await expect(page.getByText('Sign in to see your registries here.')).toBeVisible();
  await signIn(page, '/gift-registry/my-gift-registry/');
  await expect(page.getByRole('link', { name: /^Amelia & Jonah Wedding Registry/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create a Registry' })).toHaveAttribute('href', '/gift-registry/new');
  await page.getByLabel('Name or registry number').fill('Rao');
  await page.getByRole('button', { name: 'Find Registry' }).click();
  await expect(page.getByRole('link', { name: /^Priya Rao & Daniel Kerr Baby Registry/ })).toBeVisible();
});
