import { expect, type Page } from '@playwright/test';
import { emailLink, uniqueEmail } from '../emails.ts';
import {
  addToCartByApi,
  buyElsewhere,
  openSignedIn,
  orderByApi,
  purchasedCount,
  type TestRegistry,
} from '../registry.ts';
import {
  addedToCartDialog,
  card,
  fillGiver,
  neededGift,
  newVisitor,
  orderButton,
  purchaseCounts,
  thankYouHeading,
} from '../shop.ts';
import { test } from '../test.ts';

const mug = '410107';

const orderNumber = async (page: Page): Promise<string> =>
  /GR-[0-9A-Z]{5}-[0-9A-Z]{5}/.exec((await page.getByText(/^Your order GR-/).textContent()) ?? '')?.[0] ?? 'none';

/** Opens a second tab with the same cart of one item; the giver is filled in on both. */
const openTwoTabs = async (page: Page, baseURL: string | undefined, list: TestRegistry): Promise<Page> => {
  await addToCartByApi(page.request, baseURL, list, mug);
  const secondTab = await page.context().newPage();
  for (const tab of [page, secondTab]) {
    await tab.goto('/checkout/cart');
    await fillGiver(tab);
  }
  return secondTab;
};

test('[LIVE-01] [ROUTE-09] [CART-01] [CART-02] [CART-06] a guest buys a gift, the registrant sees it arrive without reloading, and a double click buys once', async ({
  page,
  browser,
  baseURL,
  list,
  owner,
}) => {
  const registrant = await newVisitor(browser, baseURL);
  await openSignedIn(registrant, owner, list.registrantList);
  let loads = 0;
  registrant.on('framenavigated', () => {
    loads += 1;
  });
  const keys: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/orders'))
      keys.push(request.headers()['idempotency-key'] ?? '');
  });
  await page.goto(list.guestList);
  const name = await neededGift(page, 2);
  const { purchased, wanted } = await purchaseCounts(card(page, name));
  const arrived = card(registrant, name).getByText(`${purchased + 1} of ${wanted} purchased`);
  await card(page, name)
    .getByRole('button', { name: /^Add to Cart/ })
    .click();
  const dialog = addedToCartDialog(page);
  await expect(dialog.getByText('Your Cart: 1 item')).toBeVisible();
  await expect(dialog.getByText(/^Subtotal:/)).toContainText('$');
  const recommendations = dialog.getByRole('region', { name: 'People Also Bought' });
  await expect(recommendations.getByRole('link').first()).toHaveAttribute('href', /^\/product\//);
  await dialog.getByRole('link', { name: 'View Cart & Checkout' }).click();
  await page.waitForURL('**/checkout/cart');
  await fillGiver(page);
  await orderButton(page).dblclick();
  await expect(thankYouHeading(page)).toBeVisible();
  expect(keys).toHaveLength(1);
  const number = await orderNumber(page);
  await expect(arrived).toBeVisible();
  expect(loads).toBe(0);

  await page.reload();
  await expect(thankYouHeading(page)).toBeVisible();
  expect(await orderNumber(page)).toBe(number);
  await expect(arrived).toBeVisible();
  expect(new Set(keys).size).toBe(1);
});

test('[BASKET-01] a guest names a budget, sees a basket change while someone else buys, and adds all of it to the cart', async ({
  page,
  playwright,
  baseURL,
  createList,
}) => {
  const own = await createList([
    [mug, 8],
    ['410101', 1],
  ]);
  await page.goto(own.guestList);
  await page.getByRole('button', { name: 'Help me choose' }).click();
  const dialog = page.getByRole('dialog', { name: 'Help me choose' });
  await dialog.getByRole('textbox').fill('200');
  await dialog.getByRole('button', { name: 'Show baskets' }).click();
  const basket = dialog.getByRole('region', { name: /^Basket 1/ });
  await expect(basket.getByText('8 of Ember Mug')).toBeVisible();
  await buyElsewhere(playwright.request, baseURL, own, 'Ember Mug', 3);
  await expect(dialog.getByText('Someone just bought Ember Mug. These baskets are new.')).toBeVisible();
  await expect(basket.getByText('5 of Ember Mug')).toBeVisible();
  await expect(basket.getByText('Completes the set')).toBeVisible();
  const total = (await basket.getByText(/ = \$/).textContent())?.split(' = ')[1] ?? 'none';
  expect(Number(total.slice(1))).toBeLessThanOrEqual(200);
  await basket.getByRole('button', { name: /^Add all to cart/ }).click();
  await expect(addedToCartDialog(page).getByText(/^Your Cart: /)).toBeVisible();
  await page.goto('/checkout/cart');
  await expect(page.getByText(total, { exact: true }).filter({ visible: true }).first()).toBeVisible();
});

