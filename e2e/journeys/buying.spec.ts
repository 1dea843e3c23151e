import { expect, type Page } from '@playwright/test';
import { buyElsewhere, enter } from '../registry.ts';
import {
  addedLayer,
  addToCart,
  card,
  fillGiver,
  neededGift,
  newVisitor,
  placeOrder,
  tallyOf,
  wholeList,
} from '../shop.ts';
import { test } from '../test.ts';

const orderButton = (page: Page) => page.getByRole('button', { name: /^Place Order/ });
const thanks = (page: Page) => page.getByRole('heading', { name: 'Thank you, Ruth' });
const orderNumber = async (page: Page): Promise<string> =>
  /GR-[0-9A-Z]{5}-[0-9A-Z]{5}/.exec((await page.getByText(/^Your order GR-/).textContent()) ?? '')?.[0] ?? 'none';

/** Opens the list and chooses a gift of which at least two are needed; answers what its card says after so many more. */
const chooseGift = async (page: Page, guestList: string) => {
  await page.goto(guestList);
  const name = await neededGift(page, 2);
  const { purchased, wants } = await tallyOf(card(page, name));
  return { name, after: (more: number): string => `${purchased + more} of ${wants} purchased` };
};

/** A cart with one gift in it, and its giver filled in. */
const readyToOrder = async (page: Page, guestList: string) => {
  const gift = await chooseGift(page, guestList);
  await addToCart(page, gift.name);
  await page.goto('/checkout/cart');
  await fillGiver(page);
  return gift;
};

test('[LIVE-01] [ROUTE-09] [CART-06] a guest buys a gift and the registrant sees it arrive without reloading; nobody pays twice', async ({
  page,
  browser,
  baseURL,
  list,
  owner,
}) => {
  const registrant = await newVisitor(browser, baseURL);
  await enter(registrant, owner, list.registrantList);
  let loads = 0;
  registrant.on('framenavigated', () => {
    loads += 1;
  });
  const keys: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/orders'))
      keys.push(request.headers()['idempotency-key'] ?? '');
  });
  const gift = await readyToOrder(page, list.guestList);
  await orderButton(page).dblclick();
  await expect(thanks(page)).toBeVisible();
  expect(keys).toHaveLength(1);
  const number = await orderNumber(page);
  await expect(card(registrant, gift.name).getByText(gift.after(1))).toBeVisible();
  expect(loads).toBe(0);

  await page.reload();
  await expect(thanks(page)).toBeVisible();
  expect(await orderNumber(page)).toBe(number);
  await page.goBack();
  await expect(card(page, gift.name).getByText(gift.after(1))).toBeVisible();
  await page.goForward();
  await expect(thanks(page)).toBeVisible();
  expect(await orderNumber(page)).toBe(number);
  expect(new Set(keys).size).toBe(1);
});

test('[CART-07] who comes second for the last ones is told so and may buy anyway on purpose', async ({
  browser,
  baseURL,
  ownList,
}) => {
  const { guestList } = await ownList([['410107', 3]]);
  const [first, second] = [await newVisitor(browser, baseURL), await newVisitor(browser, baseURL)];
  const name = 'Ember Mug';
  await first.goto(guestList);
  await second.goto(guestList);
  await addToCart(first, name, 3);
  await addToCart(second, name, 3);
  await second.goto('/checkout/cart');
  await fillGiver(second, 'Sam');
  await placeOrder(first);

  const order = orderButton(second);
  await order.click();
  await expect(second.getByText(/just bought by someone else\. No more are needed\./)).toBeVisible();
  await expect(second.getByRole('heading', { name: /^Thank you/ })).toHaveCount(0);
  await expect(second.getByLabel('First name')).toHaveValue('Sam');
  await expect(order).toHaveText('Place Order');
  await second.reload();
  await expect(second.getByText('You have 3 of these. No more are needed.')).toBeVisible();
  await order.click();
  await second.getByRole('button', { name: 'Buy 3 Anyway' }).click();
  await order.click();
  await expect(second.getByRole('heading', { name: 'Thank you, Sam' })).toBeVisible();
  await second.goto(`${guestList}?show=purchased`);
  await expect(card(second, name).getByText('6 of 3 purchased')).toBeVisible();
});

