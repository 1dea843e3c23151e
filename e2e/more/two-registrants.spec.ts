import { expect, type Page } from '@playwright/test';
import { card, demo, newVisitor, sectionCountsOf, signIn, wholeList } from '../shop.ts';
import { test } from '../test.ts';

const managed = async (page: Page, name: string) => {
  await card(page, name)
    .getByRole('button', { name: `Manage Item: ${name}` })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Manage Item' });
  await expect(dialog).toBeVisible();
  return { dialog, field: dialog.getByRole('textbox', { name: /^Quantity of/ }) };
};

const unbought = async (page: Page): Promise<string> => {
  await wholeList(page);
  for (const item of await page.getByRole('article').all()) {
    if ((await item.getByText(/ purchased$/).count()) === 0) continue;
    if ((await sectionCountsOf(item)).purchased === 0) return (await item.getByRole('heading').textContent()) ?? '';
  }
  throw new Error('nothing that nobody has bought');
};

for (const viewport of [
  { width: 1440, height: 1000 },
  { width: 390, height: 844 },
])
  test(`[MAN-06] [LIVE-01] two registrants change the same item: neither loses an edit silently (${viewport.width} wide)`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.setViewportSize(viewport);
    const partner = await newVisitor(browser, baseURL);
    await partner.setViewportSize(viewport);
    await signIn(page, demo.registrantList);
    await signIn(partner, demo.registrantList);
    const name = await unbought(page);
    const mine = await managed(page, name);
    const theirs = await managed(partner, name);

    // The page is told of what the other one has saved, while something is typed in it.
    await mine.field.fill('41');
    await theirs.field.fill('23');
    await theirs.dialog.getByRole('button', { name: 'Save' }).click();
    await expect(partner.getByRole('dialog', { name: 'Item has been updated' })).toBeVisible();
    await expect(mine.dialog.getByText('Someone else has just set this to 23.')).toBeVisible();
    await expect(mine.field).toHaveValue('41');
    await mine.dialog.getByRole('button', { name: 'Save Mine' }).click();
    await expect(
      page.getByRole('dialog', { name: 'Item has been updated' }).getByText('0 of 41 purchased'),
    ).toBeVisible();

    // The page is not told in time: the service says so, and what was typed stays.
    await page.getByRole('dialog').getByRole('button', { name: 'Manage Item' }).click();
    await page.context().setOffline(true);
    await mine.field.fill('52');
    await partner.getByRole('dialog').getByRole('button', { name: 'Manage Item' }).click();
    await expect(theirs.field).toHaveValue('41');
    await theirs.field.fill('34');
    await theirs.dialog.getByRole('button', { name: 'Save' }).click();
    await expect(partner.getByRole('dialog', { name: 'Item has been updated' })).toBeVisible();
    await page.route('**/events?*', (route) => route.abort());
    await page.context().setOffline(false);
    await mine.dialog.getByRole('button', { name: /^Save/ }).click();
    await expect(mine.dialog.getByText('Someone else has just set this to 34.')).toBeVisible();
    await expect(mine.field).toHaveValue('52');
    await mine.dialog.getByRole('button', { name: 'Save Mine' }).click();
    await expect(
      page.getByRole('dialog', { name: 'Item has been updated' }).getByText('0 of 52 purchased'),
    ).toBeVisible();

    // One takes it off while the other, who is not told in time, still changes it.
    await expect(card(partner, name).getByText('0 of 52 purchased')).toHaveCount(1);
    await page.getByRole('dialog').getByRole('button', { name: 'Manage Item' }).click();
    await partner.getByRole('dialog').getByRole('button', { name: 'Manage Item' }).click();
    await theirs.dialog.getByRole('button', { name: 'Remove from Registry' }).click();
    await partner
      .getByRole('dialog', { name: 'Remove Item' })
      .getByRole('button', { name: 'Remove', exact: true })
      .click();
    await expect(partner.getByRole('dialog', { name: 'Item has been removed' })).toBeVisible();
    await mine.field.fill('60');
    await mine.dialog.getByRole('button', { name: /^Save/ }).click();
    const gone = page.getByRole('dialog', { name: 'Item has been removed' });
    await expect(gone.getByText(/was taken off your registry in the meantime/)).toBeVisible();
  });
