import { expect } from '@playwright/test';
import { demo } from '../shop.ts';
import { test } from '../test.ts';

test.use({ javaScriptEnabled: false });

for (const [name, path] of [
  ['a registry', demo.guestList],
  ['the cart', '/checkout/cart'],
  ['an unknown address', '/stores/chicago'],
] as const)
  test(`without JavaScript, ${name} says at its top that it is needed`, async ({ page }) => {
    await page.goto(path);
    const notice = page.getByRole('paragraph').filter({ hasText: 'The registry needs JavaScript' });
    await expect(notice).toBeInViewport({ ratio: 1 });
    await expect(notice).toHaveCSS('font-weight', '600');
  });
