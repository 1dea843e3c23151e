import { expect } from '@playwright/test';
import { addedLayer, addToCart, card, demo, layersClosed, neededGift, tookFocus, wholeList } from '../shop.ts';
import { test } from '../test.ts';

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

test('[CART-08] [BUY-01] [GG-01] a quantity and an amount that were typed are there after a reload, until they were asked for', async ({
  page,
}) => {
  await page.goto(demo.guestList);
  const name = await neededGift(page, 3);
  const quantity = card(page, name).getByLabel(`Quantity of ${name}`);
  await quantity.fill('3');
  const openFund = page.getByRole('button', { name: /^Contribute to Group Gift Fund: / }).first();
  const amount = page.getByRole('dialog').getByLabel('Amount', { exact: true });
  await openFund.click();
  await tookFocus(page.getByRole('dialog'));
  await amount.fill('77');

  await page.reload();
  await expect(quantity).toHaveValue('3');
  await openFund.click();
  await expect(amount).toHaveValue('77');
  await page.keyboard.press('Escape');
  await layersClosed(page);

  await addToCart(page, name, 3);
  await page.reload();
  await expect(quantity).toHaveValue('1');
});
