import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { meetUntil } from '../met-calls.ts';
import { addToCart, demo, fillGiver, neededGift, newVisitor, signIn } from '../shop.ts';
import { test } from '../test.ts';

const manager = `/gift-registry/thank-you-manager/${demo.grId}`;
const viewports = [
  { width: 1440, height: 1000 },
  { width: 390, height: 844 },
] as const;

/** The rows from that giver. */
const rowsFrom = (page: Page, giver: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name: new RegExp(` from ${giver}$`) }) });

const buy = async (guest: Page, firstName: string, message: string): Promise<string> => {
  await guest.goto(demo.guestList);
  const name = await neededGift(guest, 1);
  await addToCart(guest, name);
  await guest.goto('/checkout/cart');
  await fillGiver(guest, firstName, message);
  await guest.getByRole('button', { name: /^Place Order/ }).click();
  await expect(guest.getByRole('heading', { name: `Thank you, ${firstName}` })).toBeVisible();
  return name;
};

/** What stands in the file, a record a line, as a spreadsheet reads it. */
const recordsOf = (text: string): ReadonlyArray<ReadonlyArray<string>> =>
  [...text.matchAll(/((?:"(?:[^"]|"")*",?)+)\r\n/g)].map(([, line = '']) =>
    [...line.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = '']) => cell.replaceAll('""', '"')),
  );

const exported = async (page: Page) => {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const download = await downloading;
  const bytes = await readFile(await download.path());
  return { name: download.suggestedFilename(), bytes, records: recordsOf(bytes.toString('utf8').slice(1)) };
};

