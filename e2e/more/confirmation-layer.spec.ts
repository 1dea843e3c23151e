import { expect, type Page } from '@playwright/test';
import { coveredWhile } from '../focus-seen.ts';
import { addedLayer, card, continueShopping, demo, neededGift } from '../shop.ts';
import { test } from '../test.ts';

const sizes = [
  { name: 'desktop', width: 1440, height: 900, seen: 6 },
  { name: 'phone', width: 390, height: 844, seen: 2 },
] as const;

const confirmation = '**/productconfirmation/getconfirmationdata';
const recommendations = '**/recommendation/index*';

/** Presses "Add to Cart" on the card of a gift that is still needed. */
const add = async (page: Page): Promise<string> => {
  const name = await neededGift(page, 1);
  await card(page, name)
    .getByRole('button', { name: /^Add to Cart/ })
    .click();
  return name;
};

/** What the page said in the console. */
const consoleOf = (page: Page): ReadonlyArray<string> => {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  return lines;
};

for (const { name: size, width, height, seen } of sizes) {
  test.describe(`on a ${size}`, () => {
    test.use({ viewport: { width, height } });

    test('[CART-01] [CART-03] [REC-04] what was added is told, a recommended product is added too, and the way leads to the cart', async ({
      page,
    }) => {
      await page.goto(demo.guestList);
      const gift = await add(page);
      const layer = addedLayer(page);
      await expect(layer.getByText('1 item added to your cart')).toBeFocused();
      await expect(layer.getByText('Your Cart: 1 item')).toBeVisible();
      await expect(layer.getByText(/^Subtotal:/)).toContainText('$');
      await expect(layer.getByRole('heading', { name: gift, exact: true })).toBeVisible();
      await expect(layer.getByText('This order earns Hearth & Field Rewards.')).toBeAttached();

      const region = layer.getByRole('region', { name: 'People Also Bought' });
      await region.scrollIntoViewIfNeeded();
      const box = await region.boundingBox();
      const slides = await region.getByRole('article').all();
      const boxes = await Promise.all(slides.map((slide) => slide.boundingBox()));
      const right = (box?.x ?? 0) + (box?.width ?? 0);
      const whole = boxes.filter((slide) => slide !== null && slide.x + slide.width <= right + 1);
      expect(whole).toHaveLength(Math.min(seen, slides.length));
      const [one, two] = boxes;
      expect(Math.round((box?.width ?? 0) / ((two?.x ?? 0) - (one?.x ?? 0)))).toBe(seen);

      const first = region.getByRole('article').first();
      const product = (await first.getByRole('heading').textContent()) ?? '';
      await first.getByRole('button', { name: /^Add to Cart/ }).click();
      await expect(first.getByText('Added', { exact: true })).toBeVisible();
      await expect(layer.getByText('Your Cart: 2 items')).toBeVisible();
      await layer.getByRole('link', { name: 'View Cart & Checkout' }).click();
      await page.waitForURL('**/checkout/cart');
      await expect(page.getByText(product).first()).toBeVisible();
      await expect(page.getByText(gift).first()).toBeVisible();
    });
  });
}

test('[CART-03] [BUY-01] of a gift 99 go into the cart: a part is told as a part, and nothing more says so', async ({
  page,
}) => {
  await page.goto(demo.guestList);
  const gift = await neededGift(page, 1);
  const item = card(page, gift);
  const ask = async (quantity: string) => {
    await item.getByLabel(`Quantity of ${gift}`).fill(quantity);
    await item.getByRole('button', { name: /^Add to Cart/ }).click();
  };
  await ask('95');
  await expect(addedLayer(page)).toBeVisible();
  await continueShopping(page);
  await expect(item.getByRole('button', { name: /^Add to Cart/ })).toBeVisible();
  await ask('9');
  await expect(addedLayer(page).getByText('4 items added to your cart')).toBeVisible();
  await expect(addedLayer(page).getByText(/^Your cart can hold up to 99 of a gift/)).toBeVisible();
  await continueShopping(page);
  await expect(item.getByRole('button', { name: /^Add to Cart/ })).toBeVisible();
  await ask('1');
  await expect(item.getByText(/^Your cart already has 99 of this gift/)).toBeVisible();
  await expect(item.getByRole('button', { name: 'ADDED' })).toHaveCount(0);
  await expect(addedLayer(page)).toHaveCount(0);
});

