import { expect, type Locator, type Page } from '@playwright/test';
import { meetUntil } from '../met-calls.ts';
import { card, demo, layersClosed, newVisitor, sectionCountsOf, signIn, tookFocus, wholeList } from '../shop.ts';
import { test } from '../test.ts';

const SAVE = '**/gift-registry/universal/update-gift-registry-item';

const dialogNamed = (page: Page, name: string): Locator => page.getByRole('dialog', { name });

/** The names of one's own items of which so many or more were bought, or none, and which are no group gift. */
const ownItem = async (
  page: Page,
  isWanted: (sectionCounts: { purchased: number; wanted: number }) => boolean,
): Promise<string> => {
  await wholeList(page);
  for (const item of await page.getByRole('article').all()) {
    if ((await item.getByText(/ purchased$/).count()) === 0) continue;
    if (isWanted(await sectionCountsOf(item))) return (await item.getByRole('heading').textContent()) ?? '';
  }
  throw new Error('no such item');
};

const managed = async (page: Page, name: string): Promise<Locator> => {
  await card(page, name)
    .getByRole('button', { name: `Manage Item: ${name}` })
    .click();
  const dialog = dialogNamed(page, 'Manage Item');
  await expect(dialog.getByRole('heading', { level: 3, name })).toBeVisible();
  await tookFocus(dialog);
  return dialog;
};

const quantity = (dialog: Locator): Locator => dialog.getByRole('textbox', { name: /^Quantity of/ });

for (const [screen, viewport] of [
  ['a wide screen', { width: 1440, height: 1000 }],
  ['a phone', { width: 390, height: 844 }],
] as const)
  test.describe(`on ${screen}`, () => {
    test.use({ viewport });

    test(`[MAN-01] [MAN-03] [MAN-05] [MAN-08] edited, saved, updated, managed again; the guests’ open page shows the heart (${screen})`, async ({
      page,
      browser,
      baseURL,
    }) => {
      await signIn(page, demo.registrantList);
      const name = await ownItem(page, ({ purchased, wanted }) => purchased > 1 && wanted > purchased);
      const before = await sectionCountsOf(card(page, name));
      const guest = await newVisitor(browser, baseURL);
      await guest.goto(demo.guestList);
      await wholeList(guest);
      const wasLoved = (await card(guest, name).getByText('Most Loved').count()) === 1;

      const dialog = await managed(page, name);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
      const save = dialog.getByRole('button', { name: 'Save' });
      await expect(save).toBeDisabled();
      await quantity(dialog).fill(String(before.purchased - 1));
      await expect(dialog.getByText('Enter a quantity equal to or higher than the purchased amount')).toBeVisible();
      await expect(save).toBeDisabled();
      await quantity(dialog).fill(String(before.wanted));
      await expect(save).toBeDisabled();
      await quantity(dialog).fill(String(before.wanted + 3));
      await dialog.getByRole('switch', { name: 'Most Loved' }).press('Space');
      await quantity(dialog).press('Enter');

      const done = dialogNamed(page, 'Item has been updated');
      await expect(done.getByText(`${before.purchased} of ${before.wanted + 3} purchased`)).toBeVisible();
      await expect(card(guest, name).getByText(`${before.purchased} of ${before.wanted + 3} purchased`)).toBeVisible();
      await expect(card(guest, name).getByText('Most Loved')).toHaveCount(wasLoved ? 0 : 1);
      await done.getByRole('button', { name: 'Manage Item' }).click();
      await expect(quantity(dialog)).toHaveValue(String(before.wanted + 3));
      await page.keyboard.press('Escape');
      await layersClosed(page);
      await expect(card(page, name).getByRole('button', { name: `Manage Item: ${name}` })).toBeFocused();
      await expect(card(page, name).getByText('Most Loved')).toHaveCount(wasLoved ? 0 : 1);
      await page.reload();
      await expect(card(page, name).getByText(`${before.purchased} of ${before.wanted + 3} purchased`)).toBeVisible();
    });

    test(`[MAN-06] a call that fails is told, the view is as it is stored, and nothing is half saved (${screen})`, async ({
      page,
    }) => {
      await signIn(page, demo.registrantList);
      const name = await ownItem(page, ({ purchased, wanted }) => purchased === 0 && wanted > 1);
      const before = await sectionCountsOf(card(page, name));
      const letThrough = await meetUntil(page, SAVE, (route) => route.abort());
      const dialog = await managed(page, name);
      await quantity(dialog).fill('77');
      await dialog.getByRole('switch', { name: 'Most Loved' }).press('Space');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(dialog.getByRole('alert')).toContainText('We’re having trouble connecting.');
      await expect(quantity(dialog)).toHaveValue(String(before.wanted));
      await expect(card(page, name).getByText(`0 of ${before.wanted} purchased`)).toHaveCount(1);
      letThrough();
      await dialog.getByRole('button', { name: 'Try Again' }).click();
      const done = dialogNamed(page, 'Item has been updated');
      await expect(done.getByText('0 of 77 purchased')).toBeVisible();
      await done.getByText('Close', { exact: true }).click();
      await expect(card(page, name).getByText('0 of 77 purchased')).toBeVisible();
    });
  });

