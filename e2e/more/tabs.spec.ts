import { expect, type Page } from '@playwright/test';
import { demo, signIn } from '../shop.ts';
import { test } from '../test.ts';

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Your registry' });
const namesOf = (page: Page) => tabs(page).getByRole('link').allTextContents();

for (const width of [1440, 390]) {
  test(`[ROUTE-01] [ROUTE-03] [ROUTE-04] [TAB-01] [TAB-04] [TAB-06] a registrant goes about by tabs, a guest has none, ${width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(demo.registrantList);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(tabs(page)).toHaveCount(0);
    await signIn(page, demo.registrantList);
    await expect(tabs(page)).toBeVisible();
    expect(await namesOf(page)).toEqual(['Overview', 'Manage Registry', 'Checklist', 'Thank You Manager']);
    await expect(tabs(page).getByRole('link', { name: 'Manage Registry' })).toHaveAttribute('aria-current', 'page');
    await expect(tabs(page).getByRole('link', { name: 'Thank You Manager' })).toHaveAttribute(
      'href',
      '/gift-registry/thank-you-manager/100200300',
    );

    await tabs(page).getByRole('link', { name: 'Overview' }).click();
    await page.waitForURL('**/gift-registry/overview/100200300');
    await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
    await expect(tabs(page).getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByText(/^\d+ of \d+ purchased$/).first()).toBeVisible();
    await tabs(page).getByRole('link', { name: 'Checklist' }).click();
    await page.waitForURL('**/gift-registry/checklist/100200300');
    await expect(page.getByText(/^\d+ of \d+ done$/)).toBeVisible();
    await tabs(page).getByRole('link', { name: 'Thank You Manager' }).click();
    await page.waitForURL('**/gift-registry/thank-you-manager/100200300');
    await expect(page.getByRole('heading', { level: 1, name: 'Thank You Manager' })).toBeVisible();
    await expect(page.getByText(/^You’ve said thank you for \d+ of \d+ gifts/)).toBeVisible();
    await page.goto(demo.guestList);
    await expect(page.getByRole('link', { name: 'Return to Management' })).toBeVisible();
    await expect(tabs(page)).toHaveCount(0);
  });
}

test('[TAB-01] [TAB-05] a baby registry has all tabs on the main site', async ({ page }) => {
  const baby = '/gift-registry/registrant-list/100200301';
  await signIn(page, baby);
  await expect(tabs(page)).toBeVisible();
  expect(await namesOf(page)).toEqual(['Overview', 'Manage Registry', 'Checklist', 'Thank You Manager']);
});

test('[PAGE-07] an empty registry’s registrant is shown where to begin', async ({ page }) => {
  await signIn(page, '/gift-registry/registrant-list/100200303');
  await expect(page.getByText('Now the fun part: add gifts to your registry.')).toBeVisible();
  await page.getByRole('link', { name: 'Get Started' }).click();
  await page.waitForURL('**/gift-registry/my-gift-registry/100200303');
  await expect(page.getByRole('heading', { name: 'Start adding gifts' })).toBeVisible();
});
