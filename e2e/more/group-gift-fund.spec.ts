import { expect } from '@playwright/test';
import { card, demo, layersClosed, newVisitor, sectionCountsOf, signIn, tookFocus, wholeList } from '../shop.ts';
import { test } from '../test.ts';

for (const viewport of [
  { width: 1440, height: 1000 },
  { width: 390, height: 844 },
])
  test(`[GG-02] [GG-04] [LIST-09] [LIST-08] a group gift is made and named, stands under the fund’s tab and is renamed there (${viewport.width} wide)`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.setViewportSize(viewport);
    await signIn(page, demo.registrantList);
    await wholeList(page);
    const guest = await newVisitor(browser, baseURL);
    await guest.goto(demo.guestList);
    await wholeList(guest);
    let name = '';
    for (const item of await page.getByRole('article').all()) {
      if ((await item.getByText(/ purchased$/).count()) === 0) continue;
      const { purchased, wanted } = await sectionCountsOf(item);
      const its = (await item.getByRole('heading').textContent()) ?? '';
      const isForSale =
        (await card(guest, its)
          .getByRole('button', { name: /^Add to Cart/ })
          .count()) === 1;
      if (purchased === 0 && wanted > 1 && isForSale) name = its;
      if (name !== '') break;
    }

    await card(page, name)
      .getByRole('button', { name: `Manage Item: ${name}` })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Manage Item' });
    await tookFocus(dialog);
    await dialog.getByRole('switch', { name: 'Group Gift' }).press('Space');
    await dialog.getByLabel('Name of the fund').fill('Our long dinners');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('dialog', { name: 'Item has been updated' }).getByText('Close', { exact: true }).click();
    await expect(card(page, name).getByText('Group Gift', { exact: true })).toBeVisible();
    await expect(card(guest, name).getByRole('button', { name: /^Contribute to Group Gift Fund/ })).toBeVisible();

    await page.getByText('My Group Gift Fund', { exact: true }).click();
    await expect(page).toHaveURL(`${demo.registrantList}?tab=my-group-gift-fund`);
    const fund = page.getByRole('listitem').filter({ hasText: 'Our long dinners' });
    await expect(fund.getByText(`For ${name}`)).toBeVisible();
    await expect(fund.getByText(/^\$0 of \$[\d,.]+ raised$/)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
    await fund.getByRole('button', { name: 'Rename: Our long dinners' }).click();
    const field = page.getByLabel('Name of the fund');
    await expect(field).toBeFocused();
    await field.fill('');
    await page.keyboard.press('Tab');
    await expect(page.getByText('Enter a name of 1 to 60 characters, on one line.')).toBeVisible();
    await field.fill('Sunday table');
    await field.press('Enter');
    await expect(page.getByRole('heading', { level: 3, name: 'Sunday table' })).toBeVisible();
    const events = await page.evaluate(() => window.dataLayer ?? []);
    const toFund = { event: 'gift-registry:analytics', grId: demo.grId, _tag: 'TabChanged', tab: 'my-group-gift-fund' };
    expect(events.filter((event) => Reflect.get(Object(event), '_tag') === 'TabChanged')).toEqual([toFund]);
    expect(JSON.stringify(events)).not.toContain('Sunday table');
    await page.reload();
    await expect(page.getByRole('heading', { level: 3, name: 'Sunday table' })).toBeVisible();

    const renamed = page.getByRole('listitem').filter({ hasText: 'Sunday table' });
    await renamed.getByRole('button', { name: `Manage Item: ${name}` }).click();
    await tookFocus(dialog);
    await dialog.getByRole('switch', { name: 'Group Gift' }).press('Space');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('dialog', { name: 'Item has been updated' }).getByText('Close', { exact: true }).click();
    await expect(page.getByRole('heading', { level: 3, name: 'Sunday table' })).toHaveCount(0);
    await layersClosed(page);
    await page.getByText('My Gifts', { exact: true }).click();
    await expect(page).toHaveURL(demo.registrantList);
    await expect(card(page, name).getByText('Group Gift', { exact: true })).toHaveCount(0);
    await expect(card(guest, name).getByRole('button', { name: /^Contribute/ })).toHaveCount(0);
  });

test('[LIST-09] a guest with that address sees the whole list', async ({ page }) => {
  await page.goto(`${demo.guestList}?tab=my-group-gift-fund`);
  await wholeList(page);
  await expect(page.getByText('My Group Gift Fund', { exact: true })).toHaveCount(0);
});