for (const viewport of viewports) {
  const wide = `${viewport.width} wide`;

  test(`[ROUTE-04] [THX-01] [TAB-04] [LIVE-01] a gift with a message shows at once; it is marked, noted, filtered and exported, and a reload keeps it (${wide})`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.setViewportSize(viewport);
    await signIn(page, demo.registrantList);
    const tab = page.getByRole('navigation', { name: 'Registry' }).getByRole('link', { name: 'Thank You Manager' });
    await tab.click();
    await expect(page).toHaveURL(new RegExp(`${manager}$`));
    await expect(page.getByRole('heading', { level: 1, name: 'Thank You Manager' })).toBeVisible();
    await expect(rowsFrom(page, 'Lena Brandt').first()).toBeVisible();

    const giver = `Wanda${viewport.width}`;
    const guest = await newVisitor(browser, baseURL);
    const name = await buy(guest, giver, '=HYPERLINK("http://evil.example","Click")');
    const row = rowsFrom(page, `${giver} Okafor`);
    await expect(row).toHaveCount(1);
    await expect(row.getByText('“=HYPERLINK("http://evil.example","Click")”')).toBeVisible();
    await expect(
      page
        .getByRole('listitem')
        .filter({ has: page.getByRole('checkbox') })
        .first(),
    ).toContainText(name);

    await row.getByRole('button', { name: /^Not yet\./ }).click();
    await expect(row.getByRole('button', { name: /^Thanked\./ })).toBeVisible();
    await row.getByRole('button', { name: /^Add a note\./ }).click();
    await row.getByRole('textbox', { name: /^Your note on/ }).fill('Card with a heron');
    await row.getByRole('button', { name: 'Save' }).click();
    await expect(row.getByText('Card with a heron')).toBeVisible();
    await expect(row.getByRole('button', { name: /^Edit\./ })).toBeFocused();
    await row.getByRole('button', { name: /^Edit\./ }).click();
    await page.keyboard.press('Escape');
    await expect(row.getByRole('textbox')).toHaveCount(0);

    const mark = page.getByRole('button', { name: 'Mark 1 as not thanked' });
    const last = rowsFrom(page, 'Lena Brandt').last().getByRole('checkbox');
    await last.click();
    await expect(mark).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(mark).toBeInViewport({ ratio: 1 });
    await last.click();
    await page.getByRole('searchbox', { name: 'Search for a giver or a gift' }).fill('TOMÁS herréra');
    await expect(rowsFrom(page, 'Tomás Herrera').first()).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search for a giver or a gift' }).fill('tomas herrera');
    await expect(rowsFrom(page, 'Tomás Herrera').first()).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search for a giver or a gift' }).fill('');

    await page.getByRole('radio', { name: 'Thanked', exact: true }).press('Space');
    await page.getByRole('button', { name: /^Sort by/ }).click();
    await page.getByRole('menuitemradio', { name: 'Giver' }).click();
    await page.getByRole('searchbox', { name: 'Search for a giver or a gift' }).fill(giver);
    await expect(page.getByRole('checkbox', { name: /^Select .* from/ })).toHaveCount(1);
    await page.reload();
    await expect(page).toHaveURL(new RegExp(`show=thanked&sort=giver&search=${giver}$`));
    await expect(page.getByRole('checkbox', { name: /^Select .* from/ })).toHaveCount(1);
    await expect(row.getByText('Card with a heron')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Sort by Giver|^Giver/ })).toBeVisible();

    const { name: file, bytes, records } = await exported(page);
    expect([file, ...bytes.subarray(0, 3)]).toEqual([`registry-${demo.grId}-gifts.csv`, 0xef, 0xbb, 0xbf]);
    expect(records).toHaveLength(2);
    expect(records[1]?.slice(4, 6)).toEqual([giver, 'Okafor']);
    expect(records[1]?.slice(7)).toEqual(['\'=HYPERLINK("http://evil.example","Click")', 'Yes', 'Card with a heron']);
  });

  test(`[THX-01] many are marked by keyboard; what fails says so and nothing is lost; two who write on one gift are told (${wide})`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.setViewportSize(viewport);
    const partner = await newVisitor(browser, baseURL);
    await partner.setViewportSize(viewport);
    await signIn(page, `${manager}?show=to-thank`);
    await signIn(partner, manager);

    const boxes = page.getByRole('checkbox', { name: /^Select .* from/ });
    await expect(boxes.nth(1)).toBeVisible();
    const before = await boxes.count();
    const labels = [await boxes.nth(0).getAttribute('aria-label'), await boxes.nth(1).getAttribute('aria-label')];
    await boxes.nth(0).focus();
    const at = async () => (await boxes.nth(0).boundingBox())?.y;
    const unselected = await at();
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: 'Mark 1 as thanked' })).toBeInViewport({ ratio: 1 });
    await expect.poll(at).toBe(unselected);
    await boxes.nth(1).focus();
    await page.keyboard.press('Space');

    const letThrough = await meetUntil(page, '**/thank-you/thanked', (route) => route.abort());
    await page.getByRole('button', { name: 'Mark 2 as thanked' }).press('Enter');
    await expect(page.getByRole('alert')).toContainText('2 gifts were not marked.');
    await expect(page.getByText('Not marked', { exact: true })).toHaveCount(2);
    await expect(boxes.nth(0)).toBeChecked();
    letThrough();
    await page.getByRole('button', { name: 'Mark 2 as thanked' }).press('Enter');
    await expect(boxes).toHaveCount(before - 2);
    await expect(page.getByRole('alert')).toHaveCount(0);
    for (const label of labels) {
      const theirs = partner
        .getByRole('listitem')
        .filter({ has: partner.getByRole('checkbox', { name: label ?? '', exact: true }) });
      await expect(theirs.first().getByRole('button', { name: /^Thanked\./ })).toBeVisible();
    }

    // Somebody may have given the same twice: the note is written on a gift that is called like no other.
    const named = (of: Page) =>
      of
        .getByRole('checkbox', { name: /^Select .* from/ })
        .evaluateAll((all) => all.map((box) => box.getAttribute('aria-label') ?? ''));
    const onBoth = await named(partner);
    const giver = (await named(page)).find((label) => onBoth.filter((other) => other === label).length === 1) ?? '';
    const rowOn = (of: Page) =>
      of.getByRole('listitem').filter({ has: of.getByRole('checkbox', { name: giver, exact: true }) });
    await rowOn(page)
      .getByRole('button', { name: /^(Add a note|Edit)\./ })
      .press('Enter');
    const field = rowOn(page).getByRole('textbox');
    await expect(field).toBeFocused();
    await page.keyboard.type(`Mine ${viewport.width}`);
    await rowOn(partner)
      .getByRole('button', { name: /^(Add a note|Edit)\./ })
      .click();
    await rowOn(partner).getByRole('textbox').fill(`Theirs ${viewport.width}`);
    await rowOn(partner).getByRole('button', { name: 'Save' }).click();
    await expect(rowOn(page).getByText(`Theirs ${viewport.width}`)).toBeVisible();
    await expect(field).toHaveValue(new RegExp(`Mine ${viewport.width}`));
    const letNoteThrough = await meetUntil(page, '**/thank-you/note', (route) => route.abort());
    await rowOn(page).getByRole('button', { name: 'Save mine' }).click();
    await expect(rowOn(page).getByRole('alert')).toContainText('Your note wasn’t saved.');
    letNoteThrough();
    await rowOn(page).getByRole('button', { name: 'Save mine' }).click();
    await expect(rowOn(partner).getByText(new RegExp(`Mine ${viewport.width}`))).toBeVisible();
  });
}

test('[ROUTE-04] [ROUTE-17] without a number it leads to the page of the own registry; a guest signs in first', async ({
  page,
}) => {
  await page.goto(manager);
  await expect(page).toHaveURL(new RegExp(`/account/login\\?returnUrl=${encodeURIComponent(manager)}$`));
  await signIn(page, demo.registrantList);
  await page.goto('/gift-registry/thank-you-manager');
  await expect(page).toHaveURL(/\/gift-registry\/thank-you-manager\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Thank You Manager' })).toBeVisible();
});
