import { expect } from '@playwright/test';
import { demo } from '../shop.ts';
import { test } from '../test.ts';

test.use({ javaScriptEnabled: false });

for (const [name, path, words] of [
  ['a registry', demo.guestList, 'These are the first gifts. Buying them, and seeing all others, needs JavaScript.'],
  ['the cart', '/checkout/cart', 'The registry needs JavaScript'],
  ['an unknown address', '/stores/chicago', 'The registry needs JavaScript'],
] as const)
  test(`without JavaScript, ${name} says at its top that it is needed`, async ({ page }) => {
    await page.goto(path);
    const notice = page.getByRole('paragraph').filter({ hasText: words });
    await expect(notice).toBeInViewport({ ratio: 1 });
    await expect(notice).toHaveCSS('font-weight', '600');
  });

test('without JavaScript, the first 24 gifts of a registry have their names, prices and plain links to their products', async ({
  page,
}) => {
  await page.goto(demo.guestList);
  const names = page.getByRole('article').getByRole('heading').getByRole('link');
  await expect(names).toHaveCount(24);
  await expect(page.getByRole('article').first()).toContainText('$');
  await names.first().click();
  await expect(page).toHaveURL(/\/product\//);
});
