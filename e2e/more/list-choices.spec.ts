import { expect, type Page } from '@playwright/test';
import { demo, signIn, wholeList } from '../shop.ts';
import { test } from '../test.ts';

const phone = { width: 390, height: 844 };

const headings = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });

/** What the page has told its tag manager, oldest first. */
const tracked = (page: Page) => page.evaluate(() => window.dataLayer ?? []);

/** Waits until the list is there, whole, and is counted. */
const openList = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await wholeList(page);
};

test('[LIST-06] [PAGE-08] filters that fit nothing say so, and can be cleared', async ({ page }) => {
  await page.goto(`${demo.guestList}?sort=price&category=Nothing%2C+Nowhere`);
  await expect(page.getByText('No gifts found for your selected filter(s).')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove Nothing, Nowhere' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page).toHaveURL(/\?sort=price$/);
});

test('[LIST-05] [LIST-11] grouped by status or brand, in the address too; what is unknown there falls back', async ({
  page,
}) => {
  await openList(page, demo.guestList);
  await page.getByRole('button', { name: 'Group by All' }).click();
  await page.getByRole('menuitemradio', { name: 'Status' }).click();
  await expect(page).toHaveURL(/group=status/);
  await expect(headings(page).filter({ hasText: /^Still Needed/ })).toBeVisible();
  await expect(headings(page).filter({ hasText: /^Fulfilled/ })).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Group by Status' })).toBeVisible();
  await page.goto(`${demo.guestList}?group=brand`);
  await expect(headings(page).filter({ hasText: /^Hearth & Field/ })).toBeVisible();
  await page.goto(`${demo.guestList}?group=colour&price=3-4&availability=soon`);
  await expect(page.getByRole('button', { name: 'Group by All' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
});

test('[LIST-04] [LIST-05] for a registrant what is no longer available stays apart, however it is grouped', async ({
  page,
}) => {
  await signIn(page, demo.registrantList);
  for (const group of ['status', 'brand']) {
    await page.goto(`${demo.registrantList}?group=${group}`);
    await expect(page.getByRole('region', { name: 'No Longer Available' })).toBeVisible();
  }
});

test('[LIST-08] [ANA-01] sort, grouping and filters are tracked, going back is not', async ({ page }) => {
  await openList(page, demo.guestList);
  await page.getByRole('button', { name: /^Sort by/ }).click();
  await page.getByRole('menuitemradio', { name: 'Category' }).click();
  await page.getByRole('button', { name: /^Group by/ }).click();
  await page.getByRole('menuitemradio', { name: 'Brand' }).click();
  await page.getByText('Still Needed', { exact: true }).click();
  await expect(page).toHaveURL(/show=needed/);
  await page.goBack();
  await expect(page).not.toHaveURL(/show=needed/);
  const told = { event: 'gift-registry:analytics', grId: demo.grId };
  expect(await tracked(page)).toEqual([
    { ...told, _tag: 'Sorted', sortBy: 'category' },
    { ...told, _tag: 'Grouped', groupBy: 'brand' },
    { ...told, _tag: 'Filtered', giftOption: 'needed', filters: [] },
  ]);
});

test('[LIST-06] [PAGE-08] an empty registry has nothing to filter', async ({ page }) => {
  await page.goto('/gift-registry/guest-list/100200303');
  await expect(page.getByText('No gifts have been added to this registry.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Filter', exact: true })).toHaveCount(0);
  await expect(page.getByRole('radiogroup', { name: 'Gift options' })).toHaveCount(0);
});

test('[LIST-08] while the list is scrolled through, opening the panel and ticking leave it there', async ({ page }) => {
  await openList(page, demo.guestList);
  await page.evaluate(() => scrollTo(0, 1_400));
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('checkbox', { name: /^On Sale/ }).check();
  await expect(page.getByRole('button', { name: 'Remove On Sale' })).toBeAttached();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThanOrEqual(1_400);
  await expect(page.getByRole('button', { name: 'Hide Filter' })).toBeInViewport();
});

test('[LIST-06] [LIST-08] [PAGE-05] on a phone "Filter & Sort" is a layer with all of it; its button goes back to what it shows', async ({
  page,
  list,
}) => {
  await page.setViewportSize(phone);
  await page.goto(list.guestList);
  await wholeList(page);
  const open = page.getByRole('button', { name: 'Filter & Sort' });
  await open.click();
  const layer = page.getByRole('dialog', { name: 'Filter & Sort' });
  await expect(layer).toBeVisible();
  expect((await layer.boundingBox())?.height).toBe(phone.height);
  await layer.getByRole('radiogroup', { name: 'Sort by' }).getByText('Category').click();
  await layer.getByRole('radiogroup', { name: 'Group by' }).getByText('Status').click();
  await layer.getByRole('checkbox', { name: /^On Sale/ }).check();
  await expect(page).toHaveURL(/sort=category&group=status&availability=on-sale/);
  const show = layer.getByRole('button', { name: /^Show \d+ gifts?$/ });
  const words = (await show.textContent()) ?? '';
  await show.click();
  await expect(layer).toHaveCount(0);
  await expect(open).toBeFocused();
  await expect(page.getByText(`${words.replace('Show ', '')} shown`)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
  await open.click();
  await layer.getByRole('button', { name: 'Clear' }).click();
  await expect(page).not.toHaveURL(/availability/);
});
