import { expect, type Page } from '@playwright/test';
import { looksWithheld } from '../looks-withheld.ts';
import { meetUntil } from '../met-calls.ts';
import {
  addedLayer,
  addToCart,
  card,
  demo,
  fillGiver,
  neededGift,
  newVisitor,
  placeOrder,
  wholeList,
} from '../shop.ts';
import { test } from '../test.ts';

/** Shows the page to its reader, or something else in its place. */
const show = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((to) => {
    Object.defineProperty(document, 'visibilityState', { value: to, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

/** The name of a gift of which one is still needed. */
const lastOne = async (page: Page): Promise<string> => {
  await wholeList(page);
  for (const item of await page.getByRole('article').all()) {
    const isForSale = (await item.getByRole('button', { name: /^Add to Cart/ }).count()) === 1;
    if (isForSale && (await item.getByText('1 still needed').count()) === 1)
      return (await item.getByRole('heading').textContent()) ?? '';
  }
  throw new Error('no gift of which one is still needed');
};

for (const { size, ...viewport } of [
  { size: 'desktop', width: 1440, height: 900 },
  { size: 'phone', width: 390, height: 844 },
]) {
  test.describe(`on a ${size}`, () => {
    test.use({ viewport });

    test('[CART-08] an order in doubt stays in doubt when the next try is turned away; found placed, it is said with which words it went', async ({
      page,
    }) => {
      let tries = 0;
      await page.route('**/api/orders', async (route) => {
        tries += 1;
        if (tries === 1) {
          await route.fetch();
          return route.fulfill({ status: 503, body: '' });
        }
        const often = { error: { code: 'TooManyRequests', retryAfterSeconds: 60 } };
        return tries === 2 ? route.fulfill({ status: 429, json: often }) : route.continue();
      });
      await page.goto(demo.guestList);
      await addToCart(page, await neededGift(page, 1));
      await page.goto('/checkout/cart');
      await page.getByLabel('First name').fill('Rosa');
      await page.getByLabel('Last name').fill('Almeida');
      await page.getByLabel('Email').fill('rosa@example.com');
      await page.getByLabel('Your message').fill('For long dinners');
      const place = page.getByRole('button', { name: /^Place Order/ });
      await looksWithheld(page);
      await place.click();
      await expect(page.getByRole('alert')).toContainText('We didn’t get a response.');
      await place.click();
      await expect(page.getByRole('alert')).toContainText('We don’t know yet whether your order was placed');
      await expect(page.getByRole('alert')).toContainText('Trying again won’t place a second order.');
      await page.getByLabel('Your message').fill('With love');
      await place.click();
      await expect(page.getByText(/^Your order GR-.* has been placed\.$/)).toBeVisible();
      await expect(
        page.getByText(/went through the first time you placed it, with the message “For long dinners”/),
      ).toBeVisible();
    });

    test('[CART-08] an order that is turned away at the door was not placed: nobody is left in doubt, also after a reload', async ({
      page,
    }) => {
      await page.goto(demo.guestList);
      await addToCart(page, await neededGift(page, 1));
      await page.goto('/checkout/cart');
      await fillGiver(page);
      const letThrough = await meetUntil(page, '**/api/orders', (route) => route.fulfill({ status: 403, body: 'no' }));
      await page.getByRole('button', { name: /^Place Order/ }).click();
      await expect(page.getByRole('alert')).toContainText('Your order was not placed');
      await expect(page.getByRole('alert')).not.toContainText('We don’t know yet');
      await page.reload();
      await expect(page.getByLabel('First name')).toHaveValue('Ruth');
      await expect(page.getByText(/We didn’t get a response|We don’t know yet/)).toHaveCount(0);
      letThrough();
      await page.getByRole('button', { name: /^Place Order/ }).click();
      await expect(page.getByText(/^Your order GR-.* has been placed\.$/)).toBeVisible();
    });

    test('[BUY-02] [BUY-03] a page that did not hear of a purchase tells with the addition that no more are needed', async ({
      page,
      browser,
      baseURL,
    }) => {
      await page.route('**/events*', (route) => route.abort());
      await page.goto(demo.guestList);
      const name = await lastOne(page);
      const other = await newVisitor(browser, baseURL);
      await other.goto(demo.guestList);
      await neededGift(other, 1);
      await addToCart(other, name);
      await placeOrder(other);
      await card(page, name)
        .getByRole('button', { name: /^Add to Cart/ })
        .click();
      await expect(addedLayer(page).getByText(/^Your cart has more of this gift than is still needed/)).toBeVisible();
      await other.context().close();
    });

    test('[CART-09] what was added in another window is counted when the page is seen again', async ({ page }) => {
      await page.goto('/');
      await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
      const other = await page.context().newPage();
      await other.goto(demo.guestList);
      await addToCart(other, await neededGift(other, 1));
      await show(page, 'hidden');
      await show(page, 'visible');
      await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
    });
  });
}
