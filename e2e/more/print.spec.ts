import { expect } from '@playwright/test';
import { card, demo, signIn, waitForWholeList } from '../shop.ts';
import { test } from '../test.ts';

test('a printed registry has its names, gifts and quantities, and no controls', async ({ page }) => {
  await page.goto(demo.guestList);
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  const gift = main.getByRole('article').first();
  await expect(gift.getByRole('heading', { level: 3 })).toBeVisible();
  await expect(gift.getByText(/\d+ of \d+ purchased/)).toBeVisible();
  await expect(gift.getByRole('button')).toHaveCount(0);
  await expect(gift.getByRole('spinbutton')).toHaveCount(0);
  await expect(card(page, 'Torque Cocktail Shaker').getByText('Mode Two', { exact: true })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Share' })).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
});

test("a registrant's printed list includes collapsed sections, and has no controls", async ({ page }) => {
  await signIn(page, demo.registrantList);
  await waitForWholeList(page);
  const main = page.getByRole('main');
  const toggle = main.locator('h2 button[aria-expanded="true"]').first();
  const section = main.locator(`[id="${await toggle.getAttribute('aria-controls')}"]`);
  await toggle.click();
  await expect(section).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(section.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(main.getByRole('radio')).toHaveCount(0);
  await expect(main.getByText('My Group Gift Fund')).toBeHidden();
  await expect(main.getByRole('link', { name: 'Add Gifts' })).toHaveCount(0);
});
