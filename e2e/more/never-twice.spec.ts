import { expect, type Page, type Request } from '@playwright/test';
import { looksWithheld } from '../looks-withheld.ts';
import { meetFirst } from '../met-calls.ts';
import { addToCart, card, demo, fillGiver, neededGift, sectionCountsOf } from '../shop.ts';
import { test } from '../test.ts';

const widths = [
  { name: '1440', viewport: { width: 1440, height: 900 } },
  { name: '390', viewport: { width: 390, height: 844 } },
] as const;

const isOrder = (request: Request): boolean =>
  request.method() === 'POST' && new URL(request.url()).pathname === '/api/orders';

/** The keys under which orders are sent from now on. */
const orderKeys = (page: Page): ReadonlyArray<string> => {
  const keys: string[] = [];
  page.on('request', (request) => {
    if (isOrder(request)) keys.push(request.headers()['idempotency-key'] ?? '');
  });
  return keys;
};

/** Opens the list and chooses a gift of which at least so many are needed; answers what its card says after so many more. */
const chooseGift = async (page: Page, atLeast = 2) => {
  await page.goto(demo.guestList);
  const name = await neededGift(page, atLeast);
  const { purchased, wanted } = await sectionCountsOf(card(page, name));
  return { name, after: (more: number): string => `${purchased + more} of ${wanted} purchased` };
};

const orderButton = (page: Page) => page.getByRole('button', { name: /^Place Order/ });
const thanks = (page: Page) => page.getByRole('heading', { name: 'Thank you, Ruth' });
const orderNumber = async (page: Page): Promise<string> =>
  /GR-[0-9A-Z]{5}-[0-9A-Z]{5}/.exec((await page.getByText(/^Your order GR-/).textContent()) ?? '')?.[0] ?? 'none';

/** A cart with one gift in it, and its giver filled in. */
const readyToOrder = async (page: Page) => {
  const gift = await chooseGift(page);
  await addToCart(page, gift.name);
  await page.goto('/checkout/cart');
  await fillGiver(page);
  return gift;
};

const expectBought = async (page: Page, { name, after }: Awaited<ReturnType<typeof chooseGift>>, more: number) => {
  await page.goto(demo.guestList);
  await expect(card(page, name).getByText(after(more))).toBeVisible();
};

for (const { name: width, viewport } of widths)
  test.describe(`at ${width}`, () => {
    test.use({ viewport });

    test('[CART-08] a double click on Place Order buys once, and going back and forth or reloading buys nothing more', async ({
      page,
    }) => {
      const gift = await readyToOrder(page);
      const keys = orderKeys(page);
      await orderButton(page).dblclick();
      await expect(thanks(page)).toBeVisible();
      expect(keys).toHaveLength(1);
      const number = await orderNumber(page);

      await page.reload();
      await expect(thanks(page)).toBeVisible();
      expect(await orderNumber(page)).toBe(number);
      await page.goBack();
      await expect(card(page, gift.name).getByText(gift.after(1))).toBeVisible();
      await page.goForward();
      await expect(thanks(page)).toBeVisible();
      expect(await orderNumber(page)).toBe(number);
      expect(new Set(keys).size).toBe(1);
      await expectBought(page, gift, 1);
    });
  });

for (const { name: width, viewport } of widths)
  test.describe(`an order without an answer at ${width}`, () => {
    test.use({ viewport });

    test('[CART-06] [CART-08] another gift is put in: the order that was placed says so with its number, and the new gift stays', async ({
      page,
    }) => {
      const gift = await readyToOrder(page);
      const number = new Promise<string>((tell) => {
        void meetFirst(page, '**/api/orders', async (route) => {
          const answer: { readonly orderNumber: string } = await (await route.fetch()).json();
          tell(answer.orderNumber);
          await route.abort();
        });
      });
      const letLooksThrough = await looksWithheld(page);
      await orderButton(page).press('Enter');
      await expect(page.getByText('We don’t know yet whether your order was placed')).toBeVisible();
      await page.getByRole('link', { name: 'Back to the Registry' }).click();
      await expect(page).toHaveURL(new RegExp(`${demo.guestList}$`));
      letLooksThrough();
      const second = await neededGift(page, 1, [gift.name]);
      await addToCart(page, second);
      await page.goto('/checkout/cart');
      const told = page.getByText(`Your order ${await number} was placed.`);
      await expect(told).toBeVisible();
      await expect(page.getByLabel(`Quantity of ${second}`)).toHaveValue('1');
      await expect(page.getByLabel(`Quantity of ${gift.name}`)).toHaveCount(0);
      await page.reload();
      await expect(told).toBeVisible();
      await expect(page.getByText('We don’t know yet whether your order was placed')).toHaveCount(0);
      await expectBought(page, gift, 1);
    });
  });

test('[CART-08] a double click on Add to Cart puts a gift in once', async ({ page }) => {
  const { name } = await chooseGift(page);
  await card(page, name)
    .getByRole('button', { name: /^Add to Cart/ })
    .dblclick();
  await expect(card(page, name).getByRole('button', { name: 'ADDED' })).toBeVisible();
  await page.goto('/checkout/cart');
  await expect(page.getByText('1 gift', { exact: true })).toBeVisible();
  await expect(page.getByLabel(`Quantity of ${name}`)).toHaveValue('1');
});

for (const { name: width, viewport } of widths)
  test.describe(`two tabs at ${width}`, () => {
    test.use({ viewport });

    test('[CART-06] [CART-09] what another tab puts in is not bought by a button that did not say so: the new cart is shown, and its sum', async ({
      page,
      context,
    }) => {
      const gift = await readyToOrder(page);
      const sum = await orderButton(page).textContent();
      const other = await context.newPage();
      await other.goto(demo.guestList);
      const second = await neededGift(other, 1, [gift.name]);
      await addToCart(other, second);
      await orderButton(page).click();
      await expect(page.getByRole('alert').filter({ hasText: 'Your order was not placed' })).toBeFocused();
      await expect(page.getByText(`${second} was added`)).toBeVisible();
      await expect(page.getByLabel(`Quantity of ${second}`)).toHaveValue('1');
      await expect(page.getByLabel('Your message')).toHaveValue('For long dinners.');
      await expect(orderButton(page)).not.toHaveText(sum ?? '');
      await orderButton(page).click();
      await expect(thanks(page)).toBeVisible();
      await expectBought(page, gift, 1);
    });
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('[CART-05] [CART-06] a cart and an order without a connection lose nothing, and go on when it is back', async ({
    page,
    context,
  }) => {
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
    await expect(thanks(page)).toBeVisible();
    await expect(page.getByText('Express shipping')).toBeVisible();
    await expectBought(page, gift, 1);
  });
});
