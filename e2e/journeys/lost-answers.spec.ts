import { expect, type Page } from '@playwright/test';
import { blockOrderLookups, interceptFirst, interceptUntilReleased, loseAnswer } from '../intercept.ts';
import { addToCartByApi, buyElsewhere, post, purchasedCount, type TestRegistry } from '../registry.ts';
import {
  addedToCartDialog,
  card,
  fillGiver,
  neededGift,
  orderButton,
  purchaseCounts,
  thankYouHeading,
} from '../shop.ts';
import { test } from '../test.ts';

const mug = '410107';

const unconfirmedNotice = /^We’re having trouble connecting, so this may already be in your cart, or may not\./;

/** Opens a cart with one item and fills in the giver; returns the item's purchased quantity. */
const readyToOrder = async (page: Page, baseURL: string | undefined, list: TestRegistry): Promise<number> => {
  const bought = (await purchasedCount(page.request, list, mug)) ?? 0;
  await addToCartByApi(page.request, baseURL, list, mug);
  await page.goto('/checkout/cart');
  await fillGiver(page);
  return bought;
};

test('an order whose answer was lost is placed once when it is sent again, and the form keeps its values', async ({
  page,
  baseURL,
  list,
}) => {
  const before = await readyToOrder(page, baseURL, list);
  await blockOrderLookups(page);
  await interceptFirst(page, '**/api/orders', loseAnswer);
  await orderButton(page).click();
  await expect(page.getByText('We don’t know yet whether your order was placed')).toBeVisible();
  await expect(page.getByLabel('Your message')).toHaveValue('For long dinners.');
  await orderButton(page).click();
  await expect(thankYouHeading(page)).toBeVisible();
  expect(await purchasedCount(page.request, list, mug)).toBe(before + 1);
});

test('a reload while an order is being placed shows that order, placed once', async ({ page, baseURL, list }) => {
  const before = await readyToOrder(page, baseURL, list);
  let orders = 0;
  let reached = (): void => {};
  const hasReached = new Promise<void>((resolve) => {
    reached = resolve;
  });
  await page.route('**/api/orders', async (route) => {
    orders += 1;
    if (orders > 1) return route.continue();
    await route.fetch();
    reached();
    return undefined;
  });
  await orderButton(page).click();
  await expect(page.getByRole('button', { name: 'Placing your order…' })).toBeVisible();
  await hasReached;
  await page.reload();
  await expect(thankYouHeading(page)).toBeVisible();
  expect(await purchasedCount(page.request, list, mug)).toBe(before + 1);
});

test('[CART-04] a gift whose answer was lost is added once when tried again, and confirmed even if the confirmation data cannot be read', async ({
  page,
  list,
}) => {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  await page.route('**/productconfirmation/getconfirmationdata', (route) => route.fulfill({ status: 500, body: 'no' }));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(list.guestList);
  const name = await neededGift(page, 2);
  await interceptFirst(page, '**/browse/scbadd/AddItemToCartV2', loseAnswer);
  const item = card(page, name);
  const add = item.getByRole('button', { name: /^Add to Cart/ });
  await item.getByLabel(`Quantity of ${name}`).fill('2');
  await add.click();
  await expect(item.getByText(unconfirmedNotice)).toBeVisible();
  await expect(item.getByLabel(`Quantity of ${name}`)).toHaveValue('2');
  await add.click();
  const dialog = addedToCartDialog(page);
  await expect(dialog.getByText('2 items added to your cart')).toBeVisible();
  await expect(dialog.getByText(/^Subtotal:/)).toHaveCount(0);
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await expect.poll(() => lines.some((line) => line.includes('confirmation.read-failed'))).toBe(true);
  await dialog.getByRole('link', { name: 'View Cart & Checkout' }).click();
  await expect(page.getByLabel(`Quantity of ${name}`)).toHaveValue('2');
});

test('[LIVE-01] the page shows whether it is live, reconnecting or offline; typed values stay, and missed purchases appear', async ({
  page,
  context,
  playwright,
  baseURL,
  list,
}) => {
  await page.goto(list.guestList);
  const name = await neededGift(page, 3);
  const { purchased, wanted } = await purchaseCounts(card(page, name));
  const item = card(page, name);
  const quantity = item.getByLabel(`Quantity of ${name}`);
  const offline = page.getByText(/^No connection\./);
  const live = page.getByText(/^Purchases appear here as they happen\./);
  await quantity.fill('2');
  await expect(live).toBeAttached();
  await context.setOffline(true);
  await expect(offline).toBeVisible();
  await expect(live).toHaveCount(0);
  await item.getByRole('button', { name: /^Add to Cart/ }).click();
  await expect(item.getByText(unconfirmedNotice)).toBeVisible();
  await buyElsewhere(playwright.request, baseURL, list, name);
  await expect(item.getByText(`${purchased} of ${wanted} purchased`)).toBeVisible();

  const release = await interceptUntilReleased(page, '**/events**', (route) => route.abort());
  await context.setOffline(false);
  await expect(page.getByText(/^Reconnecting…/)).toBeVisible();
  release();
  await expect(item.getByText(`${purchased + 1} of ${wanted} purchased`)).toBeVisible();
  await expect(live).toBeAttached();
  await expect(quantity).toHaveValue('2');
  await item.getByRole('button', { name: /^Add to Cart/ }).click();
  await expect(item.getByRole('button', { name: 'ADDED' })).toBeVisible();
});

test('a contribution whose answer was lost is added once when sent again', async ({
  page,
  owner,
  createList,
  playwright,
  baseURL,
}) => {
  const own = await createList([['410602', 1]]);
  await post(playwright.request, baseURL, owner, '/gift-registry/group-gifting/addtogroupgifting', {
    grId: own.grId,
    sku: '410602',
    personalizationId: 0,
  });
  await page.goto(own.guestList);
  await page.getByRole('button', { name: /^Contribute to Group Gift Fund: / }).click();
  const dialog = page.getByRole('dialog', { name: 'Contribute to Group Gift Fund' });
  await expect(dialog.getByText('Contribute to Group Gift Fund', { exact: true })).toBeFocused();
  await interceptFirst(page, '**/api/cart/contributions', loseAnswer);
  await dialog.getByLabel('Amount', { exact: true }).fill('30');
  await dialog.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByRole('dialog', { name: 'Added to your cart' })).toBeVisible();
  const { lines } = await (await page.request.get('/api/cart')).json();
  expect(lines).toMatchObject([{ kind: 'contribution', lineTotal: 30 }]);
});
