import { expect } from '@playwright/test';
import { cardsInCart, giftCardsOn } from '../gift-cards.ts';
import { meetUntil } from '../met-calls.ts';
import { addedLayer, addToCart, card, continueShopping, layersClosed, neededGift, placeOrder } from '../shop.ts';
import { test } from '../test.ts';

const phone = { width: 390, height: 844 };

test('[CART-05] [CART-09] a gift, a card and a plain product are one order; what was written at the checkout survives a reload; the other site has a cart of its own', async ({
  page,
  baseURL,
  list,
}) => {
  const { kind, amount, add, added } = await giftCardsOn(page, list.guestList);
  const gift = await neededGift(page, 1);
  await addToCart(page, gift);
  await kind('Gift Card').check();
  await amount.fill('25');
  await add.click();
  await expect(added).toBeVisible();
  await continueShopping(page);
  await page.goto('/product/ember-dutch-oven-5-5-quart/410601');
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart', exact: true }).click();
  await addedLayer(page).getByRole('link', { name: 'View Cart & Checkout' }).click();

  const lines = [gift, 'Gift Card', 'Ember Dutch Oven, 5.5 Quart'];
  for (const name of lines) await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Standard' })).toBeChecked();
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
  await page.getByRole('button', { name: /^Remove Ember Dutch Oven/ }).click();
  await expect(page.getByRole('heading', { name: 'Ember Dutch Oven, 5.5 Quart', exact: true })).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Ruth');
  await expect(page.getByLabel('Your message')).toHaveValue('For long dinners.');
  await page.goto(`${(baseURL ?? '').replace('//localhost', '//modern.localhost')}/checkout/cart`);
  await expect(page.getByText('Your cart is empty.')).toBeVisible();
  await page.goto(`${baseURL}/checkout/cart`);
  await page.getByRole('button', { name: /^Place Order/ }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, Ruth' })).toBeVisible();
  for (const name of [gift, 'Gift Card']) await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
});

test('[CART-01] [CART-03] on a phone what was added is told, a recommended product is added too, and the way leads to the cart', async ({
  page,
  list,
}) => {
  await page.setViewportSize(phone);
  await page.goto(list.guestList);
  const gift = await neededGift(page, 1);
  await card(page, gift)
    .getByRole('button', { name: /^Add to Cart/ })
    .click();
  const layer = addedLayer(page);
  await expect(layer.getByText('1 item added to your cart')).toBeFocused();
  await expect(layer.getByText('Your Cart: 1 item')).toBeVisible();
  await expect(layer.getByText(/^Subtotal:/)).toContainText('$');
  await expect(layer.getByRole('heading', { name: gift, exact: true })).toBeVisible();
  const region = layer.getByRole('region', { name: 'People Also Bought' });
  await region.scrollIntoViewIfNeeded();
  const first = region.getByRole('article').first();
  const product = (await first.getByRole('heading').textContent()) ?? '';
  await first.getByRole('button', { name: /^Add to Cart/ }).click();
  await expect(first.getByText('Added', { exact: true })).toBeVisible();
  await expect(layer.getByText('Your Cart: 2 items')).toBeVisible();
  await layer.getByRole('link', { name: 'View Cart & Checkout' }).click();
  await page.waitForURL('**/checkout/cart');
  await expect(page.getByText(product).first()).toBeVisible();
  await expect(page.getByText(gift).first()).toBeVisible();

  const alsoLike = page.getByRole('region', { name: 'You May Also Like' });
  await alsoLike.scrollIntoViewIfNeeded();
  const another = alsoLike.getByRole('article').first();
  await another.getByRole('button').click();
  await expect(another.getByText('Added', { exact: true })).toBeVisible();
  await expect(page.getByText(/^3 (gifts|items)$/)).toBeVisible();
  await page.getByRole('button', { name: `Remove ${product}` }).click();
  await expect(page.getByText(/^2 (gifts|items)$/)).toBeVisible();
});

test('[CART-04] the confirmation fails: the cart keeps what was added, and the page says that it was', async ({
  page,
  list,
}) => {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  await page.route('**/productconfirmation/getconfirmationdata', (route) => route.fulfill({ status: 500, body: 'no' }));
  await page.goto(list.guestList);
  const gift = await neededGift(page, 1);
  await card(page, gift)
    .getByRole('button', { name: /^Add to Cart/ })
    .click();
  const layer = addedLayer(page);
  await expect(layer.getByText('1 item added to your cart')).toBeVisible();
  await expect(layer.getByText(/^Subtotal:/)).toHaveCount(0);
  await expect(layer.getByRole('alert')).toHaveCount(0);
  await expect.poll(() => lines.some((line) => line.includes('confirmation-not-read'))).toBe(true);
  await layer.getByRole('link', { name: 'View Cart & Checkout' }).click();
  await expect(page.getByText(gift).first()).toBeVisible();
});

test('[GC-01] [GC-02] [GC-03] [GC-07] [PAGE-06] a guest gives a card of each kind', async ({ page, list }) => {
  const { kind, amount, add, added } = await giftCardsOn(page, list.guestList);
  await expect(kind('Gift Card')).toBeChecked();
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
  const letThrough = await meetUntil(page, posting, (route) =>
    route.fulfill({ status: 422, json: { isSuccess: false, message: 'Gift cards are sold out today.' } }),
  );
  await add.click();
  await expect(page.getByText('Gift cards are sold out today.')).toBeVisible();
  await expect(amount).toHaveValue('10');
  letThrough();
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
  await layersClosed(page);
  expect(await cardsInCart(page)).toEqual(['Remove Gift Card, $10.00', 'Remove eGift Card, $999.00']);
});

test('[BUY-08] on a phone a gift is picked up in a store near a ZIP code, and ordered', async ({ page }) => {
  const mixer = { path: '/product/miller-stand-mixer-in-lake/410802', name: 'Miller Stand Mixer in Lake' };
  await page.setViewportSize(phone);
  await page.goto(mixer.path);
  const panel = page.getByRole('region', { name: 'Pick Up in a Store' });
  const look = async (postalCode: string): Promise<void> => {
    await panel.getByLabel('ZIP code').fill(postalCode);
    await panel.getByRole('button', { name: 'Check Stores' }).click();
  };
  await look('6061');
  await expect(panel.getByText('That’s not a ZIP code. Enter one like 60614.')).toBeVisible();
  await look('99501');
  await expect(panel.getByText('No store within 100 miles of Anchorage, AK.')).toBeVisible();
  await look('60614');
  await expect(panel.getByRole('heading', { name: 'Stores near Chicago, IL' })).toBeVisible();
  const store = panel
    .getByRole('listitem')
    .filter({ has: page.getByRole('button') })
    .first();
  const name =
    (await store
      .getByText(/^Hearth & Field/)
      .first()
      .textContent()) ?? '';
  await store.getByRole('button', { name: /^Pick Up Here/ }).click();
  await expect(page.getByText(`${mixer.name} added to your cart for pickup at ${name}.`)).toBeVisible();
  await placeOrder(page);
  await expect(page.getByText(`Quantity 1, Pickup at ${name}`)).toBeVisible();
});
