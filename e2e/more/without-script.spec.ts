import { expect } from '@playwright/test';
import { demo } from '../shop.ts';
import { test } from '../test.ts';

test.use({ javaScriptEnabled: false });

for (const [name, path] of [
  ['a registry', demo.guestList],
  ['the cart', '/checkout/cart'],
  ['an address that is not there', '/stores/chicago'],
] as const)
  test(`[STATE-01] without a script, ${name} says above everything what it needs`, async ({ page }) => {
    await page.goto(path);
    const said = page.getByRole('paragraph').filter({ hasText: 'The registry needs JavaScript' });
    await expect(said).toBeInViewport({ ratio: 1 });
    await expect(said).toHaveCSS('font-weight', '600');
  });
