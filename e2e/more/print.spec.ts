import { expect } from '@playwright/test';
import { card, demo, signIn, wholeList } from '../shop.ts';
import { test } from '../test.ts';

test('[PAGE-02] [PAGE-06] [ITEM-03] [XB-01] on paper a registry is its names, its gifts and how many are wanted, and nothing to press', async ({
  page,
}) => {
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

test('[PAGE-06] [LIST-09] on paper a registrant has the whole list, also what is folded away, and nothing to press', async ({
  page,
}) => {
  await signIn(page, demo.registrantList);
  await wholeList(page);
  const main = page.getByRole('main');
  const fold = main.locator('h2 button[aria-expanded="true"]').first();
  const folded = main.locator(`[id="${await fold.getAttribute('aria-controls')}"]`);
  await fold.click();
  await expect(folded).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(folded.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(main.getByRole('radio')).toHaveCount(0);
  await expect(main.getByText('My Group Gift Fund')).toBeHidden();
  await expect(main.getByRole('link', { name: 'Add Gifts' })).toHaveCount(0);
});
