import { expect } from '@playwright/test';
import { card, demo, neededGift } from '../shop.ts';
import { test } from '../test.ts';

test('[BUY-01] [BUY-02] the quantity takes 1 to 99 and warns above what is still needed', async ({ page }) => {
  await page.goto(demo.guestList);
  const name = await neededGift(page, 1);
  const quantity = card(page, name).getByLabel(`Quantity of ${name}`);
  const warning = card(page, name).getByText('The number you entered exceeds the requested amount.');
  await expect(quantity).toHaveValue('1');
  await expect(warning).toHaveCount(0);

  await quantity.fill('');
  await quantity.pressSequentially('123');
  await expect(quantity).toHaveValue('12');
  await quantity.fill('99');
  await expect(warning).toBeVisible();
  await expect(card(page, name).getByRole('button', { name: /^Add to Cart/ })).toBeEnabled();

  await quantity.fill('0');
  await expect(quantity).toHaveValue('');
  await quantity.blur();
  await expect(quantity).toHaveValue('1');
  await expect(warning).toHaveCount(0);
});
