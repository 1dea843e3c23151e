import { expect } from '@playwright/test';
import { looksWithheld } from './looks-withheld.ts';
import { meetFirst } from './met-calls.ts';
import { addToCart, card, demo, fillGiver, neededGift, newVisitor, placeOrder, tallyOf, wholeList } from './shop.ts';
import { test } from './test.ts';

test('[CART-07] who comes second for the last ones is told so and may buy anyway on purpose', async ({
  browser,
  baseURL,
}) => {
  const [first, second] = [await newVisitor(browser, baseURL), await newVisitor(browser, baseURL)];
  await first.goto(demo.guestList);
  const name = await neededGift(first, 1);
  const { purchased, wants } = await tallyOf(card(first, name));
  const left = wants - purchased;
  await second.goto(demo.guestList);
  await wholeList(second);
  await addToCart(first, name, left);
  await addToCart(second, name, left);
  await second.goto('/checkout/cart');
  await fillGiver(second, 'Sam');
  await placeOrder(first);

  await second.getByRole('button', { name: /^Place Order/ }).click();
  await expect(second.getByText(/just bought by someone else\. No more are needed\./)).toBeVisible();
  await expect(second.getByRole('heading', { name: /^Thank you/ })).toHaveCount(0);
  await expect(second.getByLabel('First name')).toHaveValue('Sam');
  const order = second.getByRole('button', { name: /^Place Order/ });
  await expect(order).toHaveText('Place Order');
  await second.reload();
  await expect(second.getByText(`You have ${left} of these. No more are needed.`)).toBeVisible();
  await order.click();
  await expect(second.getByRole('button', { name: `Buy ${left} Anyway` })).toBeVisible();
  await expect(order).toHaveText('Place Order');

  await second.getByRole('button', { name: `Buy ${left} Anyway` }).click();
  await second.getByRole('button', { name: /^Place Order/ }).click();
  await expect(second.getByRole('heading', { name: 'Thank you, Sam' })).toBeVisible();

  await second.goto(`${demo.guestList}?show=purchased`);
  await expect(card(second, name).getByText(`${wants + left} of ${wants} purchased`)).toBeVisible();
});

test('[CART-08] an order whose answer was lost is not placed twice', async ({ browser, baseURL }) => {
  const page = await newVisitor(browser, baseURL);
  await page.goto(demo.guestList);
  const name = await neededGift(page, 2);
  const { purchased, wants } = await tallyOf(card(page, name));
  await addToCart(page, name);
  await page.goto('/checkout/cart');
  await fillGiver(page);
  await looksWithheld(page);
  await meetFirst(page, '**/api/orders', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: /^Place Order/ }).click();
  await expect(
    page.getByText('We didn’t get a response. Please try again; nothing will be bought twice.'),
  ).toBeVisible();
  await page.getByRole('button', { name: /^Place Order/ }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, Ruth' })).toBeVisible();

  await page.goto(demo.guestList);
  await expect(card(page, name).getByText(`${purchased + 1} of ${wants} purchased`)).toBeVisible();
});
