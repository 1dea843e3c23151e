import { expect, test } from '@playwright/test';
import { addedLayer, demo, wholeList } from './shop.ts';

test.use({ viewport: { width: 1440, height: 900 } });

for (const again of ['as the layer opens', 'beneath an open layer'] as const)
  test(`[SITE-04] [CART-08] who reads the page again ${again} stays on it`, async ({ page }) => {
    await page.goto(demo.guestList);
    await wholeList(page);
    const add = page.getByRole('button', { name: /^Add to Cart/ }).first();
    for (let time = 0; time < 12; time += 1) {
      await add.click();
      if (again === 'beneath an open layer') await expect(addedLayer(page)).toBeVisible();
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('article').first()).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });
