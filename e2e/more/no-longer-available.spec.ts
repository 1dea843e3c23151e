import { expect, type Locator, type Page } from '@playwright/test';
import { meetUntil } from '../met-calls.ts';
import { card, demo, layersClosed, newVisitor, sectionCountsOf, signIn } from '../shop.ts';
import { test } from '../test.ts';

const gone = (page: Page): Locator => page.getByRole('region', { name: 'No Longer Available' });

const row = (page: Page, name: string): Locator => gone(page).getByRole('listitem').filter({ hasText: name });

/** Where only the first stand there, asks for all of them. */
const showAll = async (page: Page): Promise<void> => {
  const button = gone(page).getByRole('button', { name: /^Show all/ });
  await expect(async () => {
    await expect(gone(page)).toBeVisible();
    if ((await button.count()) > 0) await button.click();
    await expect(button).toHaveCount(0, { timeout: 500 });
  }).toPass();
};

/** The names of what is offered in a gift's place, as they stand in the dialog. */
const candidates = async (dialog: Locator): Promise<ReadonlyArray<string>> => {
  await expect(dialog.getByRole('radio').first()).toBeVisible();
  const names = await dialog.getByRole('radio').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  return names.map((name) => (name ?? '').replace(/, [^,]*\$[\d,.]+$/, ''));
};

/** Goes on with Tab until that has the focus. */
const tabTo = async (page: Page, target: Locator): Promise<void> => {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
};

test('[ITEM-08] [MAN-02] the registrant is asked, and what is removed is gone from the list for good', async ({
  page,
}) => {
  const name = 'Aldersgate Teapot';
  await signIn(page, demo.registrantList);
  await showAll(page);
  const before = await gone(page).getByRole('listitem').count();
  const names = await gone(page).getByRole('heading', { level: 3 }).allInnerTexts();
  const at = names.indexOf(name);
  const beside = names[at + 1] ?? names[at - 1] ?? '';
  await page.getByRole('button', { name: `Remove: ${name}` }).click();
  const question = page.getByRole('dialog', { name: 'Remove Item' });
  await expect(question.getByText('Are you sure you want to remove this item from your registry?')).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await expect(row(page, name)).toBeVisible();

  await page.getByRole('button', { name: `Remove: ${name}` }).click();
  await question.getByRole('button', { name: 'Remove', exact: true }).click();
  const done = page.getByRole('dialog', { name: 'Item has been removed' });
  await done.getByText('Close', { exact: true }).click();
  await layersClosed(page);
  await expect(gone(page).getByRole('listitem')).toHaveCount(before - 1);
  await expect(gone(page).locator('[id^="link-"]:focus')).toHaveText(beside);
  await page.reload();
  await showAll(page);
  await expect(gone(page).getByRole('listitem')).toHaveCount(before - 1);
  await expect(row(page, name)).toHaveCount(0);
});

