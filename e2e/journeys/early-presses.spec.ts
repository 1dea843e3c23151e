import { expect, type Page } from '@playwright/test';
import { waitForApp } from '../registry.ts';
import { addedToCartDialog } from '../shop.ts';
import { test } from '../test.ts';

const mug = '/product/ember-mug/410107';

/** Keeps the app from coming until the returned function is called. */
const holdApp = async (page: Page): Promise<() => void> => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/guest-list-vendor-*.js', async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
};

/** Opens a page whose first script has run, which holds actions until the app has loaded. */
const openWithoutApp = async (page: Page, path: string): Promise<void> => {
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForLoadState('domcontentloaded');
};

const cartLines = async (page: Page): Promise<unknown> => (await (await page.request.get('/api/cart')).json()).lines;

test('a gift that is pressed before the app is there is shown as pending, and goes into the cart once, in the quantity that was typed', async ({
  page,
  list,
}) => {
  const release = await holdApp(page);
  await openWithoutApp(page, list.guestList);
  const gift = page.getByRole('article').filter({ has: page.getByRole('button', { name: /^Add to Cart/ }) });
  const [quantity, add] = [
    gift.getByRole('textbox').first(),
    gift.getByRole('button', { name: /^Add to Cart/ }).first(),
  ];
  await quantity.fill('2');
  await add.click();
  await add.click();
  await expect(add).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(addedToCartDialog(page)).toBeVisible();
  expect(await cartLines(page)).toEqual([expect.objectContaining({ quantity: 2 })]);
});

test('[ROUTE-19] a product that is bought before the app is there goes into the cart once, in the quantity that was typed; the app keeps the page and its focus', async ({
  page,
}) => {
  const release = await holdApp(page);
  await openWithoutApp(page, mug);
  const [quantity, add] = [
    page.getByRole('textbox', { name: 'Quantity of Ember Mug' }),
    page.getByRole('button', { name: 'Add to Cart' }),
  ];
  await quantity.fill('2');
  await page.getByRole('button', { name: 'One more of Ember Mug' }).click();
  await add.click();
  await add.click();
  await expect(add).toHaveAttribute('aria-busy', 'true');
  const before = await page.getByRole('heading', { level: 1 }).elementHandle();
  release();
  await expect(addedToCartDialog(page)).toBeVisible();
  expect(await before?.evaluate((heading) => heading.isConnected)).toBe(true);
  expect(await cartLines(page)).toEqual([expect.objectContaining({ quantity: 3 })]);

  // The browser is known from now on: it is drawn the same, and its app starts at once.
  const releaseAgain = await holdApp(page);
  await openWithoutApp(page, mug);
  const link = page.getByRole('link', { name: 'Add to Registry' });
  await link.focus();
  // As the browser fills in a page that is opened again, without an event.
  const code = page.getByLabel('ZIP code');
  await code.evaluate((field) => Object.assign(field, { value: '60614' }));
  releaseAgain();
  await waitForApp(page);
  await expect(link).toBeFocused();
  await expect(code).toHaveValue('60614');
  await page.getByRole('button', { name: 'Check Stores' }).click();
  await expect(page.getByRole('heading', { name: /Chicago/ })).toBeVisible();
});

test('Add to Registry that is pressed before the app is there asks to sign in on the page', async ({ page }) => {
  const release = await holdApp(page);
  await openWithoutApp(page, mug);
  const add = page.getByRole('link', { name: 'Add to Registry' });
  // As assistive technology does, with neither a pointer nor a key.
  await add.dispatchEvent('click');
  await expect(add).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible();
  await expect(page).toHaveURL(/410107$/);
});

test('where the app draws the page anew, what was typed and pressed before is found by its name, and the focus is put back', async ({
  page,
}) => {
  // A way back that only this tab knows: the page differs from the one that the service drew.
  await page.addInitScript(() =>
    sessionStorage.setItem('way-back', JSON.stringify({ page: 'checklist', grId: '100200300' })),
  );
  const release = await holdApp(page);
  await openWithoutApp(page, mug);
  await page.getByRole('textbox', { name: 'Quantity of Ember Mug' }).fill('4');
  await page.getByLabel('ZIP code').fill('60614');
  const before = await page.getByRole('heading', { level: 1 }).elementHandle();
  const more = page.getByRole('button', { name: 'One more of Ember Mug' });
  await more.click();
  release();
  await waitForApp(page);
  await expect(page.getByRole('link', { name: /^Back to/ })).toBeVisible();
  expect(await before?.evaluate((heading) => heading.isConnected)).toBe(false);
  await expect(page.getByRole('textbox', { name: 'Quantity of Ember Mug' })).toHaveValue('5');
  await expect(page.getByLabel('ZIP code')).toHaveValue('60614');
  await expect(more).toBeFocused();
});

test('[SHOP-02] [ROUTE-16] the start page is used before the app is there: its forms lead to their addresses, and who sent the visitor is kept', async ({
  page,
}) => {
  const release = await holdApp(page);
  await openWithoutApp(page, '/?referrerId=r-1');
  await page.getByLabel('What are you planning?').selectOption('Baby');
  await page.getByRole('button', { name: 'Create a Registry' }).click();
  await page.waitForURL(/\/gift-registry\/new\?event=/);
  expect(await page.evaluate(() => sessionStorage.getItem('referrer'))).toBe('{"referrerId":"r-1"}');
  await openWithoutApp(page, '/');
  await page.getByLabel('Name or registry number').fill('a');
  await page.getByLabel('Name or registry number').press('Enter');
  await page.waitForURL(/\/gift-registry\/find\?text=a$/);
  release();
  await expect(page.getByText('Enter at least two letters of a name')).toBeVisible();
});
