import { expect } from '@playwright/test';
import { onSite } from '../axe.ts';
import { giftCardSection, giftCardsInCart } from '../gift-cards.ts';
import { interceptUntilReleased } from '../intercept.ts';
import { addToCartByApi } from '../registry.ts';
import {
  addToCart,
  card,
  continueShopping,
  fillGiver,
  fillTestCard,
  neededGift,
  orderButton,
  thankYouHeading,
  waitForClosedDialogs,
  waitForWholeList,
} from '../shop.ts';
import { test } from '../test.ts';

test('[CART-05] [CART-09] [CO-01] [CO-02] [CO-03] [ADD-05] [ADD-06] [PERS-05] a gift, a gift card and a product with terms are one order; personalization is charged, the checkout form survives a reload but for the card, a declined card loses nothing, a challenge is confirmed, and each site has its own cart', async ({
  page,
  baseURL,
  list,
}) => {
  await page.goto('/gift-registry/guest-list/100200300');
  await waitForWholeList(page);
  const board = card(page, 'Hazel Cheese Board');
  await expect(board.getByText('$79.95')).toBeVisible();
  await expect(board.getByText('$64.95 + $15.00 personalization')).toBeVisible();
  await addToCart(page, 'Hazel Cheese Board');
  const { kind, amount, add, added } = await giftCardSection(page, list.guestList);
  const gift = await neededGift(page, 1);
  await addToCart(page, gift);
  await kind('Gift Card').check();
  await amount.fill('25');
  await add.click();
  await expect(added).toBeVisible();
  await continueShopping(page);
  await page.goto('/product/window-seat-bench-in-boucle/412305');
  const addBench = page.getByRole('main').getByRole('button', { name: 'Add to Cart', exact: true });
  await addBench.click();
  const terms = page.getByRole('dialog', { name: 'Confirm Your Selection' });
  await terms.getByRole('button', { name: 'Decline' }).click();
  await expect(terms).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Cart, 3' })).toBeVisible();
  await addBench.click();
  await terms.getByRole('button', { name: 'Accept Terms And Add To Cart' }).click();
  await expect(page).toHaveURL(/\/checkout\/cart$/);

  const bench = page.getByRole('heading', { name: /^Window Seat Bench/ });
  await expect(bench).toBeVisible();
  for (const name of [gift, 'Gift Card']) await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Standard' })).toBeChecked();
  await expect(page.getByLabel('Street address')).toBeVisible();
  await expect(page.getByText('Shipping to Alaska, Hawaii or a U.S. territory?')).toBeVisible();
  for (const [label, text] of [
    ['First name', 'Ruth'],
    ['Last name', 'Okafor'],
    ['Email', 'ruth@example.com'],
  ] as const) {
    await page.getByLabel(label).fill(text);
    await page.getByLabel(label).press('Enter');
  }
  await expect(page.getByLabel('Your message')).toBeFocused();
  await page.keyboard.type('For long dinners.');
  await page.getByRole('button', { name: `One more of ${gift}` }).click();
  await expect(page.getByLabel(`Quantity of ${gift}`)).toHaveValue('2');
  await page.getByRole('button', { name: /^Remove Window Seat Bench/ }).click();
  await expect(bench).toHaveCount(0);
  const worded = page.getByRole('listitem').filter({ hasText: 'Hazel Cheese Board' }).last();
  await expect(worded.getByText('$79.95')).toBeVisible();
  await expect(worded.getByText('+ $15.00 personalization')).toBeVisible();
  await worded.getByRole('button', { name: /^Remove Hazel Cheese Board/ }).click();
  await expect(worded).toHaveCount(0);
  const otherCart = await page.request.get('/api/cart', {
    headers: { host: new URL(onSite(baseURL, 'modern', '/')).host },
  });
  expect(await otherCart.json()).toMatchObject({ lines: [] });
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Ruth');
  await expect(page.getByLabel('Your message')).toHaveValue('For long dinners.');
  await expect(page.getByLabel('Card number')).toHaveValue('');
  await expect(page.getByText(/haven’t given an address yet\. We’ll ask them for it; your order stands/)).toBeVisible();
  await orderButton(page).click();
  await expect(page.getByText('Your order isn’t placed yet.')).toBeVisible();
  await page.getByRole('link', { name: 'Card number' }).click();
  await expect(page.getByLabel('Card number')).toBeFocused();
  await fillTestCard(page, 'Declined');
  await expect(page.getByText('Your order isn’t placed yet.')).toHaveCount(0);
  const total = (await orderButton(page).textContent())?.replace('Place Order, ', '') ?? 'no total';
  await orderButton(page).click();
  await expect(page.getByText('Your card was declined and nothing was charged. Try another card.')).toBeFocused();
  await expect(page.getByLabel('First name')).toHaveValue('Ruth');
  await fillTestCard(page, 'Bank check');
  await orderButton(page).click();
  const challenge = page.getByRole('dialog', { name: 'Confirm this payment' });
  await expect(challenge.getByText(total)).toBeVisible();
  await challenge.getByRole('button', { name: 'Confirm Payment' }).click();
  await expect(thankYouHeading(page)).toBeVisible();
  await expect(page.getByText(total)).toBeVisible();
  for (const name of [gift, 'Gift Card']) await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
});

