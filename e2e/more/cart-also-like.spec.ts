import { expect } from '@playwright/test';
import { addToCart, demo, neededGift } from '../shop.ts';
import { test } from '../test.ts';

const list = '/gift-registry/guest-list/100200305';

const sizes = [
  { name: 'desktop', width: 1440, height: 900, seen: 4 },
  { name: 'phone', width: 390, height: 844, seen: 2 },
] as const;

for (const { name: size, width, height, seen } of sizes) {
  test.describe(`on a ${size}`, () => {
    test.use({ viewport: { width, height } });

    test('[REC-02] [REC-04] [CART-03] under the cart stands what one may also like, and one of it is added from there', async ({
      page,
    }) => {
      await page.goto(list);
      const gift = await neededGift(page, 1);
      await addToCart(page, gift);
      const asked: string[] = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (request.method() === 'GET') asked.push(pathname);
      });
      await page.goto('/checkout/cart');
      await expect(page.getByText('1 gift', { exact: true })).toBeVisible();

      const region = page.getByRole('region', { name: 'You May Also Like' });
      await region.scrollIntoViewIfNeeded();
      await expect(region.getByRole('article', { name: gift, exact: true })).toHaveCount(0);
      const slide = await region.getByRole('group').first().boundingBox();
      expect(Math.round(((await region.boundingBox())?.width ?? 0) / (slide?.width ?? 1))).toBe(seen);
      const [cartAsked, othersAsked] = [asked.indexOf('/api/cart'), asked.indexOf('/recommendation/index')];
      expect(cartAsked).toBeGreaterThanOrEqual(0);
      expect(othersAsked).toBeGreaterThan(cartAsked);

      const first = region.getByRole('article').first();
      const product = (await first.getByRole('heading').textContent()) ?? '';
      const add = first.getByRole('button');
      await add.click();
      await expect(first.getByText('Added', { exact: true })).toBeVisible();
      const lines = page.getByRole('group', { name: /^(Gifts|Items) in your cart$/ });
      await expect(lines.getByText(product, { exact: true })).toBeVisible();
      await expect(lines.getByText(gift, { exact: true })).toBeVisible();
      await expect(page.getByText(/^2 (gifts|items)$/)).toBeVisible();
      await expect(page.getByText('Your cart has changed since you last looked:')).toHaveCount(0);
      await expect(add).toBeFocused();

      await page.reload();
      await expect(lines.getByText(product, { exact: true })).toBeVisible();
      await expect(region.getByRole('article').first()).toBeVisible();
      await expect(region.getByRole('article', { name: product, exact: true })).toHaveCount(0);
    });
  });
}

test('[CART-03] [CART-09] what the registry still needs is marked, and goes in for it', async ({ page }) => {
  await page.goto(demo.guestList);
  await addToCart(page, 'Rill Tumblers, Set of 6');
  await page.goto('/checkout/cart');
  const gift = page.getByRole('article', { name: 'Fennel 12-Piece Dinnerware Set', exact: true });
  await expect(gift.getByText('On this registry')).toBeVisible();
  const next = page.getByRole('button', { name: 'Next: You May Also Like' });
  const unreached = page.locator('[inert]').filter({ has: gift });
  while ((await unreached.count()) > 0) await next.click();
  await gift.getByRole('button').click();
  await expect(gift.getByText('Added', { exact: true })).toBeVisible();
  await expect(page.getByText('2 gifts', { exact: true })).toBeVisible();
  await expect(page.getByText('Not for a registry')).toHaveCount(0);
});

test('[REC-03] recommendations fail: the cart stands alone', async ({ page }) => {
  await page.route('**/recommendation/index*', (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.goto(list);
  const gift = await neededGift(page, 1);
  await addToCart(page, gift);
  const failed = page.waitForResponse('**/recommendation/index*');
  await page.goto('/checkout/cart');
  await failed;
  await expect(page.getByText(gift).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'You May Also Like' })).toHaveCount(0);
});