test('[CART-08] [CART-09] two tabs show one cart; what one of them has ordered the other does not order again', async ({
  page,
  context,
  list,
}) => {
  const gift = await readyToOrder(page, list.guestList);
  const other = await context.newPage();
  await other.goto('/checkout/cart');
  await fillGiver(other);
  await orderButton(page).click();
  await expect(thanks(page)).toBeVisible();
  await orderButton(other).click();
  await expect(other.getByRole('heading', { name: 'Your order has been placed.' })).toBeVisible();
  await expect(other.getByText(`Order number ${await orderNumber(page)}`, { exact: true })).toBeVisible();
  await expect(other.getByText(/^You placed it in another window, and nothing was bought twice\./)).toBeVisible();
  await expect(other.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
  await expect(thanks(other)).toHaveCount(0);
  await other.goto(list.guestList);
  await expect(card(other, gift.name).getByText(gift.after(1))).toBeVisible();
});

test('[CART-08] both tabs ordering at the same moment buy once', async ({ page, context, list }) => {
  const gift = await readyToOrder(page, list.guestList);
  const other = await context.newPage();
  await other.goto('/checkout/cart');
  await fillGiver(other);
  await Promise.all([orderButton(page).click(), orderButton(other).click()]);
  const outcome = (one: Page) => thanks(one).or(one.getByRole('heading', { name: 'Your order has been placed.' }));
  await expect(outcome(page)).toBeVisible();
  await expect(outcome(other)).toBeVisible();
  expect((await thanks(page).count()) + (await thanks(other).count())).toBe(1);
  await page.goto(list.guestList);
  await expect(card(page, gift.name).getByText(gift.after(1))).toBeVisible();
});

test('[ITEM-03] [BUY-02] [BUY-05] somebody else buys all of a gift while its details are open on a phone', async ({
  page,
  playwright,
  baseURL,
  ownList,
}) => {
  const own = await ownList([
    ['410101', 2],
    ['410107', 1],
  ]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(own.guestList);
  const name = 'Fennel 12-Piece Dinnerware Set';
  await wholeList(page);
  await card(page, name).getByRole('heading').getByRole('link').click();
  const dialog = page.getByRole('dialog', { name, exact: true });
  const quantity = dialog.getByLabel(`Quantity of ${name}`);
  await quantity.fill('3');
  await expect(dialog.getByText('The number you entered exceeds the requested amount.')).toBeVisible();
  await dialog.getByRole('button', { name: /^Add to Cart/ }).focus();
  await buyElsewhere(playwright.request, baseURL, own, name, 2);
  await expect(dialog.getByText('All of this gift has been purchased.')).toBeVisible();
  await expect(dialog.getByText('2 of 2 purchased')).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Add to Cart/ })).toHaveCount(0);
  await expect(dialog.getByRole('heading', { level: 2 }).locator('span')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(card(page, name).getByRole('heading').getByRole('link')).toBeFocused();
  await expect(card(page, name).getByText('Purchased', { exact: true })).toBeVisible();
  await expect(card(page, name).getByRole('button', { name: /^Add to Cart/ })).toHaveCount(0);
});

test('a gift can be bought by keyboard alone', async ({ page, list }) => {
  await page.goto(list.guestList);
  const name = await neededGift(page, 2);
  const quantity = card(page, name).getByLabel(`Quantity of ${name}`);
  await quantity.focus();
  const add = card(page, name).getByRole('button', { name: /^Add to Cart/ });
  for (let step = 0; step < 3 && !(await add.evaluate((button) => button === document.activeElement)); step += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(addedLayer(page).getByText('1 item added to your cart')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(addedLayer(page)).toHaveCount(0);
  await expect(card(page, name).getByRole('button', { name: /^(ADDED|Add to Cart)/ })).toBeFocused();
  await page.goto('/checkout/cart');
  await page.getByLabel('First name').focus();
  for (const text of ['Ruth', 'Okafor', 'ruth@example.com', 'With love']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  const place = orderButton(page);
  for (let step = 0; step < 8 && !(await place.evaluate((button) => button === document.activeElement)); step += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(thanks(page)).toBeVisible();
});
