import { expect, type Page } from '@playwright/test';
import { meetFirst, meetUntil } from '../met-calls.ts';
import { addToCart, card, demo, fillGiver, neededGift, newVisitor, signIn } from '../shop.ts';
import { test } from '../test.ts';

const refusal = (status: number, error: object, headers: Readonly<Record<string, string>> = {}) => ({
  status,
  headers,
  contentType: 'application/json',
  body: JSON.stringify({ isSuccess: false, error }),
});

const orderButton = (page: Page) => page.getByRole('button', { name: /^Place Order/ });
const thanks = (page: Page) => page.getByRole('heading', { name: 'Thank you, Ruth' });

const readyToOrder = async (page: Page): Promise<string> => {
  await page.goto(demo.guestList);
  const name = await neededGift(page, 1);
  await addToCart(page, name);
  await page.goto('/checkout/cart');
  await fillGiver(page);
  return name;
};

/** What stands on the list with nothing bought of it, and can be bought here as it is. */
const untouched = async (page: Page): Promise<{ readonly sku: string; readonly name: string }> => {
  const list: ReadonlyArray<Readonly<Record<string, unknown>>> = await (
    await page.request.get(`/api/registry-list/${demo.grId}`)
  ).json();
  const found = list.find(
    (item) =>
      item['quantityPurchased'] === 0 &&
      item['personalizationType'] === 0 &&
      item['isGroupGift'] === false &&
      item['isCB2'] === false &&
      item['isNla'] === false,
  );
  if (found === undefined) throw new Error('nothing is untouched');
  return { sku: String(found['sku']), name: String(found['name']) };
};

for (const { width, height } of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height } });

    test('[CART-06] [CART-09] a gift that left the registry meanwhile stops the order, is named, and can be taken out', async ({
      page,
      browser,
      baseURL,
    }) => {
      await page.goto(demo.guestList);
      const gone = await untouched(page);
      const stays = await neededGift(page, 1, [gone.name]);
      await addToCart(page, gone.name);
      await addToCart(page, stays);
      await page.goto('/checkout/cart');
      await fillGiver(page);

      const owner = await newVisitor(browser, baseURL);
      await signIn(owner, demo.registrantList);
      const removed = await owner.evaluate(
        async (body) =>
          (
            await fetch('/gift-registry/delete-gift-registry-item', {
              method: 'POST',
              headers: { 'content-type': 'application/json' },
              body: JSON.stringify(body),
            })
          ).status,
        { sku: gone.sku, grId: demo.grId, personalizationId: 0 },
      );
      expect(removed).toBe(200);

      await orderButton(page).click();
      await expect(page.getByText('This gift was taken off the registry. Please remove it to continue.')).toHaveCount(
        1,
      );
      await expect(thanks(page)).toHaveCount(0);
      await page.getByRole('button', { name: `Remove ${gone.name}` }).click();
      await orderButton(page).click();
      await expect(thanks(page)).toBeVisible();
      await page.goto(demo.guestList);
      await expect(card(page, gone.name)).toHaveCount(0);
    });
  });

for (const [what, answer, words, heading] of [
  [
    'the payment is refused',
    refusal(402, { _tag: 'PaymentRefused' }),
    'Your payment was declined, and nothing was charged. Check with your bank or try again.',
    'Your order was not placed',
  ],
  [
    'there were too many requests',
    refusal(429, { _tag: 'TooManyRequests', retryAfterSeconds: 90 }, { 'retry-after': '90' }),
    'You’ve tried this too many times. Please wait 2 minutes and try again.',
    'Your order was not placed',
  ],
  [
    'the service is away',
    refusal(503, { _tag: 'Unavailable' }, { 'retry-after': '5' }),
    'We didn’t get a response. Please try again; nothing will be bought twice.',
    'We don’t know yet whether your order was placed',
  ],
  [
    'something in between answers in its place',
    { status: 200, contentType: 'text/html', body: '<h1>Sign in to this network</h1>' },
    'Something went wrong. Please reload the page and try again.',
    'We don’t know yet whether your order was placed',
  ],
] as const)
  test(`[CART-06] [CART-08] when ${what}, the page says so, keeps what was written, and the next try buys once`, async ({
    page,
  }) => {
    const name = await readyToOrder(page);
    await meetFirst(page, '**/api/orders', (route) => route.fulfill(answer));
    await orderButton(page).click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(heading);
    await expect(alert).toContainText(words);
    await expect(page.getByLabel(`Quantity of ${name}`)).toHaveValue('1');
    await expect(page.getByLabel('Your message')).toHaveValue('For long dinners.');
    await orderButton(page).click();
    await expect(thanks(page)).toBeVisible();
  });

test('[CART-08] an order that was placed while its answers are lost stays in doubt in words until one comes, also after a reload', async ({
  page,
}) => {
  await readyToOrder(page);
  const letThrough = await meetUntil(page, '**/api/orders', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await orderButton(page).click();
  const inDoubt = page.getByText('We don’t know yet whether your order was placed');
  await expect(inDoubt).toBeVisible();
  await page.waitForRequest('**/api/orders');
  await expect(page.getByText('We couldn’t load your cart.')).toHaveCount(0);
  await expect(inDoubt).toBeVisible();
  await expect(page.getByLabel('Your message')).toHaveValue('For long dinners.');

  await page.reload();
  await expect(page.getByRole('heading', { name: 'We don’t know yet whether your order was placed' })).toBeVisible();
  letThrough();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(thanks(page)).toBeVisible();
});

test('[CART-05] a cart that cannot be read is said to be so, and read when it is tried again', async ({ page }) => {
  const name = await readyToOrder(page);
  const letThrough = await meetUntil(page, '**/api/cart', (route) =>
    route.fulfill(refusal(503, { _tag: 'Unavailable' })),
  );
  await page.reload();
  await expect(page.getByRole('heading', { name: 'We couldn’t load your cart.' })).toBeVisible();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: 'We couldn’t load your cart.' })).toBeVisible();
  letThrough();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByLabel(`Quantity of ${name}`)).toHaveValue('1');
  await expect(page.getByLabel('Your message')).toHaveValue('For long dinners.');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('[CART-05] a line that was taken out in another tab is gone here too, once it is touched', async ({
    page,
    context,
  }) => {
    const name = await readyToOrder(page);
    const other = await context.newPage();
    await other.goto('/checkout/cart');
    await other.getByRole('button', { name: `Remove ${name}` }).click();
    await expect(other.getByRole('heading', { name: 'Your cart is empty.' })).toBeVisible();
    await page.getByRole('button', { name: `One more of ${name}` }).click();
    await expect(page.getByRole('heading', { name: 'Your cart is now empty.' })).toBeVisible();
  });
});
