import { expect, type Locator, type Page } from '@playwright/test';
import { giftCardSection, giftCardsInCart } from '../gift-cards.ts';
import { interceptFirst, loseAnswer } from '../intercept.ts';
import { addToCart, card, demo, neededGift } from '../shop.ts';
import { test } from '../test.ts';

const ADD_GIFT = '**/AddItemToCartV2';
const added = { name: '1 item added to your cart' };

/** The cart's quantities and pickup stores. */
const cartLines = async (page: Page): Promise<ReadonlyArray<readonly [number, string | undefined]>> => {
  const { lines }: { lines: ReadonlyArray<{ quantity: number; pickup?: { name: string } }> } = await (
    await page.request.get('/api/cart')
  ).json();
  return lines.map(({ quantity, pickup }) => [quantity, pickup?.name]);
};

const addButton = (page: Page, name: string): Locator => card(page, name).getByRole('button', { name: /^Add to Cart/ });

test('a pickup whose answer was lost is not added again by the other button after a reload', async ({ page }) => {
  await page.goto('/product/miller-stand-mixer-in-lake/410802');
  const panel = page.getByRole('region', { name: 'Pick Up in a Store' });
  await panel.getByLabel('ZIP code').fill('60614');
  await panel.getByRole('button', { name: 'Check Stores' }).click();
  await interceptFirst(page, '**/add-store-pickup-product-to-cart', loseAnswer);
  await panel
    .getByRole('button', { name: /^Pick Up Here/ })
    .first()
    .click();
  await expect(panel.getByText(/this may already be in your cart, or may not\./)).toBeVisible();
  await page.reload();
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add to Cart/ })
    .click();
  const dialog = page.getByRole('dialog', { name: '1 item already in your cart' });
  await expect(dialog.getByText(/Nothing more was added now\./)).toBeVisible();
  expect(await cartLines(page)).toEqual([[1, expect.any(String)]]);
});

test('an unconfirmed addition is added once by another tab, and anew once that tab has removed it', async ({
  page,
}) => {
  await page.goto(demo.guestList);
  const name = await neededGift(page, 3);
  const unconfirmed = card(page, name).getByText(/^We’re having trouble connecting/);
  await interceptFirst(page, ADD_GIFT, loseAnswer);
  await addButton(page, name).click();
  await expect(unconfirmed).toBeVisible();
  const secondTab = await page.context().newPage();
  await secondTab.goto(demo.guestList);
  await addButton(secondTab, name).click();
  await expect(secondTab.getByRole('dialog', added)).toBeVisible();
  await expect(unconfirmed).toHaveCount(0);
  expect(await cartLines(page)).toEqual([[1, undefined]]);

  await interceptFirst(page, ADD_GIFT, loseAnswer);
  await addButton(page, name).click();
  await expect(unconfirmed).toBeVisible();
  await secondTab.goto('/checkout/cart');
  await secondTab.getByRole('button', { name: `Remove ${name}` }).click();
  await expect.poll(async () => (await cartLines(page)).length).toBe(0);
  await expect(unconfirmed).toHaveCount(0);
  await addButton(page, name).click();
  await expect(page.getByRole('dialog', added)).toBeVisible();
  expect(await cartLines(page)).toEqual([[1, undefined]]);
});

test('what another tab finds out about an unconfirmed gift or gift card ends its warning here', async ({ page }) => {
  const { amount, add } = await giftCardSection(page, demo.guestList);
  const name = await neededGift(page, 3);
  const warnings = page.getByText(/so this may already be in your cart, or may not\./);
  await interceptFirst(page, ADD_GIFT, loseAnswer);
  await addButton(page, name).click();
  await interceptFirst(page, '**/guest-list/add-gift-card-to-cart', loseAnswer);
  await amount.fill('30');
  await add.click();
  await expect(warnings).toHaveCount(2);
  const secondTab = await page.context().newPage();
  await secondTab.goto(demo.guestList);
  await addButton(secondTab, name).click();
  await expect(secondTab.getByRole('dialog', added)).toBeVisible();
  await expect(warnings).toHaveCount(1);
  expect(await cartLines(page)).toHaveLength(2);
  expect(await giftCardsInCart(secondTab)).toEqual(['Remove Gift Card, $30.00']);
  await expect(warnings).toHaveCount(0);
  await expect(amount).toHaveValue('30');
  await addButton(page, name).click();
  await expect(page.getByRole('dialog', added)).toBeVisible();
  expect((await cartLines(page)).map(([quantity]) => quantity).toSorted()).toEqual([1, 2]);
});

test('the cart count includes what another tab has added once the page is visible again', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
  const secondTab = await page.context().newPage();
  await secondTab.goto(demo.guestList);
  await addToCart(secondTab, await neededGift(secondTab, 1));
  for (const state of ['hidden', 'visible'])
    await page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
});
