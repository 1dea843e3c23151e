import { expect, test } from '@playwright/test';
import { signIn } from './shop.ts';

const OVER = '100200305';

for (const viewport of [
  { width: 1_440, height: 900 },
  { width: 390, height: 844 },
])
  test.describe(`${viewport.width} wide`, () => {
    test.use({ viewport, permissions: ['clipboard-read', 'clipboard-write'] });

    test('[COUP-01] a registrant copies the completion code; guests see none', async ({ page }) => {
      await page.goto(`/gift-registry/guest-list/${OVER}`);
      await expect(page.getByRole('article').first()).toBeVisible();
      const coupon = page.getByRole('region', { name: 'Your completion code' });
      await expect(coupon).toHaveCount(0);
      await signIn(page, `/gift-registry/registrant-list/${OVER}`);
      await expect(coupon.getByText('Save 15% on every full-price purchase for the next 6 months.')).toBeVisible();
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await expect(coupon).toBeInViewport();
      await coupon.getByRole('button', { name: 'Copy Code' }).click();
      await expect(coupon.getByRole('button', { name: 'Copied' })).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('HF15 4K7Q');
    });
  });
