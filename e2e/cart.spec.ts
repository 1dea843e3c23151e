import { expect, test } from '@playwright/test';
import { addToCart, card, fillGiver, neededGift } from './shop.ts';

const list = '/gift-registry/guest-list/100200305';

test('[CART-05] [CART-06] the bar leads to the cart, and what was written at the checkout survives a reload', async ({
  page,
}) => {
  await page.goto(list);
  await expect(page.getByRole('link', { name: /^View Cart/ })).toHaveCount(0);
  const name = await neededGift(page, 1);
  await addToCart(page, name);
  const viewCart = page.getByRole('link', { name: 'View Cart (1)' });
  await expect(viewCart).toHaveAttribute('href', '/checkout/cart');
  await viewCart.click();
  await expect(page.getByText(name).first()).toBeVisible();

  await fillGiver(page, 'Ruth', 'For long dinners.');
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Ruth');
  await expect(page.getByLabel('Last name')).toHaveValue('Okafor');
  await expect(page.getByLabel('Email')).toHaveValue('ruth@example.com');
  await expect(page.getByLabel('Your message')).toHaveValue('For long dinners.');
});

test('[CART-05] the bar counts what the cart holds, also after the page is opened anew', async ({ page }) => {
  await page.goto(list);
  const name = await neededGift(page, 2);
  await addToCart(page, name, 2);
  await page.reload();
  await expect(card(page, name)).toBeVisible();
  await expect(page.getByRole('link', { name: 'View Cart (2)' })).toBeVisible();
});
