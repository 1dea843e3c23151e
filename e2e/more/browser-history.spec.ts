import { expect, type Locator, type Page } from '@playwright/test';
import { addedToCartDialog, card, demo, neededGift, openInNewTab, waitForWholeList } from '../shop.ts';
import { test } from '../test.ts';

const phone = { width: 390, height: 844 };
const pictured = 'Fennel 12-Piece Dinnerware Set';

const addFrom = (place: Locator): Promise<void> => place.getByRole('button', { name: /^Add to Cart/ }).click();

const openDetails = async (page: Page, name: string): Promise<Locator> => {
  await card(page, name).getByRole('heading').getByRole('link').click();
  const dialog = page.getByRole('dialog', { name, exact: true });
  await expect(dialog).toBeVisible();
  return dialog;
};

test('Back closes only the topmost dialog, and Forward opens it again', async ({ page }) => {
  await page.goto('/');
  await page.goto(demo.guestList);
  const name = await neededGift(page, 1);
  const added = addedToCartDialog(page);
  await addFrom(card(page, name));
  await expect(added).toBeVisible();
  await page.goBack();
  await expect(added).toHaveCount(0);
  await expect(page).toHaveURL(demo.guestList);

  const details = await openDetails(page, name);
  await addFrom(details);
  await expect(added).toBeVisible();
  await page.goBack();
  await expect(added).toHaveCount(0);
  await expect(details).toBeVisible();
  await page.goBack();
  await expect(details).toHaveCount(0);
  await expect(page).toHaveURL(demo.guestList);

  await page.goForward();
  await expect(details).toBeVisible();
  await expect(added).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(details).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('a dialog that is closed, or left by its link, leaves no history entry', async ({ page }) => {
  await page.goto('/');
  await page.goto(demo.guestList);
  const name = await neededGift(page, 1);
  const added = addedToCartDialog(page);
  await addFrom(card(page, name));
  await added.getByRole('button', { name: 'Close' }).click();
  await expect(added).toHaveCount(0);
  await page.goForward();
  await expect(added).toHaveCount(0);

  await expect(card(page, name).getByRole('button', { name: /^Add to Cart/ })).toBeVisible();
  await addFrom(card(page, name));
  const viewCart = added.getByRole('link', { name: 'View Cart & Checkout' });
  const tab = await openInNewTab(page, () => viewCart.click({ modifiers: ['ControlOrMeta'] }));
  expect(new URL(tab.url()).pathname).toBe('/checkout/cart');
  await tab.close();
  await page.bringToFront();
  await expect(added).toBeVisible();
  await viewCart.click();
  await expect(page).toHaveURL('/checkout/cart');
  await page.goBack();
  await expect(page).toHaveURL(demo.guestList);
  await expect(card(page, name)).toBeInViewport();
  await expect(added).toHaveCount(0);
  await page.goForward();
  await expect(page).toHaveURL('/checkout/cart');
  await page.goBack();
  await expect(page).toHaveURL(demo.guestList);
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('a dialog that is closed after "Skip to content" leaves focus and scroll position unchanged', async ({ page }) => {
  await page.goto(demo.guestList);
  const name = await neededGift(page, 1);
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  const add = card(page, name).getByRole('button', { name: /^(Add to Cart|ADDED)/ });
  await add.press('Enter');
  await expect(addedToCartDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(addedToCartDialog(page)).toHaveCount(0);
  await expect(add).toBeFocused();
  await expect(add).toBeInViewport();
  await expect(page).toHaveURL(demo.guestList);
});

test('Back closes the filters, and the shipping popup over item details, on a phone', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  await page.goto(demo.guestList);
  await neededGift(page, 1);
  await page
    .getByRole('button', { name: /Filter/ })
    .first()
    .click();
  const filters = page.getByRole('dialog', { name: /Filter/ });
  await expect(filters).toBeVisible();
  await page.goBack();
  await expect(filters).toHaveCount(0);
  await expect(page).toHaveURL(demo.guestList);

  const details = await openDetails(page, pictured);
  await details.getByRole('link', { name: 'Ships free' }).click();
  const shipping = page.getByRole('dialog').filter({ hasNotText: 'Add to Cart' });
  await expect(shipping).toBeVisible();
  await page.goBack();
  await expect(shipping).toHaveCount(0);
  await expect(details).toBeVisible();
  await page.goBack();
  await expect(details).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('a reload beneath an open dialog stays on the page and closes the dialog', async ({ page }) => {
  await page.goto(demo.guestList);
  await waitForWholeList(page);
  const add = page.getByRole('button', { name: /^Add to Cart/ }).first();
  // Every second reload happens while the dialog is still opening.
  for (let time = 0; time < 12; time += 1) {
    await add.click();
    if (time % 2 === 0) await expect(addedToCartDialog(page)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

for (const [length, list] of [
  ['120', demo.guestList],
  ['1,000', '/gift-registry/guest-list/100200304'],
] as const)
  test(`a list of ${length} gifts keeps its scroll position after Back from a product, and after a reload`, async ({
    page,
  }) => {
    await page.goto(list);
    await waitForWholeList(page);
    // Far from the window it is its name alone.
    const names = page.locator('main [id^="link-"]');
    const far = names.nth(Math.floor((await names.count()) / 2));
    const id = await far.getAttribute('id');
    const name = (await far.textContent()) ?? '';
    const gift = page.getByRole('article').filter({ has: page.locator(`[id="${id}"]`) });
    await far.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await expect(gift).toBeInViewport();
    await page.goto((await gift.getByRole('heading').getByRole('link').getAttribute('href')) ?? '');
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.goBack();
    await waitForWholeList(page);
    await expect(gift).toBeInViewport();
    await page.reload();
    await waitForWholeList(page);
    await expect(gift).toBeInViewport();
  });