test('[WRAP-01] a guest has gifts wrapped with a card and a gift receipt: the cart keeps the choice, the order charges it, and the receipt prints without prices', async ({
  page,
  baseURL,
  list,
}) => {
  const gift = 'Ember Mug';
  await addToCartByApi(page.request, baseURL, list, '410107');
  await page.goto('/checkout/cart');
  const open = page.getByText('Gift options');
  await open.click();
  await page.getByRole('radio', { name: 'White paper, satin bow, $4.95' }).check();
  await page.getByLabel('Print the message on a card in the box').check();
  const isStored = page.waitForResponse(
    (answer) =>
      answer.url().endsWith('/api/cart/gift-options') &&
      answer.request().postData()?.includes('"hasReceipt":true') === true,
  );
  await page.getByLabel('Gift receipt without prices in the box').check();
  await isStored;
  await expect(page.locator('dt', { hasText: 'Gift wrap' })).toBeVisible();
  await page.reload();
  await expect(page.getByText(': White paper, satin bow, card, gift receipt')).toBeVisible();
  await fillGiver(page);
  await orderButton(page).click();
  await expect(thankYouHeading(page)).toBeVisible();
  await expect(page.getByText('$4.95')).toBeVisible();
  await page.locator('a[href^="/order?number="]').first().click();
  await page.getByRole('link', { name: 'Print gift receipt' }).click();
  await expect(page.getByRole('heading', { name: 'Gift receipt', level: 2 })).toBeVisible();
  await expect(page.getByText(`1 × ${gift}`)).toBeVisible();
  await expect(page.getByText(/^Receipt R-/)).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('$');
});

test('[GC-01] [GC-02] [GC-03] [GC-07] [PAGE-06] a guest buys a gift card of each kind', async ({ page, list }) => {
  const { kind, amount, add, added } = await giftCardSection(page, list.guestList);
  await expect(kind('eGift Card')).toBeChecked();
  await expect(add).toHaveText('Add $100 eGift Card');
  await kind('Gift Card').check();
  await amount.fill('');
  await add.click();
  await expect(page.getByText('Please enter a gift card amount.')).toBeVisible();
  await expect(amount).toBeFocused();
  const outOfRange = page.getByText('Invalid gift card amount. Must be between $10.00 and $999.00');
  await amount.fill('9.99');
  await add.click();
  await expect(outOfRange).toBeVisible();
  await amount.fill('10');
  await expect(outOfRange).toHaveCount(0);
  const posting = '**/guest-list/add-gift-card-to-cart';
  const release = await interceptUntilReleased(page, posting, (route) =>
    route.fulfill({ status: 422, json: { isSuccess: false, message: 'Gift cards are sold out today.' } }),
  );
  await add.click();
  await expect(page.getByText('Gift cards are sold out today.')).toBeVisible();
  await expect(amount).toHaveValue('10');
  release();
  await add.dblclick();
  await expect(added).toHaveText(/^Gift Card for \$10\.00 added/);
  await expect(amount).toHaveValue('');
  await continueShopping(page);

  await kind('eGift Card').check();
  await amount.fill('24.99');
  await add.click();
  await expect(page.getByText('Invalid gift card amount. Must be between $25.00 and $999.00')).toBeVisible();
  await amount.fill('999.00');
  await add.click();
  const popup = page.getByRole('dialog', { name: 'Your eGift Card is in your cart' });
  await expect(popup.getByText('An eGift Card for $999.00 is in your cart.')).toBeVisible();
  await popup.getByRole('button', { name: 'Done' }).click();
  await waitForClosedDialogs(page);
  expect(await giftCardsInCart(page)).toEqual(['Remove Gift Card, $10.00', 'Remove eGift Card, $999.00']);
});