test('[CART-01] by keyboard: closed, the focus goes back to where it came from', async ({ page }) => {
  await page.goto(demo.guestList);
  const gift = await neededGift(page, 1);
  await card(page, gift)
    .getByRole('button', { name: /^Add to Cart/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect(addedLayer(page).getByText('1 item added to your cart')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(addedLayer(page)).toHaveCount(0);
  await expect(card(page, gift).getByRole('button', { name: /^(ADDED|Add to Cart)/ })).toBeFocused();
});

for (const height of [740, 667, 480])
  test(`[CART-01] by keyboard on a phone ${height} px high: what has the focus does not lie under the head of the layer`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height });
    await page.goto(demo.guestList);
    await add(page);
    await expect(addedLayer(page).getByText('1 item added to your cart')).toBeFocused();
    await expect(addedLayer(page).getByRole('heading', { name: 'People Also Bought' })).toBeAttached();
    await expect(addedLayer(page).getByText('Your Cart: 1 item')).toBeAttached();
    for (const key of ['Tab', 'Shift+Tab']) expect(await coveredWhile(page, key, 16)).toEqual([]);
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('[CART-04] the connection breaks while the cart is confirmed: nothing is lost', async ({ page }) => {
    await page.route(confirmation, (route) => route.abort());
    await page.goto(demo.guestList);
    const gift = await add(page);
    await expect(addedLayer(page).getByText('1 item added to your cart')).toBeVisible();
    await continueShopping(page);
    await page.goto('/checkout/cart');
    await expect(page.getByText(gift).first()).toBeVisible();
  });

  test('[REC-03] recommendations fail: nothing is drawn in their place, and it is logged', async ({ page }) => {
    const lines = consoleOf(page);
    await page.route(recommendations, (route) => route.fulfill({ status: 503, body: '{}' }));
    await page.goto(demo.guestList);
    await add(page);
    const layer = addedLayer(page);
    await expect(layer.getByText('Your Cart: 1 item')).toBeVisible();
    await expect(layer.getByText('Loading recommendations')).toHaveCount(0);
    await expect(layer.getByRole('region')).toHaveCount(0);
    await expect(layer.getByRole('article')).toHaveCount(0);
    await expect.poll(() => lines.some((line) => line.includes('HTTP 503'))).toBe(true);
  });
});

test('[CART-01] [BUY-04] what comes with a gift is told, and where it was asked for is sent', async ({ page }) => {
  await page.goto(demo.guestList);
  const pendant = card(page, 'Foundry Pendant');
  await expect(pendant).toBeVisible();
  const asked = page.waitForRequest('**/browse/scbadd/AddItemToCartV2');
  await expect(
    pendant.getByText('Optional installation: $149.00 each, arranged by phone and not included in the price'),
  ).toBeVisible();
  await pendant.getByRole('button', { name: /^Add to Cart/ }).click();
  const { items } = (await asked).postDataJSON();
  expect(items).toEqual([
    expect.objectContaining({
      Sku: '411304',
      Location: 'registry-list',
      Url: demo.guestList,
      GiftRegistryId: demo.grId,
    }),
  ]);
  expect(items[0].Position).toBeGreaterThan(0);
  expect(items[0].TotalPositions).toBeGreaterThanOrEqual(items[0].Position);
  await expect(
    addedLayer(page).getByText(
      'Optional installation service: $149.00 each, arranged by phone and not included in the subtotal',
    ),
  ).toBeVisible();
});
