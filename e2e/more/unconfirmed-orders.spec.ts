import { expect, type Page } from '@playwright/test';
import { blockOrderLookups, interceptFirst } from '../intercept.ts';
import { addToCart, card, demo, fillGiver, neededGift, orderButton, purchaseCounts, thankYouHeading } from '../shop.ts';
import { test } from '../test.ts';

const unconfirmed = 'We don’t know yet whether your order was placed';

/** Puts a needed item into the cart and fills in the giver; returns its name and the text of its card after that quantity was bought. */
const readyToOrder = async (page: Page) => {
  await page.goto(demo.guestList);
  const name = await neededGift(page, 2);
  const { purchased, wanted } = await purchaseCounts(card(page, name));
  await addToCart(page, name);
  await page.goto('/checkout/cart');
  await fillGiver(page);
  return { name, after: (more: number): string => `${purchased + more} of ${wanted} purchased` };
};

const expectBoughtOnce = async (page: Page, { name, after }: Awaited<ReturnType<typeof readyToOrder>>) => {
  await page.goto(demo.guestList);
  await expect(card(page, name).getByText(after(1))).toBeVisible();
};

test('Back, Forward and a reload after an order buy nothing more', async ({ page }) => {
  const gift = await readyToOrder(page);
  const keys: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/orders'))
      keys.push(request.headers()['idempotency-key'] ?? '');
  });
  await orderButton(page).click();
  await expect(thankYouHeading(page)).toBeVisible();
  await page.reload();
  await expect(thankYouHeading(page)).toBeVisible();
  await page.goBack();
  await expect(card(page, gift.name).getByText(gift.after(1))).toBeVisible();
  await page.goForward();
  await expect(thankYouHeading(page)).toBeVisible();
  expect(new Set(keys).size).toBe(1);
  await expectBoughtOnce(page, gift);
});

test('a gift added after an order whose answer was lost stays in the cart, and the order shows its number', async ({
  page,
}) => {
  const gift = await readyToOrder(page);
  const orderNumber = new Promise<string>((resolve) => {
    void interceptFirst(page, '**/api/orders', async (route) => {
      const answer: { readonly orderNumber: string } = await (await route.fetch()).json();
      resolve(answer.orderNumber);
      await route.abort();
    });
  });
  const releaseLookups = await blockOrderLookups(page);
  await orderButton(page).press('Enter');
  await expect(page.getByText(unconfirmed)).toBeVisible();
  await page.getByRole('link', { name: 'Back to the Registry' }).click();
  await expect(page).toHaveURL(new RegExp(`${demo.guestList}$`));
  releaseLookups();
  const second = await neededGift(page, 1, [gift.name]);
  await addToCart(page, second);
  await page.goto('/checkout/cart');
  const placed = page.getByText(`Your order ${await orderNumber} was placed.`);
  await expect(placed).toBeVisible();
  await expect(page.getByLabel(`Quantity of ${second}`)).toHaveValue('1');
  await expect(page.getByLabel(`Quantity of ${gift.name}`)).toHaveCount(0);
  await page.reload();
  await expect(placed).toBeVisible();
  await expect(page.getByText(unconfirmed)).toHaveCount(0);
  await expectBoughtOnce(page, gift);
});

test('an unconfirmed order stays unconfirmed when the next attempt is rate limited, and shows the message it was placed with', async ({
  page,
}) => {
  let attempts = 0;
  await page.route('**/api/orders', async (route) => {
    attempts += 1;
    if (attempts === 1) {
      await route.fetch();
      return route.fulfill({ status: 503, body: '' });
    }
    const rateLimited = { error: { code: 'TooManyRequests', retryAfterSeconds: 60 } };
    return attempts === 2 ? route.fulfill({ status: 429, json: rateLimited }) : route.continue();
  });
  await readyToOrder(page);
  await blockOrderLookups(page);
  await orderButton(page).click();
  await expect(page.getByRole('alert')).toContainText('We didn’t get a response.');
  await orderButton(page).click();
  await expect(page.getByRole('alert')).toContainText(unconfirmed);
  await expect(page.getByRole('alert')).toContainText('Trying again won’t place a second order.');
  await page.getByLabel('Your message').fill('With love');
  await orderButton(page).click();
  await expect(page.getByText(/^Your order GR-.* has been placed\.$/)).toBeVisible();
  await expect(
    page.getByText(/went through the first time you placed it, with the message “For long dinners\.”/),
  ).toBeVisible();
});

test('an order does not include what another tab has added: the page shows the new cart and its total first', async ({
  page,
  context,
}) => {
  const gift = await readyToOrder(page);
  const total = await orderButton(page).textContent();
  const secondTab = await context.newPage();
  await secondTab.goto(demo.guestList);
  const second = await neededGift(secondTab, 1, [gift.name]);
  await addToCart(secondTab, second);
  await orderButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Your order was not placed' })).toBeFocused();
  await expect(page.getByText(`${second} was added`)).toBeVisible();
  await expect(page.getByLabel(`Quantity of ${second}`)).toHaveValue('1');
  await expect(page.getByLabel('Your message')).toHaveValue('For long dinners.');
  await expect(orderButton(page)).not.toHaveText(total ?? '');
  await orderButton(page).click();
  await expect(thankYouHeading(page)).toBeVisible();
  await expectBoughtOnce(page, gift);
});

test('a cart and an order without a connection lose nothing, and go through once it is back', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const gift = await readyToOrder(page);
  await page.getByRole('radio', { name: 'Express' }).click();
  await context.setOffline(true);
  const quantity = page.getByLabel(`Quantity of ${gift.name}`);
  await page.getByRole('button', { name: `One more of ${gift.name}` }).click();
  await expect(page.getByText(/the quantity may or may not have been changed\./)).toBeVisible();
  await expect(quantity).toHaveValue('1');
  await page.getByRole('button', { name: `Remove ${gift.name}` }).click();
  await expect(page.getByText(/this may or may not have been removed\./)).toBeVisible();
  await expect(page.getByText(/the quantity may or may not have been changed/)).toBeHidden();
  await expect(quantity).toHaveValue('1');
  await orderButton(page).click();
  await expect(
    page.getByText('We didn’t get a response. Please try again; nothing will be bought twice.'),
  ).toBeVisible();
  await expect(page.getByLabel('Your message')).toHaveValue('For long dinners.');
  await expect(page.getByRole('radio', { name: 'Express' })).toBeChecked();
  await context.setOffline(false);
  await orderButton(page).click();
  await expect(thankYouHeading(page)).toBeVisible();
  await expect(page.getByText('Express shipping')).toBeVisible();
  await expectBoughtOnce(page, gift);
});
