import { expect, type Page, type Route } from '@playwright/test';
import { looksWithheld } from '../looks-withheld.ts';
import { meetFirst, meetUntil } from '../met-calls.ts';
import { boughtOf, buyElsewhere, type GiftList, post, putIntoCart } from '../registry.ts';
import { addedLayer, card, fillGiver, neededGift, orderButton, sectionCountsOf, thanks } from '../shop.ts';
import { test } from '../test.ts';

const mug = '410107';

/** The service does it, and the answer is lost on the way back. */
const unheard = async (route: Route): Promise<void> => {
  await route.fetch();
  await route.abort();
};

const mayBeInCart = /^We’re having trouble connecting, so this may already be in your cart, or may not\./;

/** A cart with a gift in it, and its giver filled in; answers how many of it are bought. */
const readyToOrder = async (page: Page, baseURL: string | undefined, list: GiftList): Promise<number> => {
  const bought = (await boughtOf(page.request, list, mug)) ?? 0;
  await putIntoCart(page.request, baseURL, list, mug);
  await page.goto('/checkout/cart');
  await fillGiver(page);
  return bought;
};

test('an order whose answer was lost is the same order when it is sent again, with all that was written', async ({
  page,
  baseURL,
  list,
}) => {
  const before = await readyToOrder(page, baseURL, list);
  await looksWithheld(page);
  await meetFirst(page, '**/api/orders', unheard);
  await orderButton(page).click();
  await expect(page.getByText('We don’t know yet whether your order was placed')).toBeVisible();
  await expect(page.getByLabel('Your message')).toHaveValue('For long dinners.');
  await orderButton(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(await boughtOf(page.request, list, mug)).toBe(before + 1);
});

test('a reload in the middle of an order ends on that order, and buys it once', async ({ page, baseURL, list }) => {
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
  await expect(thanks(page)).toBeVisible();
  expect(await boughtOf(page.request, list, mug)).toBe(before + 1);
});

test('[CART-04] a gift whose addition was not answered is put in once, however often it is tried, and is told as added where its confirmation fails', async ({
  page,
  list,
}) => {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  await page.route('**/productconfirmation/getconfirmationdata', (route) => route.fulfill({ status: 500, body: 'no' }));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(list.guestList);
  const name = await neededGift(page, 2);
  await meetFirst(page, '**/browse/scbadd/AddItemToCartV2', unheard);
  const item = card(page, name);
  const add = item.getByRole('button', { name: /^Add to Cart/ });
  await item.getByLabel(`Quantity of ${name}`).fill('2');
  await add.click();
  await expect(item.getByText(mayBeInCart)).toBeVisible();
  await expect(item.getByLabel(`Quantity of ${name}`)).toHaveValue('2');
  await add.click();
  const layer = addedLayer(page);
  await expect(layer.getByText('2 items added to your cart')).toBeVisible();
  await expect(layer.getByText(/^Subtotal:/)).toHaveCount(0);
  await expect(layer.getByRole('alert')).toHaveCount(0);
  await expect.poll(() => lines.some((line) => line.includes('confirmation.read-failed'))).toBe(true);
  await layer.getByRole('link', { name: 'View Cart & Checkout' }).click();
  await expect(page.getByLabel(`Quantity of ${name}`)).toHaveValue('2');
});

test('[LIVE-01] offline, trying again and live are said as they are; what was typed stays, and what was bought meanwhile shows', async ({
  page,
  context,
  playwright,
  baseURL,
  list,
}) => {
  await page.goto(list.guestList);
  const name = await neededGift(page, 3);
  const { purchased, wanted } = await sectionCountsOf(card(page, name));
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
  await expect(item.getByText(mayBeInCart)).toBeVisible();
  await buyElsewhere(playwright.request, baseURL, list, name);
  await expect(item.getByText(`${purchased} of ${wanted} purchased`)).toBeVisible();

  const letThrough = await meetUntil(page, '**/events**', (route) => route.abort());
  await context.setOffline(false);
  await expect(page.getByText(/^Reconnecting…/)).toBeVisible();
  letThrough();
  await expect(item.getByText(`${purchased + 1} of ${wanted} purchased`)).toBeVisible();
  await expect(live).toBeAttached();
  await expect(quantity).toHaveValue('2');
  await item.getByRole('button', { name: /^Add to Cart/ }).click();
  await expect(item.getByRole('button', { name: 'ADDED' })).toBeVisible();
});

test('a payment that is refused is told, and the next try buys once', async ({ page, baseURL, list }) => {
  const before = await readyToOrder(page, baseURL, list);
  await meetFirst(page, '**/api/orders', (route) =>
    route.fulfill({ status: 402, json: { isSuccess: false, error: { _tag: 'PaymentRefused' } } }),
  );
  await orderButton(page).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Your order was not placed');
  await expect(alert).toContainText('Your payment was declined, and nothing was charged.');
  await expect(page.getByLabel('Quantity of Ember Mug')).toHaveValue('1');
  await orderButton(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(await boughtOf(page.request, list, mug)).toBe(before + 1);
});

test('money for a group gift whose answer was lost is given once', async ({
  page,
  owner,
  ownList,
  playwright,
  baseURL,
}) => {
  const own = await ownList([['410602', 1]]);
  await post(playwright.request, baseURL, owner, '/gift-registry/group-gifting/addtogroupgifting', {
    grId: own.grId,
    sku: '410602',
    personalizationId: 0,
  });
  await page.goto(own.guestList);
  await page.getByRole('button', { name: /^Contribute to Group Gift Fund: / }).click();
  const dialog = page.getByRole('dialog', { name: 'Contribute to Group Gift Fund' });
  await expect(dialog.getByText('Contribute to Group Gift Fund', { exact: true })).toBeFocused();
  await meetFirst(page, '**/api/cart/contributions', unheard);
  await dialog.getByLabel('Amount', { exact: true }).fill('30');
  await dialog.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByRole('dialog', { name: 'Added to Your Cart' })).toBeVisible();
  const { lines } = await (await page.request.get('/api/cart')).json();
  expect(lines).toMatchObject([{ kind: 'contribution', lineTotal: 30 }]);
});