test('[NLA-01] [NLA-02] [NLA-03] [NLA-05] what is gone is replaced, and an open page of a guest shows it without reloading', async ({
  page,
  browser,
  baseURL,
}) => {
  const name = 'Goldenrod Bolster Pillow';
  await signIn(page, demo.registrantList);
  const guest = await newVisitor(browser, baseURL);
  await guest.goto(demo.guestList);
  await expect(guest.getByRole('article').first()).toBeVisible();

  await page.getByRole('button', { name: `Replace: ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Replace Item' });
  await expect(dialog.getByText('This item is no longer available.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Replace Item' })).toBeDisabled();
  const offered = await candidates(dialog);
  const fresh = await Promise.all(offered.map(async (one) => (await card(page, one).count()) === 0));
  const index = fresh.indexOf(true);
  expect(index).toBeGreaterThanOrEqual(0);
  const replacement = offered[index] ?? '';
  await expect(card(guest, replacement)).toHaveCount(0);
  let loads = 0;
  guest.on('framenavigated', () => {
    loads += 1;
  });
  await dialog.getByRole('radio').nth(index).click();
  await dialog.getByRole('button', { name: 'Replace Item' }).click();

  const done = page.getByRole('dialog', { name: 'Item has been replaced' });
  await expect(done.getByText('0 of 2 purchased')).toBeVisible();
  await done.getByText('Close', { exact: true }).click();
  await expect(row(page, name)).toHaveCount(0);
  await expect(card(page, replacement).getByText('0 of 2 purchased')).toBeVisible();
  await expect(card(guest, replacement).getByText('0 of 2 purchased')).toBeVisible();
  expect(loads).toBe(0);
});

test('[NLA-03] [NLA-04] [NLA-05] by keyboard alone: what is on the list already takes in what was still needed', async ({
  page,
}) => {
  const name = 'Clover Cereal Bowls, Set of 4';
  await signIn(page, demo.registrantList);
  await tabTo(page, page.getByRole('button', { name: `Replace: ${name}` }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Replace Item' });
  const offered = await candidates(dialog);
  const listed = await Promise.all(offered.map(async (one) => (await card(page, one).count()) === 1));
  const index = listed.indexOf(true);
  expect(index).toBeGreaterThanOrEqual(0);
  const replacement = offered[index] ?? '';
  const before = await sectionCountsOf(card(page, replacement));
  await tabTo(page, dialog.getByRole('radio').nth(index));
  await page.keyboard.press('Space');
  await expect(dialog.getByRole('radio').nth(index)).toBeChecked();
  await tabTo(page, dialog.getByRole('button', { name: 'Replace Item' }));
  await page.keyboard.press('Enter');

  const done = page.getByRole('dialog', { name: 'Item has been replaced' });
  const summed = `${before.purchased} of ${before.wanted + 2} purchased`;
  await expect(done.getByText(summed)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(done).toHaveCount(0);
  await expect(card(page, replacement).getByText(summed)).toBeVisible();
  await expect(card(page, replacement).getByRole('heading').getByRole('link')).toBeFocused();
  await expect(card(page, replacement).getByRole('heading').getByRole('link')).toBeInViewport();
  await expect(row(page, name)).toHaveCount(0);
  await expect(card(page, name).getByText('2 of 2 purchased')).toBeVisible();
});

test('[ROUTE-14] after what an address asked for, the focus is on its item, in sight below what sticks, also where that was folded away', async ({
  page,
}) => {
  await signIn(page, demo.registrantList);
  await showAll(page);
  const last = gone(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Replace:/ }) })
    .last();
  const name = (await last.getByRole('heading').textContent()) ?? '';
  const sku = ((await last.getByText(/^SKU/).textContent()) ?? '').replace('SKU ', '');
  await page.goto(`${demo.registrantList}?replaceSku=${sku}`);
  const dialog = page.getByRole('dialog', { name: 'Replace Item' });
  await expect(dialog.getByRole('radio').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  const link = row(page, name).locator('[id^="link-"]');
  await expect(link).toBeFocused();
  const isSeen = () =>
    link.evaluate((one) => {
      const { left, top, height } = one.getBoundingClientRect();
      return one.contains(document.elementFromPoint(left + 4, top + height / 2));
    });
  await expect.poll(isSeen).toBe(true);
  // From below, what sticks at the top of the window would lie over it.
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await page.evaluate(
    (id) => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
    },
    (await link.getAttribute('id')) ?? '',
  );
  await expect.poll(isSeen).toBe(true);
});

test('[NLA-06] a replacement that fails says so, and the list is untouched', async ({ page }) => {
  const name = 'Oakmoss Reading Chair';
  await signIn(page, demo.registrantList);
  const before = await gone(page).textContent();
  const letThrough = await meetUntil(page, '**/gift-registry/universal/replace-item', (route) => route.abort());
  await page.getByRole('button', { name: `Replace: ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Replace Item' });
  await dialog.getByRole('radio').first().click();
  await dialog.getByRole('button', { name: 'Replace Item' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Item could not be replaced. Please refresh.');
  letThrough();
  await page.route('**/gift-registry/universal/replace-item', (route) => route.fulfill({ status: 500, body: '' }));
  await dialog.getByRole('button', { name: 'Try Again' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Item could not be replaced. Please refresh.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await layersClosed(page);
  expect(await gone(page).textContent()).toBe(before);
  await page.reload();
  await expect(row(page, name).getByText('0 of 1 purchased')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('[NLA-01] [NLA-02] [MAN-02] what is gone is replaced and removed', async ({ page }) => {
    await signIn(page, '/gift-registry/registrant-list/100200301');
    await page.getByRole('button', { name: 'Replace: Linnet High Chair' }).click();
    const dialog = page.getByRole('dialog', { name: 'Replace Item' });
    await dialog.getByRole('radio').first().click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await dialog.getByRole('button', { name: 'Remove from Registry' }).click();
    const question = page.getByRole('dialog', { name: 'Remove Item' });
    await question.getByRole('button', { name: 'Remove', exact: true }).click();
    await page.getByRole('dialog', { name: 'Item has been removed' }).getByText('Close', { exact: true }).click();
    await expect(row(page, 'Linnet High Chair')).toHaveCount(0);

    await page.getByRole('button', { name: 'Replace: Duckling Crib Sheet' }).click();
    await dialog.getByRole('radio').first().click();
    await dialog.getByRole('button', { name: 'Replace Item' }).click();
    const done = page.getByRole('dialog', { name: 'Item has been replaced' });
    await expect(done.getByText(/^\d+ of \d+ purchased$/)).toBeVisible();
    await done.getByText('Close', { exact: true }).click();
    await expect(row(page, 'Duckling Crib Sheet')).toHaveCount(0);
  });
});