test('[CART-07] a guest whose gift was just bought by someone else sees a notice and may buy it anyway', async ({
  page,
  playwright,
  baseURL,
  createList,
}) => {
  const own = await createList([[mug, 3]]);
  await addToCartByApi(page.request, baseURL, own, mug, 3);
  await page.goto('/checkout/cart');
  await fillGiver(page, 'Sam');
  await buyElsewhere(playwright.request, baseURL, own, 'Ember Mug', 3);

  const order = orderButton(page);
  await order.click();
  await expect(page.getByText(/just bought by someone else\. No more are needed\./)).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Thank you/ })).toHaveCount(0);
  await expect(page.getByLabel('First name')).toHaveValue('Sam');
  await expect(order).toHaveText('Place Order');
  await order.click();
  await page.getByRole('button', { name: 'Buy 3 Anyway' }).click();
  await order.click();
  await expect(page.getByRole('heading', { name: 'Thank you, Sam' })).toBeVisible();
  expect(await purchasedCount(page.request, own, mug)).toBe(6);
});

test('[CART-08] [CART-09] two tabs share one cart, and the second does not order again what the first has ordered', async ({
  page,
  baseURL,
  list,
}) => {
  const before = (await purchasedCount(page.request, list, mug)) ?? 0;
  const secondTab = await openTwoTabs(page, baseURL, list);
  await orderButton(page).click();
  await expect(thankYouHeading(page)).toBeVisible();
  await orderButton(secondTab).click();
  await expect(secondTab.getByRole('heading', { name: 'Your order has been placed.' })).toBeVisible();
  await expect(secondTab.getByText(`Order number ${await orderNumber(page)}`, { exact: true })).toBeVisible();
  await expect(secondTab.getByText(/^You placed it in another window, and nothing was bought twice\./)).toBeVisible();
  await expect(secondTab.getByRole('link', { name: 'Cart, 0' })).toBeVisible();
  await expect(thankYouHeading(secondTab)).toHaveCount(0);
  expect(await purchasedCount(page.request, list, mug)).toBe(before + 1);
});

test('[GIVE-02] [GIVE-03] [ELSE-01] a giver opens the order by the link of the receipt and takes a gift back, as does a guest who bought it elsewhere: it is wanted again on every open page', async ({
  page,
  browser,
  baseURL,
  list,
  owner,
}) => {
  const email = uniqueEmail('giver');
  const { lines } = await orderByApi(page, baseURL, list, mug, email);
  const guest = await newVisitor(browser, baseURL);
  const registrant = await newVisitor(browser, baseURL);
  await openSignedIn(registrant, owner, list.registrantList);
  await guest.goto(list.guestList);
  const name = lines[0]?.name ?? '';
  const { purchased, wanted } = await purchaseCounts(card(guest, name));
  await page.goto(await emailLink(baseURL, email, 'View or Change Your Order'));
  await page.getByRole('button', { name: `Cancel This Gift: ${name}` }).click();
  await page.getByRole('button', { name: 'Cancel This Gift', exact: true }).click();
  await expect(page.getByText(`${name} was canceled.`)).toBeVisible();
  await expect(page.getByText('Canceled', { exact: true })).toBeVisible();
  for (const open of [guest, registrant])
    await expect(card(open, name).getByText(`${purchased - 1} of ${wanted} purchased`)).toBeVisible();
  expect(await emailLink(baseURL, email, 'canceled.')).toContain('/order?token=');

  const other = uniqueEmail('elsewhere');
  await card(guest, name).getByRole('heading').getByRole('link').click();
  await guest.getByRole('button', { name: `I bought this elsewhere: ${name}` }).click();
  const form = guest.getByRole('dialog', { name: 'I bought this elsewhere' });
  await form.getByLabel('Where did you buy it?').fill('The Corner Store');
  await form.getByLabel('Your first name').fill('Ida');
  await form.getByLabel('Your email').fill(other);
  await form.getByRole('button', { name: 'Mark as Bought' }).click();
  await expect(guest.getByRole('dialog', { name: 'Thank you for telling us' })).toBeVisible();
  await expect(card(registrant, name).getByText(`${purchased} of ${wanted} purchased`)).toBeVisible();
  await registrant.goto(list.registrantList.replace('registrant-list', 'thank-you-manager'));
  await expect(registrant.getByText('Bought elsewhere, at The Corner Store')).toBeVisible();
  await page.goto(await emailLink(baseURL, other, 'See or Undo'));
  await page.getByRole('button', { name: `I Didn’t Buy This: ${name}` }).click();
  await page.getByRole('button', { name: 'I Didn’t Buy This', exact: true }).click();
  await expect(page.getByText(`${name} isn’t marked as bought anymore.`)).toBeVisible();
  await guest.goto(list.guestList);
  await expect(card(guest, name).getByText(`${purchased - 1} of ${wanted} purchased`)).toBeVisible();
});