test('[MAN-02] [MAN-04] [ITEM-08] what nobody has bought is taken off after a question; what was bought stays', async ({
  page,
}) => {
  await signIn(page, demo.registrantList);
  const bought = await ownItem(page, ({ purchased }) => purchased > 0);
  const dialog = await managed(page, bought);
  await expect(dialog.getByRole('button', { name: 'Remove from Registry' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  const name = await ownItem(page, ({ purchased }) => purchased === 0);
  const names = await page.locator('a[id^="link-"]').allInnerTexts();
  const next = names[names.indexOf(name) + 1] ?? '';
  await (await managed(page, name)).getByRole('button', { name: 'Remove from Registry' }).click();
  const question = dialogNamed(page, 'Remove Item');
  await expect(question.getByText('Are you sure you want to remove this item from your registry?')).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await dialog.getByRole('button', { name: 'Remove from Registry' }).click();
  await question.getByRole('button', { name: 'Remove', exact: true }).click();
  const done = dialogNamed(page, 'Item has been removed');
  await done.getByText('Close', { exact: true }).click();
  await expect(card(page, name)).toHaveCount(0);
  await expect(page.getByRole('article').getByRole('link', { name: next, exact: true })).toBeFocused();
  await layersClosed(page);
  await page.reload();
  await wholeList(page);
  await expect(card(page, name)).toHaveCount(0);
});

test('[MAN-01] from Item Details, which show what was saved at once', async ({ page }) => {
  await signIn(page, demo.registrantList);
  const name = await ownItem(page, ({ purchased }) => purchased === 0);
  await card(page, name).getByRole('heading').getByRole('link').click();
  const details = dialogNamed(page, name);
  await details.getByRole('button', { name: `Manage Item: ${name}` }).click();
  const dialog = dialogNamed(page, 'Manage Item');
  await tookFocus(dialog);
  await quantity(dialog).fill('31');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialogNamed(page, 'Item has been updated').getByText('Close', { exact: true }).click();
  await expect(details.getByText('0 of 31 purchased')).toBeVisible();
  await expect(details.getByRole('button', { name: `Manage Item: ${name}` })).toBeFocused();
});

test('[PAGE-10] after the event nothing is managed on the page any more', async ({ page }) => {
  await signIn(page, '/gift-registry/registrant-list/100200305');
  await wholeList(page);
  await expect(page.getByRole('button', { name: /^Manage Item/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Add to Cart/ })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'GIFT CARDS' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^View Details/ }).first()).toBeVisible();
});

test('[MAN-07] in Canada there is no group gift to be made', async ({ page, baseURL }) => {
  const address = new URL('/gift-registry/registrant-list/100200302', baseURL);
  address.hostname = 'ca.localhost';
  await page.goto(new URL(`/account/login?returnUrl=${address.pathname}`, address).href);
  await page.getByLabel('Email').fill(demo.email);
  await page.getByLabel('Password', { exact: true }).fill(demo.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL((url) => url.pathname === address.pathname);
  await wholeList(page);
  await page
    .getByRole('button', { name: /^Manage Item/ })
    .first()
    .click();
  const dialog = dialogNamed(page, 'Manage Item');
  await expect(dialog.getByRole('switch', { name: 'Most Loved' })).toBeVisible();
  await expect(dialog.getByRole('switch', { name: 'Group Gift' })).toHaveCount(0);
});

test('[NLA-05] [ROUTE-14] a link asks to replace an item, and what came in its place is managed', async ({ page }) => {
  await signIn(page, demo.registrantList);
  const row = page
    .getByRole('region', { name: 'No Longer Available' })
    .getByRole('listitem')
    .filter({ hasText: 'Foxglove Bud Vase' });
  const sku = ((await row.getByText(/^SKU /).textContent()) ?? '').replace('SKU ', '');
  await page.goto(`${demo.registrantList}?replaceSku=${sku}&sort=price`);
  const dialog = dialogNamed(page, 'Replace Item');
  await expect(dialog.getByText('This item is no longer available.')).toBeVisible();
  await expect(page).toHaveURL(`${demo.registrantList}?sort=price`);
  await dialog.getByRole('radio').first().click();
  await dialog.getByRole('button', { name: 'Replace Item' }).click();
  const done = dialogNamed(page, 'Item has been replaced');
  const count = (await done.getByText(/^\d+ of \d+ purchased$/).textContent()) ?? '';
  await done.getByRole('button', { name: 'Manage Item' }).click();
  const form = dialogNamed(page, 'Manage Item');
  await expect(form.getByText(count)).toBeVisible();
  await page.goto(`${demo.registrantList}?replaceSku=410101`);
  await wholeList(page);
  await expect(page).toHaveURL(demo.registrantList);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('[PERS-04] where options have changed one starts again on the product’s page; a guest cannot add it', async ({
  page,
}) => {
  await page.goto(demo.guestList);
  await wholeList(page);
  await signIn(page, demo.registrantList);
  await wholeList(page);
  const broken = page
    .getByRole('article')
    .filter({ hasText: 'There’s a mistake in this item’s personalization' })
    .first();
  const name = (await broken.getByRole('heading').textContent()) ?? '';
  await broken.getByRole('button', { name: `Manage Item: ${name}` }).click();
  const dialog = dialogNamed(page, 'Manage Item');
  await expect(dialog.getByRole('alert')).toHaveText('Some personalization options have changed. Please start again.');
  await expect(dialog.getByRole('button', { name: 'Save' })).toHaveCount(0);
  await page.goto(demo.guestList);
  await wholeList(page);
  const shown = page.getByRole('article', { name, exact: true }).filter({ hasNot: page.getByLabel(/^Quantity of/) });
  await expect(shown.first()).toBeVisible();
});
