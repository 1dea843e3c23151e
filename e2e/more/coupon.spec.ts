import { expect } from '@playwright/test';
import { drawnAnew } from '../focus-seen.ts';
import { signIn } from '../shop.ts';
import { test } from '../test.ts';

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
      const unfold = coupon.getByRole('button', { name: 'Your completion code: 15% off HF15 4K7Q' });
      if (viewport.width < 768) await unfold.click();
      await expect(coupon.getByText('Save 15% on every full-price purchase for the next 6 months.')).toBeVisible();
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await expect(coupon).toBeInViewport();
      await coupon.getByRole('button', { name: 'Copy Code' }).click();
      await expect(coupon.getByRole('button', { name: 'Copied' })).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('HF15 4K7Q');
    });

    test('[COUP-01] the code hides neither the page’s end nor anything that has the focus; folded it stays so for the visit', async ({
      page,
    }) => {
      await signIn(page, `/gift-registry/registrant-list/${OVER}`);
      const coupon = page.getByRole('region', { name: 'Your completion code' });
      await expect(coupon).toBeVisible();
      await expect(page.getByRole('article').first()).toBeVisible();
      const help = page.getByRole('contentinfo').getByRole('link', { name: /\d{3}/ });
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await help.click({ trial: true });
      const fold = coupon.getByRole('button', { name: 'Collapse the completion code' });
      if (viewport.width > 768) await fold.click();
      await page.reload();
      await expect(coupon.getByRole('button', { expanded: false })).toBeVisible();
      await page.evaluate(() => window.scrollTo(0, 0));
      const hidden: string[] = [];
      for (let step = 0; step < 70; step += 1) {
        await page.keyboard.press('Tab');
        await drawnAnew(page);
        const covered = await page.evaluate(() => {
          const its = document.activeElement;
          const over = document.querySelector('section[aria-label="Your completion code"]');
          if (its === null || over === null || its === document.body || over.contains(its)) return '';
          const [a, b] = [its.getBoundingClientRect(), over.getBoundingClientRect()];
          const isCovered = a.left >= b.left && a.right <= b.right && a.top >= b.top && a.bottom <= b.bottom;
          return isCovered ? its.outerHTML.slice(0, 120) : '';
        });
        if (covered !== '') hidden.push(covered);
      }
      expect(hidden).toEqual([]);
    });
  });
