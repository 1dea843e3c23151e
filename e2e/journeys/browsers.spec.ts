import { expect, type Page } from '@playwright/test';
import { buyElsewhere, waitForApp } from '../registry.ts';
import { newVisitor, waitForWholeList } from '../shop.ts';
import { test } from '../test.ts';
import { textsOf, translate, translated, translateEachPage } from '../translation.ts';

const gift = 'Fennel 12-Piece Dinnerware Set';

/** What the page reports of errors from now on. */
const errorsOf = (page: Page): ReadonlyArray<string> => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
};

test('[PAGE-16] a page that the browser translates, before or after its app has started, shows what an untranslated one does: filter, sort, details, a purchase elsewhere, cart and order', async ({
  page,
  playwright,
  browser,
  baseURL,
  createList,
}) => {
  const list = await createList([
    ['410101', 9],
    ['410107', 9],
    ['410601', 9],
  ]);
  const early = await newVisitor(browser, baseURL);
  const late = await newVisitor(browser, baseURL);
  await translateEachPage(early);
  for (const one of [page, early, late]) one.setDefaultTimeout(20_000);
  const pages = [page, early, late];
  const errors = pages.map(errorsOf);
  await Promise.all(pages.map((one) => one.goto(list.guestList)));
  for (const one of pages) await waitForWholeList(one);
  await translate(late);

  /** Does the same on all pages, one after the other, and compares what they then say. */
  const onAll = async (act: (one: Page) => Promise<void>): Promise<void> => {
    for (const one of pages) await act(one);
    const untranslated = await textsOf(page);
    for (const one of [early, late]) await expect.poll(() => textsOf(one), { timeout: 10_000 }).toEqual(untranslated);
    expect(errors).toEqual([[], [], []]);
  };
  const press = (one: Page, name: string): Promise<void> =>
    one
      .getByRole('button', { name: translated(name) })
      .first()
      .click();

  await onAll(async (one) => {
    await one.keyboard.press('End');
    await expect(one.getByRole('button', { name: translated('Add Gift Card to Cart') })).toBeVisible();
  });
  await onAll(async (one) => {
    await press(one, 'Filter');
    await one
      .getByRole('group', { name: translated('Category') })
      .getByRole('checkbox')
      .first()
      .check();
    await expect(one.getByText(/gifts? shown/)).toBeVisible();
  });
  await onAll(async (one) => {
    await one
      .getByRole('group', { name: translated('Category') })
      .getByRole('checkbox')
      .first()
      .uncheck();
    await press(one, 'Hide Filter');
    await expect(one.getByRole('article')).toHaveCount(3);
  });
  await onAll(async (one) => {
    await one.getByRole('button', { name: /Sort by/ }).click();
    await one.getByRole('menuitemradio', { name: translated('Category') }).click();
    await expect(one).toHaveURL(/sort=category/);
  });
  await onAll(async (one) => {
    await one.getByRole('article', { name: gift }).getByRole('heading').getByRole('link').click();
    await expect(one.getByRole('dialog')).toBeVisible();
  });
  await onAll(async (one) => {
    await one.keyboard.press('Escape');
    await expect(one.getByRole('dialog')).toHaveCount(0);
  });
  await buyElsewhere(playwright.request, baseURL, list, gift, 2);
  await onAll(async (one) => {
    await expect(one.getByRole('article', { name: gift })).toContainText('2 of 9 purchased');
  });
  await onAll(async (one) => {
    await one
      .getByRole('article', { name: gift })
      .getByRole('button', { name: /^«?Add to Cart/ })
      .click();
    await expect(one.getByRole('dialog')).toBeVisible();
  });
  await late.goto('/checkout/cart');
  await waitForApp(late);
  await translate(late);
  await onAll(async (one) => {
    if (one !== late) await one.goto('/checkout/cart');
    await one.getByLabel('First name').fill('Ruth');
    await one.getByLabel('Last name').fill('Okafor');
    await one.getByLabel('Email').fill('ruth@example.com');
    await press(one, 'Succeeds');
    await one.getByRole('button', { name: /Place Order/ }).click();
    await expect(one.getByRole('heading', { name: 'Thank you, Ruth' })).toBeVisible();
  });
});
